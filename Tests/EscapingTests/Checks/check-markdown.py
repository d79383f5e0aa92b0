#!/usr/bin/env python3
"""Compares escaped texts with the results of GitHub's own parser: check-markdown.py TEXTS

Each text is a code span or words. It must come back as exactly what it was and nothing else, in a cell
of a table and inside a paragraph.
"""

import html
import re
import sys

import cmarkgfm
from cmarkgfm.cmark import Options

import records

faults = []


def shown(markdown):
    """The document as HTML, without the comments that break names."""
    page = cmarkgfm.github_flavored_markdown_to_html(markdown, options=Options.CMARK_OPT_UNSAFE)
    return page.replace("<!-- -->", "")


def plain(inline):
    """The text of inline HTML that is at most one code span; nothing if there is any other tag."""
    match = re.fullmatch(r"<code>(.*)</code>", inline, flags=re.S)
    text = match.group(1) if match else inline
    return None if "<" in text else html.unescape(text)


texts = records.read(sys.argv[1])
for form, expected, written in texts:
    # In HTML, spaces at the ends of a cell or a line, and runs of spaces, are layout.
    wanted = expected.strip(" ")
    cell = shown(f"| a | b |\n| --- | --- |\n| x | {written} |\n")
    match = re.search(r"<td>x</td>\n<td>(.*)</td>\n</tr>\n</tbody>\n</table>\n$", cell, flags=re.S)
    found = plain(match.group(1)) if match else None
    if found != wanted:
        faults.append(f"cell, {form}: {expected!r} written {written!r} is shown as {cell!r}")
    line = shown(f"before {written} after\n")
    match = re.fullmatch(r"<p>before (.*) after</p>\n", line, flags=re.S)
    found = plain(match.group(1)) if match else None
    if found is None or found.strip(" ") != wanted:
        faults.append(f"line, {form}: {expected!r} written {written!r} is shown as {line!r}")
for fault in faults[:20]:
    print(fault)
print(f"{len(texts)} texts, {len(faults)} faults", file=sys.stderr)
sys.exit(1 if faults else 0)
