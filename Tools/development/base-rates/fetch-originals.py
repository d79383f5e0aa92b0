"""Fetches the camera originals of a table: fetch-originals.py ORIGINALS FOLDER [CLONES]

Each file comes from the public repository, commit and path of its row. With CLONES, a folder of
repositories that are named owner+name, or have that name and are inside it, nothing is downloaded. A
file that is there already is left alone, and one with another digest is refused.
"""

import csv
import hashlib
import pathlib
import subprocess
import sys
import urllib.parse
import urllib.request


def content(row, clones):
    """Returns the bytes of a file; None if it can't be fetched."""
    if clones:
        place = clones / row["repository"].replace("/", "+")
        for clone in [place, *sorted(place.glob("*"))]:
            run = subprocess.run(["git", "-C", clone, "show", f"{row['commit']}:{row['path']}"], capture_output=True)
            if run.returncode == 0:
                return run.stdout
        return None
    place = urllib.parse.quote(f"{row['repository']}/{row['commit']}/{row['path']}")
    try:
        with urllib.request.urlopen(f"https://raw.githubusercontent.com/{place}", timeout=60) as answer:
            return answer.read()
    except OSError:
        return None


def main():
    table, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    clones = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    missing = 0
    with open(table, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            target = folder / row["file"]
            if target.exists():
                continue
            found = content(row, clones)
            if found is None or hashlib.sha256(found).hexdigest() != row["sha256"]:
                print(f"not fetched: {row['file']}", file=sys.stderr)
                missing += 1
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(found)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
