"""Prints for each document on standard input what Expat reads in it, as a line of JSON.

Each document comes after a line with its length in bytes. Null stands for what is not well-formed;
names are not resolved, so that a prefix needs no declaration.
"""

import json
import sys
import xml.parsers.expat


def read(document):
    parts = []
    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: parts.append(
        "<%s [%s]>" % (name, ", ".join(f"{n}={v}" for n, v in sorted(attributes.items())
                                       if ":" not in n and n != "xmlns"))
    )
    parser.EndElementHandler = lambda name: parts.append("</>")
    parser.CharacterDataHandler = parts.append
    try:
        parser.Parse(document, True)
    except (xml.parsers.expat.ExpatError, ValueError):
        return None
    return "".join(parts)


while line := sys.stdin.buffer.readline():
    print(json.dumps(read(sys.stdin.buffer.read(int(line)))))
