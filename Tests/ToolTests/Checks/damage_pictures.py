"""Damages photos in ways that their grammar suggests, copies them, and compares the pictures.

    damage_pictures.py --metalens TOOL [--count 400] [--container jpeg,png,…] [--photos FOLDER]
                       [--seed 1] [--keep FOLDER]

Sizes reach over what follows, pieces get other names, stand twice, elsewhere or not at all, files
end early. `metalens copy` has to refuse such a file in words, or to write a copy that shows what
Pillow shows of the original, and what Pillow with LOAD_TRUNCATED_IMAGES shows of it. Prints a
table, and ends with 1 if a copy shows another picture, or none. Equal options give equal files.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import zlib

sys.dont_write_bytecode = True
from PIL import Image, ImageFile, PngImagePlugin  # noqa: E402
from planting import judges, photos  # noqa: E402

KINDS = [["all-private"], ["comments"], ["location"],
         ["owner", "location", "comments", "history", "faces", "serial-numbers", "thumbnail"]]
SHORT = [0, 1, 2, 3, 4, 8, 255, 65535]


def swapped(data, first, second):
    """Returns the data with two pieces in each other's place."""
    (a, b), (c, d) = sorted([first[:2], second[:2]])
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:] if b <= c else data


def damaged(data, pieces, size, name, more, chance):
    """Damages a file whose pieces are (start, end, name); returns the new one.

    `size(piece, value)` and `name(piece, value)` return the bytes of a field and where it is;
    `more` is what may be inserted, and names that a piece may get.
    """
    piece = chance.choice(pieces)
    start, end = piece[:2]
    kind = chance.randrange(10)
    if kind == 0:
        aim = chance.choice(pieces)[chance.randrange(2)] + chance.choice([0, 0, 1, -1, 2, -2, 9])
        at, field = size(piece, chance.choice([aim - start, aim - start, *SHORT, len(data)]))
        return data[:at] + field + data[at + len(field):]
    if kind == 1:
        at, field = name(piece, chance.choice(more["names"]))
        return data[:at] + field + data[at + len(field):]
    if kind == 2:
        return data[:start] + data[end:]
    if kind == 3:
        return data[:end] + data[start:end] + data[end:]
    if kind == 4:
        return swapped(data, piece, chance.choice(pieces))
    if kind == 5:
        return data[:start] + chance.choice(more["pieces"]) + data[start:]
    if kind == 6:
        place = chance.randint(start, end)
        return data[:place] + chance.choice(more["pieces"]) + data[place:]
    if kind == 7:
        return data[:chance.randrange(8, len(data))]
    if kind == 8:
        place = chance.randrange(start, end)
        return data[:place] + data[place + chance.choice([1, 2, 8, 40]):]
    changed = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 4])):
        changed[chance.randrange(start, end)] = chance.choice([0, 255, chance.randrange(256)])
    return bytes(changed)


def number(form, value):
    return struct.pack(form, value % (1 << 8 * struct.calcsize(form)))


# MARK: Containers


def segment(marker, content):
    return b"\xff" + bytes([marker]) + struct.pack(">H", len(content) + 2) + content


def jpeg(data, chance):
    pieces, at = [], 2
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != 0xD9:
        end = at + 2 + struct.unpack_from(">H", data, at + 2)[0]
        pieces.append((at, min(end, len(data)), data[at + 1]))
        if data[at + 1] == 0xDA:
            start = end
            while end + 1 < len(data) and not (data[end] == 0xFF and data[end + 1] not in
                                               (0, *range(0xD0, 0xD8))):
                end += 1
            pieces.append((start, end, None))
        at = end
    more = {"names": [0xE0, 0xE1, 0xEE, 0xFE, 0xC0, 0xC2, 0xC4, 0xDB, 0xDA, 0xDC, 0xD9, 0xD8, 0x01,
                      0xF0, 0xC8, 0xCC],
            "pieces": [b"\xff", b"\xff\0", b"\0", b"Seoul", b"\xff\xd9", b"\xff\xd8", b"\xff\xd3",
                       segment(0xFE, b"Seoul"), segment(0xE1, b"Exif\0\0II*\0"),
                       segment(0xDB, b"\0" + bytes([9] * 64)), b"\xff\xf4\0\x06Seou",
                       b"\xff\xe1\x40\0Exif\0\0II*\0", b"\xff\xfe\x02\0Seoul"]}
    return damaged(data, pieces, lambda piece, value: (piece[0] + 2, number(">H", value - 2)),
                   lambda piece, value: (piece[0] + 1, bytes([value])), more, chance)


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(
        ">I", zlib.crc32(name + content))


def checked(data):
    """Returns a PNG file in which the check values are right."""
    out, at = data[:8], 8
    while at + 12 <= len(data):
        size = struct.unpack_from(">I", data, at)[0]
        if at + 12 + size > len(data):
            break
        out += chunk(data[at + 4:at + 8], data[at + 8:at + 8 + size])
        at += 12 + size
    return out + data[at:]


def png(data, chance):
    pieces, at = [], 8
    while at + 12 <= len(data):
        end = at + 12 + struct.unpack_from(">I", data, at)[0]
        pieces.append((at, min(end, len(data)), data[at + 4:at + 8]))
        at = end
    more = {"names": [b"tEXt", b"iTXt", b"eXIf", b"zzZz", b"IDAT", b"IEND", b"iDAT", b"fdAT",
                      b"PLTE", b"IHDR", b"ZZZZ", b"fcTL", b"acTL", b"tRNS"],
            "pieces": [b"\0", b"Seoul", chunk(b"IEND", b""), chunk(b"IDAT", b""), data[8:33],
                       chunk(b"tEXt", b"Comment\0Seoul"), chunk(b"zzZz", b"Seoul"),
                       chunk(b"PLTE", b"abc" * 4), chunk(b"tRNS", b"\0\1"),
                       chunk(b"gAMA", b"\0\1\2\3")]}
    made = damaged(data, pieces, lambda piece, value: (piece[0], number(">I", value - 12)),
                   lambda piece, value: (piece[0] + 4, value), more, chance)
    if chance.random() < 0.2:
        start, end, _ = chance.choice([piece for piece in pieces if piece[2] == b"IDAT"])
        place = chance.randint(start + 8, end - 4)
        made = (data[:start] + chunk(b"IDAT", data[start + 8:place]) + chance.choice(more["pieces"])
                + chunk(b"IDAT", data[place:end - 4]) + data[end:])
    return checked(made) if chance.random() < 0.7 else made


def webp(data, chance):
    pieces, at = [], 12
    while at + 8 <= len(data):
        size = struct.unpack_from("<I", data, at + 4)[0]
        end = at + 8 + size + size % 2
        pieces.append((at, min(end, len(data)), data[at:at + 4]))
        at = end
    more = {"names": [b"EXIF", b"XMP ", b"VP8 ", b"VP8L", b"VP8X", b"ALPH", b"ANIM", b"ANMF",
                      b"zzzz"],
            "pieces": [b"\0", b"Seoul", b"EXIF\4\0\0\0II*\0", b"zzzz\4\0\0\0Seou",
                       b"VP8X\x0a\0\0\0\x08\0\0\0\x3f\0\0\x2f\0\0", b"XMP \6\0\0\0Seoul "]}
    made = damaged(data, pieces, lambda piece, value: (piece[0] + 4, number("<I", value - 8)),
                   lambda piece, value: (piece[0], value), more, chance)
    if chance.random() < 0.8:
        made = made[:4] + struct.pack("<I", len(made) - 8) + made[8:]
    return made


def gif(data, chance):
    at = 13 + (3 << (data[10] & 7) + 1 if data[10] & 0x80 else 0)
    pieces = []
    while at < len(data) and data[at] in (0x21, 0x2C):
        end = at + 2
        if data[at] == 0x2C:
            end = at + 11 + (3 << (data[at + 9] & 7) + 1 if data[at + 9] & 0x80 else 0)
        while end < len(data) and data[end]:
            end += 1 + data[end]
        pieces.append((at, min(end + 1, len(data)), data[at]))
        at = end + 1
    more = {"names": [0x2C, 0x21, 0x3B, 0, 0x99],
            "pieces": [b"\0", b"\x3b", b"Seoul", b"\x21\xfe\5Seoul\0", b"\x21\xf9\4\0\0\0\0\0",
                       b"\x21\xff\x0bNETSCAPE2.0\3\1\0\0\0", b"\x21\xfe\x80Seoul"]}
    return damaged(data, pieces, lambda piece, value: (piece[0] + 11, number(">B", value)),
                   lambda piece, value: (piece[0], bytes([value])), more, chance)


def tiff(data, chance):
    order = "<" if data[:2] == b"II" else ">"
    at = struct.unpack_from(order + "I", data, 4)[0]
    count = struct.unpack_from(order + "H", data, at)[0]
    pieces = [(at + 2 + 12 * i, at + 14 + 12 * i, None) for i in range(count)]
    tags = [0x100, 0x101, 0x103, 0x106, 0x111, 0x117, 0x144, 0x145, 0x13B, 0x8769, 0x9999, 0x14A]
    entry = struct.pack(order + "HHI4s", 0x13B, 2, 4, b"Seo\0")
    more = {"names": tags, "pieces": [b"\0", entry, entry * 3]}

    def value(piece, value):
        return piece[0] + chance.choice([4, 8, 8]), number(order + "I", value)
    return damaged(data, pieces, value,
                   lambda piece, tag: (piece[0], number(order + "H", tag)), more, chance)


INNER = {b"meta": 12, b"iprp": 8, b"ipco": 8, b"iinf": 14, b"moov": 8, b"iref": 12}


def boxes(data, at, end):
    found = []
    while at + 8 <= end:
        size, name = struct.unpack_from(">I4s", data, at)
        size = size or end - at
        if size < 8:
            break
        last = min(at + size, end)
        found.append((at, last, name))
        if name in INNER:
            found += boxes(data, at + INNER[name], last)
        at += size
    return found


def iso(data, chance):
    more = {"names": [b"free", b"uuid", b"mdat", b"meta", b"zzzz", b"Exif", b"xml ", b"brob",
                      b"jxlc", b"jxlp", b"idat", b"iloc", b"ftyp", b"infe"],
            "pieces": [b"\0\0\0\x0dfreeSeoul", b"Seoul", bytes(8), b"\0\0\0\x0dExifSeoul",
                       b"\0\0\0\x0dmdatSeoul", b"\0\0\0\0free"]}
    return damaged(data, boxes(data, 0, len(data)),
                   lambda piece, value: (piece[0], number(">I", value)),
                   lambda piece, value: (piece[0] + 4, value), more, chance)


CONTAINERS = {"jpeg": (jpeg, "jpg"), "png": (png, "png"), "webp": (webp, "webp"),
              "gif": (gif, "gif"), "tiff": (tiff, "tif"), "heic": (iso, "heic"),
              "avif": (iso, "avif"), "jxl": (iso, "jxl")}
ENDINGS = {"jpeg": {".jpg", ".jpeg"}, "tiff": {".tif", ".tiff"}, "heic": {".heic", ".heif"}}


def bases(folders):
    """Returns photos of each container: those that are made here, and small ones of folders."""
    found = {name: getattr(photos, name)() for name in CONTAINERS if name != "tiff"}
    found["tiff"] = [photos.saved(photos.picture(), "TIFF", compression=compression)
                     for compression in (None, "tiff_lzw", "tiff_deflate", "packbits")]
    described = photos.picture()
    exif = Image.Exif()
    exif[0x010E], exif[0x013B], exif[0x9003] = "A harbor", "Someone", "2024:05:06 07:08:09"
    exif.get_ifd(0x8825).update({1: "N", 2: (35.0, 10.0, 2.5), 3: "E", 4: (129.0, 4.0, 1.5)})
    for name, kind in (("jpeg", "JPEG"), ("png", "PNG"), ("webp", "WEBP"), ("tiff", "TIFF")):
        found[name] += [photos.saved(described, kind, exif=exif)] * 4
    found["jpeg"] += [photos.saved(described, "JPEG", exif=exif, comment="Harbor",
                                   progressive=is_progressive) for is_progressive in (0, 1)] * 4
    text = PngImagePlugin.PngInfo()
    text.add_text("Comment", "A harbor")
    found["png"] += [photos.saved(described, "PNG", pnginfo=text)] * 3
    found["gif"] += [photos.saved(described, "GIF", comment="A harbor")] * 3
    turned = [photos.picture().rotate(90 * turn) for turn in (1, 2)]
    found["png"].append(
        photos.saved(photos.picture(), "PNG", save_all=True, append_images=turned))
    for name in CONTAINERS:
        for folder in folders:
            found[name] += [data for data in photos.shared(folder, ENDINGS.get(name, {"." + name}),
                                                           60_000) if judges.pixels(data)]
    return found


# MARK: Judging


def pixels(data, is_lenient):
    ImageFile.LOAD_TRUNCATED_IMAGES = is_lenient
    return judges.pixels(data)


def judge(pair):
    """Compares a copy with its original, strictly if the original can be read so."""
    original, made = (path.read_bytes() for path in pair)
    if original == made:
        return "unchanged"
    for is_lenient in (False, True):
        before = pixels(original, is_lenient)
        if before is not None:
            after = pixels(made, is_lenient)
            return "same" if before == after else "NO PICTURE" if after is None else "CHANGED"
    return "neither" if pixels(made, True) is None else "appeared"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--metalens", required=True)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--container")
    parser.add_argument("--photos", action="append", default=[])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    chosen = arguments.container.split(",") if arguments.container else list(CONTAINERS)
    found, is_wrong, total = bases(arguments.photos), False, collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(arguments.keep or scratch)
        (folder / "in").mkdir(parents=True)
        for name in chosen:
            damage, ending = CONTAINERS[name]
            for index in range(arguments.count):
                chance = random.Random(f"{arguments.seed} {name} {index}")
                data = chance.choice(found[name])
                for _ in range(chance.choice([1, 1, 1, 2])):
                    try:
                        data = damage(data, chance)
                    except (IndexError, ValueError, struct.error):
                        break
                (folder / "in" / f"{name}-{index:05}.{ending}").write_bytes(data)
        for kinds in KINDS:
            target = folder / f"{kinds[0]}-{len(kinds)}"
            run = subprocess.run(
                [os.path.abspath(arguments.metalens), "copy", str(folder / "in"), "-r", "-o",
                 f"{target}/", "--no-progress", *(part for kind in kinds for part in
                                                  ("--remove", kind))],
                capture_output=True, env={**os.environ, "LANGUAGE": "en"})
            if run.returncode not in (0, 1):
                sys.exit(f"ended with {run.returncode}: {run.stderr[-500:]}")
            pairs = [(path, target / path.name) for path in sorted((folder / "in").iterdir())
                     if (target / path.name).exists()]
            with concurrent.futures.ProcessPoolExecutor(initializer=judges.silence) as workers:
                results = list(workers.map(judge, pairs, chunksize=20))
            table = collections.defaultdict(collections.Counter)
            for (path, _), result in zip(pairs, results):
                table[path.name.split("-")[0]][result] += 1
                total[result] += 1
                if result.isupper():
                    is_wrong = True
                    print(f"{result}: {path.name} without {', '.join(kinds)}")
            for name, row in table.items():
                print(f"{kinds[0]:12} {name:5} {sum(row.values()):5} copies of {arguments.count}: "
                      + ", ".join(f"{count} {text}" for text, count in sorted(row.items())))
    print(", ".join(f"{count} {text}" for text, count in sorted(total.items())))
    sys.exit(1 if is_wrong else 0)


if __name__ == "__main__":
    main()
