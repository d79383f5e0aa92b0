"""Places for a secret in a packet of XMP, and in Photoshop's resources, IPTC records and ICC profiles."""

import base64
import struct

HEAD = '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>'
TAIL = '<?xpacket end="w"?>'
NAMESPACES = {
    "dc": "http://purl.org/dc/elements/1.1/", "xmp": "http://ns.adobe.com/xap/1.0/", "tiff": "http://ns.adobe.com/tiff/1.0/",
    "exif": "http://ns.adobe.com/exif/1.0/", "photoshop": "http://ns.adobe.com/photoshop/1.0/",
    "xmpMM": "http://ns.adobe.com/xap/1.0/mm/", "stEvt": "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#",
    "aux": "http://ns.adobe.com/exif/1.0/aux/", "crs": "http://ns.adobe.com/camera-raw-settings/1.0/",
    "Iptc4xmpCore": "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/", "lr": "http://ns.adobe.com/lightroom/1.0/",
    "mwg-rs": "http://www.metadataworkinggroup.com/schemas/regions/", "GPano": "http://ns.google.com/photos/1.0/panorama/",
}


def packet(inside="", attributes="", namespaces="", head=HEAD, tail=TAIL, before="", behind="", meta="", about="",
           after="", padding="\n" * 20):
    known = " ".join(f'xmlns:{prefix}="{name}"' for prefix, name in NAMESPACES.items())
    return (f'{head}{before}<x:xmpmeta xmlns:x="adobe:ns:meta/"{meta}><rdf:RDF xmlns:rdf='
            f'"http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="{about}" {known} {namespaces}'
            f' tiff:Make="Kamera" {attributes}><tiff:Model>Model 5</tiff:Model>{inside}</rdf:Description>{after}</rdf:RDF>'
            f'</x:xmpmeta>{padding}{tail}{behind}')


def _bag(name, item, kind="Bag"):
    return f"<{name}><rdf:{kind}><rdf:li>{item}</rdf:li></rdf:{kind}></{name}>"


def _extra(name):
    return f'xmlns:z="http://example.com/{name}/"'


PLACES = {
    "comment inside": lambda s: packet(inside=f"<!-- {s} -->"),
    "comment before": lambda s: packet(before=f"<!-- {s} -->"),
    "comment before the packet": lambda s: f"<!-- {s} -->" + packet(),
    "comment behind": lambda s: packet(padding=f"\n<!-- {s} -->\n"),
    "processing instruction": lambda s: packet(inside=f"<?note {s}?>"),
    "processing instruction before": lambda s: packet(before=f"<?note {s}?>"),
    "behind the packet": lambda s: packet(behind=s),
    "behind the packet, another packet": lambda s: packet(behind=packet(inside=_bag("dc:subject", s))),
    "before the packet": lambda s: s + packet(),
    "padding": lambda s: packet(padding=f"\n   {s}   \n"),
    "attribute of an unknown namespace": lambda s: packet(namespaces=_extra("n"), attributes=f'z:Note="{s}"'),
    "element of an unknown namespace": lambda s: packet(namespaces=_extra("n"), inside=f"<z:Note>{s}</z:Note>"),
    "structure of an unknown namespace": lambda s: packet(
        namespaces=_extra("n"), inside=f'<z:A rdf:parseType="Resource"><z:B>{s}</z:B></z:A>'),
    "unknown property of a known namespace": lambda s: packet(inside=f"<xmp:Note>{s}</xmp:Note>"),
    "unknown property of tiff": lambda s: packet(inside=f"<tiff:Note>{s}</tiff:Note>"),
    "unknown property of exif": lambda s: packet(attributes=f'exif:Note="{s}"'),
    "name of a namespace": lambda s: packet(namespaces=f'xmlns:z="http://example.com/{s}/"', attributes='z:a="1"'),
    "name of an unused namespace": lambda s: packet(namespaces=f'xmlns:z="http://example.com/{s}/"'),
    "language of a text": lambda s: packet(inside=f'<dc:title><rdf:Alt><rdf:li xml:lang="{s}">a</rdf:li></rdf:Alt></dc:title>'),
    "language of a kept text": lambda s: packet(inside=f'<tiff:Software xml:lang="{s}">a</tiff:Software>'),
    "about": lambda s: packet(about=s),
    "toolkit": lambda s: packet(meta=f' x:xmptk="{s}"'),
    "attribute of xmpmeta": lambda s: packet(meta=f' z:n="{s}" xmlns:z="http://example.com/"'),
    "packet's attributes": lambda s: packet(head=HEAD[:-2] + f' bytes="{s}"?>'),
    "text between elements": lambda s: packet(inside=f"{s}<dc:format>image/jpeg</dc:format>"),
    "cdata": lambda s: packet(inside=f"<dc:source><![CDATA[{s}]]></dc:source>"),
    "document type": lambda s: packet(before=f'<!DOCTYPE x [<!ENTITY a "{s}">]>'),
    "references": lambda s: packet(inside="<dc:source>" + "".join(f"&#x{ord(c):x};" for c in s) + "</dc:source>"),
    "description": lambda s: packet(inside=_bag("dc:description", s, "Alt")),
    "creator": lambda s: packet(inside=_bag("dc:creator", s, "Seq")),
    "keywords": lambda s: packet(inside=_bag("dc:subject", s)),
    "rights": lambda s: packet(inside=_bag("dc:rights", s, "Alt")),
    "city": lambda s: packet(attributes=f'photoshop:City="{s}"'),
    "instructions": lambda s: packet(attributes=f'photoshop:Instructions="{s}"'),
    "location": lambda s: packet(inside=f"<Iptc4xmpCore:Location>{s}</Iptc4xmpCore:Location>"),
    "document": lambda s: packet(attributes=f'xmpMM:DocumentID="xmp.did:{s}"'),
    "history": lambda s: packet(inside=f'<xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:instanceID="{s}"/></rdf:Seq></xmpMM:History>'),
    "serial": lambda s: packet(attributes=f'aux:SerialNumber="{s}"'),
    "raw settings": lambda s: packet(attributes=f'crs:CameraProfile="{s}"'),
    "raw file": lambda s: packet(attributes=f'crs:RawFileName="{s}"'),
    "hierarchy": lambda s: packet(inside=_bag("lr:hierarchicalSubject", s)),
    "faces": lambda s: packet(inside=f'<mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:RegionList>{_bag("z", s)[3:-4]}</mwg-rs:RegionList></mwg-rs:Regions>'),
    "date": lambda s: packet(attributes=f'xmp:CreateDate="{s}"'),
    "fraction of a second": lambda s: packet(attributes=f'exif:SubSecTime="{s}"'),
    "number": lambda s: packet(inside=f"<exif:FNumber>{s}</exif:FNumber>"),
    "number of the picture": lambda s: packet(attributes=f'tiff:Orientation="{s}"'),
    "panorama": lambda s: packet(attributes=f'GPano:CaptureSoftware="{s}"'),
    "second description": lambda s: packet(after=f'<rdf:Description rdf:about="" xmlns:z="http://example.com/"><z:a>{s}</z:a></rdf:Description>'),
    "second description of a known property": lambda s: packet(
        after=f'<rdf:Description rdf:about="" xmlns:photoshop="{NAMESPACES["photoshop"]}" photoshop:Credit="{s}"/>'),
    "damaged markup": lambda s: packet(inside=f"<dc:source>{s}</dc:sourc>"),
    "cut": lambda s: packet(inside=f"<dc:source>{s}</dc:source>")[:-60],
    "base64": lambda s: packet(namespaces=_extra("n"), inside=f"<z:Data>{base64.b64encode(s.encode()).decode()}</z:Data>"),
    "base64 of a known property": lambda s: packet(inside=f"<xmp:Thumbnails>{base64.b64encode(s.encode()).decode()}</xmp:Thumbnails>"),
    "node": lambda s: packet(inside=f'<dc:source rdf:nodeID="n{s}"/>'),
    "qualifier": lambda s: packet(inside=f'<tiff:Software><rdf:Description><rdf:value>a</rdf:value><dc:source>{s}</dc:source></rdf:Description></tiff:Software>'),
    "xml declaration": lambda s: f'<?xml version="1.0" note="{s}"?>' + packet(),
}
PLACES = {"xmp " + name: function for name, function in PLACES.items()}


def planted(name, secret, random):
    """Returns a packet with the secret in that place, sometimes in UTF-16."""
    text = PLACES[name](secret.text)
    if random.random() < 0.1:
        return b"\xff\xfe" + text.encode("utf-16-le")
    return text.encode()


def resource(number, data, name=b"", signature=b"8BIM"):
    head = signature + struct.pack(">H", number) + bytes([len(name)]) + name
    return head + bytes(len(head) % 2) + struct.pack(">I", len(data)) + data + bytes(len(data) % 2)


def record(dataset, data, number=2):
    return b"\x1c" + bytes([number, dataset]) + struct.pack(">H", len(data)) + data


CITY = record(90, b"Springfield")
RESOLUTION = resource(0x3ED, b"\0\x48\0\0\0\1\0\1\0\x48\0\0\0\1\0\1")
RESOURCES = {
    "unknown number": lambda s, r: RESOLUTION + resource(r.choice([0x0FFF, 0x4000, 0x07CF, 0x2710]), s.raw),
    "name": lambda s, r: RESOLUTION + resource(0x040D, b"\0\0\0\x1e", name=s.raw),
    "name of resolution": lambda s, r: resource(0x3ED, RESOLUTION[12:28], name=s.raw),
    "known text": lambda s, r: RESOLUTION + resource(r.choice([0x03F0, 0x0BB7, 0x040B, 0x03EE, 0x0415, 0x041E, 0x0432]), s.raw),
    "known numbers, too long": lambda s, r: RESOLUTION + resource(r.choice([0x0406, 0x040D, 0x0414, 0x0419, 0x0426, 0x03F3]), bytes(4) + s.raw),
    "resolution, too long": lambda s, r: resource(0x3ED, RESOLUTION[12:28] + s.raw),
    "path": lambda s, r: RESOLUTION + resource(0x07D0, (s.raw * 2)[:26]),
    "slices": lambda s, r: RESOLUTION + resource(0x041A, s.raw),
    "thumbnail": lambda s, r: RESOLUTION + resource(r.choice([0x040C, 0x0409]), bytes(28) + s.raw),
    "exif": lambda s, r: RESOLUTION + resource(r.choice([0x0422, 0x0423]), b"II*\0\x08\0\0\0\0\0" + s.raw),
    "xmp": lambda s, r: RESOLUTION + resource(0x0424, packet(inside=f"<dc:source>{s.text}</dc:source>").encode()),
    "behind the last": lambda s, r: RESOLUTION + s.raw,
    "between": lambda s, r: RESOLUTION + s.raw + resource(0x0404, CITY),
    "other signature": lambda s, r: RESOLUTION + resource(0x0FA0, s.raw, signature=r.choice([b"MeSa", b"AgHg", b"PHUT", b"DCSR"])),
    "wrong length": lambda s, r: RESOLUTION + resource(0x0404, CITY)[:7] + b"\x7f\xff\xff\xff" + s.raw,
    "iptc text": lambda s, r: resource(0x0404, CITY + record(r.choice([5, 25, 40, 80, 101, 116, 120, 122]), s.raw)),
    "iptc unknown dataset": lambda s, r: resource(0x0404, CITY + record(r.choice([2, 199, 230]), s.raw)),
    "iptc unknown record": lambda s, r: resource(0x0404, CITY + record(r.choice([1, 90]), s.raw, number=r.choice([1, 3, 6, 9, 240]))),
    "iptc behind the last": lambda s, r: resource(0x0404, CITY + s.raw),
    "iptc before the first": lambda s, r: resource(0x0404, s.raw + CITY),
    "iptc date, too long": lambda s, r: resource(0x0404, record(55, b"20240506" + s.raw)),
    "iptc wrong length": lambda s, r: resource(0x0404, CITY + b"\x1c\x02\x78\x7f\xff" + s.raw),
}
RESOURCES = {"photoshop " + name: function for name, function in RESOURCES.items()}


def profile(tags=(), gap=b"", behind=b"", reserved=b"", size=None):
    """Returns a profile of sRGB's colors with these tags more; written from scratch, as others have a date."""
    def xyz(*numbers):
        return b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(n * 65536) for n in numbers))
    curve = b"curv\0\0\0\0\0\0\0\1\x02\x33"
    contents = [(b"wtpt", xyz(0.9642, 1, 0.8249)), (b"rXYZ", xyz(0.4361, 0.2225, 0.0139)), (b"gXYZ", xyz(0.3851, 0.7169, 0.0971)),
                (b"bXYZ", xyz(0.1431, 0.0606, 0.7139)), (b"rTRC", curve), (b"gTRC", curve), (b"bTRC", curve)]
    names = {name for name, _ in tags}
    contents += [(name, _text(b"sRGB")) for name in (b"desc", b"cprt") if name not in names]
    contents += list(tags)
    table, body, place = b"", gap, 132 + 12 * len(contents) + len(gap)
    for name, content in contents:
        table += name + struct.pack(">II", place, len(content))
        content += bytes(-len(content) % 4)
        body += content
        place += len(content)
    head = struct.pack(">I4sI4s4s4s", size or place, b"lcms", 0x02400000, b"mntr", b"RGB ", b"XYZ ")
    head += struct.pack(">6H4s4sII", 2024, 1, 1, 0, 0, 0, b"acsp", b"APPL", 0, 0)
    head += bytes(12) + struct.pack(">I3i", 0, 63190, 65536, 54061) + b"lcms"
    head = (head + reserved).ljust(128, b"\0")[:128]
    return head + struct.pack(">I", len(contents)) + table + body + behind


def _text(data):
    return b"text\0\0\0\0" + data + b"\0"


def _description(data, script=b""):
    return b"desc\0\0\0\0" + struct.pack(">I", len(data) + 1) + data + b"\0" + bytes(8) + bytes(2) + bytes([len(script)]) + script.ljust(67, b"\0")


PROFILES = {
    "unknown tag": lambda s: profile([(b"SeCr", s.raw)]),
    "unknown tag of text": lambda s: profile([(b"zzzz", _text(s.raw))]),
    "description": lambda s: profile([(b"desc", _description(s.raw))]),
    "description of a Macintosh": lambda s: profile([(b"desc", _description(b"sRGB", s.raw))]),
    "copyright": lambda s: profile([(b"cprt", _text(s.raw))]),
    "device": lambda s: profile([(b"dmdd", _description(s.raw))]),
    "metadata": lambda s: profile([(b"meta", b"dict\0\0\0\0" + s.raw)]),
    "behind a text": lambda s: profile([(b"cprt", _text(b"none") + s.raw)]),
    "behind a curve": lambda s: profile([(b"chad", b"sf32\0\0\0\0" + bytes(36) + s.raw)]),
    "gap": lambda s: profile(gap=s.raw + bytes(-len(s.raw) % 4)),
    "reserved bytes": lambda s: profile(reserved=bytes(16) + s.raw[:28]),
    "behind the profile": lambda s: profile(behind=s.raw),
    "behind the size": lambda s: profile(behind=s.raw, size=len(profile())),
}
PROFILES = {"icc " + name: function for name, function in PROFILES.items()}
