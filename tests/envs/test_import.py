"""What importing the environments loads, and what it says when something is missing."""

from __future__ import annotations

import subprocess
import sys


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a fresh interpreter."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600, check=False)


def test_a_missing_extra_is_named() -> None:
    """The message has the command that installs what is missing."""
    ran = run("import sys; sys.modules['pettingzoo'] = None; from chabudai.envs import hanabi_v1")

    assert "The environments need pettingzoo." in ran.stderr
    assert "pip install chabudai[envs]" in ran.stderr


def test_heavy_parts_wait_until_they_are_used() -> None:
    """`chabudai` alone loads no environment; the environments load no Pillow before they draw."""
    ran = run(
        "import sys, chabudai; assert not {'numpy', 'numba', 'gymnasium'} & set(sys.modules)\n"
        "import chabudai.envs; assert not {'pettingzoo', 'PIL', 'numba'} & set(sys.modules)\n"
        "from chabudai.envs import hanabi_v1, rl_env; assert 'PIL' not in sys.modules\n"
    )

    assert ran.returncode == 0, ran.stderr
