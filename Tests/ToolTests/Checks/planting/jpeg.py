"""JPEG's grammar: segments, scans and what follows the picture."""

import struct

from . import exif, xmp

SOI, EOI, SOS, COM = b"\xff\xd8", b"\xff\xd9", 0xDA, 0xFE
ALONE = {0x01, *range(0xD0, 0xD9)}


def segment(marker, content):
    return b"\xff" + bytes([marker]) + struct.pack(">H", (len(content) + 2) & 0xFFFF) + content


class Parts:
    """The parts of a file: [marker, bytes] up to EOI, scans with their coded data, and what is behind."""

    def __init__(self, data):
        self.parts, place = [], 2
        while data[place + 1] != 0xD9:
            marker = data[place + 1]
            end = place + 2 + (0 if marker in ALONE else struct.unpack_from(">H", data, place + 2)[0])
            if marker == SOS:
                while not (data[end] == 0xFF and data[end + 1] != 0 and not 0xD0 <= data[end + 1] <= 0xD7):
                    end += 1
            self.parts.append([marker, data[place:end]])
            place = end
            if place + 2 > len(data):
                raise ValueError("no EOI")
        self.rest = data[place + 2:]

    def index(self, marker):
        return next(i for i, part in enumerate(self.parts) if part[0] == marker)

    def has(self, *markers):
        return any(part[0] in markers for part in self.parts)

    def insert(self, index, data, marker=None):
        self.parts.insert(index, [marker, data])

    def append_to(self, index, data):
        """Makes a segment longer, or a scan."""
        marker, old = self.parts[index]
        if marker == SOS:
            self.parts[index][1] = old + data
        else:
            self.parts[index][1] = segment(marker, old[4:] + data)

    def write(self):
        return SOI + b"".join(part for _, part in self.parts) + EOI + self.rest


KNOWN = [
    (0, b"JFIF\0\1\2\0\0\1\0\1\0\0"), (0, b"JFXX\0\x10"), (0, b"AVI1\0\0"), (0, b"CIFFHEAPJPGM"), (0, b"Ocad$Rev:"),
    (1, b"Exif\0\0"), (1, b"http://ns.adobe.com/xap/1.0/\0"), (1, b"http://ns.adobe.com/xmp/extension/\0" + b"A" * 32 + b"\0\0\1\0\0\0\0\0"),
    (1, b"QVGA\0"), (1, b"PARROT"), (2, b"MPF\0"), (2, b"FPXR\0"), (2, b"ICC_PROFILE\0\1\1"), (2, b"urn:iso:std:iso:ts:21496:-1\0"),
    (2, b"VIDEO"), (3, b"META\0\0"), (3, b"Stim\0"), (3, b"_JPSJPS_"), (3, b"\xff\xd8\xff\xdb"), (4, b"SCALADO\0"), (4, b"FPXR\0"),
    (4, b"QVCI\0"), (5, b"RMETA\0"), (5, b"SSEI"), (5, b"ssuniqueid"), (6, b"EPPIM\0"), (6, b"NITF"), (6, b"GoPro\0"), (6, b"HP_TDHD"),
    (6, b"DTAT"), (7, b"HUAWEI\0"), (7, b"Pentax "), (7, b"QI"), (8, b"SPIFF\0"), (8, b"SEAL\0"), (9, b"Media Jukebox\0"), (10, b"UNICODE\0"),
    (11, b"JP\0\1\0\0\0\1\0\0\0\x40jumb"), (11, b"HDR_RI ver="), (12, b"Ducky\0\1\0\4\0\0\0\x50"), (12, b"[picture info]"), (12, b"OLYMP"),
    (13, b"Photoshop 3.0\0"), (13, b"Adobe_CM\0"), (13, b"Adobe_Photoshop2.5:"), (14, b"Adobe\0\x64\0\0\0\0\1"), (15, b"Q 90"), (15, b"TEXT"),
]
RESERVED = [0x02, 0x10, 0x4F, 0x80, 0xBF, *range(0xF0, 0xFE), 0xC8, 0xDC, 0xDE, 0xDF, 0xCC]
PLACES = {}


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


def among(random, parts):
    """Returns an index before which a segment may stand: before the first scan."""
    return random.randint(1 if parts.has(0xE0) else 0, parts.index(SOS))


def stray(secret, random):
    """Returns the secret as bytes of no part, bare or looking like something."""
    kind = random.randrange(5)
    if kind == 0:
        return b"Exif\0\0" + exif.planted("exif text Artist", secret, random, b"").replace(b"\xff", b"\xfe")
    if kind == 1:
        return xmp.planted("xmp creator", secret, random).replace(b"\xff", b"\xfe")
    return secret.raw


for _name, _before, _behind in (("", b"", b""), (", fill bytes behind", b"", b"\xff\xff\xff"), (", fill bytes before", b"\xff\xff", b""),
                                (", FF00 before", b"\xff\0", b""), (", FF00 behind", b"", b"\xff\0"), (", zeros around", bytes(3), bytes(3))):
    @place("after SOI" + _name)
    def after_soi(parts, secret, random, before=_before, behind=_behind):
        parts.insert(0, before + stray(secret, random) + behind)

    @place("between segments" + _name)
    def between(parts, secret, random, before=_before, behind=_behind):
        parts.insert(random.randint(1, parts.index(SOS)), before + stray(secret, random) + behind)

    @place("before SOS" + _name)
    def before_sos(parts, secret, random, before=_before, behind=_behind):
        parts.insert(parts.index(SOS), before + stray(secret, random) + behind)

    @place("before EOI" + _name)
    def before_eoi(parts, secret, random, before=_before, behind=_behind):
        parts.insert(len(parts.parts), before + secret.raw + behind)


@place("before EOI, in a segment")
def before_eoi_segment(parts, secret, random):
    parts.insert(len(parts.parts), segment(random.choice([0xFE, 0xE1, 0xED, 0xF3]), secret.raw))


@place("behind a segment before EOI")
def before_eoi_behind(parts, secret, random):
    parts.insert(len(parts.parts), segment(0xDB, b"\3" + bytes([9] * 64)) + secret.raw)


@place("behind EOI")
def behind_eoi(parts, secret, random):
    parts.rest += random.choice([b"", bytes(9), b"\xff\xff"]) + stray(secret, random)


@place("behind EOI, another EOI")
def behind_eoi_again(parts, secret, random):
    parts.rest += secret.raw + EOI


@place("behind EOI, a picture")
def behind_eoi_picture(parts, secret, random):
    parts.rest += SOI + segment(0xFE, secret.raw) + b"".join(part for _, part in parts.parts) + EOI


@place("behind EOI, a film")
def behind_eoi_film(parts, secret, random):
    text = struct.pack(">I4s", 8 + len(secret.raw), b"\xa9xyz") + secret.raw
    user = struct.pack(">I4s", 8 + len(text), b"udta") + text
    parts.rest += struct.pack(">I4s", 16, b"ftyp") + b"mp42\0\0\0\0" + struct.pack(">I4s", 8 + len(user), b"moov") + user


@place("behind EOI, a trailer")
def behind_eoi_trailer(parts, secret, random):
    block = b"\0\0\1\x0a" + struct.pack("<I", 14) + b"Image_UTC_Data" + secret.raw
    table = struct.pack("<II", 106, 1) + b"\0\0\1\x0a" + struct.pack("<II", len(block), len(block))
    parts.rest += block + b"SEFH" + table + struct.pack("<I", len(table) + 4) + b"SEFT"


for _marker, _start in KNOWN:
    _label = _start.split(b"\0")[0][:20].decode("latin-1").strip()

    @place(f"APP{_marker} {_label.replace(chr(255), '?').replace(chr(216), '?').replace(chr(219), '?')}")
    def known(parts, secret, random, marker=_marker, start=_start):
        parts.insert(among(random, parts), segment(0xE0 + marker, start + secret.raw))

for _marker in range(16):
    @place(f"APP{_marker} unknown")
    def unknown(parts, secret, random, marker=_marker):
        start = bytes(random.choice(b"ABCDEFGHIJK") for _ in range(random.randint(0, 7))) + random.choice([b"\0", b""])
        parts.insert(among(random, parts), segment(0xE0 + marker, start + secret.raw))


@place("COM")
def comment(parts, secret, random):
    parts.insert(among(random, parts), segment(COM, secret.raw))


for _marker, _label in ((0xDB, "DQT"), (0xC4, "DHT"), (0xC0, "SOF"), (0xC2, "progressive SOF"), (0xDD, "DRI"), (0xEE, "Adobe"), (0xE0, "JFIF")):
    @place("behind the content of " + _label)
    def behind(parts, secret, random, marker=_marker):
        if marker == 0xDD and not parts.has(marker):
            parts.insert(parts.index(SOS), segment(0xDD, b"\0\0"), 0xDD)
        if marker == 0xEE and not parts.has(marker):
            parts.insert(parts.index(0xDB), segment(0xEE, b"Adobe\0\x64\0\0\0\0\1"), 0xEE)
        if not parts.has(marker):
            return False
        parts.append_to(parts.index(marker), secret.raw)


@place("thumbnail of JFIF")
def jfif_thumbnail(parts, secret, random):
    pixels = (secret.raw * 4)[:48]
    parts.insert(0, segment(0xE0, b"JFIF\0\1\1\0\0\1\0\1\4\4" + pixels), 0xE0)


@place("table that no scan uses")
def unused_table(parts, secret, random):
    parts.insert(parts.index(SOS), segment(0xDB, b"\3" + (secret.raw * 8)[:64].replace(b"\0", b"\1")))


@place("Huffman table that no scan uses")
def unused_huffman(parts, secret, random):
    values = secret.raw[:24]
    counts = [0] * 16
    counts[8] = len(values)
    parts.insert(parts.index(SOS), segment(0xC4, b"\x13" + bytes(counts) + values))


@place("table that another replaces")
def replaced_table(parts, secret, random):
    parts.insert(parts.index(0xDB), segment(0xDB, b"\0" + (secret.raw * 8)[:64].replace(b"\0", b"\1")))


for _marker in RESERVED:
    @place(f"marker {_marker:02X}")
    def reserved(parts, secret, random, marker=_marker):
        parts.insert(among(random, parts), segment(marker, secret.raw))

for _marker in (0x01, 0xD0, 0xD8):
    @place(f"behind the lone marker {_marker:02X}")
    def lone(parts, secret, random, marker=_marker):
        parts.insert(among(random, parts), b"\xff" + bytes([marker]) + secret.raw)


def scans(parts):
    return [i for i, part in enumerate(parts.parts) if part[0] == SOS]


@place("between scans, stray")
def between_scans(parts, secret, random):
    if len(scans(parts)) < 2:
        return False
    parts.insert(random.choice(scans(parts)[1:]), stray(secret, random))


@place("between scans, behind a table")
def between_scans_behind(parts, secret, random):
    if len(scans(parts)) < 2:
        return False
    tables = [i for i, part in enumerate(parts.parts) if part[0] == 0xC4 and i > scans(parts)[0]]
    parts.insert(random.choice(tables) + 1 if tables else scans(parts)[1], secret.raw + b"\xff")


@place("between scans, in a segment")
def between_scans_segment(parts, secret, random):
    if len(scans(parts)) < 2:
        return False
    marker, start = random.choice([(0xFE, b""), (0xE1, b"Exif\0\0"), (0xE1, b"http://ns.adobe.com/xap/1.0/\0"), (0xE5, b""), (0xF7, b"")])
    parts.insert(random.choice(scans(parts)[1:]), segment(marker, start + secret.raw))


@place("between scans, unused table")
def between_scans_table(parts, secret, random):
    if len(scans(parts)) < 2:
        return False
    parts.insert(scans(parts)[1], segment(0xDB, b"\3" + (secret.raw * 8)[:64].replace(b"\0", b"\1")))


@place("before a restart marker")
def before_restart(parts, secret, random):
    scan = parts.parts[parts.index(SOS)]
    found = [i for i in range(len(scan[1]) - 1) if scan[1][i] == 0xFF and 0xD0 <= scan[1][i + 1] <= 0xD7]
    if not found:
        return False
    place = random.choice(found)
    scan[1] = scan[1][:place] + secret.raw + scan[1][place:]


@place("behind the last coded data")
def behind_data(parts, secret, random):
    parts.append_to(scans(parts)[-1], secret.raw)


def exif_segment(block):
    return segment(0xE1, b"Exif\0\0" + block)


def without_exif(parts):
    parts.parts = [part for part in parts.parts if not part[1][4:8] == b"Exif"]


for _name, _size in (("too short", -1), ("far too short", -2), ("too long", 40), ("zero", 0)):
    @place("length of EXIF " + _name)
    def exif_length(parts, secret, random, size=_size):
        without_exif(parts)
        made = exif_segment(exif.planted("exif text " + random.choice(["Artist", "Copyright", "OwnerName"]), secret, random, b""))
        length = {-1: len(made) - 2 - random.randint(1, 40), -2: random.randint(8, 40), 0: 0}.get(size, len(made) - 2 + size)
        parts.insert(among(random, parts), made[:2] + struct.pack(">H", length) + made[4:])


@place("second EXIF")
def second_exif(parts, secret, random):
    parts.insert(among(random, parts), exif_segment(exif.block(random).write()), 0xE1)
    parts.insert(among(random, parts), exif_segment(exif.planted("exif text Artist", secret, random, b"")), 0xE1)


@place("EXIF cut off, second half in another segment")
def split_exif(parts, secret, random):
    made = exif.planted("exif text Artist", secret, random, b"")
    parts.insert(among(random, parts), exif_segment(made[:60]) + exif_segment(made[60:]))


@place("extended XMP that no packet names")
def extended(parts, secret, random):
    text = xmp.planted("xmp description", secret, random)
    head = b"http://ns.adobe.com/xmp/extension/\0" + b"0123456789ABCDEF" * 2 + struct.pack(">II", len(text), 0)
    parts.insert(among(random, parts), segment(0xE1, head + text))


@place("extended XMP, named, with a gap")
def extended_named(parts, secret, random):
    text = xmp.planted("xmp description", secret, random)
    name = "0123456789ABCDEF" * 2
    head = b"http://ns.adobe.com/xmp/extension/\0" + name.encode() + struct.pack(">II", len(text) + 9, random.choice([0, 9]))
    main = xmp.packet(namespaces='xmlns:xmpNote="http://ns.adobe.com/xmp/note/"', attributes=f'xmpNote:HasExtendedXMP="{name}"')
    index = among(random, parts)
    parts.insert(index, segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + main.encode()))
    parts.insert(index + 1, segment(0xE1, head + text))


@place("more parts of a profile than it counts")
def more_parts(parts, secret, random):
    made = xmp.profile()
    index = among(random, parts)
    parts.insert(index, segment(0xE2, b"ICC_PROFILE\0\1\1" + made), 0xE2)
    parts.insert(index + 1, segment(0xE2, b"ICC_PROFILE\0" + random.choice([b"\2\1", b"\0\0", b"\1\1", b"\3\2"]) + secret.raw))


def pictures(parts, gap=b"", inside=b"", entry=(), behind=b""):
    """Makes a file of two pictures; MPF has the places of both."""
    second = SOI + inside + b"".join(part for marker, part in parts.parts if marker in (0xDB, 0xC4, 0xC0, 0xC2, 0xDD, SOS)) + EOI
    kept = parts.index(0xE0) + 1 if parts.has(0xE0) else 0

    def index(length):
        entries = struct.pack(">IIIHH", 0x20030000, length, 0, 0, 0) + struct.pack(">IIIHH", 0, len(second), length + len(gap) - base, 0, 0)
        extra = b"".join(struct.pack(">HHI", tag, 7, len(value)) for tag, value in entry)
        count, table, values = 3 + len(entry), b"", b""
        start = 8 + 2 + 12 * count + 4
        for tag, kind, number, value in [(0xB000, 7, 4, b"0100"), (0xB001, 4, 1, struct.pack(">I", 2)), (0xB002, 7, 32, entries),
                                         *[(tag, 7, len(value), value) for tag, value in entry]]:
            field = value
            if len(value) > 4:
                field = struct.pack(">I", start + len(values))
                values += value
            table += struct.pack(">HHI", tag, kind, number) + field
        del extra
        return b"MPF\0MM\0*\0\0\0\x08" + struct.pack(">H", count) + table + bytes(4) + values + behind
    base = 0
    parts.insert(kept, segment(0xE2, index(0)), 0xE2)
    before = 2 + sum(len(part) for _, part in parts.parts[:kept])
    base = before + 8
    length = len(SOI) + sum(len(part) for _, part in parts.parts) + len(EOI)
    parts.parts[kept][1] = segment(0xE2, index(length))
    parts.rest = gap + second + parts.rest


@place("MPF, unknown entry")
def mpf_entry(parts, secret, random):
    pictures(parts, entry=[(random.choice([0xB003, 0xB101, 0xB2FF, 0xC000]), secret.raw)])


@place("MPF, behind the entries")
def mpf_behind(parts, secret, random):
    pictures(parts, behind=secret.raw)


@place("MPF, gap before the second picture")
def mpf_gap(parts, secret, random):
    pictures(parts, gap=random.choice([b"", bytes(16)]) + secret.raw)


@place("MPF, inside the second picture")
def mpf_inside(parts, secret, random):
    pictures(parts, inside=segment(random.choice([0xFE, 0xE1, 0xEB, 0xF1]), secret.raw))


@place("MPF, stray inside the second picture")
def mpf_stray(parts, secret, random):
    pictures(parts, inside=secret.raw)


@place("MPF, behind the second picture")
def mpf_after(parts, secret, random):
    pictures(parts)
    parts.rest += secret.raw


def _shared():
    for name in exif.PLACES:
        def function(parts, secret, random, name=name):
            without_exif(parts)
            parts.insert(among(random, parts), exif_segment(exif.planted(name, secret, random, parts.thumbnail)), 0xE1)
        PLACES[name] = function
    for name in xmp.PLACES:
        def function(parts, secret, random, name=name):
            parts.insert(among(random, parts), segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp.planted(name, secret, random)), 0xE1)
        PLACES[name] = function
    for name, make in xmp.RESOURCES.items():
        def function(parts, secret, random, make=make):
            parts.insert(among(random, parts), segment(0xED, b"Photoshop 3.0\0" + make(secret, random)), 0xED)
        PLACES[name] = function
    for name, make in xmp.PROFILES.items():
        def function(parts, secret, random, make=make):
            parts.parts = [part for part in parts.parts if part[1][4:15] != b"ICC_PROFILE"]
            parts.insert(among(random, parts), segment(0xE2, b"ICC_PROFILE\0\1\1" + make(secret)), 0xE2)
        PLACES[name] = function


_shared()


def planted(name, base, secret, random, thumbnail):
    """Returns the photo with the secret in that place; None if it has no such place."""
    parts = Parts(base)
    parts.thumbnail = thumbnail
    return None if PLACES[name](parts, secret, random) is False else parts.write()
