"""TIFF's grammar: blocks of directories, as EXIF in other files or as a whole file, with a secret in a chosen place."""

import struct

BYTE, ASCII, SHORT, LONG, RATIONAL, UNDEFINED, SLONG, SRATIONAL = 1, 2, 3, 4, 5, 7, 9, 10
SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 129: 1}
LETTERS = {1: "B", 3: "H", 4: "I", 6: "b", 8: "h", 9: "i", 11: "f", 12: "d", 13: "I"}
TAGS = {"exif": 0x8769, "gps": 0x8825, "interop": 0xA005, "sub": 0x14A}
OWNERS = {"exif": "0", "gps": "0", "interop": "exif", "sub": "0"}


class Value:
    """A value with a count or a place that its bytes don't give."""

    def __init__(self, data, count=None, place=None):
        self.data, self.count, self.place = data, count, place


class Blob:
    """Data of its own, whose place an entry has: a thumbnail, a strip. `gap` stands before it."""

    def __init__(self, data, gap=b""):
        self.data, self.gap = data, gap


class Block:
    """A TIFF block that is laid out when it is written.

    `directories` maps a name ("0", "1", …, exif, gps, interop, sub) to entries (tag, type, value), where a value is
    bytes, a list of numbers, a `Value`, a `Blob` or a list of blobs. `gaps` maps a place to bytes: `header` behind the
    header, NAME behind the next pointer of that directory, NAME.values behind its values, (NAME, tag) behind a value,
    `end`. `counts` and `following` replace the number of entries and the next pointer of a directory.
    """

    def __init__(self, order="<"):
        self.order = order
        self.directories = {"0": []}
        self.gaps, self.counts, self.following = {}, {}, {}
        self.blobs_first = False

    def set(self, name, tag, kind, value):
        entries = self.directories.setdefault(name, [])
        entries[:] = [entry for entry in entries if entry[0] != tag] + [(tag, kind, value)]

    def get(self, name, tag):
        return next((entry[2] for entry in self.directories.get(name, []) if entry[0] == tag), None)

    def pack(self, kind, value):
        if isinstance(value, bytes):
            return value
        if kind in (RATIONAL, SRATIONAL):
            letters = "II" if kind == RATIONAL else "ii"
            return b"".join(struct.pack(self.order + letters, *(v if isinstance(v, tuple) else (v, 1))) for v in value)
        return struct.pack(f"{self.order}{len(value)}{LETTERS[kind]}", *value)

    def write(self):
        # The first layout finds the places, the second writes them; both are equally long.
        _, places = self._lay_out({})
        return self._lay_out(places)[0]

    def _names(self):
        return [name for name in ("0", "exif", "gps", "interop", "sub", "1", "2", "3") if name in self.directories]

    def _entries(self, name, known):
        found = list(self.directories[name])
        for other in self._names():
            if OWNERS.get(other) == name and all(entry[0] != TAGS[other] for entry in found):
                found.append((TAGS[other], LONG, [known.get(other, 0)]))
        return sorted(found, key=lambda entry: entry[0])

    def _add_blobs(self, out, places):
        for name in self._names():
            for _, _, value in self.directories[name]:
                for blob in value if isinstance(value, list) else [value]:
                    if isinstance(blob, Blob):
                        out += blob.gap
                        out += bytes(len(out) % 2)
                        places[id(blob)] = len(out)
                        out += blob.data

    def _lay_out(self, known):
        order, names, places = self.order, self._names(), {}
        chain = [name for name in names if name.isdigit()]
        out = bytearray(struct.pack(order + "2sHI", b"II" if order == "<" else b"MM", 42, 0))
        out += self.gaps.get("header", b"")
        if self.blobs_first:
            self._add_blobs(out, places)
        for name in names:
            out += bytes(len(out) % 2)
            places[name] = start = len(out)
            found = self._entries(name, known)
            out += struct.pack(order + "H", self.counts.get(name, len(found))) + bytes(12 * len(found) + 4)
            out += self.gaps.get(name, b"")
            for number, (tag, kind, value) in enumerate(found):
                count = place = None
                if isinstance(value, Value):
                    value, count, place = value.data, value.count, value.place
                if isinstance(value, Blob):
                    value = [value]
                if isinstance(value, list) and value and isinstance(value[0], Blob):
                    value = [known.get(id(blob), 0) for blob in value]
                data = self.pack(kind, value)
                if count is None:
                    count = len(data) // SIZES.get(kind, 1)
                if len(data) <= 4:
                    field = data.ljust(4, b"\0")
                else:
                    out += bytes(len(out) % 2)
                    field = struct.pack(order + "I", len(out) if place is None else place)
                    out += data
                    out += self.gaps.get((name, tag), b"")
                struct.pack_into(order + "HHI4s", out, start + 2 + 12 * number, tag, kind, count, field)
            out += self.gaps.get(name + ".values", b"")
            later = chain[chain.index(name) + 1:] if name in chain else []
            following = self.following.get(name, known.get(later[0], 0) if later else 0)
            struct.pack_into(order + "I", out, start + 2 + 12 * len(found), following)
        struct.pack_into(order + "I", out, 4, places["0"])
        if not self.blobs_first:
            self._add_blobs(out, places)
        out += self.gaps.get("end", b"")
        return bytes(out), places
