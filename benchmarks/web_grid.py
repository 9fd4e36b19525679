"""Measures the room on every screen: sizes x players x phases x languages, counted in overlaps.

    python benchmarks/web_grid.py [--pictures FOLDER]

Prints each place where two boxes overlap, one lies outside the viewport or a text is cut, and how many
screens were measured. With a folder it keeps a picture of each faulty screen.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402 - found through the path above
from tests.web.browser import FLAGS, chromium  # noqa: E402
from tests.web.grid import LANGUAGES, SIZES, bossa_scenes, hanabi_scenes, measure  # noqa: E402
from tests.web.person import Person  # noqa: E402
from tests.web.serving import Server  # noqa: E402


def main() -> None:
    """Measure, and exit with 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="scenes whose name starts like this")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--size", action="append", help="such as 390x664")
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: apt-get install chromium")
    scenes = [scene for scene in (*hanabi_scenes(), *bossa_scenes()) if scene.name.startswith(options.only)]
    sizes = [_size(text) for text in options.size or ()] or SIZES
    languages = options.language or LANGUAGES
    found = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        context = browser.new_context(color_scheme=options.theme, reduced_motion="reduce")
        person = Person(context.new_page(), server.address)
        for fault in measure(person, scenes, sizes, languages):
            found += 1
            print(fault, flush=True)
            if options.pictures is not None:
                options.pictures.mkdir(parents=True, exist_ok=True)
                name = fault.partition(":")[0].replace(" ", "-")
                person.page.screenshot(path=options.pictures / f"{name}.png")
        browser.close()
        server.stop()
    count = len(scenes) * len(sizes) * len(languages)
    print(f"{count} screens: {len(scenes)} scenes, {len(sizes)} sizes, {len(languages)} languages; {found} faults")
    sys.exit(found > 0)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    main()
