"""GIF's grammar: a header with colors, pictures, and extensions of sub-blocks."""

import struct

from . import xmp

PICTURE, CONTROL, TRAILER = b"\x2c", b"\x21\xf9", b"\x3b"
MAGIC = b"\x01" + bytes(range(255, -1, -1)) + b"\0"


def subblocks(data):
    return b"".join(bytes([len(data[i:i + 255])]) + data[i:i + 255] for i in range(0, len(data), 255)) + b"\0"


def table(flags):
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def extension(label, data):
    return b"\x21" + bytes([label]) + subblocks(data)


def application(name, data):
    return b"\x21\xff\x0b" + name.ljust(11)[:11] + data


class Blocks:
    def __init__(self, data):
        size = 13 + table(data[10])
        self.header, self.blocks, self.rest, at = data[:size], [], b"", size
        while data[at:at + 1] != TRAILER:
            start = at
            at += 2 if data[at:at + 1] == b"\x21" else 11 + table(data[at + 9])
            while data[at]:
                at += data[at] + 1
            at += 1
            self.blocks.append(data[start:at])

    def index(self):
        return next(i for i, made in enumerate(self.blocks) if made[:1] == PICTURE or made[:2] == CONTROL)

    def picture(self):
        return next(i for i, made in enumerate(self.blocks) if made[:1] == PICTURE)

    def insert(self, made, behind=False):
        self.blocks.insert(len(self.blocks) if behind else self.index(), made)

    def write(self, trailer=TRAILER):
        return self.header + b"".join(self.blocks) + trailer + self.rest


PLACES = {}


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


for _name, _behind in (("before the picture", False), ("behind the picture", True)):
    @place(f"comment {_name}")
    def comment(blocks, secret, random, behind=_behind):
        blocks.insert(extension(0xFE, secret.raw), behind)

    @place(f"plain text {_name}")
    def text(blocks, secret, random, behind=_behind):
        blocks.insert(b"\x21\x01\x0c" + struct.pack("<4H4B", 0, 0, 8, 8, 8, 8, 1, 0) + subblocks(secret.raw), behind)

    @place(f"unknown extension {_name}")
    def unknown(blocks, secret, random, behind=_behind):
        blocks.insert(extension(random.choice([0, 0x02, 0xCE, 0xFD]), secret.raw), behind)

    for _app in (b"SECRETAPP10", b"MGK8BIM0000", b"MGKIPTC0000", b"ICCRGBG1012", b"C2PA_GIF\1\0\0", b"ImageMagick", b"fractint002"):
        @place(f"application {_app[:8].decode()} {_name}")
        def data(blocks, secret, random, app=_app, behind=_behind):
            blocks.insert(application(app, subblocks(secret.raw)), behind)


@place("application, in the name")
def name(blocks, secret, random):
    blocks.insert(application(secret.raw[:11], b"\0"))


@place("application with a long name")
def long_name(blocks, secret, random):
    blocks.insert(b"\x21\xff" + subblocks(secret.raw[:255]))


@place("loops, too long")
def loops(blocks, secret, random):
    blocks.insert(application(b"NETSCAPE2.0", subblocks(b"\1\0\0" + secret.raw)))


@place("loops, a second block")
def loops_second(blocks, secret, random):
    blocks.insert(application(b"NETSCAPE2.0", b"\3\1\0\0" + subblocks(secret.raw)))


@place("control, too long")
def control(blocks, secret, random):
    blocks.blocks.insert(blocks.picture(), extension(0xF9, b"\4\5\0\0" + secret.raw))


@place("behind the codes of a picture")
def behind_codes(blocks, secret, random):
    index = blocks.picture()
    made = blocks.blocks[index]
    blocks.blocks[index] = made[:-1] + subblocks(secret.raw)


@place("unused colors of the screen")
def colors(blocks, secret, random):
    flags = blocks.header[10]
    used = blocks.header[13:]
    if not used or len(used) > 384:
        return False
    more = used.ljust(384, b"\0") + secret.raw.ljust(384, b"\0")
    blocks.header = blocks.header[:10] + bytes([flags | 7]) + blocks.header[11:13] + more[:768]


@place("unused colors of a picture")
def own_colors(blocks, secret, random):
    index = blocks.picture()
    made = blocks.blocks[index]
    if made[9] & 0x80 or not blocks.header[13:] or len(blocks.header) > 13 + 384:
        return False
    more = (blocks.header[13:].ljust(384, b"\0") + secret.raw.ljust(384, b"\0"))[:768]
    blocks.blocks[index] = made[:9] + bytes([made[9] | 0x87]) + more + made[10:]


@place("behind the end")
def behind(blocks, secret, random):
    blocks.rest = random.choice([b"", bytes(9)]) + secret.raw


@place("behind the end, an extension")
def behind_extension(blocks, secret, random):
    blocks.rest = extension(0xFE, secret.raw)


@place("no block")
def stray(blocks, secret, random):
    blocks.insert(b"\x77" + secret.raw, True)


@place("no end")
def no_end(blocks, secret, random):
    blocks.insert(b"\x21\xfe" + subblocks(secret.raw)[:-1], True)
    return blocks.write(b"")


@place("packet in sub-blocks")
def packet_blocks(blocks, secret, random):
    name = random.choice(list(xmp.PLACES))
    blocks.insert(application(b"XMP DataXMP", subblocks(xmp.planted(name, secret, random))))


@place("behind the packet")
def behind_packet(blocks, secret, random):
    blocks.insert(application(b"XMP DataXMP", xmp.packet().encode() + subblocks(secret.raw)[:-1] + MAGIC))


@place("second packet")
def second(blocks, secret, random):
    for _ in range(2):
        blocks.insert(application(b"XMP DataXMP", xmp.planted(random.choice(list(xmp.PLACES)), secret, random) + MAGIC))


def _shared():
    for name in xmp.PLACES:
        def function(blocks, secret, random, name=name):
            blocks.insert(application(b"XMP DataXMP", xmp.planted(name, secret, random) + MAGIC), random.random() < 0.3)
        PLACES[name] = function
    for name, make in xmp.PROFILES.items():
        def function(blocks, secret, random, make=make):
            blocks.insert(application(b"ICCRGBG1012", subblocks(make(secret))))
        PLACES[name] = function


_shared()


def planted(name, base, secret, random, thumbnail):
    blocks = Blocks(base)
    made = PLACES[name](blocks, secret, random)
    return None if made is False else made or blocks.write()
