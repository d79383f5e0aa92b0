"""Prints for each document on standard input the texts that cmark-gfm finds, as a line of JSON.

Each document comes after a line with its length in bytes. Code, raw HTML, images' marks, addresses,
and white space are left out of the texts, and texts that are empty then.
"""

import html.parser
import json
import re
import sys

import cmarkgfm

BLOCKS = {"h1", "h2", "h3", "h4", "h5", "h6", "p", "td", "th", "li", "ul", "ol", "blockquote"}


class Reader(html.parser.HTMLParser):
    """Collects the text of each block. Raw HTML is a comment in what cmark-gfm writes."""

    def __init__(self):
        super().__init__()
        self.texts = [""]
        self.code = 0
        self.links = []

    def handle_starttag(self, tag, attributes):
        if tag in ("code", "pre"):
            self.code += 1
        if tag in BLOCKS or tag == "pre":
            self.texts.append("")
        if tag == "img":
            self.texts[-1] += dict(attributes)["alt"]
        if tag == "a":
            self.links.append((len(self.texts[-1]), dict(attributes)["href"]))

    def handle_endtag(self, tag):
        if tag in ("code", "pre"):
            self.code -= 1
        if tag in BLOCKS or tag == "pre":
            self.texts.append("")
        if tag == "a":
            start, address = self.links.pop()
            text = self.texts[-1][start:]
            if address.endswith(text) and (text == address or text.startswith("www.")):
                self.texts[-1] = self.texts[-1][:start]

    def handle_data(self, data):
        if not self.code:
            self.texts[-1] += data


def read(document):
    text = document.decode()
    reader = Reader()
    reader.feed(
        cmarkgfm.markdown_to_html_with_extensions(
            text, extensions=["table", "autolink", "strikethrough"]
        )
    )
    reader.close()
    texts = [re.sub(r"\s", "", text) for text in reader.texts]
    return [text for text in texts if text]


while line := sys.stdin.buffer.readline():
    print(json.dumps(read(sys.stdin.buffer.read(int(line)))))
