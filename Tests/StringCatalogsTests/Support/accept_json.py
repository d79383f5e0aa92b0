"""Prints 1 or 0 for each text on standard input: whether Python accepts it as JSON in UTF-8.

Each text comes after a line with its length in bytes. Python reads NaN and Infinity and refuses a
byte order mark and very long numbers; RFC 8259 does not, so these three are evened out here.
"""

import json
import sys


def refuse(constant):
    raise ValueError(constant)


def accepts(text):
    try:
        json.loads(text.decode("utf-8-sig"), parse_constant=refuse, parse_int=str, parse_float=str)
    except (ValueError, RecursionError):
        return False
    return True


while line := sys.stdin.buffer.readline():
    sys.stdout.write("1" if accepts(sys.stdin.buffer.read(int(line))) else "0")
