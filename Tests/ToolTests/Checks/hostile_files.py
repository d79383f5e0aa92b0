"""Files that take the most time or memory for the fewest bytes, or that aren't files; and projects with them."""

import json
import os
import pathlib
import random
import socket
import struct
import sys
import zlib

from PIL import Image
from planting import heif, jpeg, png, photos, tiff, webp, xmp

FILES = {}


def file(name):
    def add(function):
        FILES[name] = function
        return function
    return add


def bomb(size, step=1 << 20):
    """Returns a stream of zlib that becomes so many zeros."""
    coder, found, zeros = zlib.compressobj(9), [], bytes(step)
    for start in range(0, size, step):
        found.append(coder.compress(zeros[:min(step, size - start)]))
    return b"".join(found) + coder.flush()


def picture(width, height, depth=8, color=0, data=None, chunks=b""):
    header = png.chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0))
    return png.SIGNATURE + header + chunks + png.chunk(b"IDAT", data if data is not None else b"") + png.chunk(b"IEND", b"")


def small_png(chunks=b""):
    return picture(8, 8, data=zlib.compress(bytes(72)), chunks=chunks)


def riff(kind, data):
    body = b"WEBP" + webp.chunk(kind, data)
    return b"RIFF" + struct.pack("<I", len(body)) + body


# WebP: 134 megapixels in 40 bytes, lossless and lossy.
file("pixels.webp")(lambda: riff(b"VP8L", bytes.fromhex("2ffebfff07075081540820000a9afec78888fe07")))
file("pixels-lossy.webp")(lambda: riff(b"VP8 ", b"\x10\0\0\x9d\x01\x2a" + struct.pack("<HH", 16383, 16383) + bytes(10)))
file("frames.webp")(lambda: b"".join((b"RIFF", struct.pack("<I", 4 + 18 + 14 + 200_000 * 32), b"WEBP",
                                     webp.chunk(b"VP8X", bytes([2, 0, 0, 0]) + b"\xff\x3f\0" * 2), webp.chunk(b"ANIM", bytes(6)),
                                     webp.chunk(b"ANMF", bytes(24)) * 200_000)))
# PNG: pixels, texts and profiles that unfold, and very many chunks.
file("pixels-gray.png")(lambda: picture(20_000, 20_000, data=bomb(20_000 * 20_001)))
file("pixels-bits.png")(lambda: picture(100_000, 30_000, 1, data=bomb(30_000 * 12_501)))
file("pixels-16-bits.png")(lambda: picture(6_000, 6_000, 16, 6, data=bomb(6_000 * 48_001)))
file("pixels-no-data.png")(lambda: picture(2_000_000_000, 2_000_000_000, 16, 6, b"x"))
file("text.png")(lambda: small_png(png.chunk(b"zTXt", b"Comment\0\0" + bomb(400 << 20))))
file("texts.png")(lambda: small_png(png.chunk(b"zTXt", b"Comment\0\0" + bomb(8 << 20)) * 200))
file("packet.png")(lambda: small_png(png.chunk(b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + bomb(400 << 20))))
file("profile.png")(lambda: small_png(png.chunk(b"iCCP", b"a\0\0" + bomb(400 << 20))))
file("raw-profile.png")(lambda: small_png(png.chunk(b"zTXt", b"Raw profile type exif\0\0" + bomb(400 << 20))))
file("chunks.png")(lambda: small_png(png.chunk(b"tEXt", b"a\0b") * 1_000_000))
file("frames.png")(lambda: small_png(png.chunk(b"acTL", struct.pack(">II", 200_000, 0)) + png.chunk(b"fcTL", bytes(26)) * 200_000))


def progressive(count, image):
    made = jpeg.Parts(photos.saved(image, "JPEG", progressive=True))
    last = made.parts[jpeg.scans(made)[-1]]
    made.parts[jpeg.scans(made)[-1]:] = [last] * count
    return made.write()


def giant_jpeg(size, xmp_text="", width=8000, height=6000):
    """Returns a JPEG file with so many random bytes as its coded data."""
    made = jpeg.Parts(photos.saved(photos.picture(), "JPEG"))
    frame = made.parts[made.index(0xC0)]
    frame[1] = frame[1][:5] + struct.pack(">HH", height, width) + frame[1][9:]
    data = random.Random(1).randbytes(size).replace(b"\xff", b"\xfe")
    made.parts[made.index(0xDA)][1] = made.parts[made.index(0xDA)][1][:14] + data
    if xmp_text:
        made.insert(1, jpeg.segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp_text.encode()))
    return made.write()


def plain_jpeg(*segments, behind=b""):
    made = jpeg.Parts(photos.saved(photos.picture(), "JPEG"))
    made.insert(1, b"".join(segments))
    made.rest = behind
    return made.write()


def keywords(count):
    items = "".join(f"<rdf:li>keyword {n:05}</rdf:li>" for n in range(count))
    return xmp.packet(inside=f"<dc:subject><rdf:Bag>{items}</rdf:Bag></dc:subject>")


file("good.jpg")(lambda: plain_jpeg())
file("scans-1000.jpg")(lambda: progressive(1000, photos.picture().resize((2000, 1500))))
file("scans-1000-large.jpg")(lambda: progressive(1000, Image.new("L", (8000, 8000))))
file("pixels.jpg")(lambda: giant_jpeg(1000, width=65_500, height=65_500))
file("keywords-1800-69-MB.jpg")(lambda: giant_jpeg(69 << 20, keywords(1800)))
file("segments.jpg")(lambda: plain_jpeg(jpeg.segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0<x/>") * 100_000))
file("comments.jpg")(lambda: plain_jpeg(jpeg.segment(0xFE, b"x" * 50_000) * 1200))
file("profiles.jpg")(lambda: plain_jpeg(jpeg.segment(0xE2, b"ICC_PROFILE\0\1\xff" + bytes(60_000)) * 600))
file("fill-bytes.jpg")(lambda: plain_jpeg(b"\xff" * (64 << 20)))
file("starts.jpg")(lambda: plain_jpeg(behind=b"\xff\xd8\xff\xe0" * (8 << 20)))
file("stray.jpg")(lambda: plain_jpeg(b"\xff\0" * (16 << 20)))
file("extended.jpg")(lambda: plain_jpeg(*(jpeg.segment(
    0xE1, b"http://ns.adobe.com/xmp/extension/\0" + b"A" * 32 + struct.pack(">II", 0xFFFFFFF0, n * 9) + b"x" * 9) for n in range(50_000))))
file("records.jpg")(lambda: plain_jpeg(*[jpeg.segment(0xED, b"Photoshop 3.0\0" + xmp.resource(0x404, xmp.record(25, b"key") * 7000))] * 100))
file("entities.jpg")(lambda: plain_jpeg(jpeg.segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp.packet(
    before="<!DOCTYPE a [<!ENTITY a '" + "a" * 100 + "'>" + "".join(f"<!ENTITY {chr(98 + n)} '{('&' + chr(97 + n) + ';') * 20}'>" for n in range(9)) + "]>",
    inside="<dc:source>&j;</dc:source>").encode())))
file("deep.jpg")(lambda: plain_jpeg(jpeg.segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp.packet(
    inside="<rdf:li>" * 4000 + "</rdf:li>" * 2000).encode())))
file("attributes.webp")(lambda: webp_packet(xmp.packet(attributes=" ".join(f'xmp:a{n}="{n}"' for n in range(200_000)))))
file("nested.webp")(lambda: webp_packet(xmp.packet(inside="<xmp:a rdf:parseType='Resource'>" * 60_000 + "</xmp:a>" * 60_000)))
file("keywords-100000.webp")(lambda: webp_packet(keywords(100_000)))


def webp_packet(text):
    made = webp.Chunks(photos.webp()[0])
    made.extend((64, 48))
    made.flag(4)
    made.insert(2, b"XMP ", text.encode())
    return made.write()


def looped(count, order="<"):
    """Returns a TIFF block of many directories that lead back to the first."""
    out = bytearray(struct.pack("<2sHI", b"II", 42, 8))
    for number in range(count):
        following = len(out) + 2 + 12 + 4 if number < count - 1 else 8
        out += struct.pack("<HHHIII", 1, 0x8769, 4, 1, 8, following)
    return bytes(out)


def counted(tag, kind, count):
    return struct.pack("<2sHIHHHIII", b"II", 42, 8, 1, tag, kind, count, 8, 0)


file("directories.tif")(lambda: looped(65_000))
file("counts.tif")(lambda: counted(0x111, 4, 0xFFFFFFFF))
file("directory-of-65535.tif")(lambda: struct.pack("<2sHIH", b"II", 42, 8, 65535) + struct.pack("<HHII", 0x14A, 4, 65535, 8) * 65535 + bytes(4))
file("strips.tif")(lambda: strips(2_000_000))
file("pixels.tif")(lambda: strips(1, 100_000, 100_000))
file("deflate.tif")(lambda: strips(1, 20_000, 20_000, bomb(400_000_000)))


def strips(count, width=1, height=None, data=b"\0" * 8):
    made = tiff.Block()
    height = count if height is None else height
    blob = tiff.Blob(data)
    entries = [(0x100, 4, [width]), (0x101, 4, [height]), (0x102, 3, [8]), (0x103, 3, [8 if len(data) > 8 else 1]), (0x106, 3, [1]),
               (0x115, 3, [1]), (0x116, 4, [1 if count > 1 else height])]
    made.directories["0"] = [*entries, (0x111, 4, blob if count == 1 else struct.pack("<I", 8) * count),
                             (0x117, 4, [len(data)] if count == 1 else struct.pack("<I", 1) * count)]
    return made.write()


def heif_base():
    return heif.File(photos.heic()[0])


def deep_boxes(count):
    made = heif_base()
    made.places["end"] = b"".join(struct.pack(">I4s", 8 * (count - n), b"moov") for n in range(count))
    return made.write()


def many_items(count, size):
    made = heif_base()
    blob = b"".join(struct.pack(">HHHHII", n + 2, 0, 0, 1, 0, size) for n in range(count))
    made.places["iloc"] = blob
    text = made.write()
    place = text.index(b"iloc")
    return text[:place + 10] + struct.pack(">H", count + 1) + text[place + 12:]


file("deep.heic")(lambda: deep_boxes(200_000))
file("items.heic")(lambda: many_items(60_000, 30_000))
file("properties.heic")(lambda: properties(300_000))
file("pixels.heic")(lambda: sized(heif_base(), 0x7FFFFFFF, 0x7FFFFFFF))
file("pixels.avif")(lambda: sized(heif.File(photos.avif()[0]), 60_000, 60_000))


def properties(count):
    made = heif_base()
    made.places["ipco"] = heif.box(b"free", b"") * count
    return made.write()


def sized(made, width, height):
    index = next(i for i, one in enumerate(made.properties) if one[4:8] == b"ispe")
    made.properties[index] = heif.full(b"ispe", struct.pack(">II", width, height))
    return made.write()


file("pixels.gif")(lambda: b"GIF89a" + struct.pack("<HH", 65535, 65535) + bytes(3) + b"\x21\xfe\xff" + (bytes([255]) + b"x" * 255) * 100_000 + b"\0\x3b")
file("pixels.bmp")(lambda: b"BM" + struct.pack("<IIIIii", 0xFFFFFFFF, 0, 54, 40, 0x7FFFFFFF, 0x7FFFFFFF) + bytes(28))
file("layers.psd")(lambda: b"8BPS\0\1" + bytes(6) + struct.pack(">HIIHH", 56, 300_000, 300_000, 8, 3) + bytes(4) + struct.pack(">I", 12 * 200_000)
                   + xmp.resource(0x3ED, b"") * 200_000 + bytes(4))

# Sparse files: a signature, then nothing for gigabytes.
SPARSE = {"sparse-1-GB.jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0", "sparse-4-GB.png": png.SIGNATURE + b"\0\0\0\x0dIHDR",
          "sparse-4-GB.webp": b"RIFF\xf0\xff\xff\xffWEBPVP8L", "sparse-2-GB.heic": b"\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0mdat",
          "sparse-4-GB.tif": b"II*\0\x08\0\0\0", "sparse-1-GB.jxl": b"\0\0\0\x0cJXL \r\n\x87\n\0\0\0\0jxlc", "sparse-4-GB.dng": b"II*\0\0\xff\xff\xff",
          "sparse-1-GB.gif": b"GIF89a", "sparse-2-GB.psd": b"8BPS\0\1", "sparse-2-GB.bmp": b"BM", "sparse-4-GB.cr3": b"\0\0\0\x18ftypcrx ",
          "sparse-1-GB.avif": b"\0\0\0\x18ftypavif\0\0\0\0mif1avif\0\0\0\1meta\xff\xff\xff\xff\xff\xff\xff\xff"}


def write_photos(folder):
    """Writes every photo into the folder; returns their names."""
    for name, make in FILES.items():
        (folder / name).write_bytes(make())
    for name, start in SPARSE.items():
        with open(folder / name, "wb") as output:
            output.write(start)
            output.truncate(int(name.split("-")[1]) << 30)
    return [*FILES, *SPARSE]


def write_others(folder):
    """Writes what isn't a regular file, and what leads to it; returns the names of photos."""
    os.mkfifo(folder / "fifo.jpg")
    os.symlink("/dev/zero", folder / "zero.jpg")
    os.symlink("/dev/random", folder / "random.png")
    os.symlink("fifo.jpg", folder / "link-to-fifo.webp")
    os.symlink("loop.heic", folder / "loop.heic")
    here = os.getcwd()
    os.chdir(folder)
    try:
        socket.socket(socket.AF_UNIX).bind("socket.jpg")
    finally:
        os.chdir(here)
    return ["fifo.jpg", "zero.jpg", "random.png", "link-to-fifo.webp", "loop.heic", "socket.jpg"]


def catalog(count=1, text="Text"):
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        f"key {n}": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": text}},
                                       "de": {"stringUnit": {"state": "translated", "value": text}}}} for n in range(count)}}, ensure_ascii=False)


PATTERNS = [r"[\p{Han}\p{L}]{1,500}", "(?<=a{1,500})b", "(a|b|c){1,100}d", "(a*)*b", "(?:(?:a{1,100}){1,100}){1,100}", ".*.*.*x", "a{1,2147483647}",
            "(x+x+)+y", r"(\w{1,300}){1,300}\d"]


def write_projects(folder):
    """Writes a folder for each hostile project; returns their names."""
    def project(name, configuration=None, text=None):
        made = folder / name
        made.mkdir()
        (made / "Localizable.xcstrings").write_text(text or catalog())
        if configuration is not None:
            (made / ".catalog-lint.json").write_text(configuration if isinstance(configuration, str) else json.dumps(configuration))
        return made
    project("baseline-zero", {"baseline": "/dev/zero"})
    os.mkfifo(project("baseline-fifo", {"baseline": "known"}) / "known")
    project("extends-zero", {"extends": ["/dev/zero"]})
    os.symlink("/dev/zero", project("configuration-zero") / ".catalog-lint.json")
    os.mkfifo(project("configuration-fifo") / ".catalog-lint.json")
    os.symlink("/dev/zero", project("catalog-zero") / "Other.xcstrings")
    os.mkfifo(project("catalog-fifo") / "Other.xcstrings")
    with open(project("catalog-sparse") / "Other.xcstrings", "wb") as output:
        output.write(b"{")
        output.truncate(4 << 30)
    (project("catalog-deep") / "Other.xcstrings").write_text('{"strings":' + '{"a":' * 400_000)
    made = project("folders-in-circles")
    os.symlink(".", made / "a")
    os.symlink(".", made / "b")
    for number, pattern in enumerate(PATTERNS):
        project(f"pattern-{number}", {"patterns": {"p": {"pattern": pattern}}}, catalog(5, "字a" * 500_000))
    exchange = project("xcloc-zero") / "de.xcloc" / "Localized Contents"
    exchange.mkdir(parents=True)
    os.symlink("/dev/zero", exchange / "de.xliff")
    (exchange.parent / "contents.json").write_text('{"targetLocale": "de", "version": "1.0"}')
    write_targets(project("targets-2000") / "App.xcodeproj", 2000)
    return sorted(path.name for path in folder.iterdir())


def write_targets(folder, count):
    """Writes a project of so many targets, each with as many synchronized folders."""
    folder.mkdir()
    groups = ", ".join(f"G{n}" for n in range(count))
    lines = ['// !$*UTF8*$!\n{archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P; objects = {']
    lines.append(f"P = {{isa = PBXProject; mainGroup = M; targets = ({', '.join(f'T{n}' for n in range(count))}); }};")
    lines.append(f"M = {{isa = PBXGroup; children = ({groups}); sourceTree = \"<group>\"; }};")
    lines += [f'G{n} = {{isa = PBXFileSystemSynchronizedRootGroup; path = F{n}; sourceTree = "<group>"; }};' for n in range(count)]
    lines += [f"T{n} = {{isa = PBXNativeTarget; name = T{n}; buildPhases = (); fileSystemSynchronizedGroups = ({groups if n < 40 else 'G0'}); }};" for n in range(count)]
    (folder / "project.pbxproj").write_text("\n".join(lines) + "}; }\n")


if __name__ == "__main__":
    # In a process of its own, since a child's memory counts from that of its parent.
    where = pathlib.Path(sys.argv[1])
    print(json.dumps([write_photos(where / "photos"), write_others(where / "special"), write_projects(where / "projects")]))
