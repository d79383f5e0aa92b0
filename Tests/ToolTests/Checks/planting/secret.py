"""Secrets to plant, and the search for them in whatever a tool wrote."""

import base64
import re
import struct
import zlib

try:
    import brotli
except ImportError:
    brotli = None

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
# In UTF-8, in UTF-16 and in Shift JIS, none of these has a byte 0xFF, which would begin a marker in
# JPEG files.
JAPANESE = "".join(chr(code) for code in range(0x3042, 0x3094)) + "東京大阪京都名古屋札幌福岡仙台広島神戸横浜川崎"
WRITTEN = ("utf-8", "utf-16-le", "utf-16-be", "shift-jis")


class Secret:
    """A random text, as one writing of its characters.

    `raw` is what a place for any bytes gets, `text` what a place for UTF-8 gets.
    """

    def __init__(self, random, written=None, kind=None):
        self.kind = kind or random.choice(["ascii", "ascii", "japanese"])
        letters = JAPANESE if self.kind == "japanese" else LETTERS
        self.text = "".join(random.choice(letters) for _ in range(12 if self.kind == "japanese" else 20))
        self.written = written or random.choice(["utf-8", "utf-8", "utf-8", "utf-16-le", "utf-16-be"])
        if self.kind == "japanese" and self.written == "utf-8" and random.random() < 0.2:
            self.written = "shift-jis"

    @property
    def raw(self):
        return self.text.encode(self.written)

    @property
    def utf8(self):
        return self.text.encode()

    def patterns(self):
        """Returns byte strings one of which is in any data that has the beginning, the middle or the end of the text."""
        count = len(self.text)
        part = 6 if self.kind == "japanese" else 10
        found = set()
        for start in (0, (count - part) // 2, count - part):
            piece = self.text[start:start + part]
            for written in WRITTEN:
                data = piece.encode(written)
                found.add(data)
                found.add(data.hex().encode())
                found.add(data.hex().upper().encode())
                for skipped in range(3):
                    whole = base64.b64encode(bytes(skipped) + data)
                    found.add(whole[4 if skipped else 0:len(whole) // 4 * 4 - 4])
            found.add("".join(f"&#x{ord(c):x};" for c in piece).encode())
            found.add("".join(f"&#{ord(c)};" for c in piece).encode())
        return found


SPACE = re.compile(rb"[\s\0]+")
ZLIB = re.compile(rb"[\x08\x18\x28\x38\x48\x58\x68\x78][\x01-\xff]")


def inflated(data):
    """Returns what each stream of zlib in the data has, and the joined IDAT and fdAT chunks of a PNG file."""
    found = []
    if data.startswith(b"\x89PNG"):
        joined, frame, place = b"", b"", 8
        while place + 8 <= len(data):
            size, kind = struct.unpack_from(">I4s", data, place)
            content = data[place + 8:place + 8 + size]
            joined += content if kind == b"IDAT" else b""
            frame += content[4:] if kind == b"fdAT" else b""
            place += 12 + size
        for stream in (joined, frame):
            found += [stream, *streams(stream)]
    return found + streams(data)


def streams(data):
    found = []
    for match in ZLIB.finditer(data):
        if (data[match.start()] << 8 | data[match.start() + 1]) % 31:
            continue
        try:
            content = zlib.decompressobj().decompress(data[match.start():], 1 << 20)
        except zlib.error:
            continue
        if len(content) > 7:
            found.append(content)
    return found


def unpacked(data):
    """Returns what each brotli box has."""
    found = []
    if brotli is None:
        return found
    for match in re.finditer(b"brob", data):
        size = int.from_bytes(data[match.start() - 4:match.start()], "big")
        for end in {match.start() - 4 + size, len(data)}:
            try:
                found.append(brotli.decompress(data[match.end() + 4:end]))
            except brotli.error:
                pass
    return found


def whole(data):
    """Returns everything that a search has to look at: the bytes, and what is compressed in them."""
    pieces = [data, *inflated(data), *unpacked(data)]
    pieces += [piece for inner in pieces[1:] for piece in streams(inner)]
    return pieces + [SPACE.sub(b"", piece) for piece in pieces]


def is_in(secret, pieces):
    patterns = secret.patterns()
    return any(pattern in piece for piece in pieces for pattern in patterns)
