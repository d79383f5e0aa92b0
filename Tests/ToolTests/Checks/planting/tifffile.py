"""Places for a secret in TIFF files: everything of EXIF, and strips, pages and gaps."""

import struct

from . import exif, xmp
from .tiff import ASCII, BYTE, LONG, RATIONAL, SHORT, UNDEFINED, Blob, Block

PLACES = {}


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


def page(block, name, picture, strips=2):
    """Adds the picture to a directory: (width, height, channels, coding, strips of data)."""
    width, height, channels, coding, data = picture
    rows = -(-height // len(data))
    blobs = [Blob(strip) for strip in data]
    for tag, kind, value in ((0x100, SHORT, [width]), (0x101, SHORT, [height]), (0x102, SHORT, [8] * channels), (0x103, SHORT, [coding]),
                             (0x106, SHORT, [2 if channels == 3 else 1]), (0x111, LONG, blobs), (0x115, SHORT, [channels]),
                             (0x116, SHORT, [rows]), (0x117, LONG, [len(strip) for strip in data]), (0x11C, SHORT, [1])):
        block.set(name, tag, kind, value)
    return blobs


def made(random, picture):
    block = exif.block(random)
    block.blobs_first = random.random() < 0.4
    block.blobs = page(block, "0", picture)
    return block


@place("gap between strips")
def between_strips(b, secret, random, thumbnail):
    b.blobs[-1].gap = secret.raw


@place("gap before the first strip")
def before_strips(b, secret, random, thumbnail):
    b.blobs[0].gap = secret.raw


@place("behind the stream of a strip")
def behind_stream(b, secret, random, thumbnail):
    blob = random.choice(b.blobs)
    blob.data += secret.raw
    b.set("0", 0x117, LONG, [len(blob.data) for blob in b.blobs])


@place("strip that no row needs")
def more_strips(b, secret, random, thumbnail):
    b.blobs.append(Blob(secret.raw))
    b.set("0", 0x111, LONG, b.blobs)
    b.set("0", 0x117, LONG, [len(blob.data) for blob in b.blobs])


@place("free areas")
def free(b, secret, random, thumbnail):
    b.set("0", 0x120, LONG, Blob(secret.raw))
    b.set("0", 0x121, LONG, [len(secret.raw)])


@place("map of colors that no pixel uses")
def colors(b, secret, random, thumbnail):
    b.set("0", 0x140, SHORT, (secret.raw * 100)[:1536])


for _name, _tag, _kind in (("ExtraSamples", 0x152, SHORT), ("ReferenceBlackWhite", 0x214, RATIONAL), ("GeoDoubleParams", 0x87B0, UNDEFINED), ("ImageSourceData", 0x935C, UNDEFINED),
                           ("GDALMetadata", 0xA480, ASCII), ("private", 0xFFFE, BYTE), ("DNG opcodes", 0xC740, UNDEFINED), ("annotations", 0x80A4, BYTE), ("NoData", 0xA481, ASCII)):
    @place("tag " + _name)
    def tag(b, secret, random, thumbnail, number=_tag, kind=_kind):
        b.set("0", number, kind, exif.padded(secret.raw, {SHORT: 2, RATIONAL: 8}.get(kind, 1)))


for _name, _tag in (("ImageDescription", 0x10E), ("PageName", 0x11D), ("Artist", 0x13B), ("XMP", 0x2BC), ("unknown", 0xFDE8), ("Photoshop", 0x8649)):
    @place("second page, " + _name)
    def second(b, secret, random, thumbnail, number=_tag):
        page(b, "1", (8, 6, 3, 1, [bytes(range(72)) * 2]))
        b.set("1", number, ASCII if number not in (0x2BC, 0x8649) else UNDEFINED, secret.raw + b"\0")


@place("second page, gap")
def second_gap(b, secret, random, thumbnail):
    page(b, "1", (8, 6, 3, 1, [bytes(range(72)) * 2]))[0].gap = secret.raw


@place("sub directory with a picture")
def sub(b, secret, random, thumbnail):
    page(b, "sub", (8, 6, 3, 1, [bytes(range(72)) * 2]))
    b.set("sub", 0x10E, ASCII, secret.raw + b"\0")
    b.set("sub", 0xFE, LONG, [1])


@place("JPEG inside, behind EXIF's thumbnail")
def thumbnail_inside(b, secret, random, thumbnail):
    data = thumbnail[:2] + b"\xff\xfe" + struct.pack(">H", len(secret.raw) + 2) + secret.raw + thumbnail[2:]
    b.directories["1"] = [(0x100, SHORT, [16]), (0x101, SHORT, [12]), (0x103, SHORT, [7]), (0x111, LONG, Blob(data)), (0x117, LONG, [len(data)]), (0xFE, LONG, [1])]


@place("order mark of another file behind")
def another(b, secret, random, thumbnail):
    old = Block("<")
    old.directories = {"0": [(0x13B, ASCII, secret.raw + b"\0")]}
    b.gaps["end"] = bytes(2) + old.write()


for _name, _function in exif.PLACES.items():
    PLACES[_name] = _function
for _name in xmp.PLACES:
    @place(_name)
    def packet(b, secret, random, thumbnail, name=_name):
        b.set("0", 0x2BC, BYTE, xmp.planted(name, secret, random))
for _name, _make in xmp.RESOURCES.items():
    @place(_name)
    def resources(b, secret, random, thumbnail, make=_make):
        b.set("0", 0x8649, BYTE, make(secret, random))

    if "iptc" in _name:
        @place(_name + " as a tag")
        def records(b, secret, random, thumbnail, make=_make):
            b.set("0", 0x83BB, UNDEFINED, make(secret, random)[12:])
for _name, _make in xmp.PROFILES.items():
    @place(_name)
    def profile(b, secret, random, thumbnail, make=_make):
        b.set("0", 0x8773, UNDEFINED, make(secret))


def planted(name, base, secret, random, thumbnail):
    block = made(random, base)
    return None if PLACES[name](block, secret, random, thumbnail) is False else block.write()
