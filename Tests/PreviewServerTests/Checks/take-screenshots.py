#!/usr/bin/env python3
"""Takes screenshots of the page of `catalog-preview serve`: languages, color schemes, widths.

    take-screenshots.py PROGRAM CATALOG FOLDER [LANGUAGE]
"""

import base64
import pathlib
import shutil
import sys
import tempfile

from served_page import Browser, Page, Server

program, catalog, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
folder.mkdir(parents=True, exist_ok=True)
wanted = sys.argv[4] if len(sys.argv) > 4 else ""

# The language of the page, the target language, and how to find a string worth a picture.
VIEWS = {"en": ("ru", "%"), "ko": ("ko", "%lld"), "ja": ("ja", "%@"), "zh-Hans": ("ar", "%lld")}


def picture(page, name):
    """Writes a screenshot of the window."""
    page.run("new Promise(done => setTimeout(done, 400))")
    data = page.call("Page.captureScreenshot", format="png")["data"]
    (folder / f"{name}.png").write_bytes(base64.b64decode(data))


with tempfile.TemporaryDirectory() as copies:
    copy = pathlib.Path(copies) / catalog.name
    shutil.copyfile(catalog, copy)
    with Server(program, copy) as server, Browser() as browser:
        for language, (target, search) in VIEWS.items():
            if wanted and wanted != language:
                continue
            page = Page(browser)
            page.call("Network.setExtraHTTPHeaders", headers={"Accept-Language": language})
            for scheme in ("light", "dark"):
                for width, height in ((1280, 860), (768, 1024), (375, 740), (320, 640)):
                    page.window(width, height)
                    page.call("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-color-scheme", "value": scheme}])
                    page.open(server.address, until="document.querySelector('#language option')")
                    tags = page.run("[...document.querySelector('#language').options].map(option => option.value)")
                    page.select("#language", target if target in tags else tags[-1])
                    page.wait("document.querySelector('#findingFilter').options.length > 1")
                    page.replace("#search", search)
                    page.wait("document.querySelector('.row')")
                    if width < 761:
                        picture(page, f"{language}-{scheme}-{width}-list")
                    page.click(".row[data-index='3'], .row[data-index='0']")
                    page.wait("document.querySelector('.field')?.checkVisibility()")
                    picture(page, f"{language}-{scheme}-{width}")
            if language == "en":
                page.click("#help")
                picture(page, f"{language}-{scheme}-{width}-help")
            page.close()
