"""The documentation tells the truth: its examples run, its links lead somewhere, its pages are listed."""

import doctest
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
RULEBOOKS = sorted(ROOT.glob("src/chabudai/games/*/RULES.md"))

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
SAME = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def name(path: Path) -> str:
    """Return a page's path from the root of the project."""
    return path.relative_to(ROOT).as_posix()


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: where its text starts, its language and its text."""

    line: int
    language: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """Yield the fenced blocks of *page*, in order."""
    text = page.read_text(encoding="utf-8")
    for fence in FENCE.finditer(text):
        yield Block(text.count("\n", 0, fence.start(2)), fence[1], fence[2])


def pages_with(language: str) -> list[Path]:
    """Return the pages that have blocks in *language*."""
    return [page for page in PAGES if any(block.language == language for block in blocks(page))]


def python_of(page: Path) -> str:
    """Return the Python blocks of *page* as one program, each line where it stands on the page."""
    program = ""
    for block in blocks(page):
        if block.language == "python":
            program += "\n" * (block.line - program.count("\n")) + block.text
    return program


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run *command* with nothing to read."""
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False)


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Yield each command of a console block with the output that it promises."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        while command.endswith("\\"):
            more, _, output = output.partition("\n")
            command += f"\n{more}"
        yield command, output


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Work in an empty folder, with our command on the path, as a reader would."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize("page", pages_with("python"), ids=name)
def test_python_examples_run(page: Path, tmp_path: Path) -> None:
    """The Python blocks of a page run as one program, without a warning."""
    program = tmp_path / f"{page.stem}.py"
    program.write_text(python_of(page), encoding="utf-8")

    ran = run(sys.executable, "-W", "error", program.name)

    assert ran.returncode == 0, ran.stderr


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize("page", pages_with("console"), ids=name)
def test_console_examples_print_what_they_promise(page: Path) -> None:
    """Every command of a console block prints what is shown below it; `...` stands for anything."""
    for block in blocks(page):
        if block.language != "console":
            continue
        for command, promised in commands(block.text):
            ran = run("bash", "-c", command)
            seen = ran.stdout + ran.stderr
            assert doctest.OutputChecker().check_output(promised, seen, SAME), f"line {block.line}: {command}\n{seen}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_internal_links_resolve(page: Path) -> None:
    """A link to another file of the project leads to one that is there."""
    targets = [link.partition("#")[0] for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8")))]
    inside = [target for target in targets if target and "://" not in target and not target.startswith("mailto:")]

    assert [target for target in inside if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", RULEBOOKS, ids=name)
def test_rulebooks_link_only_within_themselves(page: Path) -> None:
    """A rulebook is shown on the site from another folder, where a relative link would break."""
    links = LINK.findall(page.read_text(encoding="utf-8"))

    assert [link for link in links if not link.startswith(("#", "https://"))] == []


def listed(nav: object) -> Iterator[str]:
    """Yield the pages of the site's navigation."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        for part in nav.values():
            yield from listed(part)
    elif isinstance(nav, list):
        for part in nav:
            yield from listed(part)


def test_every_page_is_in_the_navigation_once() -> None:
    """The site lists each of its pages, and none that is not there."""
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")]

    assert sorted(listed(site["project"]["nav"])) == sorted(pages)


@pytest.mark.parametrize("page", sorted(DOCS.glob("adr/0*.md")), ids=name)
def test_decisions_have_one_form(page: Path) -> None:
    """A decision has its context, what was decided, what follows and what else there was."""
    headings = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)

    assert headings == ["Context", "Decision", "Consequences", "Alternatives"]
