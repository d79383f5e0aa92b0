"""Prints the translations in a TMX file as translate-toolkit reads them: source|language|translation."""
import sys

from translate.storage import tmx

with open(sys.argv[1], "rb") as file:
    store = tmx.tmxfile.parsefile(file)
XML = "{http://www.w3.org/XML/1998/namespace}lang"
for unit in store.units:
    nodes = {node.get(XML): "".join(node.itertext()).strip("\n ") for node in unit.xmlelement.iter() if node.tag.endswith("tuv")}
    for language, text in sorted(nodes.items()):
        if language != "en":
            print(f"{unit.source}|{language}|{text}".replace("\n", "⏎"))
