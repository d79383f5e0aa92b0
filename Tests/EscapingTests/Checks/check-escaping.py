#!/usr/bin/env python3
"""Compares escaped texts with the results of independent parsers: check-escaping.py TEXTS

Each text must come back exactly, and no byte of it may be left that acts on something.
"""

import csv
import io
import json
import re
import sys
import unicodedata
import urllib.parse
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import html5lib

import formulas
import records

faults = []


def fault(form, expected, escaped, found):
    faults.append(f"{form}: {expected!r} written {escaped!r} is read as {found!r}")


def forbid(form, cases, pattern):
    """Finds what a format might interpret, whether or not this parser does."""
    for expected, escaped in cases:
        if match := re.search(pattern, escaped):
            fault(form, expected, escaped, f"something with {match[0]!r} in it")


def compare(form, cases, found):
    """Compares the results with what each case expects."""
    found = list(found)
    if len(found) != len(cases):
        faults.append(f"{form}: {len(cases)} texts are read as {len(found)}")
    for (expected, escaped), one in zip(cases, found):
        if one != expected:
            fault(form, expected, escaped, one)


def check_html(cases):
    forbid("html", cases, "[<>\"'\r\0]|&(?!amp;|lt;|gt;|quot;|#39;)")
    page = "<!doctype html><body>" + "".join(
        f'<p title="{escaped}" lang=\'{escaped}\'>{escaped}</p>' for _, escaped in cases
    )
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    body = parser.parse(page).find("body")
    faults.extend(f"html: {error}" for error in parser.errors[:10])
    if any(element.tag != "p" or len(element) for element in body):
        faults.append("html: an element that nobody wrote")
    for found in ("title", "lang"):
        compare("html " + found, cases, (element.get(found) for element in body))
    compare("html text", cases, (element.text or "" for element in body))


def check_xml_content(cases):
    forbid("xml-content", cases, "[<>\r]|&(?!amp;|lt;|gt;|quot;|#39;|#13;)")
    root = ElementTree.fromstring("<r>" + "".join(f"<c>{e}</c>" for _, e in cases) + "</r>")
    compare("xml-content", cases, (c.text or "" for c in root))


def check_xml_attribute(cases):
    forbid("xml-attribute", cases, "[<>\"\t\n\r]|&(?!amp;|lt;|gt;|quot;|#39;|#9;|#10;|#13;)")
    root = ElementTree.fromstring("<r>" + "".join(f'<c a="{e}"/>' for _, e in cases) + "</r>")
    compare("xml-attribute", cases, (c.get("a") for c in root))


def check_xml_impossible(cases):
    for expected, escaped in cases:
        try:
            fault("xml-impossible", expected, escaped, ElementTree.fromstring(f"<c>{escaped}</c>").text)
        except ElementTree.ParseError:
            pass


def check_plain(cases):
    for expected, escaped in cases:
        if any(unicodedata.category(c) == "Cc" or c == "\u202f" for c in escaped):
            fault("plain", expected, escaped, "a control character")


def check_json(cases):
    for expected, escaped in cases:
        if any(unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp") for c in escaped):
            fault("json", expected, escaped, "a hidden character")
    compare("json", cases, (json.loads(e) for _, e in cases))


def check_json_xcode(cases):
    forbid("json-xcode", cases, "[\0-\x1f]")
    compare("json-xcode", cases, (json.loads(e) for _, e in cases))


def check_json_members(cases):
    for expected, escaped in cases:
        found = json.loads(escaped)
        if found != {expected: [expected]}:
            fault("json-members", expected, escaped, found)


class Scripts(HTMLParser):
    """Collects the contents of scripts."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        self.found.append("")

    def handle_data(self, data):
        self.found[-1] += data


def check_json_script(cases):
    forbid("json-script", cases, "<")
    page = "".join(f'<script type="application/json">{escaped}</script>' for _, escaped in cases)
    parser = Scripts()
    parser.feed(page)
    parser.close()
    compare("json-script", cases, (json.loads(found) for found in parser.found))
    elements = html5lib.parse(page, namespaceHTMLElements=False).iter("script")
    compare("json-script", cases, (json.loads(element.text) for element in elements))


def cells(row):
    """The cells of a row for a program that uses commas, semicolons and tabs as separators."""
    found = re.findall(r'(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))(?=[,;\t]|\r\n\Z)', row)
    return [quoted.replace('""', '"') or plain for quoted, plain in found]


def check_csv(cases):
    rows = csv.reader(io.StringIO("".join(e for _, e in cases), newline=""), strict=True)
    found = [row for row in rows]
    if any(len(row) != 3 or row[0] != "a" or row[2] != "b" for row in found):
        faults.append("csv: a row with other cells")
    compare("csv", cases, (row[1] for row in found))
    compare("csv with any separator", cases, ("|".join(cells(e)[1:-1]) for _, e in cases))


def check_csv_guarded(cases):
    rows = csv.reader(io.StringIO("".join(e for _, e in cases), newline=""), strict=True)
    for (expected, escaped), row in zip(cases, rows):
        cell = row[1]
        if formulas.begins(cell):
            fault("csv-guarded", expected, escaped, cell)
        if cell not in (expected, "'" + expected):
            fault("csv-guarded", expected, escaped, cell)


STRING = r'"((?:[^"\\]|\\.)*)"'
LINE = re.compile(r"/\*((?:(?!\*/).)*)\*/\n" + STRING + " = " + STRING + ";\n", flags=re.S)
ESCAPE = re.compile(r"\\(U[0-9A-F]{4}|.)", flags=re.S)
ESCAPES = {"n": "\n", "r": "\r", "t": "\t", '"': '"', "\\": "\\"}


def unescaped(text):
    return ESCAPE.sub(
        lambda m: chr(int(m[1][1:], 16)) if m[1][0] == "U" else ESCAPES[m[1]], text
    )


def check_strings(cases):
    text = "".join(escaped for _, escaped in cases)
    place = 0
    found = []
    comments = []
    while match := LINE.match(text, place):
        comments.append(match[1])
        if unescaped(match[2]) != unescaped(match[3]) or re.search("[\0-\x1f]", match[2]):
            faults.append(f"strings: {match[0]!r}")
        found.append(unescaped(match[2]))
        place = match.end()
    if place < len(text):
        faults.append(f"strings: nothing can read {text[place:place + 80]!r}")
    compare("strings", cases, found)
    wanted = [(f" {expected.replace('*/', '* /')} ", escaped) for expected, escaped in cases]
    compare("strings comment", wanted, comments)


def check_workflow(cases):
    """Reads commands as the runner does (ActionCommand.cs)."""
    for expected, escaped in cases:
        line, end, rest = escaped.partition("\n")
        if end != "\n" or rest or re.search("[\r\n]", line):
            fault("workflow", expected, escaped, "several lines")
            continue
        middle = line.index("::", 2)
        name, _, properties = line[2:middle].partition(" ")
        pairs = [part.split("=", 1) for part in properties.split(",")]
        if any(":" in value for _, value in pairs):
            fault("workflow", expected, escaped, "a colon")
        found = {key: decoded(value, ":%3A", ",%2C") for key, value in pairs}
        message = decoded(line[middle + 2 :])
        if (name, found, message) != ("error", {"title": expected, "file": expected}, expected):
            fault("workflow", expected, escaped, (name, found, message))


def decoded(text, *more):
    for code in ["\r%0D", "\n%0A", *more, "%%25"]:
        text = text.replace(code[1:], code[0])
    return text


def check_log(cases):
    """Reads lines as runners do: GitHub (ActionCommand.cs), Azure Pipelines (Command.cs), TeamCity."""
    for expected, escaped in cases:
        lines = re.split("\r\n|\r|\n", escaped)
        if any(re.match(r"[\s\ufeff]*::", line) or re.search(r"##[A-Za-z0-9_.-]*\[", line) for line in lines):
            fault("log", expected, escaped, "a command")
        mark = r"\\(::|#[A-Za-z0-9_.-]*\[)"
        if re.sub(mark, r"\1", escaped) != re.sub(mark, r"\1", expected):
            fault("log", expected, escaped, "another text")


def check_uri(cases):
    for expected, escaped in cases:
        if not re.fullmatch(r"[A-Za-z0-9\-._~!$&'()*+,;=:@/%]*", escaped):
            fault("uri", expected, escaped, "a character that no address has")
        parts = urllib.parse.urlsplit(escaped)
        if parts.query or parts.fragment or parts.netloc and not escaped.startswith("file://"):
            fault("uri", expected, escaped, parts)
        found = urllib.parse.unquote(escaped.removeprefix("file://"))
        if found not in (expected, "./" + expected):
            fault("uri", expected, escaped, found)


forms = {}
for form, expected, escaped in records.read(sys.argv[1]):
    forms.setdefault(form, []).append((expected, escaped))
for form, cases in forms.items():
    globals()["check_" + form.replace("-", "_")](cases)
for message in faults[:20]:
    print(message)
print(f"{sum(map(len, forms.values()))} texts, {len(faults)} faults", file=sys.stderr)
sys.exit(1 if faults else 0)
