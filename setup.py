"""Builds wheels with the page and, if there is a C compiler, the compiled rules.

Everything else is in pyproject.toml. If the page is not built from the sources as they are now,
building a wheel builds it the way `run.py` does, or stops with the reason. With SHEEPFOLD_PURE=1,
or without a C compiler, a wheel has the pure modules only. An editable install builds and compiles
nothing: `run.py` does both, and `python -m sheepfold.compiled.make` compiles.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Command, Distribution, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py
from setuptools.errors import ExecError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # builds do not search for modules here

import run  # noqa: E402

SOURCES = ROOT / "src"
PURE = os.environ.get("SHEEPFOLD_PURE", "") not in ("", "0")


NO_PAGE = """\
This wheel would have no page to play on, because the page could not be built:

{why}

The page is built with Node.js 20.19 or newer and with packages from the npm registry. Where the
PATH has no such node, one is installed from the Python package index, into .venv-tools. Make them
reachable, or build the page on another machine (`python3 run.py serve` does) and build the wheel
there."""


class WithPage(build_py):
    """Builds the page before the package is copied into the folder that the wheel is made from."""

    def run(self) -> None:
        if not self.editable_mode:
            try:
                run.build_page()
            except (run.SetUpError, OSError) as error:
                raise ExecError(NO_PAGE.format(why=error)) from error
            # This folder persists between builds; the names of the page's files change.
            page = Path(self.build_lib, run.PAGE.relative_to(SOURCES))
            shutil.rmtree(page, ignore_errors=True)
            self.__dict__.pop("data_files", None)  # it was computed before the page was built
        super().run()


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
    """A distribution whose wheel names its Python and the kind of machine."""

    def has_ext_modules(self) -> bool:
        return True


if PURE:
    setup(cmdclass={"build_py": WithPage})
else:
    build.sub_commands = [*build.sub_commands, ("build_rules", None)]
    setup(distclass=WithRules, cmdclass={"build_py": WithPage, "build_rules": BuildRules})
