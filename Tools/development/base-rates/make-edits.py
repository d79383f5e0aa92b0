"""Makes edited copies of camera originals, as people and programs edit them.

    make-edits.py ORIGINALS FOLDER EDITS

ORIGINALS is a table as originals.tsv, FOLDER has its files, and EDITS receives the copies and a
table of them. Each photo is edited in every way by one program, chosen by its digest, so that the
same originals give the same edits. Needs Pillow, ImageMagick, libvips-tools and
libjpeg-turbo-progs.
"""

import csv
import hashlib
import io
import os
import pathlib
import random
import subprocess
import sys

from PIL import Image, ImageDraw, ImageEnhance

Image.MAX_IMAGE_PIXELS = None
OPERATIONS = ("cropped", "trimmed", "halved", "saved", "painted", "cloned", "rotated", "toned")
# What each program can do by itself; Pillow does the rest.
PROGRAMS = {
    "pillow": OPERATIONS,
    "imagemagick": OPERATIONS,
    "vips": ("cropped", "trimmed", "halved", "saved", "rotated"),
    "jpegtran": ("cropped", "trimmed", "rotated"),
}
QUALITIES = (75, 80, 85, 90, 92, 95)


def run(*arguments):
    """Runs a program."""
    subprocess.run([str(argument) for argument in arguments], check=True, capture_output=True)


def boxes(size, chance):
    """Returns the rectangles of an edit in pixels: a quarter, a little less than all, a detail."""
    width, height = size
    left, top = chance.randrange(width // 2), chance.randrange(height // 2)
    edge = chance.uniform(0.03, 0.1)
    across, down = int(width * chance.uniform(0.1, 0.3)), int(height * chance.uniform(0.1, 0.3))
    x, y = chance.randrange(width - across), chance.randrange(height - down)
    return {
        "cropped": (left, top, left + width // 2, top + height // 2),
        "trimmed": (int(width * edge), int(height * edge), width - int(width * edge), height - int(height * edge)),
        "detail": (x, y, x + across, y + down),
    }


def painted(picture, box, chance):
    """Returns the picture with a rectangle of one color."""
    copy = picture.copy()
    color = tuple(chance.randrange(256) for _ in copy.getbands())
    ImageDraw.Draw(copy).rectangle(box, fill=color if len(color) > 1 else color[0])
    return copy


def cloned(picture, box, chance):
    """Returns the picture with a detail covered by another part of it."""
    copy = picture.copy()
    width, height = box[2] - box[0], box[3] - box[1]
    x, y = chance.randrange(copy.width - width), chance.randrange(copy.height - height)
    copy.paste(picture.crop((x, y, x + width, y + height)), box[:2])
    return copy


def with_pillow(source, target, operation, place, quality, chance):
    """Edits with Pillow, and keeps EXIF and the color profile as it is."""
    with Image.open(source) as picture:
        picture.load()
        kept = {name: picture.info[name] for name in ("exif", "icc_profile") if picture.info.get(name)}
        if operation in ("cropped", "trimmed"):
            picture = picture.crop(place[operation])
        elif operation == "halved":
            picture = picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS)
        elif operation == "painted":
            picture = painted(picture, place["detail"], chance)
        elif operation == "cloned":
            picture = cloned(picture, place["detail"], chance)
        elif operation == "rotated":
            picture = picture.transpose(Image.Transpose.ROTATE_90)
        elif operation == "toned":
            picture = ImageEnhance.Brightness(ImageEnhance.Contrast(picture).enhance(1.25)).enhance(1.1)
        picture.save(target, "JPEG", quality=quality, **kept)


def with_imagemagick(source, target, operation, place, quality, chance):
    """Edits with ImageMagick, which keeps metadata."""
    left, top, right, bottom = place.get(operation, place["detail"])
    x, y = chance.randrange(max(1, left + 1)), chance.randrange(max(1, top + 1))
    area = f"{right - left}x{bottom - top}"
    change = {
        "cropped": ["-crop", f"{area}+{left}+{top}", "+repage"],
        "trimmed": ["-crop", f"{area}+{left}+{top}", "+repage"],
        "halved": ["-resize", "50%"],
        "saved": [],
        "painted": ["-fill", f"rgb({chance.randrange(256)},{chance.randrange(256)},{chance.randrange(256)})",
                    "-draw", f"rectangle {left},{top} {right},{bottom}"],
        "cloned": ["(", "+clone", "-crop", f"{area}+{x}+{y}", "+repage", ")", "-geometry", f"+{left}+{top}",
                   "-composite"],
        "rotated": ["-rotate", "90"],
        "toned": ["-modulate", "110,120", "-sigmoidal-contrast", "3"],
    }[operation]
    run("convert", source, *change, "-quality", quality, target)


def with_vips(source, target, operation, place, quality, _):
    """Edits with libvips, which keeps metadata and updates the size."""
    output = f"{target}[Q={quality}]"
    if operation in ("cropped", "trimmed"):
        left, top, right, bottom = place[operation]
        run("vips", "crop", source, output, left, top, right - left, bottom - top)
    elif operation == "halved":
        run("vips", "resize", source, output, "0.5")
    elif operation == "rotated":
        run("vips", "rot", source, output, "d90")
    else:
        run("vips", "copy", source, output)


def with_jpegtran(source, target, operation, place, *_):
    """Edits with jpegtran, without loss, which updates the size."""
    if operation == "rotated":
        change = ["-rotate", "90"]
    else:
        left, top, right, bottom = place[operation]
        change = ["-crop", f"{right - left}x{bottom - top}+{left}+{top}"]
    run("jpegtran", "-copy", "all", *change, "-outfile", target, source)


EDITORS = {"pillow": with_pillow, "imagemagick": with_imagemagick, "vips": with_vips, "jpegtran": with_jpegtran}


def main():
    originals, folder, edits = (pathlib.Path(argument) for argument in sys.argv[1:4])
    edits.mkdir(parents=True, exist_ok=True)
    with open(originals, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["edited"] == "1"]
    with open(edits / "edits.tsv", "w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, delimiter="\t", lineterminator="\n")
        table.writerow(["file", "original", "operation", "program", "quality"])
        for row in rows:
            source = folder / row["file"]
            digest = row["sha256"]
            if hashlib.sha256(source.read_bytes()).hexdigest() != digest:
                sys.exit(f"{source} is not the file of the table")
            try:
                with Image.open(io.BytesIO(source.read_bytes())) as picture:
                    size = picture.size
            except Exception as error:  # A photo that Pillow can't open is no material.
                print(f"{source}: {error}", file=sys.stderr)
                continue
            for operation in OPERATIONS:
                chance = random.Random(f"{digest} {operation}")
                program = chance.choice([name for name, able in PROGRAMS.items() if operation in able])
                quality = chance.choice(QUALITIES)
                target = edits / f"{digest[:12]}-{operation}.jpg"
                if not target.exists():
                    place = boxes(size, chance)
                    try:
                        EDITORS[program](source, target, operation, place, quality, chance)
                    except Exception as error:
                        print(f"{target.name}, {program}: {error}", file=sys.stderr)
                        target.unlink(missing_ok=True)
                        continue
                table.writerow([target.name, row["file"], operation, program, quality])


if __name__ == "__main__":
    main()
