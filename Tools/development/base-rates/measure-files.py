"""Measures what an audit sees of photos in other formats, of data behind the end, and of files cut short.

    measure-files.py METALENS ORIGINALS FOLDER [LIMIT]

FOLDER has the files of the table ORIGINALS. Of one original of each model, up to LIMIT, the script makes
conversions to WebP, PNG and AVIF, HEIC files that were saved again, files with data behind their end, and
files that are cut short, and prints how many of them the audit sees; and how many originals it takes for
such files. Needs Pillow and pillow-heif; cwebp, heif-enc and convert are used where they are installed.
"""

import collections
import csv
import io
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import zipfile

import pillow_heif
from PIL import Image, ImageDraw

pillow_heif.register_heif_opener()
SEEN = {"processed", "probablyProcessed"}
LONGEST = 480

# On a machine that does something else, the threads of an encoder mostly wait for each other.
ONE_THREAD = {"avif": {"max_threads": 1}, "heic": {"enc_params": {"x265:pools": "none"}}}


def archive(size):
    """Returns an archive of about so many bytes that can't be compressed."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as target:
        target.writestr("a.bin", random.Random(size).randbytes(size))
    return buffer.getvalue()


def run(*arguments):
    """Runs a program, and returns whether it did its work."""
    return subprocess.run([str(part) for part in arguments], capture_output=True).returncode == 0


def conversions(source, folder):
    """Makes the same photo in other formats, with its EXIF block."""
    with Image.open(source) as photo:
        exif = photo.info.get("exif") or photo.getexif().tobytes()
        photo.thumbnail((LONGEST, LONGEST))
        small = photo.convert("RGB")
    for name, options in (("webp", {"quality": 80}), ("png", {}), ("avif", ONE_THREAD["avif"])):
        try:
            small.save(folder / f"pillow.{name}", exif=exif, **options)
        except (OSError, KeyError, ValueError):
            pass
    small.save(folder / "jpeg.jpg", exif=exif, quality=90)
    if shutil.which("cwebp"):
        run("cwebp", "-quiet", "-metadata", "all", folder / "jpeg.jpg", "-o", folder / "cwebp.webp")
    if shutil.which("/usr/bin/convert"):
        run("/usr/bin/convert", folder / "jpeg.jpg", folder / "imagemagick.webp")
    (folder / "jpeg.jpg").unlink()


def resaves(source, folder):
    """Saves a HEIC file again, as it is and with a square painted on it."""
    with Image.open(source) as photo:
        exif = photo.info.get("exif")
        photo.thumbnail((LONGEST, LONGEST))
        small = photo.convert("RGB")
    if not exif:
        return
    small.save(folder / "saved.heic", exif=exif, quality=80, **ONE_THREAD["heic"])
    painted = small.copy()
    ImageDraw.Draw(painted).rectangle((100, 100, 240, 200), fill=(200, 0, 0))
    painted.save(folder / "painted.heic", exif=exif, quality=90, **ONE_THREAD["heic"])
    small.save(folder / "tool.jpg", exif=exif, quality=95)
    if shutil.which("heif-enc"):
        run("heif-enc", "-q", "60", folder / "tool.jpg", "-o", folder / "heif-enc.heic")
    if shutil.which("/usr/bin/convert"):
        run("/usr/bin/convert", folder / "tool.jpg", folder / "imagemagick.heic")
    (folder / "tool.jpg").unlink()


def endings(source, folder):
    """Appends data, and cuts the file short."""
    photo = source.read_bytes()
    text = b"A text that was hidden behind a picture.\n" * 120
    added = {
        "zip4200": archive(4100), "zip100000": archive(99_900), "text": text, "jpeg": None,
        "ffd9": archive(5000) + b"\xff\xd9", "seft": archive(1000) + b"SEFT",
    }
    with io.BytesIO() as buffer:
        Image.new("RGB", (64, 48), (90, 120, 60)).save(buffer, "JPEG")
        added["jpeg"] = buffer.getvalue()
    for name, data in added.items():
        (folder / f"after-{name}{source.suffix}").write_bytes(photo + data)
    for share in (30, 60, 90):
        (folder / f"cut-{share}{source.suffix}").write_bytes(photo[: len(photo) * share // 100])


def audit(metalens, folder):
    """Returns the rows of an audit."""
    run = subprocess.run([metalens, "audit", "-r", folder, "-f", "ndjson"], capture_output=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


def says(row):
    """Returns what a row says of its file."""
    found = {fact["rule"] for fact in row["evidence"]}
    problems = (row["summary"] or {}).get("problems", [])
    return {
        "seen": bool(row["assessment"]) and row["assessment"]["verdict"] in SEEN,
        "data": "dataAfterEnd" in found,
        "cut": "fileTruncated" in problems or row["error"] is not None,
        "format": bool(found & {"formatOfSoftware", "boxesOfSoftware"}),
    }


def main():
    metalens, table, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
    limit = int(sys.argv[4]) if len(sys.argv) > 4 else sys.maxsize
    with open(table, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    first = {}
    for row in rows:
        first.setdefault((row["make"], row["model"]), folder / row["file"])
    counts = collections.defaultdict(collections.Counter)
    for row in audit(metalens, folder):
        counts["original"]["files"] += 1
        counts["original"].update({name: 1 for name, value in says(row).items() if value})
    with tempfile.TemporaryDirectory() as temporary:
        for number, source in enumerate(list(first.values())[:limit]):
            if not source.exists():
                continue
            place = pathlib.Path(temporary) / str(number)
            place.mkdir()
            is_heif = source.suffix.lower() in (".heic", ".heif", ".hif")
            try:
                (resaves if is_heif else conversions)(source, place)
            except Exception as error:  # A photo that Pillow can't open is no material.
                print(f"{source}: {error}", file=sys.stderr)
            endings(source, place)
            for row in audit(metalens, place):
                name = pathlib.Path(row["file"])
                kind = name.stem if name.stem.startswith(("after", "cut")) else name.name
                group = f"{'HEIC' if is_heif else 'JPEG'} {kind}"
                counts[group]["files"] += 1
                counts[group].update({what: 1 for what, value in says(row).items() if value})
            shutil.rmtree(place)
    print("what\tfiles\tseen\tdata\tcut\tformat")
    for group in sorted(counts):
        count = counts[group]
        print(group, count["files"], *(count[what] for what in ("seen", "data", "cut", "format")), sep="\t")


if __name__ == "__main__":
    main()
