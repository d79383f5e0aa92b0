#!/usr/bin/env python3
"""Checks messages of the format email as mail programs and their checkers would.

    check-email.py [--folder FOLDER] MESSAGE.eml…

Reads each with Python's own parser (RFC 5322, 2045 and 2047) and its page with html.parser and
html5lib. Prints one line a fault and ends with 1 when there is one. With a folder, the pages are
written into it.
"""

import email
import email.policy
import html.parser
import pathlib
import re
import sys

import html5lib

# What Gmail and Outlook remove, load, or show as a gap.
FORBIDDEN = {"style", "script", "link", "svg", "img", "iframe", "object", "embed", "form", "input",
             "button", "video", "audio", "base", "details", "summary", "picture", "canvas"}
VOID = {"meta", "br", "hr"}
# Declarations that the Outlook for Windows or Gmail drop, so that a layout must not rest on them.
LAYOUT = re.compile(r"(?:^|;)\s*(?:display\s*:\s*(?:flex|grid)|position|float|background-image|url\()", re.I)


class Page(html.parser.HTMLParser):
    """Collects the faults of a page."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.faults = []
        self.open = []
        self.tables = []
        self.text = []

    def fault(self, text):
        self.faults.append(f"line {self.getpos()[0]}: {text}")

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in FORBIDDEN:
            self.fault(f"has <{tag}>")
        if "class" in attributes or "id" in attributes:
            self.fault(f"<{tag}> has a class or an id, which no style sheet is there for")
        for name, value in attributes.items():
            if name.startswith("on"):
                self.fault(f"<{tag}> has {name}")
            if name in ("src", "href", "background") or re.search(r"https?:|url\(", value or ""):
                self.fault(f"<{tag} {name}> loads or links {value!r}")
        style = attributes.get("style") or ""
        if "var(" in style or LAYOUT.search(style):
            self.fault(f"<{tag}> has the style {style!r}")
        if tag == "table":
            self.tables.append({"role": attributes.get("role"), "headings": 0})
            for name in ("cellpadding", "cellspacing", "border"):
                if attributes.get(name) != "0":
                    self.fault(f"a table has no {name}=0, which Outlook fills in")
            width = attributes.get("width", "")
            if not width.endswith("%") and not (width.isdigit() and int(width) <= 640):
                self.fault(f"a table is {width} wide")
        if tag == "th" and self.tables:
            self.tables[-1]["headings"] += 1
            if "scope" not in attributes:
                self.fault("a heading of a table has no scope")
        if tag in ("p", "h1", "h2", "h3", "h4", "h5", "h6", "th", "li"):
            for name in ("color", "font-family", "font-size"):
                if not re.search(rf"(?:^|;){name}:", style):
                    self.fault(f"<{tag}> has no {name} of its own")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.fault(f"</{tag}> closes {self.open[-1:]}")
            return
        self.open.pop()
        if tag == "table":
            table = self.tables.pop()
            if (table["role"] == "presentation") == bool(table["headings"]):
                self.fault(f"a table with {table['headings']} headings has the role {table['role']}")

    def handle_data(self, data):
        if self.open and self.open[-1] != "title":
            self.text.append(data)


def check(path, folder):
    source = path.read_bytes()
    faults = []

    def expect(holds, fault):
        if not holds:
            faults.append(fault)

    lines = source.split(b"\r\n")
    expect(source.isascii(), "is not ASCII")
    expect(b"\n" not in b"".join(lines) and b"\r" not in b"".join(lines), "has a lone CR or LF")
    expect(max(map(len, lines)) <= 78, f"has a line of {max(map(len, lines))} characters")
    message = email.message_from_bytes(source, policy=email.policy.default)
    for part in message.walk():
        for defect in part.defects:
            faults.append(f"{part.get_content_type()}: {defect!r}")
        for name, value in part.items():
            for defect in value.defects:
                faults.append(f"{name}: {defect!r}")
    expect(message.get_content_type() == "multipart/alternative", "is not multipart/alternative")
    parts = list(message.iter_parts())
    expect([p.get_content_type() for p in parts] == ["text/plain", "text/html"], "has other parts")
    expect(all(p.get_content_charset() == "utf-8" for p in parts), "is not UTF-8")
    expect(str(message["Subject"] or "").strip(), "has no subject")
    expect("\n" not in str(message["Subject"]), "has a subject of several lines")
    if faults:
        return faults
    text, page = (part.get_payload(decode=True).decode("utf-8") for part in parts)
    if folder:
        (folder / f"{path.stem}.html").write_text(page, encoding="utf-8")
    expect(len(page.encode("utf-8")) < 100_000, f"has a page of {len(page.encode('utf-8'))} bytes")
    expect(len(text) > 20, "has no text")
    parser = Page()
    parser.feed(page)
    parser.close()
    faults += parser.faults
    expect(not parser.open, f"leaves {parser.open} open")
    expect(page.startswith("<!DOCTYPE html>"), "has no doctype")
    expect(re.search(r"<html lang=\"[A-Za-z-]+\"", page), "has no language")
    expect(re.search(r"<td [^>]*lang=\"[A-Za-z-]+\" dir=\"(ltr|rtl)\"", page), "has no direction")
    expect("<!--" not in page, "has a comment")
    strict = html5lib.HTMLParser(strict=False)
    strict.parse(page)
    faults += [f"html5lib: {position}: {code}" for position, code, _ in strict.errors]
    # Both parts say the same: each longer word of the text is on the page, unless that was cut.
    if re.search("left out|생략한|省略した|省略的", page):
        return faults
    words = set(re.findall(r"[\w가-힣]{4,}", text))
    shown = re.sub(r"\s+", "", "".join(parser.text))
    missing = sorted(word for word in words if word not in shown)
    expect(len(missing) <= len(words) // 10, f"has words only in its text: {missing[:8]}")
    return faults


arguments = sys.argv[1:]
target = None
if arguments[:1] == ["--folder"]:
    target = pathlib.Path(arguments[1])
    arguments = arguments[2:]
found = [f"{name}: {fault}" for name in arguments for fault in check(pathlib.Path(name), target)]
print("\n".join(found[:60]))
sys.exit(1 if found else 0)
