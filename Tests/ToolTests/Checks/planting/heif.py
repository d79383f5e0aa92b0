"""The grammar of HEIC and AVIF: boxes, items, their extents and properties."""

import struct

from . import exif, xmp


def box(kind, content, size=None):
    return struct.pack(">I4s", 8 + len(content) if size is None else size, kind) + content


def full(kind, content, version=0, flags=0):
    return box(kind, struct.pack(">I", version << 24 | flags) + content)


def boxes(data, place=0, end=None):
    end = len(data) if end is None else end
    while place + 8 <= end:
        size, kind = struct.unpack_from(">I4s", data, place)
        yield kind, data[place + 8:place + size]
        place += size


class Item:
    def __init__(self, number, kind, data, name=b"", more=b"", hidden=False):
        self.number, self.kind, self.data, self.name, self.more, self.hidden = number, kind, data, name, more, hidden
        self.gap = b""
        self.cuts = []
        self.in_idat = False
        self.properties = []

    def pieces(self):
        """Returns the data in its extents."""
        cuts = [0, *self.cuts, len(self.data)]
        return [self.data[a:b] for a, b in zip(cuts, cuts[1:])]


class File:
    """A file that is laid out when it is written; `places` maps a place of the grammar to bytes that stand there."""

    def __init__(self, sample):
        found = dict(boxes(sample))
        self.brand = sample[8:12]
        self.brands = sample[16:8 + len(found[b"ftyp"])]
        meta = dict(boxes(found[b"meta"], 4))
        parts = dict(boxes(meta[b"iprp"]))
        self.properties = [box(kind, content) for kind, content in boxes(parts[b"ipco"])]
        kind = {b"avif": b"av01"}.get(self.brand, b"hvc1")
        item = Item(1, kind, found[b"mdat"])
        item.properties = [(number + 1, property[4:8] in (b"hvcC", b"av1C", b"clap")) for number, property in enumerate(self.properties)]
        self.items = [item]
        self.references = []
        self.places = {}
        self.handler = b""
        self.idat = b""
        # Other forms that the standard allows.
        self.location_version, self.base, self.wide, self.meta_last, self.entry_version = 1, 0, False, False, 2

    def add(self, kind, data, name=b"", more=b"", reference=b"cdsc"):
        number = len(self.items) + 1
        self.items.append(Item(number, kind, data, name, more))
        if reference:
            self.references.append((reference, number, [1]))
        return self.items[-1]

    def property(self, kind, data, number=1, essential=False):
        self.properties.append(box(kind, data))
        if number:
            self.items[number - 1].properties.append((len(self.properties), essential))

    def write(self):
        # The first layout finds the places, the second writes them; both are equally long.
        return self._lay_out(self._lay_out({})[1])[0]

    def _lay_out(self, known):
        at = self.places.get
        idat, extents = bytearray(self.idat), {}
        for item in self.items:
            if item.in_idat:
                extents[item.number] = [(len(idat), len(item.data))]
                idat += item.data
        names = b""
        for item in self.items:
            number = struct.pack(">H" if self.entry_version == 2 else ">I", item.number)
            content = number + struct.pack(">H4s", 0, item.kind) + item.name + b"\0" + item.more
            names += full(b"infe", content + at(f"infe {item.number}", b""), self.entry_version, int(item.hidden))
        iinf = full(b"iinf", struct.pack(">H", len(self.items)) + names + at("iinf", b""))
        located = b""
        for item in self.items:
            list_ = extents.get(item.number) or known.get(item.number) or [(0, 0)] * len(item.pieces())
            located += struct.pack(">I" if self.location_version == 2 else ">H", item.number)
            located += struct.pack(">H", int(item.in_idat)) if self.location_version else b""
            base = 0 if item.in_idat else self.base
            located += struct.pack(">H", 0) + (struct.pack(">I", base) if self.base else b"") + struct.pack(">H", len(list_))
            located += b"".join(struct.pack(">II", max(place - base, 0), size) for place, size in list_)
        number = struct.pack(">I" if self.location_version == 2 else ">H", len(self.items))
        iloc = full(b"iloc", b"\x44" + (b"\x40" if self.base else b"\0") + number + located + at("iloc", b""), self.location_version)
        related = b"".join(box(kind, struct.pack(f">HH{len(to)}H", start, len(to), *to)) for kind, start, to in self.references)
        iref = full(b"iref", related + at("iref", b"")) if related or at("iref") else b""
        listed = b""
        for item in self.items:
            if item.properties:
                listed += struct.pack(">HB", item.number, len(item.properties))
                listed += bytes(essential << 7 | number for number, essential in item.properties)
        ipma = full(b"ipma", struct.pack(">I", sum(bool(i.properties) for i in self.items)) + listed + at("ipma", b""))
        ipco = box(b"ipco", b"".join(self.properties) + at("ipco", b""))
        handler = full(b"hdlr", bytes(4) + b"pict" + bytes(12) + self.handler + b"\0" + at("hdlr", b""))
        children = [handler, full(b"pitm", struct.pack(">H", 1) + at("pitm", b"")), iloc, iinf, iref,
                    box(b"iprp", ipco + ipma + at("iprp", b"")), box(b"idat", bytes(idat)) if idat else b""]
        children.insert(at("index", 7), at("meta", b""))
        out = bytearray(box(b"ftyp", self.brand + bytes(4) + self.brands + at("ftyp", b"")) + at("before meta", b""))
        meta = full(b"meta", b"".join(children))
        out += b"" if self.meta_last else meta
        out += at("before mdat", b"")
        media = bytearray(at("mdat start", b""))
        for item in self.items:
            if not item.in_idat:
                media += at(f"before {item.number}", b"")
                list_ = []
                for number, piece in enumerate(item.pieces()):
                    media += item.gap if number else b""
                    list_.append((len(out) + (16 if self.wide else 8) + len(media), len(piece)))
                    media += piece
                extents[item.number] = list_
        media += at("mdat end", b"")
        out += struct.pack(">I4sQ", 1, b"mdat", 16 + len(media)) + media if self.wide else box(b"mdat", bytes(media), at("mdat size"))
        out += meta if self.meta_last else b""
        out += at("end", b"")
        return bytes(out), extents


PLACES = {}


def place(name):
    def add(function):
        PLACES[name] = function
        return function
    return add


def payload(secret, random):
    """Returns the secret as data of a box, bare or as an old packet or block."""
    kind = random.randrange(4)
    if kind == 0:
        return xmp.planted("xmp creator", secret, random)
    if kind == 1:
        return bytes(4) + exif.planted("exif text Artist", secret, random, b"")
    return secret.raw


UUID = bytes(range(16))
XMP_UUID = bytes.fromhex("BE7ACFCB97A942E89C71999491E3AFAC")
for _kind in (b"free", b"skip", b"wide", b"uuid", b"zzzz", b"mdat", b"moov", b"jumb", b"Exif", b"xml ", b"sefd", b"mpvd"):
    for _where in ("before meta", "before mdat", "end"):
        @place(f"box {_kind.decode().strip()} {_where}")
        def top(file, secret, random, kind=_kind, where=_where):
            data = payload(secret, random)
            if kind == b"uuid":
                data = random.choice([UUID, XMP_UUID]) + data
            if kind == b"moov":
                data = box(b"udta", box(random.choice([b"\xa9xyz", b"meta", b"name"]), data))
            file.places[where] = box(kind, data)


for _kind in (b"free", b"skip", b"uuid", b"zzzz", b"xml ", b"bxml", b"ipro", b"udta"):
    @place(f"box {_kind.decode().strip()} in meta")
    def child(file, secret, random, kind=_kind):
        data = payload(secret, random)
        file.places["index"] = random.randint(1, 7)
        file.places["meta"] = box(kind, (UUID if kind == b"uuid" else b"") + data)


@place("behind the last box")
def behind(file, secret, random):
    file.places["end"] = random.choice([b"", bytes(8)]) + secret.raw


@place("behind the last box, with a wrong size")
def behind_size(file, secret, random):
    file.places["end"] = struct.pack(">I4s", 90_000, b"free") + secret.raw


@place("further brands")
def brands(file, secret, random):
    file.places["ftyp"] = secret.raw + bytes(-len(secret.raw) % 4)


@place("name of the handler")
def handler(file, secret, random):
    file.handler = secret.utf8


@place("behind the name of the handler")
def handler_behind(file, secret, random):
    file.places["hdlr"] = secret.raw


for _name in ("iinf", "iloc", "iref", "ipma", "pitm"):
    @place("behind the entries of " + _name)
    def entries(file, secret, random, name=_name):
        file.places[name] = secret.raw


@place("name of the picture")
def name(file, secret, random):
    file.items[0].name = secret.utf8


@place("behind an entry of infe")
def infe(file, secret, random):
    file.places["infe 1"] = secret.raw


@place("name of an EXIF item")
def exif_name(file, secret, random):
    file.add(b"Exif", bytes(4) + exif.block(random).write(), secret.utf8)


@place("type of a MIME item")
def mime_type(file, secret, random):
    file.add(b"mime", b"text", b"", secret.utf8 + b"\0")


@place("encoding of a MIME item")
def mime_encoding(file, secret, random):
    file.add(b"mime", xmp.packet().encode(), b"", b"application/rdf+xml\0" + secret.utf8 + b"\0")


for _kind, _more in ((b"mime", b"text/plain\0"), (b"mime", b"application/rdf+xml\0"), (b"mime", b"application/octet-stream\0"), (b"uri ", b"urn:x\0"), (b"zzzz", b""), (b"Exif", b""), (b"jumb", b"")):
    @place(f"item {_kind.decode().strip()} {_more[:-1].decode()}".strip())
    def item(file, secret, random, kind=_kind, more=_more):
        made = file.add(kind, secret.raw, b"", more, random.choice([b"cdsc", None]))
        made.hidden = random.random() < 0.3
        made.in_idat = random.random() < 0.3


@place("address of a URI item")
def uri(file, secret, random):
    file.add(b"uri ", b"data", b"", secret.utf8 + b"\0")


@place("gap before the TIFF header of EXIF")
def exif_gap(file, secret, random):
    file.add(b"Exif", struct.pack(">I", len(secret.raw)) + secret.raw + exif.block(random).write())


@place("mdat, before the first extent")
def mdat_start(file, secret, random):
    file.places["mdat start"] = payload(secret, random)


@place("mdat, between extents")
def mdat_between(file, secret, random):
    file.add(b"Exif", bytes(4) + exif.block(random).write())
    file.places["before 2"] = payload(secret, random)


@place("mdat, behind the last extent")
def mdat_end(file, secret, random):
    file.places["mdat end"] = payload(secret, random)


@place("mdat, between two extents of the picture")
def mdat_cut(file, secret, random):
    file.items[0].cuts = [len(file.items[0].data) // 2]
    file.items[0].gap = payload(secret, random)


@place("mdat, to the end of the file")
def mdat_open(file, secret, random):
    file.places["mdat size"] = 0
    file.places["end"] = secret.raw


@place("mdat, EXIF that no item names")
def mdat_old(file, secret, random):
    file.places[random.choice(["mdat start", "mdat end"])] = bytes(4) + b"Exif\0\0" + exif.planted("exif text Artist", secret, random, b"")


@place("idat, before the first extent")
def idat(file, secret, random):
    file.idat = payload(secret, random)
    file.add(b"mime", xmp.packet().encode(), b"", b"application/rdf+xml\0").in_idat = True


@place("idat that no item uses")
def idat_unused(file, secret, random):
    file.idat = payload(secret, random)


for _kind in (b"zzzz", b"uuid", b"udes", b"altt", b"crtt", b"mdft", b"free", b"rref", b"imir"):
    @place(f"property {_kind.decode()}")
    def property_(file, secret, random, kind=_kind):
        data = {b"uuid": UUID, b"udes": bytes(4) + b"en\0name\0", b"altt": bytes(4), b"crtt": bytes(12), b"imir": b"\0"}.get(kind, b"")
        if kind == b"imir":
            file.property(kind, data + secret.raw, 0)
            return
        file.property(kind, data + secret.raw + b"\0" * 3, random.choice([1, 0]))


@place("behind the content of a property")
def property_behind(file, secret, random):
    index = random.choice([i for i, made in enumerate(file.properties) if made[4:8] in (b"ispe", b"pixi", b"colr", b"clap")])
    made = file.properties[index]
    file.properties[index] = box(made[4:8], made[8:] + secret.raw)


@place("behind the decoder's configuration")
def configuration(file, secret, random):
    index = next(i for i, made in enumerate(file.properties) if made[4:8] in (b"hvcC", b"av1C"))
    file.properties[index] = box(file.properties[index][4:8], file.properties[index][8:] + secret.raw)


@place("message in the decoder's configuration")
def message(file, secret, random):
    index = next(i for i, made in enumerate(file.properties) if made[4:8] in (b"hvcC", b"av1C"))
    made = file.properties[index]
    if made[4:8] == b"av1C":
        file.properties[index] = box(b"av1C", made[8:] + bits(secret))
    else:
        unit = supplement(secret)
        content = bytearray(made[8:])
        content[22] += 1
        file.properties[index] = box(b"hvcC", bytes(content) + b"\x27\0\1" + struct.pack(">H", len(unit)) + unit)


def supplement(secret):
    """Returns a NAL unit of HEVC with a message of the user."""
    data = UUID + secret.raw
    return b"\x4e\x01\x05" + bytes([len(data)]) + data.replace(b"\0\0", b"\0\1") + b"\x80"


def bits(secret):
    """Returns a unit of AV1 with metadata of the kind ITU-T T.35."""
    data = b"\4\xb5\0\x01" + secret.raw + b"\x80"
    return b"\x2a" + bytes([len(data)]) + data


@place("behind the coded picture")
def coded_behind(file, secret, random):
    file.items[0].data += secret.raw


@place("behind the coded picture, zeros between")
def coded_zeros(file, secret, random):
    file.items[0].data += bytes(8) + secret.raw


@place("message behind the coded picture")
def coded_message(file, secret, random):
    made = bits(secret) if file.brand == b"avif" else struct.pack(">I", len(supplement(secret))) + supplement(secret)
    file.items[0].data += made


@place("message before the coded picture")
def coded_message_before(file, secret, random):
    if file.brand == b"avif":
        file.items[0].data = file.items[0].data[:2] + bits(secret) + file.items[0].data[2:]
    else:
        file.items[0].data = struct.pack(">I", len(supplement(secret))) + supplement(secret) + file.items[0].data


@place("padding in the coded picture")
def coded_padding(file, secret, random):
    if file.brand == b"avif":
        made = b"\x7a" + bytes([len(secret.raw) + 1]) + secret.raw + b"\x80"
    else:
        made = struct.pack(">I", len(secret.raw) + 2) + b"\x50\x01" + secret.raw
    file.items[0].data += made


@place("thumbnail, behind its picture")
def thumbnail(file, secret, random):
    made = file.add(file.items[0].kind, file.items[0].data + secret.raw, b"", b"", b"thmb")
    made.properties = list(file.items[0].properties)


@place("item of another data file")
def reference(file, secret, random):
    file.places["meta"] = box(b"dinf", full(b"dref", struct.pack(">I", 1) + full(b"url ", secret.utf8 + b"\0")))


@place("group of an unknown kind")
def group(file, secret, random):
    file.places["meta"] = box(b"grpl", full(b"zzzz", struct.pack(">II", 9, 1) + struct.pack(">I", 1) + secret.raw))


def _shared():
    for name in exif.PLACES:
        def function(file, secret, random, name=name):
            file.add(b"Exif", struct.pack(">I", 6) + b"Exif\0\0" + exif.planted(name, secret, random, file.thumbnail))
        PLACES[name] = function
    for name in xmp.PLACES:
        def function(file, secret, random, name=name):
            file.add(b"mime", xmp.planted(name, secret, random), b"", b"application/rdf+xml\0")
        PLACES[name] = function
    for name, make in xmp.PROFILES.items():
        def function(file, secret, random, make=make):
            file.property(b"colr", b"prof" + make(secret))
        PLACES[name] = function


_shared()


def planted(name, base, secret, random, thumbnail):
    file = File(base)
    file.thumbnail = thumbnail
    return None if PLACES[name](file, secret, random) is False else file.write()
