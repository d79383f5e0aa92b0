"""Checks of the screenshots of strings on the page."""

import json
import os
import pathlib
import plistlib
import struct
import zlib

from catalog_text import written
from served_page import Server

NAME = "<img src=x onerror=alert(1)>"

# The names of the small screenshots, and the places of frames in shares of their picture.
NAMES = "[...document.querySelectorAll('.picture-name')].map(e => [...e.children].map(c => c.textContent))"
PLACES = """[...document.querySelectorAll('%s .picture-frame')].map(frame => {
    const [mark, image] = [frame, frame.parentElement.querySelector('img')].map(e => e.getBoundingClientRect());
    return [(mark.left - image.left) / image.width, (mark.top - image.top) / image.height, mark.width / image.width, mark.height / image.height].map(share => Math.round(share * 100));
})"""


def picture(width, height):
    """Returns the bytes of a PNG file with stripes."""
    rows = b"".join(b"\0" + bytes((x * 7 % 256, y * 3 % 256, 120)[channel] for x in range(width) for channel in range(3))
                    for y in range(height))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def shown(key, x, y, width, height, **others):
    """Returns a string of a screenshot, as a report has it."""
    return {"table": "Localizable", "key": key, "text": key, "value": key, "confidence": 0.9,
            "frame": {"x": x, "y": y, "width": width, "height": height}, **others}


def report(*shots):
    """Returns the text of a report about files, each with a language, a name and strings."""
    return json.dumps({"schemaVersion": 1, "toolVersion": "1", "languages": [], "shots": [
        {"file": file, "name": name, "width": 200, "height": 400, "strings": strings, "texts": [], "findings": [],
         **({"language": language} if language else {})} for file, language, name, strings in shots]})


class PictureChecks:
    """Checks that a `Check` runs with its own."""

    def screens(self, name):
        """Makes a folder with a catalog and screenshots; returns its path."""
        folder = self.folder / name
        (folder / "project" / "shots").mkdir(parents=True)
        (folder / "project" / "Localizable.xcstrings").write_text(self.text(), encoding="utf-8")
        for path in ("secret.png", "project/shots/ko.png", "project/shots/en.png", "project/shots/ar.png"):
            (folder / path).write_bytes(picture(200, 400))
        return folder

    def load_pictures(self, page, count):
        """Waits until so many frames are there; each picture is loaded once it is in view."""
        page.wait("document.querySelector('.pictures .picture-frame')")
        page.wait(f"[...document.querySelectorAll('.picture')].every(e => e.querySelector('.picture-view > *') || e.scrollIntoView({{ inline: 'center' }})) && document.querySelectorAll('.pictures .picture-frame').length === {count}")
        page.run("document.querySelector('.pictures ul').scrollLeft = 0")

    def check_pictures(self, browser, page):
        folder = self.screens("pictures")
        project = folder / "project"
        cancel = shown("Cancel", 20, 100, 60, 20)
        others = [shown("Hello, %@!", 0, 0, 10, 10, alternatives=[{"table": "Localizable", "key": "Cancel"}])]
        (project / "report.json").write_text(report(
            ("shots/ar.png", "ar", "home", [shown("Cancel", 120, 100, 60, 20)]),
            ("shots/en.png", "en-US", NAME, [cancel]),
            ("./shots/ko.png", "ko", NAME, [{**cancel, "text": "<b>취소</b>"}, shown("Cancel", -10, 380, 50, 50)]),
            ("shots/ko.png", None, "other", others)), encoding="utf-8")
        with Server(self.program, project / "Localizable.xcstrings", arguments=("--screens", project / "report.json")) as server:
            self.server = server
            self.open(page, "ko", "Cancel")
            self.load_pictures(page, 5)
            # Those of the language come first, then those of the source language.
            self.expect(page.run(NAMES) == [["Korean", NAME], ["American English", NAME], ["other"], ["Arabic", "home"]], f"the names are {page.run(NAMES)}")
            self.expect(page.run("document.querySelectorAll('.pictures img').length") == 4, "a name became markup")
            places = page.run(PLACES % ".pictures")
            self.expect(places == [[10, 25, 30, 5], [0, 95, 20, 5], [10, 25, 30, 5], [0, 0, 5, 2], [60, 25, 30, 5]], f"the frames are at {places}")
            self.expect(page.run("[...document.querySelectorAll('.picture-frame')].map(e => e.matches('.possible'))") == [False, False, False, True, False], "a string that may be another one looks certain")
            text = page.run("document.querySelector('.pictures img').alt")
            self.expect(text == f"Screenshot: Korean · {NAME}. A frame marks this string. In the screenshot: <b>취소</b> · Cancel", f"it is described as {text}")
            # The string is in the middle of what is shown of it.
            view = page.run("""['.picture-view', '.picture-frame'].map(name => document.querySelectorAll(name)[0].getBoundingClientRect()).map(box => [box.left + box.width / 2, box.top + box.height / 2])""")
            self.expect(all(abs(one - other) < 100 for one, other in zip(*view)), f"the view and the string are at {view}")
            # By keyboard: large, the others, and back.
            page.run("document.activeElement.blur()")
            page.key("p")
            page.wait("document.querySelector('.pictures-dialog[open] .picture-frame')")
            self.expect(page.run(PLACES % ".picture-full")[0] == [10, 25, 30, 5], f"the large frame is at {page.run(PLACES % '.picture-full')}")
            for pressed, language in (("ArrowRight", "American English"), ("ArrowLeft", "Korean"), ("ArrowLeft", "Arabic")):
                page.key(pressed)
                page.wait(f"document.querySelector('#pictureTitle b')?.textContent === '{language}'")
            self.expect("4 of 4" in page.text("#pictureTitle"), f"the title is {page.text('#pictureTitle')}")
            page.key("z")
            page.wait("document.querySelector('.picture-full.zoomed img')?.getBoundingClientRect().width === 200")
            page.key("Escape")
            page.wait("!document.querySelector('.pictures-dialog')")
            page.run("document.querySelectorAll('.picture')[2].focus()")
            page.key("Enter")
            page.run("document.activeElement.click()")
            page.wait("document.querySelector('.pictures-dialog[open] .picture-frame.possible')")
            self.expect("may be one of them" in page.text(".picture-notes"), f"it says {page.text('.picture-notes')}")
            page.key("Escape")
            page.wait("document.activeElement === document.querySelectorAll('.picture')[2]")
            # Typing loads nothing again.
            browser.events = []
            page.replace("textarea", "닫기")
            page.wait("document.querySelector('.shown').textContent === '닫기'")
            asked = [event for event in browser.events if "/api/picture?" in event.get("params", {}).get("request", {}).get("url", "")]
            frames = page.run("document.querySelectorAll('.pictures .picture-frame').length")
            self.expect(not asked and frames == 5, f"typing loads pictures again: {len(asked)} requests, {frames} frames")
            # A string without any.
            self.open(page, "ko", "Tap here")
            self.expect(page.run("document.querySelector('.pictures').hidden"), "a string without pictures has some")
            page.run("document.activeElement.blur()")
            page.key("p")
            page.wait("document.querySelector('#status').textContent === 'There are no screenshots of this string.'")
            # From right to left, the place is the same.
            self.open(page, "ar", "Cancel")
            self.load_pictures(page, 5)
            self.expect(page.run(PLACES % ".pictures")[0] == [60, 25, 30, 5], f"in Arabic, the frame is at {page.run(PLACES % '.pictures')}")

    def check_pictures_in_every_language(self, browser, page):
        """Nothing is cut, and every color can be read, in all languages, narrow and dark."""
        project = self.screens("narrow pictures") / "project"
        (project / "report.json").write_text(report(*((f"shots/{language}.png", language, f"{number}_a-long-name-of-a-screen", [shown("Cancel", 20, 100, 60, 20)])
                                                      for number in range(5) for language in ("ko", "en", "ar"))), encoding="utf-8")
        with Server(self.program, project / "Localizable.xcstrings", arguments=("--screens", project / "report.json")) as server:
            self.server = server
            for width, scheme in ((320, "light"), (320, "dark"), (768, "light"), (1280, "dark")):
                page.window(1280, 740)
                page.scheme(scheme)
                self.open(page, "ko", "Cancel")
                page.window(width, 640)
                page.run("document.querySelector('#panes').classList.add('shows-entry')")
                for language in ("en", "ko", "ja", "zh-Hans"):
                    page.select("#pageLanguage", language)
                    page.wait(f"document.documentElement.lang === '{language}' && document.querySelector('.pictures .picture-frame')")
                    self.expect(page.run("document.querySelectorAll('.picture').length") == 12 and "3" in page.text(".pictures p"), f"of 15 pictures it says {page.text('.pictures p')}")
                    self.faults += [f"{width}, {language}: {fault}" for fault in self.inaccessible(page)]
                    page.run("document.activeElement.blur()")
                    page.key("p")
                    page.wait("document.querySelector('.pictures-dialog[open] .picture-frame')")
                    self.faults += [f"{width}, {language}, large: {fault}" for fault in self.inaccessible(page)]
                    cut = page.run("""[...document.querySelectorAll('.pictures-dialog *')].filter(e => e.checkVisibility() &&
                        (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().bottom > innerHeight + 1)).map(e => e.className || e.tagName)""")
                    self.expect(not cut, f"{cut} end beyond a window of {width} pixels in {language}")
                    self.expect(page.run("document.querySelector('.picture-full img').getBoundingClientRect().height > 150"), f"{width}: the picture is small")
                    page.key("Escape")
                    page.wait("!document.querySelector('.pictures-dialog')")
                self.expect(page.run("document.querySelector('.entry').scrollWidth <= document.querySelector('.entry').clientWidth"), f"{width} pixels scroll sideways")
                page.select("#pageLanguage", "en")
                page.wait("document.documentElement.lang === 'en'")

    def check_pictures_of_localization_catalogs(self, browser, page):
        project = self.screens("packages") / "project"
        folder = project / "translations" / "ko.xcloc" / "Notes" / "Screenshots" / "Any Test" / "Any Device"
        folder.mkdir(parents=True)

        def listed(key, *shots):
            return {"stringKey": key, "tableName": "Localizable", "bundleID": "x", "bundlePath": "", "screenshots": [
                {"name": name, "frame": f"{{{{{x}, {y}}}, {{30, 10}}}}"} for name, x, y in shots]}

        # In points: all frames are in the upper left quarter.
        list_ = [listed("Cancel", ("1.home.png", 10, 50), ("2.home.png", 60, 100), ("home (2, en).png", 10, 50), ("../../../../../../../secret.png", 1, 1)),
                 listed("Tap here", ("3.home.png", 10, 180), ("4.more.png", 65, 20))]
        (folder / "localizedStringData.plist").write_bytes(plistlib.dumps(list_, fmt=plistlib.FMT_BINARY))
        for name in ("1.home.png", "2.home.png", "3.home.png", "4.more.png", "home (2, en).png"):
            (folder / name).write_bytes(picture(200, 400))
        for path in (project / "translations", project / "translations" / "ko.xcloc", folder / "localizedStringData.plist"):
            with Server(self.program, project / "Localizable.xcstrings", arguments=("--screens", path)) as server:
                self.server = server
                self.open(page, "ko", "Cancel")
                self.load_pictures(page, 3)
                # Copies of a picture are one.
                self.expect(page.run(NAMES) == [["Korean", "home"], ["English", "home"]], f"{path.name}: the names are {page.run(NAMES)}")
                places = page.run(PLACES % ".pictures")
                self.expect(places == [[10, 25, 30, 5], [60, 50, 30, 5], [10, 25, 30, 5]], f"{path.name}: the frames are at {places}")
                page.open("about:blank", until="true")
                self.watch("packages", browser)
                browser.events = []

    def check_pictures_are_only_pictures(self, browser, page):
        """Nothing but a picture in a named folder is read, and only with the token."""
        folder = self.screens("hostile pictures")
        project = folder / "project"
        (project / "shots" / "page.png").write_text("<script>alert(1)</script>", encoding="utf-8")
        (project / "shots" / "drawing.png").write_text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", encoding="utf-8")
        (project / "shots" / "empty.png").write_bytes(b"")
        os.symlink(folder / "secret.png", project / "shots" / "link.png")
        os.symlink(folder, project / "way")
        os.mkfifo(project / "shots" / "pipe.png")
        with open(project / "shots" / "large.png", "wb") as file:
            file.write(picture(1, 1))
            file.truncate(65 << 20)
        # A few bytes that would become gigabytes.
        (project / "shots" / "huge.png").write_bytes(picture(1, 1).replace(struct.pack(">II", 1, 1), struct.pack(">II", 20000, 20000)))
        files = {"shots/ko.png": 200, "shots/huge.png": 415, "shots/page.png": 415, "shots/drawing.png": 415, "shots/empty.png": 415, "shots/link.png": 404,
                 "way/secret.png": 404, "shots/pipe.png": 404, "shots/large.png": 404, "shots/missing.png": 404, "shots": 404}
        outside = ["/etc/passwd", "../secret.png", "shots/../../secret.png", str(folder / "secret.png"), "/proc/self/environ"]
        (project / "report.json").write_text(report(*((file, "ko", pathlib.Path(file).name, [shown("Cancel", 1, 1, 9, 9)]) for file in [*outside, *files])), encoding="utf-8")
        with Server(self.program, project / "Localizable.xcstrings", arguments=("--screens", project / "report.json")) as server:
            self.server = server
            token = {"Authorization": f"Bearer {server.token}"}
            for number, (file, status) in enumerate(files.items()):
                found, body = self.ask(f"/api/picture?number={number}", **token)
                self.expect(found == status and bool(body) == (status == 200), f"{file}: {found} with {len(body)} bytes")
            for number in ("-1", "11", "x", "", "99999999999999999999", "../ko.png"):
                self.expect(self.ask(f"/api/picture?number={number}", **token)[0] == 404, f"there is a picture {number}")
            self.expect(self.ask("/api/picture?number=0")[0] == 401, "a picture can be had without the token")
            self.expect(self.ask("/api/picture?number=0", Host="evil.example", **token)[0] == 403, "a picture can be had from another host")
            self.expect(self.ask("/api/picture?number=0", Sec_Fetch_Site="cross-site", **token)[0] == 403, "a picture can be had by another page")
            self.open(page, "ko", "Cancel")
            page.wait("document.querySelector('.pictures .picture-frame')")
            page.run("document.querySelectorAll('.picture')[1].scrollIntoView()")
            page.wait("document.querySelectorAll('.picture-view')[1].textContent.startsWith('This screenshot can’t be shown.')")
            page.run("document.querySelectorAll('.picture')[1].click()")
            page.wait("document.querySelector('.picture-full .note')")
            self.faults += [f"failed: {fault}" for fault in self.inaccessible(page)]
            browser.events = [event for event in browser.events if event["method"] != "Log.entryAdded"]
        errors = server.process.stderr.read()
        self.expect("report.json" in errors and "5" in errors, f"of pictures elsewhere it says {errors}")
