#!/usr/bin/env python3
"""Takes screenshots of a report: languages, color schemes, widths, print, no style.

    take-screenshots.py REPORT.html FOLDER
"""

import pathlib
import re
import subprocess
import sys

from browser import Browser

report = pathlib.Path(sys.argv[1]).resolve()
folder = pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
address = report.as_uri()
languages = re.findall(r'<article id="([^"]+)"', report.read_text(encoding="utf-8"))

with Browser() as browser:
    for language in languages:
        for name, width, scheme in (("light", 1280, "light"), ("dark", 1280, "dark"), ("narrow", 320, "light")):
            browser.window(width)
            browser.media(scheme)
            browser.open(f"{address}#{language}")
            browser.screenshot(folder / f"{report.stem}-{language}-{name}.png")
    browser.media()
    browser.open(f"{address}#{languages[0]}")
    browser.pdf(folder / f"{report.stem}-print.pdf")
    subprocess.run(["pdftoppm", "-png", "-r", "60", folder / f"{report.stem}-print.pdf",
                    folder / f"{report.stem}-print"], check=True)
    unstyled = folder / f"{report.stem}-unstyled.html"
    unstyled.write_text(re.sub(r"<style>.*?</style>", "", report.read_text(encoding="utf-8"), flags=re.S),
                        encoding="utf-8")
    browser.window(1280)
    browser.open(unstyled.resolve().as_uri())
    browser.screenshot(folder / f"{report.stem}-unstyled.png")
