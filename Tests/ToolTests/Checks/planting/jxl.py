"""The grammar of JPEG XL: boxes around a codestream, or the codestream alone."""

import struct

from . import exif, xmp
from .heif import UUID, XMP_UUID, box, boxes
from .secret import brotli

PLACES = {}


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


class File:
    def __init__(self, data):
        self.boxes = [[kind, content] for kind, content in boxes(data)]
        self.rest = b""
        self.bare = False

    def index(self, kind):
        return next(i for i, made in enumerate(self.boxes) if made[0] == kind)

    def insert(self, behind, kind, content):
        self.boxes.insert(len(self.boxes) if behind else self.index(b"jxlc"), [kind, content])

    def write(self):
        if self.bare:
            return self.boxes[self.index(b"jxlc")][1] + self.rest
        return b"".join(box(kind, content) for kind, content in self.boxes) + self.rest


for _kind in (b"free", b"skip", b"uuid", b"zzzz", b"jumb", b"jbrd", b"jxli", b"jhgm", b"mdat", b"Exif", b"xml ", b"c2pa"):
    for _name, _behind in (("before the picture", False), ("behind the picture", True)):
        @place(f"box {_kind.decode().strip()} {_name}")
        def unknown(file, secret, random, kind=_kind, behind=_behind):
            file.insert(behind, kind, (random.choice([UUID, XMP_UUID]) if kind == b"uuid" else b"") + secret.raw)

if brotli:
    for _kind in (b"Exif", b"xml ", b"zzzz", b"jumb"):
        @place(f"compressed box {_kind.decode().strip()}")
        def compressed(file, secret, random, kind=_kind):
            made = {b"Exif": bytes(4) + exif.planted("exif text Artist", secret, random, b""),
                    b"xml ": xmp.planted("xmp creator", secret, random)}.get(kind, secret.raw)
            file.insert(random.random() < 0.5, b"brob", kind + brotli.compress(made))

    @place("compressed box, behind its stream")
    def compressed_behind(file, secret, random):
        file.insert(True, b"brob", b"xml " + brotli.compress(xmp.packet().encode()) + secret.raw)


@place("compressed box, no stream")
def compressed_none(file, secret, random):
    file.insert(True, b"brob", b"xml " + secret.raw)


@place("behind the codestream")
def behind_stream(file, secret, random):
    file.boxes[file.index(b"jxlc")][1] += secret.raw


@place("behind the codestream in parts")
def behind_parts(file, secret, random):
    index = file.index(b"jxlc")
    data = file.boxes[index][1]
    file.boxes[index:index + 1] = [[b"jxlp", struct.pack(">I", 0) + data[:200]],
                                   [b"jxlp", struct.pack(">I", 0x80000001) + data[200:] + secret.raw]]


@place("between parts of the codestream")
def between_parts(file, secret, random):
    index = file.index(b"jxlc")
    data = file.boxes[index][1]
    file.boxes[index:index + 1] = [[b"jxlp", struct.pack(">I", 0) + data[:200]], [random.choice([b"zzzz", b"free", b"xml "]), secret.raw],
                                   [b"jxlp", struct.pack(">I", 0x80000001) + data[200:]]]


@place("behind the last box")
def behind(file, secret, random):
    file.rest = secret.raw


@place("behind the bare codestream")
def bare(file, secret, random):
    file.bare = True
    file.rest = secret.raw


@place("further brands")
def brands(file, secret, random):
    file.boxes[file.index(b"ftyp")][1] += secret.raw + bytes(-len(secret.raw) % 4)


@place("behind the level")
def level(file, secret, random):
    file.boxes.insert(file.index(b"ftyp") + 1, [b"jxll", b"\x05" + secret.raw])


@place("behind the signature")
def signature(file, secret, random):
    file.boxes[0][1] += secret.raw


@place("gap before the TIFF header of EXIF")
def exif_gap(file, secret, random):
    file.insert(True, b"Exif", struct.pack(">I", len(secret.raw)) + secret.raw + exif.block(random).write())


def _shared():
    for name in exif.PLACES:
        def function(file, secret, random, name=name):
            file.insert(random.random() < 0.5, b"Exif", bytes(4) + exif.planted(name, secret, random, file.thumbnail))
        PLACES[name] = function
    for name in xmp.PLACES:
        def function(file, secret, random, name=name):
            file.insert(random.random() < 0.5, b"xml ", xmp.planted(name, secret, random))
        PLACES[name] = function


_shared()


def planted(name, base, secret, random, thumbnail):
    file = File(base)
    file.thumbnail = thumbnail
    return None if PLACES[name](file, secret, random) is False else file.write()
