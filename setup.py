"""Wheels carry the rules compiled, where that can be done; all else stands in pyproject.toml.

With SHEEPFOLD_PURE=1, or without a C compiler, a wheel has the pure modules only. An editable
install compiles nothing: `run.py` does, and so does `python -m sheepfold.compiled.make`.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Command, Distribution, setup
from setuptools.command.build import build

SOURCES = Path(__file__).resolve().parent / "src"
PURE = os.environ.get("SHEEPFOLD_PURE", "") not in ("", "0")


class BuildRules(Command):
    """A step of `build`: compiles the rules into the folder that the wheel is made from."""

    def initialize_options(self) -> None:
        self.build_lib = ""
        self.editable_mode = False

    def finalize_options(self) -> None:
        self.build_lib = self.get_finalized_command("build").build_lib

    def run(self) -> None:
        if self.editable_mode:
            return
        folder = Path(self.build_lib, "sheepfold", "compiled")
        paths = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])])
        command = [sys.executable, "-m", "sheepfold.compiled.make", str(folder)]
        subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, check=False)

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}

    def get_source_files(self) -> list[str]:
        return []


class WithRules(Distribution):
    """Its wheel names the Python and the kind of machine it was made for."""

    def has_ext_modules(self) -> bool:
        return True


if PURE:
    setup()
else:
    build.sub_commands = [*build.sub_commands, ("build_rules", None)]
    setup(distclass=WithRules, cmdclass={"build_rules": BuildRules})
