"""Change the code in small ways and name the changes that no test notices.

Each mutation swaps a comparison, moves a number by one, negates a condition, returns None, or drops a statement. It is
written into a temporary copy of the package, and the tests of the module's folder run on that. A mutation that they
let pass is a survivor: a rule that no test holds, or code that makes no difference.

    python benchmarks/mutation.py core games/bossa --count 60 --seed 1 --seconds 900

A driver of our own: mutmut 3.8 does not run under pytest 9.2, and cosmic-ray changes the working copy and brings an
HTTP server and a Git library along.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "chabudai"
SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True, slots=True)
class Mutation:
    """A piece of a file and what to put in its place; the columns count bytes."""

    path: Path
    start: tuple[int, int]
    end: tuple[int, int]
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.start[0]}: {self.old}  ->  {self.new}"

    def apply(self, source: bytes) -> bytes:
        """Return *source* with the change."""
        lines = source.splitlines(keepends=True)
        before = b"".join(lines[: self.start[0] - 1]) + lines[self.start[0] - 1][: self.start[1]]
        after = lines[self.end[0] - 1][self.end[1] :] + b"".join(lines[self.end[0] :])
        return before + self.new.encode() + after


def expressions(node: ast.expr) -> Iterator[str]:
    """Yield what an expression may become."""
    match node:
        case ast.Compare(left, [operator], [right]):
            yield ast.unparse(ast.Compare(left, [SWAPS[type(operator)]()], [right]))
        case ast.Constant(bool(value)):
            yield repr(not value)
        case ast.Constant(int(value)):
            yield from (f"({value + 1})", f"({value - 1})")
        case ast.BoolOp(operator, values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"({ast.unparse(operand)})"
        case _:
            pass


def statements(node: ast.stmt) -> Iterator[str]:
    """Yield what a statement may become."""
    match node:
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield "return None"
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Raise():
            yield "pass"
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case _:
            pass


def children(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is inside *node*, without what is only for type checkers and what decorates."""
    # Before Python 3.12 nobody knows where in its line a part of an f-string is.
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        return
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns", "decorator_list"}:
            yield from (
                child for child in (value if isinstance(value, list) else [value]) if isinstance(child, ast.AST)
            )


def mutations(path: Path) -> Iterator[Mutation]:
    """Yield every mutation of a module, from top to bottom."""
    waiting: list[ast.AST] = [ast.parse(path.read_bytes())]
    while waiting:
        node = waiting.pop()
        waiting += reversed(list(children(node)))
        if not isinstance(node, ast.expr | ast.stmt):
            continue
        changed = expressions(node) if isinstance(node, ast.expr) else statements(node)
        end = (node.end_lineno or node.lineno, node.end_col_offset or 0)
        for new in changed:
            yield Mutation(path, (node.lineno, node.col_offset), end, ast.unparse(node), new)


class Copy:
    """A temporary copy of the package, and the tests that run on it."""

    def __init__(self, folder: Path) -> None:
        """Copy the package into *folder*, without the built page."""
        self.source = folder / "src"
        shutil.copytree(PACKAGE, self.source / "chabudai", ignore=shutil.ignore_patterns("static", "__pycache__"))

    def test(self, tests: Path, seconds: float, *, keep_bytecode: bool = False) -> bool:
        """Return whether the tests pass within *seconds*."""
        environment = {**os.environ, "PYTHONPATH": str(self.source)}
        if not keep_bytecode:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", str(tests)]
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, timeout=seconds, capture_output=True, check=False)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def survives(self, mutation: Mutation, tests: Path, seconds: float) -> bool:
        """Return whether the tests pass with the mutation in the copy, which is afterwards as before."""
        place = self.source / "chabudai" / mutation.path.relative_to(PACKAGE)
        whole = place.read_bytes()
        # Bytecode is matched by time and size: a change within the same second would not be seen.
        for stale in place.parent.glob(f"__pycache__/{place.stem}.*.pyc"):
            stale.unlink()
        place.write_bytes(mutation.apply(whole))
        try:
            return self.test(tests, seconds)
        finally:
            place.write_bytes(whole)


def modules(name: str) -> tuple[list[Path], Path]:
    """Return the modules that *name* means, and the folder of their tests."""
    place = PACKAGE / name
    folder = place.parent if place.suffix == ".py" else place
    return sorted(place.rglob("*.py")) if place.is_dir() else [place], ROOT / "tests" / folder.relative_to(PACKAGE)


def measure(copy: Copy, name: str, options: argparse.Namespace, deadline: float) -> None:
    """Try a sample of the mutations of *name*, and print the survivors."""
    paths, tests = modules(name)
    tests = options.tests or tests
    started = time.monotonic()
    if not copy.test(tests, options.seconds, keep_bytecode=True):
        raise SystemExit(f"{tests} fails without a mutation.")
    limit = 10 + 4 * (time.monotonic() - started)
    everything = [mutation for path in paths for mutation in mutations(path)]
    sample = random.Random(options.seed).sample(everything, min(options.count, len(everything)))
    tried = survived = 0
    for mutation in sample:
        if time.monotonic() > deadline:
            break
        tried += 1
        if copy.survives(mutation, tests, limit):
            survived += 1
            print(f"survived  {mutation}", flush=True)
        elif options.verbose:
            print(f"killed    {mutation}", flush=True)
    print(f"{name}: {tried - survived} of {tried} killed, {len(everything)} possible, seed {options.seed}", flush=True)


def main() -> None:
    """Try mutations of the modules that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=["core", "games/bossa"], help="folders or files of the package")
    parser.add_argument("--tests", type=Path, help="the tests to run, instead of those of the same folder")
    parser.add_argument("--count", type=int, default=40, help="mutations of each name")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=900, help="begin no mutation after that time")
    parser.add_argument("--verbose", action="store_true", help="print those that were killed, too")
    options = parser.parse_args()
    deadline = time.monotonic() + options.seconds
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for name in options.names:
            measure(copy, name, options, deadline)


if __name__ == "__main__":
    main()
