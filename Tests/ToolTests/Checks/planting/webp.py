"""WebP's grammar: RIFF chunks, and those inside of frames."""

import struct

from . import exif, xmp


def chunk(kind, content, pad=b"\0"):
    return kind + struct.pack("<I", len(content)) + content + (pad if len(content) % 2 else b"")


class Chunks:
    def __init__(self, data):
        self.chunks, place, end = [], 12, 8 + struct.unpack_from("<I", data, 4)[0]
        while place + 8 <= end:
            kind, size = struct.unpack_from("<4sI", data, place)
            self.chunks.append([kind, data[place + 8:place + 8 + size]])
            place += 8 + size + size % 2
        self.rest, self.inside, self.short = data[end:], b"", 0

    def index(self, *kinds):
        return next(i for i, part in enumerate(self.chunks) if part[0] in kinds)

    def has(self, kind):
        return any(part[0] == kind for part in self.chunks)

    def insert(self, index, kind, content):
        self.chunks.insert(index, [kind, content])

    def extend(self, size):
        """Makes the extended form of a simple file."""
        if not self.has(b"VP8X"):
            alpha = 0x10 if self.has(b"VP8L") else 0
            self.insert(0, b"VP8X", bytes([alpha, 0, 0, 0]) + (size[0] - 1).to_bytes(3, "little") + (size[1] - 1).to_bytes(3, "little"))

    def flag(self, bit):
        part = self.chunks[self.index(b"VP8X")]
        part[1] = bytes([part[1][0] | bit]) + part[1][1:]

    def write(self):
        body = b"WEBP" + b"".join(chunk(*part) for part in self.chunks) + self.inside
        return b"RIFF" + struct.pack("<I", len(body) - self.short) + body + self.rest


PLACES = {}
PICTURE = (b"VP8 ", b"VP8L", b"ANMF")


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


for _kind in (b"JUNK", b"LIST", b"XYZ1", b"xmp ", b"exif", b"C2PA", b"INFO", b"FRM ", b"PSAI"):
    for _name, _behind in (("before the picture", False), ("behind the picture", True)):
        @place(f"chunk {_kind.decode().strip()} {_name}")
        def unknown(chunks, secret, random, kind=_kind, behind=_behind):
            chunks.insert(len(chunks.chunks) if behind else chunks.index(b"ALPH", *PICTURE), kind, secret.raw)

for _kind in (b"VP8 ", b"VP8L", b"ALPH", b"ANIM", b"VP8X", b"ANMF"):
    @place(f"behind the content of {_kind.decode().strip()}")
    def behind(chunks, secret, random, kind=_kind):
        if not chunks.has(kind):
            return False
        chunks.chunks[chunks.index(kind)][1] += secret.raw


@place("chunk EXIF, no EXIF")
def no_exif(chunks, secret, random):
    chunks.flag(8)
    chunks.insert(len(chunks.chunks), b"EXIF", secret.raw)


@place("chunk EXIF without its flag")
def no_flag(chunks, secret, random):
    chunks.insert(len(chunks.chunks), b"EXIF", exif.planted("exif text Artist", secret, random, b""))


@place("chunk EXIF with an identifier")
def identifier(chunks, secret, random):
    chunks.flag(8)
    chunks.insert(len(chunks.chunks), b"EXIF", b"Exif\0\0" + exif.planted("exif text Artist", secret, random, b""))


@place("second EXIF")
def second(chunks, secret, random):
    chunks.flag(8)
    chunks.insert(len(chunks.chunks), b"EXIF", exif.block(random).write())
    chunks.insert(len(chunks.chunks), b"EXIF", exif.planted("exif text Artist", secret, random, b""))


@place("second picture")
def picture(chunks, secret, random):
    if chunks.has(b"ANMF"):
        return False
    index = chunks.index(*PICTURE)
    chunks.insert(index + 1, chunks.chunks[index][0], chunks.chunks[index][1] + secret.raw)


@place("unknown chunk inside a frame")
def frame_chunk(chunks, secret, random):
    if not chunks.has(b"ANMF"):
        return False
    chunks.chunks[chunks.index(b"ANMF")][1] += chunk(b"XYZ1", secret.raw)


@place("behind the picture of a frame")
def frame_behind(chunks, secret, random):
    if not chunks.has(b"ANMF"):
        return False
    part = chunks.chunks[chunks.index(b"ANMF")]
    kind, size = struct.unpack_from("<4sI", part[1], 16)
    part[1] = part[1][:16] + chunk(kind, part[1][24:24 + size] + secret.raw) + part[1][24 + size + size % 2:]


@place("behind the size of RIFF")
def behind_riff(chunks, secret, random):
    chunks.rest += random.choice([b"", bytes(5)]) + secret.raw


@place("behind the size of RIFF, a chunk")
def behind_riff_chunk(chunks, secret, random):
    chunks.rest += chunk(random.choice([b"EXIF", b"XMP ", b"XYZ1"]), secret.raw)


@place("size of RIFF too small")
def riff_small(chunks, secret, random):
    made = chunk(random.choice([b"EXIF", b"XMP ", b"XYZ1"]), secret.raw)
    chunks.inside, chunks.short = made, len(made)


@place("half a chunk")
def half(chunks, secret, random):
    chunks.inside = b"XYZ1" + struct.pack("<I", 5000) + secret.raw


@place("stray at the end of RIFF")
def stray(chunks, secret, random):
    chunks.inside = secret.raw[:7]


PLACES.pop("stray at the end of RIFF")


def _shared():
    for name in exif.PLACES:
        def function(chunks, secret, random, name=name):
            chunks.flag(8)
            chunks.insert(len(chunks.chunks), b"EXIF", exif.planted(name, secret, random, chunks.thumbnail))
        PLACES[name] = function
    for name in xmp.PLACES:
        def function(chunks, secret, random, name=name):
            chunks.flag(4)
            chunks.insert(len(chunks.chunks), b"XMP ", xmp.planted(name, secret, random))
        PLACES[name] = function
    for name, make in xmp.PROFILES.items():
        def function(chunks, secret, random, make=make):
            chunks.flag(0x20)
            chunks.insert(1, b"ICCP", make(secret))
        PLACES[name] = function


_shared()


def planted(name, base, secret, random, thumbnail):
    chunks = Chunks(base)
    chunks.thumbnail = thumbnail
    if not chunks.has(b"VP8X"):
        simple = name.startswith(("behind the content", "chunk")) and "EXIF" not in name and random.random() < 0.5
        if not simple:
            chunks.extend((64, 48))
    return None if PLACES[name](chunks, secret, random) is False else chunks.write()
