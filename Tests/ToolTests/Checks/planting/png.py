"""PNG's grammar: chunks, and the streams of zlib in them."""

import struct
import zlib

from . import exif, xmp

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind, content, crc=None):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content) if crc is None else crc)


class Chunks:
    def __init__(self, data):
        self.chunks, place = [], 8
        while place + 12 <= len(data):
            size, kind = struct.unpack_from(">I4s", data, place)
            self.chunks.append([kind, data[place + 8:place + 8 + size]])
            place += 12 + size
            if kind == b"IEND":
                break
        self.rest = data[place:]
        self.before = b""

    def index(self, kind):
        return next(i for i, part in enumerate(self.chunks) if part[0] == kind)

    def has(self, kind):
        return any(part[0] == kind for part in self.chunks)

    def drop(self, kind):
        self.chunks = [part for part in self.chunks if part[0] != kind]

    def insert(self, index, kind, content, crc=None):
        self.chunks.insert(index, [kind, content, crc])

    def write(self):
        return SIGNATURE + self.before + b"".join(chunk(*part) for part in self.chunks) + self.rest


PLACES = {}


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


def where(random, chunks, late=True):
    """Returns an index where an ancillary chunk may stand: before PLTE and IDAT, or before IEND."""
    if late and random.random() < 0.4:
        return chunks.index(b"IEND")
    return random.randint(1, chunks.index(b"PLTE") if chunks.has(b"PLTE") else chunks.index(b"IDAT"))


ZLIB = zlib.compress
CONTENTS = {
    "tEXt": lambda s, r: r.choice([b"Comment", b"Author", b"Description", b"Copyright", b"Title", b"Source", b"Warning", b"parameters", b"Location", b"Creation Time"]) + b"\0" + s.raw.replace(b"\0", b" "),
    "tEXt, the keyword": lambda s, r: s.utf8 + b"\0a",
    "tEXt, behind a Software": lambda s, r: b"Software\0Program 1\0" + s.raw,
    "tEXt, raw profile of EXIF": lambda s, r: b"Raw profile type exif\0\nexif\n" + b"%8d\n" % (len(s.raw) + 14) + (b"Exif\0\0II*\0\x08\0\0\0" + s.raw).hex().encode() + b"\n",
    "tEXt, raw profile of IPTC": lambda s, r: b"Raw profile type iptc\0\niptc\n" + b"%8d\n" % (len(s.raw) + 5) + xmp.record(120, s.raw).hex().encode() + b"\n",
    "tEXt, raw profile unknown": lambda s, r: b"Raw profile type zzz\0\nzzz\n" + b"%8d\n" % len(s.raw) + s.raw.hex().encode() + b"\n",
    "zTXt": lambda s, r: b"Comment\0\0" + ZLIB(s.raw),
    "zTXt, behind the stream": lambda s, r: r.choice([b"Comment", b"Software"]) + b"\0\0" + ZLIB(b"Program 1") + s.raw,
    "zTXt, unknown method": lambda s, r: b"Software\0\7" + s.raw,
    "zTXt, raw profile of XMP": lambda s, r: b"Raw profile type xmp\0\0" + ZLIB(b"\nxmp\n%8d\n" % len(s.raw) + s.raw.hex().encode()),
    "iTXt": lambda s, r: b"Comment\0\0\0\0\0" + s.utf8,
    "iTXt, compressed": lambda s, r: b"Comment\0\1\0\0\0" + ZLIB(s.utf8),
    "iTXt, behind the stream": lambda s, r: r.choice([b"Comment", b"Software"]) + b"\0\1\0\0\0" + ZLIB(b"Program 1") + s.raw,
    "iTXt, the language": lambda s, r: b"Software\0\0\0" + s.utf8 + b"\0\0Program 1",
    "iTXt, the translated keyword": lambda s, r: b"Software\0\0\0en\0" + s.utf8 + b"\0Program 1",
    "iTXt, XMP compressed": lambda s, r: b"XML:com.adobe.xmp\0\1\0\0\0" + ZLIB(xmp.packet(inside=f"<dc:source>{s.text}</dc:source>").encode()),
    "sPLT": lambda s, r: s.utf8 + b"\0\x08" + bytes(6),
    "sPLT, the samples": lambda s, r: b"name\0\x08" + s.raw + bytes(-len(s.raw) % 6),
    "pCAL": lambda s, r: s.utf8 + b"\0" + struct.pack(">iiBB", 0, 255, 0, 2) + b"mm\0000\0001",
    "pCAL, the unit": lambda s, r: b"name\0" + struct.pack(">iiBB", 0, 255, 0, 2) + s.utf8 + b"\0000\0001",
    "sCAL": lambda s, r: b"\0011\0001" + s.raw, "tIME": lambda s, r: struct.pack(">H5B", 2024, 5, 6, 7, 8, 9) + s.raw,
    "hIST": lambda s, r: s.raw + bytes(len(s.raw) % 2), "iCCP": lambda s, r: s.utf8 + b"\0\0" + ZLIB(xmp.profile()),
    "iCCP, behind the stream": lambda s, r: b"ICC\0\0" + ZLIB(xmp.profile()) + s.raw, "gAMA": lambda s, r: struct.pack(">I", 45455) + s.raw,
    "cHRM": lambda s, r: struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000) + s.raw, "sRGB": lambda s, r: b"\0" + s.raw,
    "sBIT": lambda s, r: b"\x08\x08\x08" + s.raw, "pHYs": lambda s, r: struct.pack(">IIB", 2835, 2835, 1) + s.raw, "bKGD": lambda s, r: bytes(6) + s.raw,
    "cICP": lambda s, r: b"\1\x0d\0\1" + s.raw, "mDCV": lambda s, r: bytes(24) + s.raw, "cLLI": lambda s, r: bytes(8) + s.raw,
    "oFFs": lambda s, r: bytes(9) + s.raw, "sTER": lambda s, r: b"\0" + s.raw, "gIFg": lambda s, r: bytes(4) + s.raw,
    "gIFx": lambda s, r: b"NETSCAPE2.0" + s.raw, "gIFt": lambda s, r: bytes(24) + s.raw, "dSIG": lambda s, r: s.raw, "fRAc": lambda s, r: s.raw,
    "vpAg": lambda s, r: bytes(9) + s.raw, "caNv": lambda s, r: bytes(16) + s.raw, "orNT": lambda s, r: b"\1" + s.raw, "caBX": lambda s, r: s.raw,
    "acTL": lambda s, r: struct.pack(">II", 1, 0) + s.raw, "iDOT": lambda s, r: bytes(28) + s.raw, "mkBF": lambda s, r: s.raw, "cpIp": lambda s, r: s.raw,
    "tXMP": lambda s, r: s.raw, "meTa": lambda s, r: s.raw, "skMf": lambda s, r: s.raw, "zxIf": lambda s, r: s.raw, "eXIf, no EXIF": lambda s, r: s.raw,
    "eXIf, with an identifier": lambda s, r: b"Exif\0\0" + exif.planted("exif text Artist", s, r, b""), "tRNS": lambda s, r: bytes(6) + s.raw,
    "private, not safe to copy": lambda s, r: s.raw, "private, safe to copy": lambda s, r: s.raw, "public and unknown": lambda s, r: s.raw,
    "private critical": lambda s, r: s.raw, "reserved bit": lambda s, r: s.raw,
}
KINDS = {"private, not safe to copy": b"prVT", "private, safe to copy": b"prVt", "public and unknown": b"xYZt", "private critical": b"PrVT", "reserved bit": b"prvt"}
for _name, _make in CONTENTS.items():
    @place("chunk " + _name)
    def content(chunks, secret, random, name=_name, make=_make):
        kind = KINDS.get(name, name[:4].encode())
        if kind not in (b"tEXt", b"zTXt", b"iTXt"):
            chunks.drop(kind)
        if kind == b"iCCP":
            chunks.drop(b"sRGB")
        if kind == b"acTL":
            return False
        early = kind in (b"iCCP", b"gAMA", b"cHRM", b"sRGB", b"sBIT", b"cICP", b"bKGD", b"hIST", b"tRNS", b"pHYs", b"sPLT")
        chunks.insert(where(random, chunks, not early), kind, make(secret, random))


@place("wrong checksum")
def wrong(chunks, secret, random):
    chunks.insert(where(random, chunks), random.choice([b"tEXt", b"prVt", b"eXIf", b"zTXt"]), b"Comment\0" + secret.raw, 0x12345678)


@place("between chunks of IDAT")
def between(chunks, secret, random):
    index = chunks.index(b"IDAT")
    data = chunks.chunks[index][1]
    chunks.chunks[index:index + 1] = [[b"IDAT", data[:9]], [random.choice([b"tEXt", b"prVt"]), b"Comment\0" + secret.raw], [b"IDAT", data[9:]]]


def coded(chunks):
    data = b"".join(part[1] for part in chunks.chunks if part[0] == b"IDAT")
    index = chunks.index(b"IDAT")
    chunks.drop(b"IDAT")
    return index, data


@place("IDAT, behind the stream")
def idat_behind(chunks, secret, random):
    index, data = coded(chunks)
    chunks.insert(index, b"IDAT", data + secret.raw)


@place("IDAT, another chunk behind the stream")
def idat_chunk(chunks, secret, random):
    index, data = coded(chunks)
    chunks.insert(index, b"IDAT", data)
    chunks.insert(index + 1, b"IDAT", secret.raw)


@place("IDAT, a second stream")
def idat_stream(chunks, secret, random):
    index, data = coded(chunks)
    chunks.insert(index, b"IDAT", data + ZLIB(secret.raw))


@place("IDAT, more rows")
def idat_rows(chunks, secret, random):
    index, data = coded(chunks)
    chunks.insert(index, b"IDAT", ZLIB(zlib.decompress(data) + secret.raw))


@place("IDAT, a stored block without data behind")
def idat_checksum(chunks, secret, random):
    # Behind the last block of deflate, where the checksum belongs.
    index, data = coded(chunks)
    chunks.insert(index, b"IDAT", data[:-4] + secret.raw)


@place("palette that no pixel uses")
def palette(chunks, secret, random):
    if chunks.has(b"PLTE"):
        part = chunks.chunks[chunks.index(b"PLTE")]
        room = 768 - len(part[1])
        data = secret.raw + bytes(-len(secret.raw) % 3)
        if len(data) > room or chunks.chunks[0][1][8] != 8:
            return False
        part[1] += data
        return None
    chunks.insert(chunks.index(b"IDAT"), b"PLTE", secret.raw + bytes(-len(secret.raw) % 3))


@place("IHDR, longer")
def header(chunks, secret, random):
    chunks.chunks[0][1] += secret.raw


@place("IEND, with content")
def end(chunks, secret, random):
    chunks.chunks[-1][1] = secret.raw


@place("behind IEND")
def behind(chunks, secret, random):
    chunks.rest += random.choice([b"", bytes(7)]) + secret.raw


@place("behind IEND, a chunk")
def behind_chunk(chunks, secret, random):
    chunks.rest += chunk(random.choice([b"tEXt", b"IDAT", b"eXIf"]), b"Comment\0" + secret.raw)


@place("behind IEND, a picture")
def behind_picture(chunks, secret, random):
    chunks.rest += SIGNATURE + b"".join(chunk(*p) for p in chunks.chunks[:1]) + chunk(b"tEXt", b"Comment\0" + secret.raw) + chunk(b"IEND", b"")


@place("chunk before IHDR")
def before(chunks, secret, random):
    chunks.before = chunk(b"tEXt", b"Comment\0" + secret.raw)


@place("second IHDR")
def second(chunks, secret, random):
    chunks.insert(1, b"IHDR", chunks.chunks[0][1] + secret.raw)


def animated(chunks, control=b"", frame=b"", extra=()):
    width, height = struct.unpack_from(">II", chunks.chunks[0][1])
    def head(number, more):
        return [b"fcTL", struct.pack(">IIIIIHHBB", number, width, height, 0, 0, 1, 10, 0, 0) + more]
    data = coded(chunks)[1]
    index = chunks.index(b"IEND")
    chunks.chunks[index:index] = [[b"acTL", struct.pack(">II", 2, 0)], head(0, control), [b"IDAT", data], *extra, head(1, b""),
                                  [b"fdAT", struct.pack(">I", 2) + data + frame]]


@place("animation, behind a frame's stream")
def frame_behind(chunks, secret, random):
    animated(chunks, frame=secret.raw)


@place("animation, control longer")
def frame_control(chunks, secret, random):
    animated(chunks, control=secret.raw)


@place("animation, between frames")
def frame_between(chunks, secret, random):
    animated(chunks, extra=[[random.choice([b"tEXt", b"prVt"]), b"Comment\0" + secret.raw]])


def _shared():
    for name in exif.PLACES:
        def function(chunks, secret, random, name=name):
            chunks.drop(b"eXIf")
            chunks.insert(where(random, chunks), b"eXIf", exif.planted(name, secret, random, chunks.thumbnail))
        PLACES[name] = function
    for name in xmp.PLACES:
        def function(chunks, secret, random, name=name):
            text = xmp.PLACES[name](secret.text).encode()
            chunks.insert(where(random, chunks), b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + text)
        PLACES[name] = function
    for name, make in xmp.RESOURCES.items():
        def function(chunks, secret, random, make=make):
            data = make(secret, random)
            chunks.insert(where(random, chunks), b"tEXt", b"Raw profile type 8bim\0\n8bim\n%8d\n" % len(data) + data.hex().encode() + b"\n")
        PLACES[name] = function
    for name, make in xmp.PROFILES.items():
        def function(chunks, secret, random, make=make):
            chunks.drop(b"iCCP")
            chunks.drop(b"sRGB")
            chunks.insert(where(random, chunks, False), b"iCCP", b"ICC\0\0" + ZLIB(make(secret)))
        PLACES[name] = function


_shared()
PLACES.pop("chunk acTL")


def planted(name, base, secret, random, thumbnail):
    chunks = Chunks(base)
    chunks.thumbnail = thumbnail
    return None if PLACES[name](chunks, secret, random) is False else chunks.write()
