"""Lighthouse's audit of the front page, with lighthouse from npm and Debian's Chromium."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.node import NODE, NPM  # noqa: E402 - found through the path above
from tests.web.browser import FLAGS, chromium  # noqa: E402
from tests.web.serving import Server  # noqa: E402

TOOLS = ROOT / ".cache" / "lighthouse"
WANTED = 95


def main() -> None:
    """Audit as a phone and as a desktop, and print each category's points."""
    path = chromium()
    if path is None:
        sys.exit("This needs Chromium: apt-get install chromium")
    TOOLS.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [*NPM, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(TOOLS), "lighthouse"], check=True
    )
    with tempfile.TemporaryDirectory() as stored:
        server = Server(Path(stored))
        server.start()
        try:
            for device in ("mobile", "desktop"):
                _audit(server.address, path, device)
        finally:
            server.stop()


def _audit(address: str, path: str, device: str) -> None:
    flags = " ".join(["--headless=new", *FLAGS])
    options = ["--output=json", "--quiet", f"--chrome-flags={flags}"]
    if device == "desktop":
        options.append("--preset=desktop")
    command = [NODE, str(TOOLS / "node_modules" / ".bin" / "lighthouse"), address, *options]
    done = subprocess.run(command, check=True, capture_output=True, env={**os.environ, "CHROME_PATH": path})
    report = json.loads(done.stdout)
    for name, category in report["categories"].items():
        points = round(category["score"] * 100)
        print(f"{device:8} {name:16} {points}{'' if points >= WANTED else '  below ' + str(WANTED)}")
        if points < WANTED:
            _reasons(report, category)


def _reasons(report: dict[str, dict[str, dict[str, object]]], category: dict[str, list[dict[str, str]]]) -> None:
    for reference in category["auditRefs"]:
        audit = report["audits"][reference["id"]]
        score = audit.get("score")
        if isinstance(score, int | float) and score < 1:
            print(f"           {reference['id']}: {audit.get('displayValue', score)}")


if __name__ == "__main__":
    main()
