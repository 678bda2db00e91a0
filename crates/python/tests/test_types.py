"""The types say what is there, and the package and its tests keep to them."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]


def passes(*arguments: str, folder: Path = HERE) -> None:
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_package_and_tests_keep_to_the_types() -> None:
    passes("mypy", "--cache-dir", str(Path(sys.prefix) / "mypy-cache"), "python/wagons", "tests")


def test_the_types_are_those_of_the_module() -> None:
    # It leaves its cache where it stands.
    passes("mypy.stubtest", "wagons._wagons", folder=Path(sys.prefix))
