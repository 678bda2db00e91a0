"""Everything on the page about Python is run, and prints and draws what stands there.

    python tests/test_page.py    writes what it prints and draws into the page, for whoever changed it
"""

import contextlib
import io
import os
import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = DOCS / "python.md"
PLOTS = DOCS / "plots"

#: A snippet, and what it prints if it prints anything.
SNIPPET = re.compile(r"```python\n(.*?)```\n(?:\n```text\n.*?```\n)?", re.DOTALL)


def run(page: str, folder: Path) -> str:
    """The page with what its snippets print; what they draw lies in the folder."""
    names: dict[str, object] = {"__name__": "page"}

    def printed(found: re.Match[str]) -> str:
        code = found[1]
        out = io.StringIO()
        line = page[: found.start()].count("\n") + 1
        with contextlib.redirect_stdout(out):
            exec(compile("\n" * line + code, str(PAGE), "exec"), names)
        text = out.getvalue()
        return f"```python\n{code}```\n" + (f"\n```text\n{text}```\n" if text else "")

    before = os.getcwd()
    os.chdir(folder)
    try:
        return SNIPPET.sub(printed, page)
    finally:
        os.chdir(before)


def test_every_snippet_prints_and_draws_what_the_page_says(tmp_path: Path) -> None:
    page = PAGE.read_text()
    assert len(SNIPPET.findall(page)) > 10
    assert run(page, tmp_path).splitlines() == page.splitlines()
    drawn = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert drawn == {file.name: file.read_text() for file in PLOTS.iterdir()}
    assert all(f"](plots/{name})" in page for name in drawn)


if __name__ == "__main__":
    PLOTS.mkdir(exist_ok=True)
    PAGE.write_text(run(PAGE.read_text(), PLOTS))
