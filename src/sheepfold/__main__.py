"""`python -m sheepfold` is the command `sheepfold`."""

from sheepfold.cli import main

main()
