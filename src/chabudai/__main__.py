"""Make `python -m chabudai` the same as `chabudai`."""

from chabudai.cli import main

if __name__ == "__main__":
    main()
