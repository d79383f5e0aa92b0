"""Places for a secret in EXIF, whichever file the block is in."""

import struct

from .tiff import ASCII, BYTE, LONG, RATIONAL, SHORT, SIZES, SRATIONAL, UNDEFINED, Blob, Block, Value


def block(random, thumbnail=None, order=None):
    """Returns a block of facts that a copy keeps, sometimes with a place."""
    made = Block(order or random.choice("<>"))
    made.directories = {
        "0": [(0x10F, ASCII, b"Kamera\0"), (0x110, ASCII, b"Model 5\0"), (0x112, SHORT, [1]), (0x11A, RATIONAL, [72]),
              (0x11B, RATIONAL, [72]), (0x128, SHORT, [2]), (0x132, ASCII, b"2024:05:06 07:08:09\0")],
        "exif": [(0x829A, RATIONAL, [(1, 125)]), (0x829D, RATIONAL, [(28, 10)]), (0x8827, SHORT, [200]),
                 (0x9000, UNDEFINED, b"0232"), (0x9003, ASCII, b"2024:05:06 07:08:09\0"), (0x9101, UNDEFINED, b"\1\2\3\0"),
                 (0xA001, SHORT, [1]), (0xA002, LONG, [64]), (0xA003, LONG, [48])],
    }
    if random.random() < 0.5:
        made.directories["gps"] = [(0, BYTE, b"\2\3\0\0"), (1, ASCII, b"N\0"), (2, RATIONAL, [35, 40, 30]),
                                   (3, ASCII, b"E\0"), (4, RATIONAL, [139, 46, 5])]
    if random.random() < 0.3:
        made.directories["interop"] = [(1, ASCII, b"R98\0"), (2, UNDEFINED, b"0100")]
    if thumbnail:
        made.directories["1"] = [(0x103, SHORT, [6]), (0x201, LONG, Blob(thumbnail)), (0x202, LONG, [len(thumbnail)])]
    return made


TEXTS = {
    "ImageDescription": ("0", 0x10E), "DocumentName": ("0", 0x10D), "PageName": ("0", 0x11D), "Artist": ("0", 0x13B),
    "HostComputer": ("0", 0x13C), "InkNames": ("0", 0x14D), "TargetPrinter": ("0", 0x151), "ImageHistory": ("0", 0x9213),
    "ImageID": ("0", 0x800D), "Copyright": ("0", 0x8298), "CameraSerialNumber": ("0", 0xC62F), "Site": ("0", 0x4746),
    "OwnerName": ("exif", 0xA430), "BodySerialNumber": ("exif", 0xA431), "LensSerialNumber": ("exif", 0xA435),
    "ImageUniqueID": ("exif", 0xA420), "SpectralSensitivity": ("exif", 0x8824), "RelatedSoundFile": ("exif", 0xA004),
    "ImageTitle": ("exif", 0xA436), "Photographer": ("exif", 0xA437), "ImageEditor": ("exif", 0xA438),
    "SecurityClassification": ("0", 0x9212), "GDALMetadata": ("0", 0xA480), "GeoAsciiParams": ("0", 0x87B1),
    "GPSSatellites": ("gps", 8), "GPSMapDatum": ("gps", 18), "GPSDateStamp": ("gps", 29), "GPSMeasureMode": ("gps", 10),
    "GPSUnknown": ("gps", 0x40), "InteropFile": ("interop", 0x1000), "InteropUnknown": ("interop", 0x1234),
    "Unknown0": ("0", 0xFDE8), "UnknownExif": ("exif", 0xFDE9), "Unknown1": ("1", 0xFDEA), "Description1": ("1", 0x10E),
    "Artist2": ("2", 0x13B), "DNGPrivateData": ("0", 0xC634), "OriginalRawFileName": ("0", 0xC68B),
    "DateTime": ("0", 0x132), "DateTimeOriginal": ("exif", 0x9003), "OffsetTime": ("exif", 0x9010),
    "SubSecTime": ("exif", 0x9290),
}
UNDEFINED_TAGS = {
    "UserComment": ("exif", 0x9286), "MakerNote": ("exif", 0x927C), "GPSProcessingMethod": ("gps", 27),
    "GPSAreaInformation": ("gps", 28), "OECF": ("exif", 0x8828), "DeviceSettings": ("exif", 0xA40B),
    "SpatialFrequency": ("exif", 0xA20C), "CFAPattern": ("exif", 0xA302), "Padding": ("0", 0xEA1C),
    "PaddingExif": ("exif", 0xEA1C), "PrintIM": ("0", 0xC4A5), "Photoshop": ("0", 0x8649), "IPTC": ("0", 0x83BB),
    "XMP": ("0", 0x2BC), "ICC": ("0", 0x8773), "ImageSourceData": ("0", 0x935C), "JPEGTables": ("0", 0x15B),
}
# Values whose texts a copy keeps; what is behind their end is no part of them.
KEPT = {"Make": ("0", 0x10F), "Model": ("0", 0x110), "DateTime": ("0", 0x132), "DateTimeOriginal": ("exif", 0x9003),
        "Software": ("0", 0x131), "LensModel": ("exif", 0xA434), "SubSecTime": ("exif", 0x9290),
        "OffsetTime": ("exif", 0x9010)}
NUMBERS = {"Orientation": ("0", 0x112, SHORT), "XResolution": ("0", 0x11A, RATIONAL), "ResolutionUnit": ("0", 0x128, SHORT),
           "YCbCrPositioning": ("0", 0x213, SHORT), "ExposureTime": ("exif", 0x829A, RATIONAL),
           "ISO": ("exif", 0x8827, SHORT), "ColorSpace": ("exif", 0xA001, SHORT), "PixelXDimension": ("exif", 0xA002, LONG),
           "ExposureBias": ("exif", 0x9204, SRATIONAL), "SubjectArea": ("exif", 0x9214, SHORT),
           "LensSpecification": ("exif", 0xA432, RATIONAL), "GPSVersionID": ("gps", 0, BYTE),
           "GPSLatitude": ("gps", 2, RATIONAL), "WhitePoint": ("0", 0x13E, RATIONAL), "Rating": ("0", 0x4746, SHORT),
           "Gamma": ("exif", 0xA500, RATIONAL), "SceneType": ("exif", 0xA301, UNDEFINED),
           "ExifVersion": ("exif", 0x9000, UNDEFINED), "Components": ("exif", 0x9101, UNDEFINED)}
MAKERS = [b"", b"Nikon\0\2\x10\0\0", b"Apple iOS\0\0\1MM", b"OLYMP\0\1\0", b"Panasonic\0\0\0", b"SONY DSC \0\0\0", b"FUJIFILM\x0c\0\0\0"]
PLACES = {}


def place(name):
    def add(function):
        PLACES["exif " + name] = function
        return function
    return add


def padded(data, size):
    return data + bytes(-len(data) % size)


for _name, (_directory, _tag) in TEXTS.items():
    @place("text " + _name)
    def text(b, secret, random, thumbnail, directory=_directory, tag=_tag):
        b.set(directory, tag, random.choice([ASCII, ASCII, BYTE, UNDEFINED, 129]), secret.raw + b"\0")

for _name, (_directory, _tag) in UNDEFINED_TAGS.items():
    @place("data " + _name)
    def data(b, secret, random, thumbnail, directory=_directory, tag=_tag):
        start = {0x9286: [b"ASCII\0\0\0", b"UNICODE\0", bytes(8)], 27: [b"ASCII\0\0\0", bytes(8)], 0x927C: MAKERS}.get(tag, [b""])
        b.set(directory, tag, UNDEFINED, random.choice(start) + secret.raw)

for _name, (_directory, _tag) in KEPT.items():
    @place("behind the end of " + _name)
    def behind(b, secret, random, thumbnail, directory=_directory, tag=_tag):
        value = b.get(directory, tag) or b"12\0"
        b.set(directory, tag, ASCII, value + random.choice([b"", b"\0\0"]) + secret.raw)

for _name, (_directory, _tag, _kind) in NUMBERS.items():
    @place("too many numbers in " + _name)
    def numbers(b, secret, random, thumbnail, directory=_directory, tag=_tag, kind=_kind):
        first = b.pack(kind, b.get(directory, tag) or [1] if kind != UNDEFINED else b"\1")
        b.set(directory, tag, kind, padded(first + secret.raw, SIZES[kind]))

    @place("text instead of " + _name)
    def instead(b, secret, random, thumbnail, directory=_directory, tag=_tag):
        b.set(directory, tag, random.choice([ASCII, UNDEFINED, 129]), secret.raw + b"\0")

for _name in ("XPTitle", "XPComment", "XPAuthor", "XPKeywords", "XPSubject"):
    @place("text " + _name)
    def windows(b, secret, random, thumbnail, tag=0x9C9B + ("XPTitle", "XPComment", "XPAuthor", "XPKeywords", "XPSubject").index(_name)):
        b.set("0", tag, BYTE, secret.text.encode("utf-16-le") + b"\0\0")

for _name in ("header", "0", "0.values", "exif", "exif.values", "end"):
    @place("gap " + {"0": "behind next pointer", "header": "behind header", "end": "behind everything"}.get(_name, "behind " + _name))
    def gap(b, secret, random, thumbnail, where=_name):
        b.gaps[where] = padded(random.choice([b"", bytes(4)]) + secret.raw, 2)


@place("gap behind a value")
def behind_value(b, secret, random, thumbnail):
    name, tag = random.choice([("0", 0x10F), ("0", 0x11A), ("exif", 0x9003), ("exif", 0x829A)])
    b.gaps[name, tag] = padded(secret.raw, 2)


@place("old directory")
def old_directory(b, secret, random, thumbnail):
    old = Block(b.order)
    old.directories = {"0": [(0x10F, ASCII, b"Kamera\0"), (0x13B, ASCII, secret.raw + b"\0"), (0x8298, ASCII, b"x" * 9)]}
    b.gaps[random.choice(["header", "0.values", "end"])] = padded(old.write()[8:], 2)


@place("whole block behind the block")
def block_behind(b, secret, random, thumbnail):
    old = Block(random.choice("<>"))
    old.directories = {"0": [(0x13B, ASCII, secret.raw + b"\0")]}
    b.gaps["end"] = old.write()


@place("further directories")
def further(b, secret, random, thumbnail):
    for name in ("1", "2", "3"):
        b.directories.setdefault(name, [(0x100, SHORT, [1])])
    b.set(random.choice("123"), random.choice([0x10E, 0x13B, 0xFDE8]), ASCII, secret.raw + b"\0")


@place("sub directory")
def sub(b, secret, random, thumbnail):
    b.directories["sub"] = [(0x10E, ASCII, secret.raw + b"\0")]


@place("count too large")
def count_large(b, secret, random, thumbnail):
    b.set("0", 0x10E, ASCII, Value(secret.raw + b"\0", count=random.choice([4000, 0x10000, 0x7FFFFFFF, 0xFFFFFFFF])))


@place("count too small")
def count_small(b, secret, random, thumbnail):
    b.set("0", random.choice([0x10E, 0x110, 0x131]), ASCII, Value(b"abcdef\0" + secret.raw + b"\0", count=7))


@place("place of a value outside")
def outside(b, secret, random, thumbnail):
    b.set("0", 0x10E, ASCII, Value(secret.raw + b"\0", place=random.choice([0xFFFF, 0xFFFFFFF0])))


@place("unknown type")
def unknown_type(b, secret, random, thumbnail):
    b.set("0", random.choice([0x10E, 0x131, 0xFDE8]), random.choice([0, 14, 99, 0xFFFF]), Value(secret.raw, count=len(secret.raw)))


@place("damaged count of entries")
def damaged(b, secret, random, thumbnail):
    name = random.choice(["0", "exif"])
    b.set(name, 0x10E, ASCII, secret.raw + b"\0")
    b.counts[name] = random.choice([0, 1, 200, 0xFFFF])


@place("damaged next pointer")
def damaged_next(b, secret, random, thumbnail):
    b.set("1", 0x10E, ASCII, secret.raw + b"\0")
    b.following["0"] = random.choice([8, 0xFFFF, 0xFFFFFFFF, 7])


@place("directory that nothing points to")
def orphan(b, secret, random, thumbnail):
    b.directories["1"] = [(0x13B, ASCII, secret.raw + b"\0")]
    b.following["0"] = 0


@place("pointer of another type")
def pointer_type(b, secret, random, thumbnail):
    b.set("exif", 0xA430, ASCII, secret.raw + b"\0")
    b.set("0", 0x8769, random.choice([UNDEFINED, SHORT]), b"\xff\xff\0\0")


@place("directory in another directory")
def misplaced(b, secret, random, thumbnail):
    tag = random.choice([0x13B, 0x10E, 0xA430, 0xA431])
    b.set(random.choice(["exif", "gps", "interop"]), tag, ASCII, secret.raw + b"\0")


@place("doubled tag")
def doubled(b, secret, random, thumbnail):
    tag = random.choice([0x10F, 0x110, 0x112, 0x132])
    b.directories["0"].insert(0 if random.random() < 0.5 else 99, (tag, ASCII, secret.raw + b"\0"))


@place("comment of the thumbnail")
def thumbnail_comment(b, secret, random, thumbnail):
    made = thumbnail[:2] + b"\xff\xfe" + struct.pack(">H", len(secret.raw) + 2) + secret.raw + thumbnail[2:]
    b.directories["1"] = [(0x103, SHORT, [6]), (0x201, LONG, Blob(made)), (0x202, LONG, [len(made)])]


@place("behind the thumbnail")
def thumbnail_behind(b, secret, random, thumbnail):
    made = thumbnail + secret.raw
    b.directories["1"] = [(0x103, SHORT, [6]), (0x201, LONG, Blob(made)), (0x202, LONG, [len(made) if random.random() < 0.5 else len(thumbnail)])]


@place("before the thumbnail")
def thumbnail_before(b, secret, random, thumbnail):
    b.directories["1"] = [(0x103, SHORT, [6]), (0x201, LONG, Blob(thumbnail, gap=secret.raw)), (0x202, LONG, [len(thumbnail)])]


@place("uncompressed thumbnail")
def thumbnail_strip(b, secret, random, thumbnail):
    made = (secret.raw * 20)[:8 * 6 * 3]
    b.directories["1"] = [(0x100, SHORT, [8]), (0x101, SHORT, [6]), (0x102, SHORT, [8, 8, 8]), (0x103, SHORT, [1]),
                          (0x106, SHORT, [2]), (0x111, LONG, Blob(made)), (0x115, SHORT, [3]), (0x116, SHORT, [6]),
                          (0x117, LONG, [len(made)])]


def planted(name, secret, random, thumbnail):
    """Returns an EXIF block with the secret in that place."""
    made = block(random, thumbnail if random.random() < 0.4 else None)
    PLACES[name](made, secret, random, thumbnail)
    return made.write()
