"""Runs the command `sheepfold` for `python -m sheepfold`."""

from sheepfold.cli import main

main()
