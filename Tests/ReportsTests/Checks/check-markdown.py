#!/usr/bin/env python3
"""Holds escaped values to what GitHub's own parser makes of them.

    check-markdown.py VALUES.json

The file is a list of objects with a value, and the value as a code span and as text. Each must come
back as exactly that value and nothing else, in a cell of a table and inside a paragraph.
"""

import html
import json
import re
import sys

import cmarkgfm
from cmarkgfm.cmark import Options

faults = []


def shown(markdown):
    """The document as HTML, with the comments that break names left out."""
    page = cmarkgfm.github_flavored_markdown_to_html(markdown, options=Options.CMARK_OPT_UNSAFE)
    return page.replace("<!-- -->", "")


def plain(inline):
    """The text of inline HTML that is at most one code span; nothing when there is any other tag."""
    match = re.fullmatch(r"<code>(.*)</code>", inline, flags=re.S)
    text = match.group(1) if match else inline
    return None if "<" in text else html.unescape(text)


with open(sys.argv[1], encoding="utf-8") as file:
    values = json.load(file)
for item in values:
    # Spaces at the ends of a cell or a line and runs of them are layout to HTML.
    wanted = item["value"].strip(" ")
    for kind in ("code", "text"):
        written = item[kind]
        cell = shown(f"| a | b |\n| --- | --- |\n| x | {written} |\n")
        match = re.search(r"<td>x</td>\n<td>(.*)</td>\n</tr>\n</tbody>\n</table>\n$", cell, flags=re.S)
        found = plain(match.group(1)) if match else None
        if found != wanted:
            faults.append(f"cell, {kind}: {item['value']!r} written {written!r} is shown as {cell!r}")
        line = shown(f"before {written} after\n")
        match = re.fullmatch(r"<p>before (.*) after</p>\n", line, flags=re.S)
        found = plain(match.group(1)) if match else None
        if found is None or found.strip(" ") != wanted:
            faults.append(f"line, {kind}: {item['value']!r} written {written!r} is shown as {line!r}")
for fault in faults[:20]:
    print(fault)
print(f"{len(values)} values, {len(faults)} faults", file=sys.stderr)
sys.exit(1 if faults else 0)
