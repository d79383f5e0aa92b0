"""Compares documents in crJSON with those that c2pa-python writes, and prints what differs.

compare_crjson.py ANCHORS DOCUMENTS  reads a document a line, each with the path of its file in `extras:file`, and
writes the number of documents that c2pa-python has too, then a line for each kind of difference: the way to the
member, without the labels of manifests, `+` if only the document has it, `-` if only c2pa-python has it, else `!`,
a tab, and the name of the first file.
"""

import json
import pathlib
import sys

import c2pa

from read_validation import context

# Who writes is different, and when; what validation finds is compared by its codes elsewhere.
IGNORED = {"jsonGenerator", "extras:file", "validationResults", "ingredientDeltas"}


def normal(value):
    """Return a value without what is ignored, and with times in one notation."""
    if isinstance(value, dict):
        return {name: normal(member) for name, member in value.items() if name not in IGNORED}
    if isinstance(value, list):
        return [normal(element) for element in value]
    return f"{value[:-6]}Z" if isinstance(value, str) and value.endswith("+00:00") else value


def differences(own, other, way):
    """Yield what differs between two values."""
    if isinstance(own, dict) and isinstance(other, dict):
        for name in sorted(own.keys() | other.keys()):
            if name not in own or name not in other:
                yield f"{'+' if name in own else '-'} {way}.{name}"
            else:
                yield from differences(own[name], other[name], f"{way}.{name}")
    elif isinstance(own, list) and isinstance(other, list) and len(own) == len(other):
        for left, right in zip(own, other):
            yield from differences(left, right, f"{way}[]")
    elif own != other:
        yield f"! {way}"


def members(manifest):
    """Return the names of the members of the results of a manifest."""
    return sorted(manifest["validationResults"])


if __name__ == "__main__":
    own_context = context(pathlib.Path(sys.argv[1]).read_text(encoding="ascii"))
    count, found = 0, {}
    for line in pathlib.Path(sys.argv[2]).read_text(encoding="utf-8").splitlines():
        document = json.loads(line)
        path = document["extras:file"]
        try:
            other = json.loads(c2pa.Reader(path, context=own_context).crjson())
        except c2pa.C2paError:
            continue
        count += 1
        for manifest, expected in zip(document["manifests"], other["manifests"]):
            assert members(manifest) == members(expected), path
        for text in differences(normal(document), normal(other), ""):
            found.setdefault(text, pathlib.Path(path).name)
    print(count)
    for text, name in sorted(found.items()):
        print(f"{text}\t{name}")
