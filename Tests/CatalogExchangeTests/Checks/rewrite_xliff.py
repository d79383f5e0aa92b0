"""Reads XLIFF with the Translate Toolkit and writes it back: rewrite_xliff.py FROM TO [ID TARGET].

With an identifier, the unit gets another translation. Says how many units there are.
"""

import sys

from translate.storage import xliff

source, target, *edit = sys.argv[1:]
store = xliff.xlifffile.parsefile(source)
units = [unit for unit in store.units if not unit.isheader()]
for unit in units:
    if edit and unit.getid().split("\x04")[-1] == edit[0]:
        unit.target = edit[1]
        unit.marktranslated() if hasattr(unit, "marktranslated") else None
store.savefile(target)
print(len(units))
