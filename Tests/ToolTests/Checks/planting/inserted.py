"""Places for a secret in real HEIC, AVIF and TIFF files, which stay as they are but for what is inserted."""

import struct

from . import exif
from .heif import UUID, box, payload
from .tiff import ASCII, Block

PLACES = {}


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


def top(data):
    """Returns kind, start and end of each box of the file."""
    found, at = [], 0
    while at + 8 <= len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        size = struct.unpack_from(">Q", data, at + 8)[0] if size == 1 else size or len(data) - at
        found.append((kind, at, at + size))
        at += size
    return found


def child(data, kind, start, end):
    return next((s, e) for k, s, e in ((k, s + start, e + start) for k, s, e in top(data[start:end])) if k == kind)


def locations(data):
    """Returns (position, bytes, value, number of bytes) of each offset into the file that iloc has, and (start, end) of each extent."""
    _, start, end = next(made for made in top(data) if made[0] == b"meta")
    at, _ = child(data, b"iloc", start + 12, end)
    version = data[at + 8]
    at += 12
    offset, length, base, index = data[at] >> 4, data[at] & 15, data[at + 1] >> 4, data[at + 1] & 15 if version else 0
    at += 2
    wide = 4 if version == 2 else 2

    def number(size):
        nonlocal at
        value = int.from_bytes(data[at:at + size], "big")
        at += size
        return value
    places, extents = [], []
    for _ in range(number(wide)):
        number(wide)
        method = number(2) & 15 if version else 0
        number(2)
        based = at
        start = number(base)
        count = number(2)
        if base and start and method == 0:
            places.append((based, base, start))
        for _ in range(count):
            number(index)
            position = at
            value = number(offset)
            size = number(length)
            if method == 0:
                if not start:
                    places.append((position, offset, value))
                extents.append((start + value, start + value + size))
    return places, sorted(set(extents))


def insert(data, at, more):
    """Inserts bytes, and mends all places behind."""
    places, _ = locations(data)
    out = bytearray(data)
    for position, size, value in places:
        if value >= at:
            out[position:position + size] = (value + len(more)).to_bytes(size, "big")
    for kind, start, end in top(data):
        if kind == b"mdat" and start < at <= end:
            small = struct.unpack_from(">I", out, start)[0]
            if small == 1:
                struct.pack_into(">Q", out, start + 8, end - start + len(more))
            elif small:
                struct.pack_into(">I", out, start, end - start + len(more))
    out[at:at] = more
    return bytes(out)


for _kind in (b"free", b"skip", b"uuid", b"zzzz", b"mdat"):
    @place(f"box {_kind.decode()} between boxes")
    def between(data, secret, random, kind=_kind):
        at = random.choice([end for _, _, end in top(data)])
        return insert(data, at, box(kind, (UUID if kind == b"uuid" else b"") + payload(secret, random)))


@place("behind the last box")
def behind(data, secret, random):
    return data + secret.raw


@place("mdat, before an extent")
def before(data, secret, random):
    _, extents = locations(data)
    inside = [start for start, _ in extents if any(kind == b"mdat" and s < start < e for kind, s, e in top(data))]
    # Extents that touch would be parted.
    inside = [start for start in inside if all(not s < start < e for s, e in extents)]
    return insert(data, random.choice(inside), payload(secret, random))


@place("mdat, at its end")
def at_end(data, secret, random):
    _, _, end = random.choice([made for made in top(data) if made[0] == b"mdat"])
    return insert(data, end, payload(secret, random)) if random.random() < 0.9 else None


FILES = {}


def append(name):
    def add(function):
        FILES[name] = function
        return function
    return add


def directory(data):
    order = "<" if data[:2] == b"II" else ">"
    return order, struct.unpack_from(order + "I", data, 4)[0]


@append("behind everything")
def tiff_behind(data, secret, random):
    return data + bytes(len(data) % 2) + secret.raw


@append("old directory behind everything")
def tiff_old(data, secret, random):
    order, _ = directory(data)
    old = Block(order)
    old.directories = {"0": [(0x10F, ASCII, b"Kamera\0"), (0x13B, ASCII, secret.raw + b"\0")]}
    return data + bytes(len(data) % 2) + old.write()[8:]


@append("gap before a moved directory")
def tiff_moved(data, secret, random):
    order, at = directory(data)
    count = struct.unpack_from(order + "H", data, at)[0]
    moved = data[at:at + 2 + 12 * count + 4]
    out = bytearray(data + exif.padded(secret.raw, 2))
    out += bytes(len(out) % 2)
    struct.pack_into(order + "I", out, 4, len(out))
    return bytes(out + moved)


@append("old directory that a rewrite left")
def tiff_rewritten(data, secret, random):
    order, at = directory(data)
    count = struct.unpack_from(order + "H", data, at)[0]
    moved = data[at:at + 2 + 12 * count + 4]
    out = bytearray(data + bytes(len(data) % 2))
    struct.pack_into(order + "I", out, 4, len(out))
    out += moved
    # The old one gets an owner, who is nowhere else.
    struct.pack_into(order + "HHII", out, at + 2, 0x13B, 2, len(secret.raw), len(out))
    return bytes(out + secret.raw)


class Boxes:
    """Real files of boxes, in the form of a container."""

    PLACES = PLACES

    @staticmethod
    def planted(name, base, secret, random, thumbnail):
        return PLACES[name](base, secret, random)


class Tiffs:
    """Real TIFF files, in the form of a container."""

    PLACES = FILES

    @staticmethod
    def planted(name, base, secret, random, thumbnail):
        return FILES[name](base, secret, random)
