"""Prints for each pair of files whether Python reads the same from both: 1 or 0.

The files are named on the command line, one pair after the other. Members that are there twice count twice.
"""

import json
import sys


def read(path):
    def pairs(members):
        return sorted(members, key=lambda member: member[0])

    with open(path, "rb") as file:
        return json.loads(file.read().decode("utf-8-sig"), object_pairs_hook=pairs, parse_float=str, parse_int=str)


names = sys.argv[1:]
for one, other in zip(names[::2], names[1::2]):
    sys.stdout.write("1" if read(one) == read(other) else "0")
