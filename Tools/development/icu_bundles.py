"""Removes entries from resource bundles of ICU, in the form that `uresdata.h` of ICU describes.

A bundle is a tree of tables, arrays, and values. Those with 16-bit references, and all strings, are
in an area of 16-bit units; the rest is in one of 32-bit words. Bundles of a folder share the keys
and strings of its pool. What is left keeps its order, so that references only become smaller.
"""
import struct

(STRING, BINARY, TABLE, ALIAS, TABLE32, TABLE16, STRING16, INTEGER, ARRAY, ARRAY16, VECTOR) = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14)
TABLES = {TABLE, TABLE32, TABLE16}
SMALL = {TABLE16, ARRAY16, STRING16}
# Positions in the list of numbers at the beginning of a bundle.
KEYS_TOP, TOP, BUNDLE_TOP, ATTRIBUTES, UNITS_TOP = 1, 2, 3, 5, 6


class Units:
    """The 16-bit area of a bundle or a pool, and which of its strings are used."""

    def __init__(self, bundle):
        self.values = struct.unpack_from(
            f"<{2 * (bundle.units_top - bundle.keys_top)}H", bundle.data, bundle.start + 4 * bundle.keys_top)
        self.used = bytearray(len(self.values))
        self.moved = {}

    def use(self, offset):
        """Keeps the string at an offset, whose length is explicit if it begins with a surrogate."""
        first = self.values[offset]
        if not 0xDC00 <= first <= 0xDFFF:
            end = self.values.index(0, offset) + 1
        elif first < 0xDFEF:
            end = offset + 1 + (first & 0x3FF) + 1
        elif first < 0xDFFF:
            end = offset + 2 + ((first - 0xDFEF) << 16 | self.values[offset + 1]) + 1
        else:
            end = offset + 3 + (self.values[offset + 1] << 16 | self.values[offset + 2]) + 1
        self.used[offset:end] = b"\1" * (end - offset)

    def layout(self, containers=()):
        """Finds where strings go, and containers, whose offsets and new lengths are given."""
        lengths = dict(containers)
        end = 0
        for offset, isUsed in enumerate(self.used):
            if offset in lengths:
                self.moved[offset] = end
                end += lengths[offset]
            elif isUsed:
                self.moved[offset] = end
                end += 1
        # The next area consists of 32-bit words.
        self.count = end + end % 2

    def written(self, containers=()):
        result = [0] * self.count
        for offset, isUsed in enumerate(self.used):
            if isUsed and offset in self.moved:
                result[self.moved[offset]] = self.values[offset]
        for offset, content in containers:
            result[self.moved[offset]:self.moved[offset] + len(content)] = content
        return struct.pack(f"<{len(result)}H", *result)


class Bundle:
    """A bundle or a pool."""

    def __init__(self, data, pool=None):
        self.data = data
        self.start, = struct.unpack_from("<H", data)
        self.root, first = struct.unpack_from("<II", data, self.start)
        self.numbers = list(struct.unpack_from(f"<{first & 0xFF}I", data, self.start + 4))
        self.keys_top = self.numbers[KEYS_TOP]
        self.units_top = self.numbers[UNITS_TOP] if len(self.numbers) > UNITS_TOP else self.keys_top
        attributes = self.numbers[ATTRIBUTES] if len(self.numbers) > ATTRIBUTES else 0
        self.pool = pool if attributes & 4 else None
        # References to strings below these are to those of the pool.
        self.limit = first >> 8 | (attributes & 0xF000) << 12
        self.limit16 = attributes >> 16
        self.units = Units(self)
        # Each container that is left, with the positions of the entries that are.
        self.left = {}
        self.values = set()

    # Reading

    def word(self, offset):
        return struct.unpack_from("<I", self.data, self.start + 4 * offset)[0]

    def string(self, start):
        return self.data[start:self.data.index(b"\0", start)].decode()

    def key(self, offset, isWide):
        keys_start = 1 + len(self.numbers)
        local = 4 * self.keys_top if self.keys_top > keys_start else 0
        isShared = offset >> 31 if isWide else self.pool and offset >= local
        if not isShared:
            return self.string(self.start + offset)
        pool = self.pool
        return pool.string(
            pool.start + 4 * (1 + len(pool.numbers)) + (offset & 0x7FFFFFFF if isWide else offset - local))

    def wide(self, reference):
        """Returns a 16-bit reference to a string as one of 32 bits."""
        return STRING16 << 28 | (
            reference if reference < self.limit16 else reference - self.limit16 + self.limit)

    def container(self, resource):
        """Returns the keys, as they are stored, and the entries of a container."""
        kind, offset = resource >> 28, resource & 0x0FFFFFFF
        if kind in (TABLE16, ARRAY16):
            count = self.units.values[offset]
            keys = self.units.values[offset + 1:offset + 1 + count] if kind == TABLE16 else None
            first = offset + 1 + (count if keys is not None else 0)
            return keys, [self.wide(value) for value in self.units.values[first:first + count]]
        if offset == 0:
            return None, []
        if kind == TABLE:
            count, = struct.unpack_from("<H", self.data, self.start + 4 * offset)
            keys = struct.unpack_from(f"<{count}H", self.data, self.start + 4 * offset + 2)
            first = offset + (count + 2) // 2
        else:
            count = self.word(offset)
            keys = [self.word(offset + 1 + index) for index in range(count)] if kind == TABLE32 else None
            first = offset + 1 + (count if keys is not None else 0)
        return keys, [self.word(first + index) for index in range(count)]

    # Choosing

    def choose(self, isKept):
        """Chooses the entries whose paths are kept, and the units of strings that they use."""
        self.visit(self.root, (), isKept)

    def visit(self, resource, path, isKept):
        """Returns whether something is left of a resource."""
        kind, offset = resource >> 28, resource & 0x0FFFFFFF
        if kind == STRING16:
            if offset < self.limit:
                self.pool.units.use(offset)
            else:
                self.units.use(offset - self.limit)
        elif kind in TABLES or kind in (ARRAY, ARRAY16):
            keys, entries = self.container(resource)
            positions = []
            for position, entry in enumerate(entries):
                name = self.key(keys[position], kind == TABLE32) if keys is not None else str(position)
                # Entries of arrays have fixed positions.
                if keys is None or isKept((*path, name)):
                    if self.visit(entry, (*path, name), isKept) or keys is None:
                        positions.append(position)
            if entries and not positions and path:
                return False
            if entries:
                known = self.left.setdefault(resource, [])
                known[:] = sorted({*known, *positions})
        elif kind == BINARY:
            raise ValueError("binary values have an alignment")
        elif kind != INTEGER:
            self.values.add(resource)
        return True

    # Writing

    def size(self, resource):
        """Returns the number of 32-bit words of what is left of a resource."""
        kind, offset = resource >> 28, resource & 0x0FFFFFFF
        if kind == TABLE:
            count = len(self.left[resource])
            return (count + 2) // 2 + count
        if kind == TABLE32:
            return 1 + 2 * len(self.left[resource])
        if kind == ARRAY:
            return 1 + len(self.left[resource])
        if kind == VECTOR:
            return 1 + self.word(offset)
        # A length, UTF-16, and its end.
        return 1 + (self.word(offset) + 2) // 2

    def moved(self, resource):
        kind, offset = resource >> 28, resource & 0x0FFFFFFF
        if kind == STRING16:
            if offset < self.limit:
                return kind << 28 | self.pool.units.moved[offset]
            return kind << 28 | self.units.moved[offset - self.limit] + self.limit
        if kind in SMALL:
            return kind << 28 | self.units.moved[offset]
        if kind == INTEGER or offset == 0:
            return resource
        return kind << 28 | self.places[resource]

    def narrow(self, resource):
        offset = self.moved(resource) & 0x0FFFFFFF
        return offset if offset < self.limit else offset - self.limit + self.limit16

    def small_content(self, resource):
        keys, entries = self.container(resource)
        positions = self.left[resource]
        return [
            len(positions), *([keys[position] for position in positions] if keys is not None else []),
            *(self.narrow(entries[position]) for position in positions)]

    def content(self, resource):
        kind, offset = resource >> 28, resource & 0x0FFFFFFF
        if resource not in self.left:
            start = self.start + 4 * offset
            return self.data[start:start + 4 * self.size(resource)]
        keys, entries = self.container(resource)
        positions = self.left[resource]
        values = [self.moved(entries[position]) for position in positions]
        chosen = [keys[position] for position in positions] if keys is not None else []
        if kind == TABLE:
            padding = [] if len(positions) % 2 else [0]
            return struct.pack(
                f"<{1 + len(positions) + len(padding)}H{len(values)}I", len(positions), *chosen, *padding, *values)
        return struct.pack(f"<{1 + len(chosen) + len(values)}I", len(positions), *chosen, *values)

    def written(self):
        """Returns the bundle with what was chosen. Its pool must be laid out before."""
        small = [item for item in self.left if item >> 28 in SMALL]
        large = sorted(
            {*(item for item in self.left if item >> 28 not in SMALL), *(item for item in self.values if item & 0x0FFFFFFF)},
            key=lambda item: item & 0x0FFFFFFF)
        self.units.layout(
            (item & 0x0FFFFFFF, 1 + len(self.left[item]) * (2 if item >> 28 == TABLE16 else 1)) for item in small)
        end = self.keys_top + self.units.count // 2
        self.numbers[UNITS_TOP:UNITS_TOP + 1] = [end] if len(self.numbers) > UNITS_TOP else []
        self.places = {}
        for item in large:
            self.places[item] = end
            end += self.size(item)
        units = self.units.written((item & 0x0FFFFFFF, self.small_content(item)) for item in small)
        return self.whole(self.moved(self.root), units, b"".join(map(self.content, large)))

    def written_pool(self):
        """Returns a pool with the strings that bundles have chosen."""
        self.numbers[UNITS_TOP] = self.keys_top + self.units.count // 2
        return self.whole(self.root, self.units.written(), b"")

    def whole(self, root, units, words):
        keys = self.data[self.start + 4 + 4 * len(self.numbers):self.start + 4 * self.keys_top]
        top = self.keys_top + (len(units) + len(words)) // 4
        self.numbers[TOP] = self.numbers[BUNDLE_TOP] = top
        header = self.data[:self.start] + struct.pack(f"<{1 + len(self.numbers)}I", root, *self.numbers)
        return header + keys + units + words


def reduced(folder, isKept):
    """Returns the bundles of a folder without the entries whose paths are not kept.

    `folder` has the bundles by name; a path consists of the keys of an entry and of those around it.
    """
    pool = Bundle(folder["pool.res"]) if "pool.res" in folder else None
    bundles = {name: Bundle(data, pool) for name, data in folder.items() if name != "pool.res"}
    for name, bundle in bundles.items():
        bundle.choose(lambda path: isKept(name, path))
    if pool:
        pool.units.layout()
    result = {name: bundle.written() for name, bundle in bundles.items()}
    if pool:
        result["pool.res"] = pool.written_pool()
    return result
