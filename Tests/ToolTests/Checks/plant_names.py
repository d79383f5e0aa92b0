"""Writes names of places and people into the texts of photos, copies these without the place or the people, and searches.

    plant_names.py --metalens TOOL [--sample 1] [--seed 1] [--keep FOLDER]

Each photo has a name in the property for it, and once more in a text: names in 20 scripts, composed and decomposed, in
capitals and small letters, in letters of full and half width, with and without accents, in other forms of Chinese characters, in the encodings of photos, in each field with text. The
copy must not have the name in any of these, must be made, and must keep a text with a longer word of which the name
is only a part. Prints a table, and ends with 1 if a name is left, a copy wasn't made, or another text is gone.
Equal options give equal files; --sample 5 takes every fifth photo.
"""

import argparse
import collections
import io
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile
import unicodedata
import zlib

from PIL import Image

# The name, a text with it, and a text with a longer word that has it inside; None where there
# are no words to tell apart.
NAMES = [
    ("Orléans", "Le soir à {}, au bord de l’eau", "Orléanserie au soir"), ("Zürich", "Abend in {}.", "Zürichhorn am See"),
    ("Rom", "Abend in {}", "Ein Romantiker am Abend"), ("Ulm", "{}: Münster", "Kulmbach am Main"), ("Bo", "Photo: {}", "Bohnen im Garten"),
    ("Łódź", "Dworzec, {}", "Łódźkie ulice"), ("İstanbul", "{} gece", "İstanbullu kediler"), ("Weißenburg", "Markt in {}", "Weißenburger Tor"),
    ("Москва", "Вечер, {}", "Москварека вечером"), ("Київ", "{}: весна", "Київщина весною"), ("Αθήνα", "{} το βράδυ", "Αθήναια νύχτα"),
    ("Ναύπλιος", "Στο {} το πρωί", None), ("Երևան", "Երեկո, {}", None), ("თბილისი", "საღამო, {}", "თბილისიური საღამო"),
    ("ירושלים", "ערב ב{}", "ירושלימיות"), ("القاهرة", "مساء ب{}", "القاهرةية"), ("दिल्ली", "{} में शाम", "दिल्लीवासी शाम"),
    ("ঢাকা", "সন্ধ্যা, {}", "ঢাকাইয়া"), ("சென்னை", "மாலை {}", "சென்னையில"), ("አዲስ", "ምሽት {}", "አዲስአበባ"), ("เชียงใหม่", "วัดใน{}ตอนเย็น", None),
    ("ວຽງຈັນ", "ວັດໃນ{}ຕອນແລງ", None), ("ភ្នំពេញ", "ល្ងាចនៅ{}ស្អាត", None), ("ရန်ကုန်", "ညနေ{}မှာ", None), ("京都", "夜の{}タワー", None),
    ("上海", "{}外滩的夜景", None), ("王小明", "{}拍摄", None), ("山田太郎", "{}さんの誕生日", None), ("さいたま", "春の{}市", None),
    ("ガンダム", "{}広場", None), ("부산", "{}광역시에서 저녁", None), ("김철수", "{}의 생일", None), ("東京", "{}の夜", None),
]
# The same names in other letters or characters: in the property for it, and in the text.
SPELLINGS = [
    ("臺北", "台北", "夜の{}"), ("台北", "臺北", "{}夜景"), ("東京", "东京", "{}之夜"), ("东京", "東京", "{}の夜"), ("澤田太郎", "沢田太郎", "{}さん"),
    ("沢田太郎", "澤田太郎", "{}さん"), ("廣州", "广州", "在{}拍摄"), ("广州", "廣州", "在{}拍攝"), ("渡邊花子", "渡辺花子", "{}と"), ("渡邉花子", "渡辺花子", "{}と"),
    ("張學友", "张学友", "{}演唱会"), ("劉備", "刘备", "{}像"), ("國分寺", "国分寺", "{}の朝"), ("髙橋", "高橋", "{}さんと"), ("濱松", "浜松", "{}城"),
    ("瀋陽", "沈阳", "{}故宫"), ("臺灣", "台湾", "{}旅行"), ("齋藤", "斎藤", "{}さん"),
    ("Zürich", "Zurich", "Abend in {}"), ("Zurich", "Zürich", "Abend in {}"), ("Zuerich", "Zürich", "Abend in {}"), ("Köln", "Koeln", "{}er Dom, {}"),
    ("Gießen", "Giessen", "Markt, {}"), ("Giessen", "Gießen", "Markt, {}"), ("Tromso", "Tromsø", "{} by night"), ("Tromsø", "Tromso", "{} by night"),
    ("Lodz", "Łódź", "Dworzec {}"), ("Łódź", "Lodz", "Dworzec {}"), ("Jose Perez", "José Pérez", "con {}"), ("José Pérez", "Jose Perez", "con {}"),
    ("Da Nang", "Đà Nẵng", "{} chiều"), ("Đà Nẵng", "Da Nang", "{} chiều"), ("Malmo", "Malmö", "{} i kväll"), ("Arhus", "Århus", "{} havn"),
    ("Королев", "Королёв", "Вечер, {}"), ("احمد علي", "أحمد علي", "مع {}"), ("부산광역시", "부산", "{}의 밤"), ("京都市", "京都", "{}の朝"),
]
KINDS = {"location": "photoshop:City", "faces": "Iptc4xmpExt:PersonInImage", "owner": "aux:OwnerName"}
NAMESPACES = {"photoshop": "http://ns.adobe.com/photoshop/1.0/", "Iptc4xmpExt": "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
              "aux": "http://ns.adobe.com/exif/1.0/aux/", "dc": "http://purl.org/dc/elements/1.1/"}
NARROW = ["utf-8", "cp932", "cp949", "gb18030", "cp1252", "cp1251"]
WIDE = ["utf-16-le", "utf-16-be"]
HALF = str.maketrans({"ガ": "ｶﾞ", "ン": "ﾝ", "ダ": "ﾀﾞ", "ム": "ﾑ", "タ": "ﾀ", "ワ": "ﾜ", "ー": "ｰ"})
FULL = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(0x21, 0x7F)})


def forms(name):
    """Returns the spellings of a name."""
    found = {"as it is": name, "decomposed": unicodedata.normalize("NFD", name), "capitals": name.upper(), "small": name.lower(),
             "full width": name.translate(FULL), "half width": name.translate(HALF), "hidden": "\u200b".join(name) if len(name) > 2 else name}
    if name == "Bo":
        # Names of two letters are words in small ones.
        del found["small"]
    return {form: text for form, text in found.items() if form == "as it is" or text != name}


def xmp(properties):
    inside = "".join(properties)
    spaces = " ".join(f'xmlns:{prefix}="{address}"' for prefix, address in NAMESPACES.items())
    return (f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
            f'<rdf:Description rdf:about="" {spaces}>{inside}</rdf:Description></rdf:RDF></x:xmpmeta>').encode()


def named(kind, name):
    tag = KINDS[kind]
    return f"<{tag}><rdf:Bag><rdf:li>{name}</rdf:li></rdf:Bag></{tag}>" if kind == "faces" else f"<{tag}>{name}</{tag}>"


def described(text):
    return f'<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{text}</rdf:li></rdf:Alt></dc:description>'


def exif(entries):
    """Returns a block with entries of ASCII, bytes or undefined data, by directory and tag."""
    def directory(place, fields, link=None):
        rows = [(tag, kind, len(value), value) for (tag, kind), value in sorted(fields.items())]
        if link is not None:
            rows = sorted(rows + [(0x8769, 4, 1, struct.pack("<I", link))], key=lambda row: row[0])
        end = place + 2 + 12 * len(rows) + 4
        table, data = struct.pack("<H", len(rows)), b""
        for tag, kind, count, value in rows:
            if len(value) <= 4:
                table += struct.pack("<HHI", tag, kind, count) + value.ljust(4, b"\0")
            else:
                table += struct.pack("<HHII", tag, kind, count, end + len(data))
                data += value + b"\0" * (len(value) % 2)
        return table + b"\0\0\0\0" + data
    main = {key[1:]: value for key, value in entries.items() if key[0] == 0}
    inner = {key[1:]: value for key, value in entries.items() if key[0] == 1}
    size = len(directory(8, main, 0 if inner else None))
    block = b"II*\0\x08\0\0\0" + directory(8, main, 8 + size if inner else None)
    return block + (directory(8 + size, inner) if inner else b"")


def iptc(fields):
    data = b"".join(b"\x1c\x02" + bytes([number]) + struct.pack(">H", len(value)) + value for number, value in fields)
    return b"Photoshop 3.0\0" + b"8BIM\x04\x04\0\0" + struct.pack(">I", len(data)) + data + b"\0" * (len(data) % 2)


def jpeg(base, segments):
    return base[:2] + b"".join(b"\xff" + bytes([marker]) + struct.pack(">H", len(data) + 2) + data for marker, data in segments) + base[2:]


def png(base, chunks):
    added = b"".join(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks)
    return base[:33] + added + base[33:]


def blocks(data):
    return b"".join(bytes([len(data[i:i + 255])]) + data[i:i + 255] for i in range(0, len(data), 255)) + b"\0"


def gif(base, made, packet):
    """Returns a picture with blocks before it, and a packet of XMP behind it."""
    size = 13 + (3 << (base[10] & 7) + 1)
    last = b"\x21\xff\x0bXMP DataXMP" + packet + b"\x01" + bytes(range(255, -1, -1)) + b"\0"
    return base[:size] + b"".join(made) + base[size:-1] + last + base[-1:]


def plain(prefix):
    return lambda text, encoding: prefix + text.encode(encoding)


# The fields: the container, the encodings, and what makes the parts of the file of a text.
XMP_NAME = b"http://ns.adobe.com/xap/1.0/\0"
EXIF_NAME = b"Exif\0\0"


def comment(text, encoding):
    prefix = {"utf-16-le": b"UNICODE\0", "utf-16-be": b"UNICODE\0", "iso2022_jp": b"JIS\0\0\0\0\0", "utf-8": b"ASCII\0\0\0"}.get(encoding, b"\0" * 8)
    return [(0xE1, EXIF_NAME + exif({(1, 0x9286, 7): prefix + text.encode(encoding)}))]


FIELDS = {
    "EXIF ImageDescription": ("jpg", NARROW, lambda t, e: [(0xE1, EXIF_NAME + exif({(0, 0x010E, 2): t.encode(e) + b"\0"}))]),
    "EXIF UserComment": ("jpg", NARROW + WIDE + ["iso2022_jp"], comment),
    "EXIF XPTitle": ("jpg", ["utf-16-le"], lambda t, e: [(0xE1, EXIF_NAME + exif({(0, 0x9C9B, 1): t.encode(e) + b"\0\0"}))]),
    "EXIF XPKeywords": ("jpg", ["utf-16-le"], lambda t, e: [(0xE1, EXIF_NAME + exif({(0, 0x9C9E, 1): ("sky;" + t).encode(e) + b"\0\0"}))]),
    "IPTC caption": ("jpg", NARROW, lambda t, e: [(0xED, iptc([(120, t.encode(e))]))]),
    "IPTC keyword": ("jpg", NARROW, lambda t, e: [(0xED, iptc([(25, b"sky"), (25, t.encode(e))]))]),
    "XMP dc:description": ("jpg", ["utf-8"], lambda t, e: described(t)),
    "XMP references": ("jpg", ["utf-8"], lambda t, e: described("".join(f"&#x{ord(c):X};" for c in t))),
    "XMP dc:subject": ("jpg", ["utf-8"], lambda t, e: f"<dc:subject><rdf:Bag><rdf:li>sky</rdf:li><rdf:li>{t}</rdf:li></rdf:Bag></dc:subject>"),
    "JPEG COM": ("jpg", NARROW, lambda t, e: [(0xFE, t.encode(e))]),
    "PNG tEXt": ("png", NARROW, lambda t, e: [(b"tEXt", b"Description\0" + t.encode(e))]),
    "PNG zTXt": ("png", NARROW, lambda t, e: [(b"zTXt", b"Comment\0\0" + zlib.compress(t.encode(e)))]),
    "GIF comment": ("gif", NARROW, lambda t, e: [b"\x21\xfe" + blocks(t.encode(e))]),
    "PNG iTXt": ("png", ["utf-8"], lambda t, e: [(b"iTXt", b"Title\0\0\0\0\0" + t.encode(e))]),
}


def photo(field, kind, name, text, encoding, bases):
    ending, _, make = FIELDS[field]
    parts = make(text, encoding)
    properties = [named(kind, name)] + ([parts] if isinstance(parts, str) else [])
    packet = xmp(properties)
    parts = [] if isinstance(parts, str) else parts
    if ending == "gif":
        return gif(bases[ending], parts, packet)
    if ending == "jpg":
        return jpeg(bases[ending], parts + [(0xE1, XMP_NAME + packet)])
    return png(bases[ending], parts + [(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + packet)])


def whole(data):
    """Returns a file with what its compressed texts say, and without the digits of references."""
    for start in re.finditer(rb"zTXt[^\0]+\0\0", data):
        try:
            data += zlib.decompressobj().decompress(data[start.end():])
        except zlib.error:
            pass
    return data + re.sub(rb"&#x([0-9A-Fa-f]+);", lambda m: chr(int(m[1], 16)).encode(), data)


def plantings():
    for name, sentence, other in NAMES:
        for number, field in enumerate(FIELDS):
            kind = list(KINDS)[(number + len(name)) % 3]
            for encoding in FIELDS[field][1]:
                for form, written in forms(name).items():
                    try:
                        written.encode(encoding)
                        text = sentence.format(written)
                        text.encode(encoding)
                    except UnicodeEncodeError:
                        text = written
                        try:
                            written.encode(encoding)
                        except UnicodeEncodeError:
                            continue
                    yield field, kind, name, form, encoding, text, written
                if other is not None and form_is_encodable(other, encoding):
                    yield field, kind, name, "longer word", encoding, other, other


def spellings():
    for number, (name, written, sentence) in enumerate(SPELLINGS):
        for index, field in enumerate(FIELDS):
            # People have no word for a city behind their names.
            is_place = name in ("부산광역시", "京都市")
            kind = "location" if is_place else list(KINDS)[(number + index) % 3]
            for encoding in FIELDS[field][1]:
                text = sentence.format(*[written] * sentence.count("{}"))
                if form_is_encodable(text, encoding):
                    yield field, kind, name, "other spelling", encoding, text, written


def form_is_encodable(text, encoding):
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--metalens", required=True)
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    picture = Image.effect_noise((64, 48), 60)
    bases = {}
    for ending, form in (("jpg", "JPEG"), ("png", "PNG"), ("gif", "GIF")):
        file = io.BytesIO()
        picture.save(file, form)
        bases[ending] = file.getvalue()
    chosen = list(plantings()) + list(spellings())
    random.Random(arguments.seed).shuffle(chosen)
    chosen = chosen[::arguments.sample]
    table = collections.defaultdict(collections.Counter)
    faults = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(arguments.keep or temporary)
        for kind in KINDS:
            (folder / kind).mkdir(parents=True, exist_ok=True)
        for number, (field, kind, name, _, encoding, text, _) in enumerate(chosen):
            path = folder / kind / f"{number:05}.{FIELDS[field][0]}"
            path.write_bytes(photo(field, kind, name, text, encoding, bases))
        words = {}
        for kind in KINDS:
            run = subprocess.run([os.path.abspath(arguments.metalens), "copy", kind, "-r", "-o", f"copies-{kind}/", "--remove", kind, "--no-progress"],
                                 cwd=folder, capture_output=True, env={**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"})
            if run.returncode not in (0, 1):
                faults.append(f"{kind}: ended with {run.returncode}")
            for line in run.stderr.decode(errors="replace").splitlines():
                match = re.search(r"(\d{5})\.\w+: \w+: (.*)", line)
                if match:
                    words[int(match[1])] = match[2]
        for number, (field, kind, name, form, encoding, text, written) in enumerate(chosen):
            copies = list((folder / f"copies-{kind}").rglob(f"{number:05}.*"))
            result = "refused"
            if copies:
                made = whole(copies[0].read_bytes())
                is_left = written.encode(encoding) in made or any(n.encode() in made for n in [name] if form != "longer word")
                if form == "longer word":
                    result = "kept" if is_left else "GONE"
                else:
                    result = "LEFT" if is_left else "gone"
            table[field][result] += 1
            if result in ("LEFT", "GONE", "refused"):
                faults.append(f"{number:05} {result}: {field}, {kind}, {name}, {form}, {encoding}: {text!r} {words.get(number, '')}")
    results = ["gone", "kept", "LEFT", "GONE", "refused"]
    print(f"{'field':24}" + "".join(f"{result:>9}" for result in results))
    for field in FIELDS:
        print(f"{field:24}" + "".join(f"{table[field][result]:>9}" for result in results))
    print(f"{len(chosen)} photos")
    for fault in faults[:200]:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
