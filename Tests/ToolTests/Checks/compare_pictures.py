"""Shows photos of every kind on a page, and compares the pictures with those of Pillow and ExifTool.

usage: compare_pictures.py METALENS FOLDER

Writes photos into the folder, and for each of them a line with its name, the mean difference of the channels of
what the page shows from what the file has, from 0 to 255, and `preview` or `picture` as the page calls it.
Previews of raw files are also extracted with ExifTool; a line that begins with `!` says that it finds another one.
"""

import base64
import ctypes.util
import io
import pathlib
import re
import struct
import subprocess
import sys

import pillow_heif
import pillow_jxl  # noqa: F401
from PIL import Image, ImageChops, ImageDraw, ImageStat

pillow_heif.register_heif_opener()

SIDE = 240


def picture(width, height):
    """Returns a picture of which no part equals another."""
    image = Image.merge("RGB", [
        Image.linear_gradient("L").rotate(90).resize((width, height)),
        Image.linear_gradient("L").resize((width, height)),
        Image.new("L", (width, height), 60),
    ])
    drawing = ImageDraw.Draw(image)
    drawing.ellipse((width // 8, height // 8, width // 3, height // 2), fill=(250, 240, 30))
    drawing.rectangle((width // 2, height // 2, width * 3 // 4, height * 7 // 8), fill=(20, 30, 220))
    return image


def saved(image, form, **options):
    file = io.BytesIO()
    image.save(file, form, **options)
    return file.getvalue()


def jpeg(width, height):
    return saved(picture(width, height), "JPEG", quality=92)


# TIFF and the raw formats built on it


class TIFF:
    """A file of directories, each a list of (tag, format, value): a number, bytes, or an offset that is known later."""

    SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 7: 1, 13: 4}

    def __init__(self, magic=42):
        self.bytes = bytearray(struct.pack("<2sHI", b"II", magic, 8))

    def add(self, data):
        if len(self.bytes) % 2:
            self.bytes += b"\0"
        self.bytes += data
        return len(self.bytes) - len(data)

    def directory(self, entries, following=0):
        """Appends a directory and returns its offset."""
        fields = []
        for tag, form, value in sorted(entries):
            data = value if isinstance(value, bytes) else struct.pack("<H" if form == 3 else "<I", value)
            count = len(data) // self.SIZES[form]
            place = data.ljust(4, b"\0") if len(data) <= 4 else struct.pack("<I", self.add(data))
            fields.append(struct.pack("<HHI", tag, form, count) + place)
        return self.add(struct.pack("<H", len(fields)) + b"".join(fields) + struct.pack("<I", following))

    def finish(self, first):
        self.bytes[4:8] = struct.pack("<I", first)
        return bytes(self.bytes)


CAMERA = [(0x10F, 2, b"Maker\0"), (0x110, 2, b"A camera\0")]


def raw_picture(file):
    """Returns the entries of a sensor's picture."""
    return [
        (0xFE, 4, 0), (0x100, 4, 6000), (0x101, 4, 4000), (0x102, 3, 14), (0x103, 3, 1), (0x106, 3, 32803),
        (0x111, 4, file.add(bytes(64))), (0x115, 3, 1), (0x116, 4, 4000), (0x117, 4, 64),
    ]


def nikon(preview, orientation):
    file = TIFF()
    small = file.directory([
        (0xFE, 4, 1), (0x103, 3, 6), (0x201, 4, file.add(preview)), (0x202, 4, len(preview)),
    ])
    whole = file.directory(raw_picture(file))
    return file.finish(file.directory([
        (0xFE, 4, 1), (0x100, 4, 2), (0x101, 4, 1), (0x102, 3, struct.pack("<3H", 8, 8, 8)), (0x103, 3, 1),
        (0x106, 3, 2), (0x10F, 2, b"NIKON CORPORATION\0"), (0x110, 2, b"NIKON D850\0"), (0x111, 4, file.add(bytes(6))),
        (0x112, 3, orientation), (0x115, 3, 3), (0x116, 4, 1), (0x117, 4, 6),
        (0x14A, 4, struct.pack("<2I", small, whole)),
    ]))


def canon(preview):
    file = TIFF()
    file.bytes += b"CR\2\0" + bytes(4)
    thumbnail = jpeg(160, 120)
    lossless = b"\xFF\xD8\xFF\xC3\0\x14\x0E" + struct.pack(">HHB", 4000, 3000, 4) + bytes(12)
    whole = file.directory([(0x103, 3, 6), (0x111, 4, file.add(lossless)), (0x117, 4, len(lossless))])
    second = file.directory(
        [(0x201, 4, file.add(thumbnail)), (0x202, 4, len(thumbnail))], whole)
    return file.finish(file.directory([
        (0x100, 4, 6000), (0x101, 4, 4000), (0x102, 3, struct.pack("<3H", 8, 8, 8)), (0x103, 3, 6),
        (0x10F, 2, b"Canon\0"), (0x110, 2, b"Canon EOS 80D\0"), (0x111, 4, file.add(preview)), (0x112, 3, 1),
        (0x117, 4, len(preview)),
    ], second))


def sony(preview):
    file = TIFF()
    whole = file.directory(raw_picture(file))
    return file.finish(file.directory([
        (0xFE, 4, 1), (0x103, 3, 6), (0x10F, 2, b"SONY\0"), (0x110, 2, b"ILCE-7M3\0"), (0x112, 3, 1),
        (0x14A, 4, whole), (0x201, 4, file.add(preview)), (0x202, 4, len(preview)),
    ]))


def dng(preview):
    file = TIFF()
    whole = file.directory(raw_picture(file))
    with Image.open(io.BytesIO(preview)) as image:
        size = image.size
    small = file.directory([
        (0xFE, 4, 1), (0x100, 4, size[0]), (0x101, 4, size[1]), (0x102, 3, struct.pack("<3H", 8, 8, 8)),
        (0x103, 3, 7), (0x106, 3, 6), (0x111, 4, file.add(preview)), (0x115, 3, 3), (0x116, 4, size[1]),
        (0x117, 4, len(preview)),
    ])
    return file.finish(file.directory(CAMERA + [
        (0xFE, 4, 1), (0x100, 4, 2), (0x101, 4, 1), (0x102, 3, struct.pack("<3H", 8, 8, 8)), (0x103, 3, 1),
        (0x106, 3, 2), (0x111, 4, file.add(bytes(6))), (0x112, 3, 1), (0x115, 3, 3), (0x116, 4, 1), (0x117, 4, 6),
        (0x14A, 4, struct.pack("<2I", whole, small)), (0xC612, 1, bytes([1, 4, 0, 0])),
    ]))


def panasonic(preview):
    file = TIFF(0x55)
    return file.finish(file.directory([
        (0x02, 3, 4000), (0x03, 3, 3000), (0x04, 3, 0), (0x05, 3, 0), (0x06, 3, 3000), (0x07, 3, 4000),
        (0x2E, 7, preview), (0x10F, 2, b"Panasonic\0"), (0x110, 2, b"DC-G9\0"), (0x112, 3, 1),
    ]))


def olympus(preview):
    file = TIFF(0x4F52)
    # The offsets of the note count from its first byte.
    note = bytearray(b"OLYMPUS\0II\3\0" + struct.pack("<HHHII", 1, 0x2020, 13, 1, 30) + bytes(4))
    note += struct.pack("<H", 2) + struct.pack("<HHII", 0x101, 4, 1, 60) + struct.pack("<HHII", 0x102, 4, 1, len(preview))
    note += bytes(60 - len(note)) + preview
    exif = file.directory([(0x9003, 2, b"2024:02:29 23:59:59\0"), (0x927C, 7, bytes(note))])
    return file.finish(file.directory(raw_picture(file)[1:] + [
        (0x10F, 2, b"OLYMPUS CORPORATION\0"), (0x110, 2, b"E-M1MarkII\0"), (0x112, 3, 1), (0x8769, 4, exif),
    ]))


# The raw formats with a structure of their own


def fujifilm(preview):
    start = 148
    numbers = struct.pack(">HHHHHHHH", 0x100, 4, 4032, 6096, 0x111, 4, 4000, 6000)
    table = struct.pack(">I", 2) + numbers
    header = b"FUJIFILMCCD-RAW 0201FF383501X-T1".ljust(84, b"\0")
    header += struct.pack(">4I", start, len(preview), start + len(preview), len(table))
    return header.ljust(start, b"\0") + preview + table


def box(kind, *content):
    content = b"".join(content)
    return struct.pack(">I4s", len(content) + 8, kind) + content


def canon_3(preview):
    file = TIFF()
    block = file.finish(file.directory(CAMERA + [(0x100, 4, 6000), (0x101, 4, 4000), (0x112, 3, 1)]))
    metadata = bytes.fromhex("85C0B687820F11E08111F4CE462B6A48") + box(b"CNCV", b"CanonCR3_001/00.09.00/00.00.00")
    image = box(b"PRVW", struct.pack(">IHHHHI", 0, 1, 1620, 1080, 1, len(preview)), preview)
    return (
        box(b"ftyp", b"crx \0\0\0\1crx isom") + box(b"moov", box(b"uuid", metadata, box(b"CMT1", block)))
        + box(b"uuid", bytes.fromhex("EAF42B5E1C984B88B9FBB7DC406E4D16"), struct.pack(">II", 0, 1), image)
        + box(b"mdat", bytes(4))
    )


def canon_1(preview):
    def heap(values):
        data, entries = b"", b""
        for tag, value in values:
            entries += struct.pack("<HII", tag, len(value), len(data))
            data += value
        return data + struct.pack("<H", len(values)) + entries + struct.pack("<I", len(data))

    camera = heap([(0x080A, b"Canon\0Canon EOS D60\0")])
    properties = heap([(0x1810, struct.pack("<II", 3072, 2048) + bytes(20)), (0x2807, camera)])
    return b"II" + struct.pack("<I", 26) + b"HEAPCCDR" + bytes(12) + heap(
        [(0x2005, bytes(16)), (0x2007, preview), (0x300A, properties)])


def sigma(preview):
    file = bytearray(b"FOVb" + struct.pack("<I", 2 << 16 | 2) + bytes(20) + struct.pack("<II", 2268, 1512))
    file += bytes(72 - len(file))
    section = b"SECi" + struct.pack("<6I", 0x20000, 2, 18, 1200, 800, 0) + preview
    entry = struct.pack("<II", len(file), len(section)) + b"IMA2"
    file += section
    place = len(file)
    return bytes(file) + b"SECd" + struct.pack("<II", 0x20000, 1) + entry + struct.pack("<I", place)


# Photoshop


def photoshop(image, mode, compression):
    channels = [channel.tobytes() for channel in image.split()]
    if mode == 4:
        channels = [bytes(255 - value for value in channel) for channel in channels]
    header = struct.pack(">4sH6xHIIHH", b"8BPS", 1, len(channels), image.height, image.width, 8, mode)
    colors = image.getpalette() if mode == 2 else []
    table = bytes(colors[index] for channel in range(3) for index in range(channel, len(colors), 3))
    rows = [
        channel[y * image.width:(y + 1) * image.width] for channel in channels for y in range(image.height)
    ]
    if compression:
        rows = [
            b"".join(
                bytes([len(row[x:x + 128]) - 1]) + row[x:x + 128] for x in range(0, len(row), 128)) for row in rows
        ]
    counts = b"".join(struct.pack(">H", len(row)) for row in rows) if compression else b""
    return (
        header + struct.pack(">I", len(table)) + table + bytes(8) + struct.pack(">H", compression) + counts
        + b"".join(rows)
    )


def photos():
    """Returns the photos: a name, the bytes, the picture they have, and the tag of ExifTool for a preview."""
    image = picture(700, 420)
    small = picture(90, 61)
    clear = image.convert("RGBA")
    clear.putalpha(Image.linear_gradient("L").resize(image.size).point(lambda value: 255 if value > 90 else 0))
    palette = image.quantize(200)
    sharp = image.convert("L").point(lambda value: 255 if value > 110 else 0).convert("1")
    yield "plain.gif", saved(palette, "GIF", interlace=0), palette, None
    yield "interlaced.gif", saved(palette, "GIF", interlace=1), palette, None
    transparent = clear.quantize(64)
    yield "transparent.gif", saved(transparent, "GIF"), Image.open(io.BytesIO(saved(transparent, "GIF"))), None
    yield "moving.gif", saved(palette, "GIF", save_all=True, append_images=[small.quantize(16)]), palette, None
    yield "two.gif", saved(sharp, "GIF"), sharp, None
    for mode in ["1", "L", "P", "RGB"]:
        converted = {"1": sharp, "P": image.quantize(256)}.get(mode) or image.convert(mode)
        yield f"{mode}.bmp", saved(converted, "BMP"), converted, None
    yield "odd.bmp", saved(small, "BMP"), small, None
    yield "alpha.bmp", saved(image.convert("RGBA"), "BMP"), image, None
    yield "rgb.psd", photoshop(image, 3, 0), image, None
    yield "packed.psd", photoshop(image, 3, 1), image, None
    yield "gray.psd", photoshop(image.convert("L"), 1, 1), image.convert("L"), None
    full = image.quantize(256)
    yield "palette.psd", photoshop(full, 2, 1), full, None
    ink = image.convert("CMYK")
    yield "ink.psd", photoshop(ink, 4, 1), ink, None
    # Without libjxl the page says that it is needed; a tool without a loader has no library.
    has_library = ctypes.util.find_library("jxl") and b"/ld-" in pathlib.Path(sys.argv[1]).read_bytes()[:4096]
    for name, original, options in [
        ("lossy", image, {"quality": 90}), ("lossless", image, {"lossless": True}), ("small", small, {"lossless": True}),
        ("alpha", clear, {"lossless": True}), ("gray", image.convert("L"), {"quality": 90}),
    ]:
        yield f"{name}.jxl", saved(original, "JXL", **options), original if has_library else "libjxl", None
    yield "thumbnail.heic", saved(image, "HEIF", quality=90, thumbnails=[320]), image, None
    yield "plain.heic", saved(image, "HEIF", quality=90), image, None
    preview = jpeg(720, 480)
    upright = Image.open(io.BytesIO(preview))
    yield "nikon.nef", nikon(preview, 1), upright, "JpgFromRaw"
    yield "turned.nef", nikon(preview, 6), upright.transpose(Image.Transpose.ROTATE_270), "JpgFromRaw"
    yield "canon.cr2", canon(preview), upright, "PreviewImage"
    yield "sony.arw", sony(preview), upright, "PreviewImage"
    yield "adobe.dng", dng(preview), upright, "PreviewImage"
    yield "panasonic.rw2", panasonic(preview), upright, "JpgFromRaw"
    yield "olympus.orf", olympus(preview), upright, "PreviewImage"
    yield "fujifilm.raf", fujifilm(preview), upright, "PreviewImage"
    yield "canon.cr3", canon_3(preview), upright, "PreviewImage"
    yield "canon.crw", canon_1(preview), upright, "JpgFromRaw"
    yield "sigma.x3f", sigma(preview), upright, "PreviewImage"


def on_white(image):
    image = image.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("RGB")


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for name, content, image, tag in photos():
        file = folder / name
        file.write_bytes(content)
        if tag:
            extracted = subprocess.run(["exiftool", "-b", f"-{tag}", file], capture_output=True, check=False).stdout
            if extracted != jpeg(720, 480):
                print("!", name, len(extracted))
        page = subprocess.run(
            [tool, "audit", file, "--format", "html", "-l", "en", "-o", "-"], capture_output=True, text=True, check=False
        ).stdout
        shown = re.search(r"data:image/jpeg;base64,([A-Za-z0-9+/=]+)", page)
        if isinstance(image, str):
            print(name, 0 if not shown and f"because {image}, which decodes it, isn" in page else "none", "picture")
            continue
        if not shown:
            print(name, "none", re.findall("itself isn[^<]*", page))
            continue
        shown = Image.open(io.BytesIO(base64.b64decode(shown[1]))).convert("RGB")
        expected = on_white(image)
        scale = min(1, SIDE / max(expected.size))
        size = tuple(round(side * scale) for side in expected.size)
        if max(abs(side - other) for side, other in zip(size, shown.size)) > 1:
            print(name, "size", shown.size, size)
            continue
        difference = ImageStat.Stat(ImageChops.difference(expected.resize(shown.size, Image.Resampling.BOX), shown)).mean
        print(name, f"{max(difference):.1f}", "preview" if "Preview in the file" in page else "picture")


if __name__ == "__main__":
    main()
