"""Odd but legal photos, and ones that are common though they aren't legal: the files, made anew in every run.

Each says the same, if it is read: Kamera, 2024-05-06 07:08:09, 35.675 N 139.76806 E, turned by 90 degrees. Its picture
has the word "Settings", which is upright only for readers that turn it.
"""

import struct
import zlib

from PIL import Image, ImageDraw, ImageFont
from planting import heif, jpeg, jxl, photos, png, secret, tifffile, tiff, webp, xmp
from planting.tiff import ASCII, BYTE, LONG, RATIONAL, SHORT, UNDEFINED, Blob, Block

MAKE, DATE = b"Kamera\0", b"2024:05:06 07:08:09\0"
OTHER_MAKE, OTHER_DATE = b"Zweite\0", b"1999:01:02 03:04:05\0"
NORTH, EAST = [35, 40, 30], [139, 46, 5]
FILES = {}


def file(name, ending, text):
    """Adds a file with a sentence about what is odd."""
    def add(function):
        FILES[f"{name}.{ending}"] = function, text
        return function
    return add


def block(order="<", make=MAKE, date=DATE, orientation=6, place=True):
    made = Block(order)
    made.directories = {
        "0": [(0x10F, ASCII, make), (0x110, ASCII, b"Model 5\0"), (0x112, SHORT, [orientation])],
        "exif": [(0x9000, UNDEFINED, b"0232"), (0x9003, ASCII, date)],
    }
    if place:
        made.directories["gps"] = [(0, BYTE, b"\2\3\0\0"), (1, ASCII, b"N\0"), (2, RATIONAL, NORTH), (3, ASCII, b"E\0"), (4, RATIONAL, EAST)]
    return made


def written(**options):
    return block(**options).write()


OTHER = dict(make=OTHER_MAKE, date=OTHER_DATE, orientation=1, place=False)


def sign():
    """Returns a picture of a word, turned so that orientation 6 makes it upright."""
    image = Image.new("RGB", (400, 120), "white")
    ImageDraw.Draw(image).text((60, 20), "Settings", font=ImageFont.load_default(64), fill="black")
    return image.transpose(Image.Transpose.ROTATE_90)


def segment(data=None, identifier=b"Exif\0\0"):
    return jpeg.segment(0xE1, identifier + (written() if data is None else data))


def parts(progressive=False):
    return jpeg.Parts(photos.saved(sign(), "JPEG", quality=85, progressive=progressive))


def with_exif(index=1, before=b"", behind=b"", data=None, **options):
    made = parts(**options)
    made.insert(made.index(index) if index in (0xDB, 0xC0, 0xC4, 0xDA) else index, before + (segment() if data is None else data) + behind)
    return made


J = "jpg"
file("plain", J, "EXIF behind JFIF")(lambda: with_exif().write())
file("fill-before-exif", J, "a fill byte FF before EXIF")(lambda: with_exif(before=b"\xff").write())
file("fill-64-before-exif", J, "64 fill bytes before EXIF")(lambda: with_exif(before=b"\xff" * 64).write())
file("fill-before-tables", J, "fill bytes before the quantization tables")(lambda: with_exif(behind=b"\xff\xff").write())
file("stray-00-before-exif", J, "a zero before EXIF")(lambda: with_exif(before=b"\0").write())
file("stray-ff00-before-exif", J, "FF 00 before EXIF")(lambda: with_exif(before=b"\xff\0").write())
file("stray-ff00-behind-exif", J, "FF 00 behind EXIF")(lambda: with_exif(behind=b"\xff\0").write())
file("stray-text-before-exif", J, "text before EXIF")(lambda: with_exif(before=b"stray text").write())
file("stray-text-behind-exif", J, "text behind EXIF")(lambda: with_exif(behind=b"stray text").write())
file("exif-before-jfif", J, "EXIF before JFIF")(lambda: with_exif(0).write())
file("exif-behind-tables", J, "EXIF behind the quantization tables")(lambda: with_exif(0xC0).write())
file("exif-behind-frame", J, "EXIF behind the frame header")(lambda: with_exif(0xC4).write())
file("exif-before-scan", J, "EXIF right before the scan")(lambda: with_exif(0xDA).write())


@file("no-jfif", J, "no JFIF segment")
def no_jfif():
    made = with_exif()
    made.parts = [part for part in made.parts if part[0] != 0xE0]
    return made.write()


def at_scan(before, behind=b""):
    made = with_exif()
    made.insert(made.index(0xDA), before + behind)
    return made.write()


file("fill-before-scan", J, "fill bytes before the scan header")(lambda: at_scan(b"\xff\xff"))
file("stray-before-scan", J, "zeros before the scan header")(lambda: at_scan(bytes(4)))
file("fill-before-end", J, "fill bytes before the end marker")(lambda: with_exif().write()[:-2] + b"\xff\xff\xff\xd9")
file("fill-behind-start", J, "fill bytes behind the start marker")(lambda: with_exif(0, before=b"\xff\xff").write())
file("stray-behind-start", J, "a zero behind the start marker")(lambda: b"\xff\xd8\0" + with_exif().write()[2:])
file("stray-before-end", J, "zeros before the end marker")(lambda: with_exif().write()[:-2] + bytes(4) + b"\xff\xd9")
file("two-starts", J, "two start markers")(lambda: b"\xff\xd8" + with_exif().write())
file("no-end", J, "no end marker")(lambda: with_exif().write()[:-2])
file("two-ends", J, "two end markers")(lambda: with_exif().write() + b"\xff\xd9")
file("zeros-behind-end", J, "512 zeros behind the end marker")(lambda: with_exif().write() + bytes(512))
file("newline-before-start", J, "a line break before the start marker")(lambda: b"\n" + with_exif().write())
file("mark-before-start", J, "the byte order mark of UTF-8 before the start marker")(lambda: b"\xef\xbb\xbf" + with_exif().write())
file("exif-behind-scan", J, "EXIF behind the scan")(lambda: parts().write()[:-2] + segment() + b"\xff\xd9")
file("exif-behind-end", J, "EXIF behind the end marker")(lambda: parts().write() + segment())
file("xmp-before-exif", J, "XMP before EXIF")(lambda: with_exif(before=jpeg.segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp.packet().encode())).write())
file("comment-first", J, "a comment before everything")(lambda: with_exif(0, before=jpeg.segment(0xFE, b"comment")).write())
file("empty-segments", J, "APP segments without content")(lambda: with_exif(before=jpeg.segment(0xE5, b"") + jpeg.segment(0xE1, b"")).write())
file("two-exif", J, "a second EXIF that says something else")(lambda: with_exif(behind=segment(written(**OTHER))).write())
file("two-exif-same", J, "the same EXIF twice")(lambda: with_exif(behind=segment()).write())
file("two-exif-first-empty", J, "a first EXIF without entries")(lambda: with_exif(before=segment(b"II*\0\x08\0\0\0\0\0\0\0\0\0")).write())
file("two-exif-first-damaged", J, "a first EXIF that isn't one")(lambda: with_exif(before=segment(b"damaged!")).write())
file("two-xmp", J, "two XMP packets")(lambda: with_exif(behind=2 * jpeg.segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp.packet().encode())).write())
file("exif-one-zero", J, "one zero behind the identifier")(lambda: with_exif(data=segment(identifier=b"Exif\0")).write())
file("exif-ff", J, "FF as the second byte behind the identifier")(lambda: with_exif(data=segment(identifier=b"Exif\0\xff")).write())
file("exif-lowercase", J, "the identifier in lower case")(lambda: with_exif(data=segment(identifier=b"exif\0\0")).write())
file("exif-in-app2", J, "EXIF in APP2")(lambda: with_exif(data=jpeg.segment(0xE2, b"Exif\0\0" + written())).write())
file("exif-two-segments", J, "EXIF that continues in a second segment")(lambda: with_exif(data=segment(written()[:120]) + segment(written()[120:])).write())
file("bytes-behind-exif", J, "bytes behind the EXIF block")(lambda: with_exif(data=segment(written() + bytes(50))).write())
file("comment-between-scans", J, "a comment between progressive scans")(lambda: between_scans(jpeg.segment(0xFE, b"comment")))
file("fill-between-scans", J, "fill bytes between progressive scans")(lambda: between_scans(b"\xff\xff"))


def between_scans(data):
    made = with_exif(progressive=True)
    made.insert(jpeg.scans(made)[1], data)
    return made.write()


def changed(name, text, change, order="<"):
    """Adds a file whose EXIF block is changed."""
    def make():
        made = block(order)
        result = change(made)
        return with_exif(data=segment(result if isinstance(result, bytes) else made.write())).write()
    file(name, J, text)(make)


def reordered(data, change):
    """Changes the entries of the first directory in a block."""
    data = bytearray(data)
    start = struct.unpack_from("<I", data, 4)[0] + 2
    count = struct.unpack_from("<H", data, start - 2)[0]
    entries = [bytes(data[start + 12 * i:start + 12 * i + 12]) for i in range(count)]
    data[start:start + 12 * count] = b"".join(change(entries))
    return bytes(data)


def doubled_pointer(name, first, second):
    """Returns a block with another directory of that name, and pointers to both."""
    made, tag = block(), tiff.TAGS[name]
    made.directories["3"] = [entry for entry in second]
    made.following["0"] = 0
    places = made._lay_out(made._lay_out({})[1])[1]
    pointers = [(tag, LONG, [places[name]]), (tag, LONG, [places["3"]])]
    made.directories["0"] += pointers if first else pointers[::-1]
    places = made._lay_out(made._lay_out({})[1])[1]
    made.directories["0"] = [e for e in made.directories["0"] if e[0] != tag]
    pointers = [(tag, LONG, [places[name]]), (tag, LONG, [places["3"]])]
    made.directories["0"] += pointers if first else pointers[::-1]
    return made.write()


changed("big-endian", "the other order of bytes", lambda b: None, ">")
changed("tags-unsorted", "tags in falling order", lambda b: reordered(b.write(), lambda entries: entries[::-1]))
changed("directory-at-the-end", "the first directory behind the values of others", lambda b: at_the_end(b))
changed("gap-behind-header", "a gap behind the header", lambda b: b.gaps.update(header=bytes(40)))
changed("make-twice", "the make twice, another one last", lambda b: b.directories["0"].append((0x10F, ASCII, OTHER_MAKE)))
changed("two-exif-pointers", "two pointers to EXIF directories", lambda b: doubled_pointer("exif", True, [(0x9003, ASCII, OTHER_DATE)]))
changed("two-gps-pointers", "two pointers to GPS directories", lambda b: doubled_pointer(
    "gps", True, [(1, ASCII, b"S\0"), (2, RATIONAL, [10, 0, 0]), (3, ASCII, b"W\0"), (4, RATIONAL, [20, 0, 0])]))
changed("orientation-long", "the orientation as LONG", lambda b: b.set("0", 0x112, LONG, [6]))
changed("orientation-byte", "the orientation as BYTE", lambda b: b.set("0", 0x112, BYTE, b"\6"))
changed("orientation-text", "the orientation as text", lambda b: b.set("0", 0x112, ASCII, b"6\0"))
changed("orientation-two", "two numbers as the orientation", lambda b: b.set("0", 0x112, SHORT, [6, 0]))
changed("orientation-0", "the orientation 0", lambda b: b.set("0", 0x112, SHORT, [0]))
changed("orientation-9", "the orientation 9", lambda b: b.set("0", 0x112, SHORT, [9]))
changed("orientation-twice", "the orientation twice, 6 first", lambda b: b.directories["0"].append((0x112, SHORT, [1])))
changed("orientation-of-thumbnail", "another orientation of the thumbnail", lambda b: b.set("1", 0x112, SHORT, [1]))
changed("make-without-end", "a make without a zero", lambda b: b.set("0", 0x10F, ASCII, b"Kamera"))
changed("make-with-spaces", "a make with spaces behind it", lambda b: b.set("0", 0x10F, ASCII, b"Kamera    \0"))
changed("make-as-bytes", "the make as BYTE", lambda b: b.set("0", 0x10F, BYTE, b"Kamera\0"))
changed("date-with-dashes", "a date with dashes", lambda b: b.set("exif", 0x9003, ASCII, b"2024-05-06 07:08:09\0"))
changed("date-without-end", "a date without a zero", lambda b: b.set("exif", 0x9003, ASCII, DATE[:-1]))
changed("place-without-references", "a place without N and E", lambda b: b.directories.update(gps=[(2, RATIONAL, NORTH), (4, RATIONAL, EAST)]))
changed("place-lowercase", "n and e in lower case", lambda b: (b.set("gps", 1, ASCII, b"n\0"), b.set("gps", 3, ASCII, b"e\0")))
changed("place-decimal", "degrees with a fraction, no minutes", lambda b: (b.set("gps", 2, RATIONAL, [(35675, 1000), 0, 0]), b.set("gps", 4, RATIONAL, [(13976806, 100000), 0, 0])))
changed("pointer-of-type-ifd", "the pointer to EXIF as IFD", lambda b: retyped(b, 13))


def retyped(made, kind):
    places = made._lay_out(made._lay_out({})[1])[1]
    made.set("0", 0x8769, kind, [places["exif"]])
    return made.write()


def at_the_end(made):
    """Returns the block with its first directory moved behind everything."""
    data = bytearray(made.write())
    start = struct.unpack_from("<I", data, 4)[0]
    count = struct.unpack_from("<H", data, start)[0]
    directory = data[start:start + 2 + 12 * count + 4]
    data[start:start + len(directory)] = bytes(len(directory))
    data += bytes(len(data) % 2)
    struct.pack_into("<I", data, 4, len(data))
    return bytes(data + directory)


P = "png"


def chunks(change=lambda made: None, **options):
    made = png.Chunks(photos.saved(sign(), "PNG", **options))
    change(made)
    return made.write()


def exif_chunk(index=None, content=None, crc=None):
    def change(made):
        made.insert(made.index(b"IDAT") if index is None else made.index(index), b"eXIf", written() if content is None else content, crc)
    return change


def split(made, size):
    index, data = png.coded(made)
    made.chunks[index:index] = [[b"IDAT", data[i:i + size]] for i in range(0, len(data), size)]


def raw_profile(kind, name=b"exif", identifier=b"Exif\0\0"):
    data = identifier + written()
    text = b"\n" + name + b"\n%8d\n" % len(data) + b"\n".join(data[i:i + 36].hex().encode() for i in range(0, len(data), 36)) + b"\n"
    keyword = b"Raw profile type " + name + b"\0"
    return lambda made: made.insert(1, kind, keyword + (text if kind == b"tEXt" else b"\0" + zlib.compress(text)))


def several(*changes):
    def change(made):
        for one in changes:
            one(made)
    return change


def rest(data):
    return lambda made: setattr(made, "rest", made.rest + data)


file("exif", P, "eXIf before the picture")(lambda: chunks(exif_chunk()))
file("exif-behind-picture", P, "eXIf behind the picture")(lambda: chunks(exif_chunk(b"IEND")))
file("exif-with-identifier", P, "eXIf that begins with Exif and two zeros")(lambda: chunks(exif_chunk(content=b"Exif\0\0" + written())))
file("exif-big-endian", P, "the other order of bytes")(lambda: chunks(exif_chunk(content=written(order=">"))))
file("two-exif", P, "a second eXIf that says something else")(lambda: chunks(several(exif_chunk(content=written()), exif_chunk(content=written(**OTHER)))))
file("exif-wrong-checksum", P, "eXIf with a wrong checksum")(lambda: chunks(exif_chunk(crc=1)))
file("raw-profile-exif", P, "EXIF as a raw profile, compressed")(lambda: chunks(raw_profile(b"zTXt")))
file("raw-profile-exif-text", P, "EXIF as a raw profile in tEXt")(lambda: chunks(raw_profile(b"tEXt")))
file("raw-profile-app1", P, "EXIF as a raw profile of APP1")(lambda: chunks(raw_profile(b"zTXt", b"APP1")))
file("text-behind-picture", P, "text behind the picture")(lambda: chunks(several(exif_chunk(), lambda m: m.insert(m.index(b"IEND"), b"tEXt", b"Comment\0text"))))
file("one-byte-chunks", P, "a chunk of IDAT for each 7 bytes")(lambda: chunks(several(exif_chunk(), lambda m: split(m, 7))))
file("empty-idat", P, "an empty chunk of IDAT before the picture")(lambda: chunks(several(exif_chunk(), lambda m: m.insert(m.index(b"IDAT"), b"IDAT", b""))))
file("empty-idat-behind", P, "an empty chunk of IDAT behind the picture")(lambda: chunks(several(exif_chunk(), lambda m: m.insert(m.index(b"IEND"), b"IDAT", b""))))
file("bytes-behind-end", P, "bytes behind the end")(lambda: chunks(several(exif_chunk(), rest(bytes(64)))))
file("exif-behind-end", P, "eXIf behind the end")(lambda: chunks(rest(png.chunk(b"eXIf", written()))))
file("no-end", P, "no IEND")(lambda: chunks(several(exif_chunk(), lambda m: m.chunks.pop())))
file("two-ihdr", P, "IHDR twice")(lambda: chunks(several(exif_chunk(), lambda m: m.insert(1, b"IHDR", m.chunks[0][1]))))
file("idat-bytes-behind", P, "bytes in IDAT behind the picture's stream")(lambda: chunks(several(exif_chunk(), extended_idat)))
file("unknown-critical", P, "an unknown critical chunk")(lambda: chunks(several(exif_chunk(), lambda m: m.insert(1, b"ABCD", b"data"))))
file("time-behind-picture", P, "tIME behind the picture")(lambda: chunks(several(exif_chunk(), lambda m: m.insert(m.index(b"IEND"), b"tIME", b"\x07\xe8\5\6\7\x08\x09"))))


def extended_idat(made):
    index, data = png.coded(made)
    made.insert(index, b"IDAT", data + b"behind")


W = "webp"


def riff(change, extend=True, flags=8):
    made = webp.Chunks(photos.saved(sign(), "WEBP", lossless=True))
    if extend:
        made.extend((120, 400))
        made.chunks[0][1] = bytes([flags]) + made.chunks[0][1][1:]
    change(made)
    return made.write()


def exif_riff(index=None, content=None):
    return lambda made: made.insert(len(made.chunks) if index is None else index, b"EXIF", written() if content is None else content)


def resized(data, size):
    return data[:4] + struct.pack("<I", size(len(data) - 8)) + data[8:]


file("exif", W, "EXIF behind the picture")(lambda: riff(exif_riff()))
file("exif-before-picture", W, "EXIF before the picture")(lambda: riff(exif_riff(1)))
file("exif-with-identifier", W, "EXIF that begins with Exif and two zeros")(lambda: riff(exif_riff(content=b"Exif\0\0" + written())))
file("exif-without-flag", W, "EXIF that the header doesn't announce")(lambda: riff(exif_riff(), flags=0))
file("exif-in-simple-file", W, "EXIF in a file without the extended header")(lambda: riff(exif_riff(), extend=False))
file("two-exif", W, "a second EXIF that says something else")(lambda: riff(several(exif_riff(), exif_riff(content=written(**OTHER)))))
file("xmp-before-exif", W, "XMP before EXIF")(lambda: riff(several(lambda m: m.insert(2, b"XMP ", xmp.packet().encode()), exif_riff()), flags=12))
file("unknown-first", W, "an unknown chunk before the picture")(lambda: riff(several(exif_riff(), lambda m: m.insert(1, b"ABCD", b"data"))))
file("odd-exif", W, "EXIF of an odd size with a padding byte")(lambda: riff(exif_riff(content=written() + b"\0")))
file("odd-exif-without-padding", W, "EXIF of an odd size without a padding byte, at the end")(
    lambda: resized(riff(exif_riff(content=written() + b"\0"))[:-1], lambda n: n))
file("size-too-small", W, "a size of RIFF that ends before EXIF")(lambda: resized(riff(exif_riff()), lambda n: n - 8 - len(written())))
file("size-too-large", W, "a size of RIFF that is too large by one")(lambda: resized(riff(exif_riff()), lambda n: n + 1))
file("bytes-behind-end", W, "bytes behind the size of RIFF")(lambda: riff(exif_riff()) + bytes(16))
file("size-zero", W, "0 as the size of RIFF")(lambda: resized(riff(exif_riff()), lambda n: 0))

for _ending, _sample in (("heic", photos.HEIC), ("avif", photos.AVIF)):
    def item_file(change=lambda made: None, content=None, reference=b"cdsc", sample=_ending):
        made = heif.File(getattr(photos, sample)()[0])
        made.add(b"Exif", struct.pack(">I", 6) + b"Exif\0\0" + written(orientation=1) if content is None else content, reference=reference)
        change(made)
        return made.write()

    def odd(name, text, change=lambda made: None, ending=_ending, build=item_file, **options):
        file(name, ending, text)(lambda: build(change, **options))

    def setting(**values):
        return lambda made: [setattr(made, name, value) for name, value in values.items()] and None

    odd("exif", "an EXIF item")
    odd("exif-offset-0", "an EXIF item without an identifier", content=bytes(4) + written(orientation=1))
    odd("exif-without-reference", "an EXIF item that describes no picture", reference=None)
    odd("exif-in-idat", "EXIF in idat", lambda m: setattr(m.items[1], "in_idat", True))
    odd("picture-in-idat", "the picture in idat", lambda m: setattr(m.items[0], "in_idat", True))
    odd("locations-0", "version 0 of iloc", setting(location_version=0))
    odd("locations-2", "version 2 of iloc", setting(location_version=2))
    odd("base-offset", "a base for the places of items", setting(base=40))
    odd("media-64-bit", "a 64-bit size of mdat", setting(wide=True))
    odd("media-to-end", "mdat to the end of the file", lambda m: m.places.update({"mdat size": 0}))
    odd("meta-last", "meta behind mdat", setting(meta_last=True))
    odd("entries-3", "version 3 of infe", setting(entry_version=3))
    odd("two-extents", "the picture in two extents", lambda m: setattr(m.items[0], "cuts", [100]))
    odd("two-extents-exif", "EXIF in two extents with a gap", lambda m: (setattr(m.items[1], "cuts", [40]), setattr(m.items[1], "gap", bytes(8))))
    odd("free-first", "free before meta", lambda m: m.places.update({"before meta": heif.box(b"free", bytes(32))}))
    odd("bytes-behind-end", "zeros behind the last box", lambda m: m.places.update(end=bytes(7)))
    odd("two-exif", "a second EXIF item that says something else", lambda m: m.add(b"Exif", bytes(4) + written(**OTHER)))
    odd("two-meta", "a second meta box behind mdat", lambda m: m.places.update(end=heif.full(b"meta", heif.full(b"hdlr", bytes(4) + b"pict" + bytes(13)))))
    odd("hidden-exif", "a hidden EXIF item", lambda m: setattr(m.items[1], "hidden", True))

T = "tif"


def pages(change=lambda made: None, order="<", coding=0):
    made = block(order)
    image = sign().convert("RGB")
    data = image.tobytes()
    row = image.width * 3
    strips = [data[i:i + row * 50] for i in range(0, len(data), row * 50)]
    if coding == 8:
        strips = [zlib.compress(strip) for strip in strips]
    made.blobs = tifffile.page(made, "0", (image.width, image.height, 3, coding or 1, strips))
    result = change(made)
    return result if isinstance(result, bytes) else made.write()


file("plain", T, "directories before strips")(lambda: pages())
file("big-endian", T, "the other order of bytes")(lambda: pages(order=">"))
file("strips-first", T, "strips before directories")(lambda: pages(lambda m: setattr(m, "blobs_first", True)))
file("tags-unsorted", T, "tags in falling order")(lambda: pages(lambda m: reordered(m.write(), lambda e: e[::-1])))
file("directory-at-the-end", T, "the first directory behind everything")(lambda: pages(at_the_end))
file("deflate", T, "strips of zlib")(lambda: pages(coding=8))
file("size-long", T, "the size as LONG")(lambda: pages(lambda m: (m.set("0", 0x100, LONG, [120]), m.set("0", 0x101, LONG, [400]))))
file("no-rows-per-strip", T, "one strip, no RowsPerStrip")(lambda: pages(one_strip))
file("bytes-behind-end", T, "bytes behind the end")(lambda: pages(lambda m: m.gaps.update(end=bytes(33))))
file("two-pages", T, "a second page")(lambda: pages(lambda m: tifffile.page(m, "1", (8, 6, 3, 1, [bytes(144)])) and None))
file("orientation-long", T, "the orientation as LONG")(lambda: pages(lambda m: m.set("0", 0x112, LONG, [6])))
file("pointer-of-type-ifd", T, "the pointer to EXIF as IFD")(lambda: pages(lambda m: retyped(m, 13)))


def one_strip(made):
    data = b"".join(blob.data for blob in made.blobs)
    made.directories["0"] = [entry for entry in made.directories["0"] if entry[0] not in (0x111, 0x116, 0x117)]
    made.set("0", 0x111, LONG, Blob(data))
    made.set("0", 0x117, LONG, [len(data)])


X = "jxl"


def stream(change):
    made = jxl.File(photos.jxl()[0])
    change(made)
    return made.write()


def exif_box(behind):
    return lambda made: made.insert(behind, b"Exif", bytes(4) + written(orientation=1))


file("exif", X, "EXIF before the picture")(lambda: stream(exif_box(False)))
file("exif-behind-picture", X, "EXIF behind the picture")(lambda: stream(exif_box(True)))
file("exif-offset-6", X, "EXIF with an identifier")(lambda: stream(lambda m: m.insert(True, b"Exif", struct.pack(">I", 6) + b"Exif\0\0" + written(orientation=1))))
file("two-parts", X, "the picture in two parts, EXIF between them")(lambda: stream(two_parts))
file("exif-compressed", X, "compressed EXIF")(lambda: stream(lambda m: m.insert(True, b"brob", b"Exif" + secret.brotli.compress(bytes(4) + written(orientation=1)))))


def two_parts(made):
    index = made.index(b"jxlc")
    data = made.boxes[index][1]
    made.boxes[index:index + 1] = [[b"jxlp", struct.pack(">I", 0) + data[:200]], [b"Exif", bytes(4) + written(orientation=1)],
                                   [b"jxlp", struct.pack(">I", 0x80000001) + data[200:]]]


def write_all(folder):
    """Writes every file; returns their names."""
    for name, (make, _) in FILES.items():
        (folder / name).write_bytes(make())
    return list(FILES)

