#!/usr/bin/env python3
"""Checks the page of `catalog-preview serve` in a browser.

    check-serve.py PROGRAM [CATALOG]

PROGRAM is catalog-preview; CATALOG a large real catalog, of which a copy is edited. Prints a line of JSON for
each check, its name and its faults, and ends with 1 when there is a fault. ONLY=word runs the checks with that
word in their names. Without CATALOG or setpriv, the checks that need it are left out.
"""

import http.client
import json
import os
import pathlib
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import traceback

from catalog_text import written
from picture_checks import PLACES, PictureChecks, picture, report, shown
from served_page import Browser, Page, Server, violations
from translation_checks import TranslationChecks

TESTS = pathlib.Path(__file__).resolve().parents[2]
CONTRAST = "(() => {{{}{}}})()".format(
    *((TESTS / path).read_text(encoding="utf-8")
      for path in ("ReportsTests/Checks/colors.js", "PreviewServerTests/Checks/contrast.js")))

KEYS = {
    "%1$@ shared %2$lld photos": {
        "comment": "Title of a notification: who shared how many photos.",
        "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%1$@ shared %#@photos@"},
                   "substitutions": {"photos": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                       "one": {"stringUnit": {"state": "translated", "value": "%arg photo"}},
                       "other": {"stringUnit": {"state": "translated", "value": "%arg photos"}}}}}}}}},
    "%lld files": {
        "localizations": {
            "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "ru": {"variations": {"plural": {
                "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
                "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
                "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
                "other": {"stringUnit": {"state": "needs_review", "value": "%lld файла"}}}}}}},
    "<img src=x onerror=alert(1)>": {
        "comment": "<script>alert(2)</script>",
        "localizations": {"ko": {"stringUnit": {"state": "translated", "value": "<b>굵게</b> & \"따옴표\""}}}},
    "Cancel": {
        "localizations": {"ar": {"stringUnit": {"state": "translated", "value": "إلغاء"}},
                          "ja": {"stringUnit": {"state": "translated", "value": "キャンセル"}},
                          "ko": {"stringUnit": {"state": "translated", "value": "취소"}},
                          "zh-Hans": {"stringUnit": {"state": "translated", "value": "取消"}}}},
    "Hello, %@!": {},
    "Not used any more": {"extractionState": "stale"},
    "Start ${applicationName}": {
        "localizations": {
            "en": {"stringSet": {"state": "translated", "values": ["Start ${applicationName}", "Open ${applicationName}"]}},
            "ko": {"stringSet": {"state": "translated", "values": ["${applicationName} 시작", "${applicationName} 열기"]}}}},
    "Tap here": {
        "localizations": {
            "en": {"variations": {"device": {
                "mac": {"stringUnit": {"state": "translated", "value": "Click here"}},
                "other": {"stringUnit": {"state": "translated", "value": "Tap here"}}}}},
            "ko": {"variations": {"device": {
                "mac": {"stringUnit": {"state": "translated", "value": "여기를 클릭"}},
                "other": {"stringUnit": {"state": "translated", "value": "여기를 탭"}}}}}}},
    "Welcome back to your garden": {
        "localizations": {"ko": {"stringUnit": {"state": "needs_review", "value": "정원에 다시 오신 것을 환영합니다"}}}},
    "You have %lld points": {
        "localizations": {"ru": {"stringUnit": {"state": "translated", "value": "У вас %lld очков"}}}},
}


CATALOG = written({"sourceLanguage": "en", "strings": KEYS, "version": "1.0"})


class Check(PictureChecks, TranslationChecks):
    """The faults of the page."""

    def __init__(self, program, catalog):
        self.program = program
        self.real = catalog
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="catalog-preview-check-"))
        self.faults = []

    def inaccessible(self, page, minimum=5):
        """Returns colors that can't be read, controls without a name, and what axe-core finds, a line each.

        Fewer colors than `minimum` are a fault, too.
        """
        result = page.run(CONTRAST)
        few = [] if result["checked"] > minimum else [f"only {result['checked']} colors were found"]
        return result["faults"] + few + violations(page.run)

    def expect(self, holds, fault):
        """Records a fault unless the condition holds."""
        if not holds:
            self.faults.append(fault)

    def run(self):
        """Runs every check on a new catalog; returns whether there was a fault."""
        checks = [getattr(self, name) for name in sorted(dir(self)) if name.startswith("check_")]
        missing = ([] if self.real else [self.check_real_catalog]) + \
            ([] if os.geteuid() or shutil.which("setpriv") else [self.check_what_is_read_only])
        found = False
        wanted = os.environ.get("ONLY")
        try:
            with Browser() as browser:
                for check in checks:
                    if check in missing or wanted and wanted not in check.__name__:
                        continue
                    self.faults = []
                    self.path = self.folder / "Localizable.xcstrings"
                    self.path.write_text(CATALOG, encoding="utf-8")
                    page = None
                    try:
                        with Server(self.program, self.path) as server:
                            self.server = server
                            page = Page(browser)
                            browser.events = []
                            check(browser, page)
                            self.watch(check.__name__, browser)
                    except Exception:
                        self.faults.append(f"{check.__name__}: {traceback.format_exc().strip().splitlines()[-1]} "
                                           f"({traceback.extract_tb(sys.exc_info()[2])[1].lineno})")
                    finally:
                        if page:
                            page.close()
                    name = check.__name__.removeprefix("check_")
                    print(json.dumps({"check": name, "faults": self.faults}), flush=True)
                    found = found or bool(self.faults)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
        return found

    def watch(self, place, browser):
        """Records the page's requests and error messages since it was opened."""
        for event in browser.events:
            method, values = event["method"], event.get("params", {})
            if method == "Network.requestWillBeSent":
                url = values["request"]["url"]
                self.expect(url.startswith((self.server.origin, f"blob:{self.server.origin}/", "about:blank")), f"{place}: requests {url[:80]}")
            if method == "Log.entryAdded" and values["entry"].get("source") == "network":
                continue
            if method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
                          "Page.javascriptDialogOpening"):
                self.faults.append(f"{place}: {method}: {str(values)[:400]}")

    def text(self):
        """Returns the content of the file."""
        return self.path.read_text(encoding="utf-8")

    def open(self, page, language, key, catalog=0):
        """Opens a string."""
        page.open(self.server.address)
        page.run(f"location.hash = '#/{catalog}/{language}/' + encodeURIComponent({json.dumps(key)})")
        page.open(page.run("location.href"))
        page.wait(f"document.querySelector('.key code, h2 code')?.textContent === {json.dumps(key)}")

    def ask(self, path, method="GET", body=None, **headers):
        """Sends a request as any program on this machine can, and returns its status and response."""
        host, port = self.server.origin.removeprefix("http://").split(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=10)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.read()

    # Looking

    def check_opens(self, browser, page):
        page.open(self.server.address)
        self.expect(self.server.token not in page.run("location.href"), "the token stays in the address")
        self.expect(page.run("document.querySelectorAll('.row').length") == len(KEYS), "not all strings are listed")
        page.open(page.run("location.href"))
        self.expect(page.text("#banner") == "", "the page can't be loaded again")
        self.expect(page.run("document.cookie") == "", "there is a cookie")

    def check_shows_plural_forms(self, browser, page):
        self.open(page, "ru", "%lld files")
        numbers = page.run("[...document.querySelectorAll('.field .numbers')].map(e => e.textContent)")
        self.expect(len(numbers) == 4 and "21" in numbers[0], f"the numbers are {numbers}")
        words = page.run("[...document.querySelectorAll('.field')].map(f => f.querySelector('.shown').textContent)")
        self.expect(words[0] == "1 файл", f"the texts are {words}")
        page.replace(".samples input", "22")
        page.wait("[...document.querySelectorAll('.shown')].some(w => w.textContent.replace(/\\s/g, ' ') === '22 файла')")

    def check_says_once_that_a_form_is_unused(self, browser, page):
        forms = {name: {"stringUnit": {"state": "translated", "value": "%lld개"}} for name in ("few", "one", "other")}
        strings = {**KEYS, "%lld files": {"localizations": {**KEYS["%lld files"]["localizations"], "ko": {"variations": {"plural": forms}}}}}
        self.path.write_text(written({"sourceLanguage": "en", "strings": strings, "version": "1.0"}), encoding="utf-8")
        self.open(page, "ko", "%lld files")
        notes = page.run("[...document.querySelectorAll('.field')].map(f => [...f.querySelectorAll('.notes .note')].map(n => n.textContent))")
        self.expect(len(notes) == 3 and [len(list) for list in notes] == [1, 1, 0] and notes[0] == notes[1], f"the notes are {notes}")

    def check_shows_devices(self, browser, page):
        self.open(page, "ko", "Tap here")
        names = page.run("[...document.querySelectorAll('.field .title b')].map(e => e.textContent)")
        self.expect(names == ["Mac", "Other devices"], f"the devices are {names}")
        words = page.run("[...document.querySelectorAll('.field .shown')].map(e => e.textContent)")
        self.expect(words == ["여기를 클릭", "여기를 탭"], f"the texts are {words}")

    def check_shows_text_as_text(self, browser, page):
        self.open(page, "ko", "<img src=x onerror=alert(1)>")
        self.expect(page.run("document.querySelectorAll('.entry img, .list img, .entry script').length") == 0, "text became markup")
        self.expect(page.text(".shown") == "<b>굵게</b> & \"따옴표\"", f"the text is {page.text('.shown')}")

    def check_renders_what_is_typed(self, browser, page):
        self.open(page, "ko", "Hello, %@!")
        page.replace("textarea", "%@ 님, 안녕하세요!")
        page.wait("/^.+ 님, 안녕하세요!$/.test(document.querySelector('.shown').textContent)")
        self.expect(self.text() == CATALOG, "typing changes the file")
        page.replace(".samples input", "Anna")
        page.wait("document.querySelector('.shown').textContent === 'Anna 님, 안녕하세요!'")
        page.replace("textarea", "안녕하세요!")
        page.wait("document.querySelector('.note.error, .note.warning')")

    def check_widths_and_pseudolanguages(self, browser, page):
        self.open(page, "ko", "Cancel")
        for width in (320, 375, 390, 768):
            page.click(f".widths input[value='{width}']")
            found = page.run("document.querySelector('.screen').getBoundingClientRect().width")
            self.expect(found == width, f"the screen is {found} pixels wide and not {width}")
        page.select(".toolbar label select", "bounded")
        page.wait("document.querySelector('.shown').textContent.startsWith('[# ')")
        self.expect(page.value("textarea") == "취소", "a pseudolanguage is in the field")

    def check_right_to_left(self, browser, page):
        self.open(page, "ar", "Cancel")
        for selector in ("textarea", ".shown"):
            style = page.run(f"(e => [getComputedStyle(e).direction, e.lang])(document.querySelector('{selector}'))")
            self.expect(style == ["rtl", "ar"], f"{selector} is {style} in Arabic")
        self.expect(page.run("getComputedStyle(document.body).direction") == "ltr", "the page itself turns around")
        self.path.write_text(CATALOG.replace("إلغاء", "إلغاء %1$@ الآن"), encoding="utf-8")
        page.wait("[...document.querySelectorAll('.row')].some(row => row.textContent.includes('إلغاء \\u2066%1$@\\u2069 الآن'))")

    def check_searches_and_filters(self, browser, page):
        page.open(self.server.address)
        page.select("#language", "ko")
        page.wait("document.querySelector('.field textarea')?.lang === 'ko'")
        for words, count in (("취소", 1), ("cancel", 1), ("notification", 1), ("CANCEL 취소", 1), ("nothing like it", 0)):
            page.replace("#search", words)
            found = page.run("document.querySelectorAll('.row').length")
            self.expect(found == count, f"a search for {words} finds {found}")
        page.replace("#search", "")
        page.run("document.querySelector('#search').dispatchEvent(new Event('input'))")
        page.select("#stateFilter", "needs_review")
        self.expect(page.run("document.querySelectorAll('.row').length") == 1, "the filter by state fails")
        page.select("#stateFilter", "")
        page.wait("document.querySelector('#findingFilter').options.length > 1")

    def check_searches_every_form(self, browser, page):
        page.open(self.server.address)
        for language, words, source, text in (
                ("ru", "файлов", "%lld files", "%lld файлов"), ("ru", "files", "%lld files", "%lld файла"),
                ("ru", "file файл", "%lld files", "%lld файла"), ("ko", "클릭", "Tap here", "여기를 클릭"),
                ("ko", "click", "Click here", "여기를 탭"), ("ko", "%arg photos", "%arg photos", "Not translated"),
                ("ko", "열기", "Start ${applicationName}", "${applicationName} 열기")):
            page.replace("#search", "")
            page.select("#language", language)
            page.wait(f"document.querySelector('.field textarea')?.lang === '{language}'")
            page.replace("#search", words)
            rows = page.run("document.querySelectorAll('.row').length")
            found = page.run("(row => row && [row.querySelector('.source').textContent, row.querySelector('.translation').textContent])(document.querySelector('.row'))")
            self.expect(rows == 1 and found[0] == source and (text == "Not translated" or found[1] == text),
                        f"a search for {words} finds {rows} and shows {found}")

    def check_marks_what_was_searched(self, browser, page):
        self.open(page, "ko", "Cancel")
        shown = """[...document.querySelectorAll('.row')].map(row => [...row.querySelectorAll('.source, .translation, .why')].map(e =>
            [...e.querySelectorAll('mark')].map(m => m.textContent).join('|') + (e.className === 'why' ? ` ${e.textContent}` : '')))"""
        for words, expected in (
                ("cancel", [["Cancel", "", " Source text"]]), ("\uff43ANC 취", [["Canc", "취", " Source text · Translation"]]),
                ("notification", [["", "", "notification Comment: Title of a notification: who shared how many photos."]]),
                ("2$lld", [["", "", "2$lld Key: %1$@ shared %2$lld photos"]])):
            page.replace("#search", words)
            page.wait(f"document.querySelectorAll('.row').length === {len(expected)}")
            self.expect(page.run(shown) == expected, f"a search for {words} marks {page.run(shown)}")
        # What is open is said to be outside the list, and one press shows everything again.
        self.expect(page.run("!document.querySelector('.outside').hidden"), "nothing says that the string is not in the list")
        page.click(".outside button")
        page.wait(f"document.querySelectorAll('.row').length === {len(KEYS)} && document.querySelector('.outside').hidden")
        self.expect(page.value("#search") == "" and page.text("h2 code") == "Cancel", "the search is not cleared, or another string is shown")
        self.expect(page.run("document.querySelectorAll('mark').length") == 0, "marks are left without a search")

    def check_searches_by_keyboard(self, browser, page):
        self.open(page, "ko", "Cancel")
        key = "document.querySelector('h2 code').textContent"
        page.key("Escape")
        page.key("/")
        page.type("you")
        page.wait("document.querySelectorAll('.row').length === 2")
        for pressed, expected in (("ArrowDown", "Welcome back to your garden"), ("ArrowDown", "You have %lld points"), ("ArrowUp", "Welcome back to your garden")):
            page.key(pressed)
            page.wait(f"{key} === {json.dumps(expected)}")
            self.expect(page.run("document.activeElement.id") == "search", f"{pressed} leaves the search field")
            named = page.run("document.getElementById(document.querySelector('#search').getAttribute('aria-activedescendant'))?.title")
            self.expect(named == expected, f"a screen reader is told {named}")
        page.key("Enter")
        page.wait("document.activeElement.tagName === 'TEXTAREA'")
        self.expect(page.value("textarea") == "정원에 다시 오신 것을 환영합니다", "Enter edits another string")
        # Enter takes the first hit while another string is open.
        page.key("Escape")
        page.key("/")
        page.type("hello")
        page.wait("document.querySelectorAll('.row').length === 1")
        page.key("Enter")
        page.wait(f"{key} === 'Hello, %@!' && document.activeElement.tagName === 'TEXTAREA'")

    def check_opens_what_is_to_do(self, browser, page):
        other = self.folder / "Other.xcstrings"
        other.write_text(written({"sourceLanguage": "en", "strings": {
            "": {}, "A": {"localizations": {"af": {"stringUnit": {"state": "translated", "value": "A"}}, "ko": {"stringUnit": {"state": "translated", "value": "가"}}}},
            "B": {"localizations": {"af": {"stringUnit": {"state": "translated", "value": "B"}}, "ko": {"stringUnit": {"state": "new", "value": "B"}}}}}, "version": "1.0"}), encoding="utf-8")
        with Server(self.program, other, self.path) as server:
            self.server = server
            for reader, language, key in (("ko", "ko", "B"), ("de", "ko", "B"), ("af", "af", "A")):
                page.call("Network.setExtraHTTPHeaders", headers={"Accept-Language": reader})
                page.call("Emulation.setUserAgentOverride", userAgent="x", acceptLanguage=reader)
                page.open(server.address)
                found = [page.value("#language"), page.text("h2 code")]
                self.expect(found == [language, key], f"a reader of {reader} sees {found}")
            # A language that another catalog lacks does not follow there.
            page.select("#catalog", "1")
            page.wait("[...document.querySelector('#language').options].some(option => option.value === 'ru')")
            tags = page.run("[...document.querySelector('#language').options].map(option => option.value)")
            self.expect("af" not in tags and page.value("#language") != "af", f"the languages of the other catalog are {tags}")
            page.open("about:blank", until="true")
            self.watch("two catalogs", browser)
            browser.events = []
        # What is open is in view, however long the list is; also in a window that shows only the
        # list.
        strings = {f"key {number:03}": {"localizations": {"ko": {"stringUnit": {"state": "new" if number == 300 else "translated", "value": "가"}}}} for number in range(400)}
        other.write_text(written({"sourceLanguage": "en", "strings": strings, "version": "1.0"}), encoding="utf-8")
        row = "[...document.querySelectorAll('.row')].find(row => row.title === 'key 300')?.getBoundingClientRect()"
        with Server(self.program, other) as server:
            self.server = server
            for width in (1280, 320):
                page.window(width, 700)
                page.open(server.address, until="document.querySelector('.row')")
                page.wait(f"(box => box && box.top > 100 && box.bottom < innerHeight + 1)({row})")
                found = page.run("location.hash")
                self.expect(found.endswith("key%20300") == (width == 1280), f"at {width} pixels, the address is {found}")
        page.window(1280, 900)
        other.unlink()

    def check_outdated_translations(self, browser, page):
        """Texts whose source texts have changed since they were translated, as git knows."""
        def unit(value, state="translated"):
            return {"stringUnit": {"state": state, "value": value}}

        def catalog(title, ko):
            return written({"sourceLanguage": "en", "strings": {
                "done": {"localizations": {"en": unit("Done"), "ko": unit("완료")}},
                "files": {"localizations": {"en": unit("Delete the file?" if title else "Delete all files?"), "ko": unit("파일을 삭제할까요?")}},
                "title": {"localizations": {"en": unit("Open" if title else "Open the file with"), "ko": unit(ko)}}}, "version": "1.0"})

        folder = self.folder / "repository"
        folder.mkdir()
        path = folder / "Localizable.xcstrings"
        git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.com", "-C", str(folder)]
        path.write_text(catalog(True, "열기"), encoding="utf-8")
        for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"]):
            subprocess.run([*git, *arguments], check=True)
        path.write_text(catalog(False, "열기"), encoding="utf-8")
        subprocess.run([*git, "commit", "-q", "-a", "-m", "y"], check=True)
        listed = "[...document.querySelectorAll('.row')].filter(row => row.querySelector('.mark.outdated')).map(row => row.title)"
        with Server(self.program, path) as server:
            self.server = server
            # Nothing else is to do, so the page goes there.
            page.open(server.address, until="document.querySelector('.changed-source:not([hidden])')")
            self.expect(page.run(listed) == ["files", "title"] and page.text("h2 code") == "files", f"outdated are {page.run(listed)}")
            shown = page.run("[...document.querySelectorAll('.changed-source dd')].map(e => [e.textContent, ...[...e.children].map(c => `${c.tagName} ${c.textContent}`)])")
            self.expect(shown == [["Delete the file?", "DEL the file"], ["Delete all files?", "INS all files"]], f"the source texts are {shown}")
            commit = subprocess.run([*git, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout[:9]
            self.expect(commit in page.text(".changed-source .muted"), f"the commit is {page.text('.changed-source .muted')}")
            page.select("#stateFilter", "open")
            self.expect(page.run("document.querySelectorAll('.row').length") == 2, "what is outdated is not to do")
            page.select("#stateFilter", "outdated")
            self.expect(page.run("document.querySelectorAll('.row').length") == 2, "the filter finds something else")
            # Saving a new translation ends it.
            page.replace("textarea", "모든 파일을 삭제하시겠습니까?")
            page.key("Enter", "Control")
            page.wait(f"document.querySelector('h2 code').textContent === 'title' && JSON.stringify({listed}) === '[\"title\"]'")
            # So does confirming the old one, which changes no byte.
            before = path.read_text(encoding="utf-8")
            self.expect(page.run("document.activeElement.tagName") == "TEXTAREA", "the next string is not being edited")
            page.key("Escape")
            page.key("a")
            page.wait(f"document.querySelectorAll('.row').length === 0 && document.querySelector('.changed-source').hidden")
            self.expect(path.read_text(encoding="utf-8") == before, "confirming changes the file")
            page.open(page.run("location.href"))
            page.wait("document.querySelector('#findingFilter').options.length > 0")
            time.sleep(0.5)
            self.expect(page.run(listed) == [], f"after loading again, outdated are {page.run(listed)}")
            # Both can be undone, and several be confirmed at once.
            for expected in (["title"], ["files", "title"]):
                page.run("document.activeElement.blur()")
                page.key("u")
                page.wait(f"JSON.stringify({listed}) === {json.dumps(json.dumps(expected, separators=(',', ':')))}")
            before = path.read_text(encoding="utf-8")
            self.expect(before == catalog(False, "열기"), "the file is not as it was")
            page.click("#selectAll")
            page.click("#setState")
            page.wait(f"document.querySelector('#status').textContent === 'The new state is saved.' && {listed}.length === 0")
            page.run("document.activeElement.blur()")
            page.key("u")
            page.wait(f"{listed}.length === 2")
            self.expect(path.read_text(encoding="utf-8") == before, "confirming several changes the file")
        shutil.rmtree(folder)

    def repository(self, name):
        """Makes a repository; returns its folder, and a function that runs git in it."""
        folder = self.folder / name
        folder.mkdir()

        def git(*arguments, fails=False):
            command = ["git", "-c", "user.name=김하나", "-c", "user.email=x@example.com", "-C", str(folder), *arguments]
            return subprocess.run(command, check=not fails, capture_output=True, text=True).stdout

        git("init", "-q", "--initial-branch=main")
        return folder, git

    def check_merge_conflicts(self, browser, page):
        """A merge that git left open, with its markers."""
        def catalog(**texts):
            strings = {key: {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": text}}}}
                       for key, text in texts.items()}
            strings["done"]["comment"] = "A button.\nIt ends."
            strings["done"]["localizations"]["en"] = {"stringUnit": {"state": "translated", "value": "Finish <b>now</b>"}}
            return written({"sourceLanguage": "en", "strings": strings, "version": "1.0"})

        folder, git = self.repository("merge")
        path = folder / "Localizable.xcstrings"
        key = "Delete %@"

        def commit(**texts):
            path.write_text(catalog(**{key: texts["delete"], "done": texts["done"], "open": texts["open"]}), encoding="utf-8")
            git("add", ".")
            git("commit", "-q", "-m", "x")

        commit(done="1", delete="حذف %@", open="1")
        git("checkout", "-q", "-b", "theirs")
        commit(done="3", delete="حذف الملف %@", open="3")
        git("checkout", "-q", "main")
        commit(done="2", delete="حذف كل %@", open="2")
        git("merge", "theirs", fails=True)
        self.expect("<<<<<<<" in path.read_text(encoding="utf-8"), "the merge is clean")
        cards = "[...document.querySelectorAll('.merge-conflict')].map(c => [c.querySelector('code').textContent, c.className.split(' ')[1]])"
        focused = "document.activeElement.querySelector('code')?.textContent"
        (folder / "ar.png").write_bytes(picture(200, 400))
        screens = folder / "report.json"
        screens.write_text(report(("ar.png", "ar", "home", [shown("done", 20, 100, 60, 20)])), encoding="utf-8")
        with Server(self.program, path, arguments=("--screens", screens)) as server:
            self.server = server
            page.open(server.address, until="document.querySelector('.merge-conflict')")
            self.expect(page.run(cards) == [[key, "open"], ["done", "open"], ["open", "open"]], f"the conflicts are {page.run(cards)}")
            self.expect(page.run("document.querySelector('#panes').hidden && document.querySelector('#banner').hidden"), "the strings are shown")
            sides = page.run("[...document.querySelectorAll('.merge-conflict:first-child .merge-sides > *')].map(s => [s.querySelector('.merge-text').textContent, s.querySelector('ins')?.textContent, s.querySelector('p[dir]').dir])")
            self.expect(sides == [["حذف %@", None, "rtl"], ["حذف كل %@", "كل ", "rtl"], ["حذف الملف %@", "الملف ", "rtl"]], f"the sides are {sides}")
            for width, height in ((320, 640), (1280, 900)):
                page.window(width, height)
                self.expect(page.run("document.documentElement.scrollWidth <= innerWidth && document.querySelector('#conflicts').scrollWidth <= document.querySelector('#conflicts').clientWidth"), f"{width} pixels scroll sideways")
            for scheme in ("light", "dark"):
                page.scheme(scheme)
                self.faults += [f"{scheme}: {fault}" for fault in self.inaccessible(page)]
            # What is translated, where the key doesn't say it.
            sources = page.run("[...document.querySelectorAll('.merge-conflict')].map(c => [...c.querySelectorAll('.merge-source')].map(s => s.textContent))")
            self.expect(sources == [[], ["English Finish <b>now</b>", "A button.\nIt ends."], []], f"the source texts are {sources}")
            # The screenshots of the string, which stay while the cards are built again.
            pictures = page.run("[...document.querySelectorAll('.merge-conflict')].map(c => c.querySelectorAll('.picture').length)")
            self.expect(pictures == [0, 1, 0], f"the cards have {pictures} pictures")
            page.run("document.querySelector('.picture').scrollIntoView()")
            page.wait("document.querySelector('.picture .picture-frame')")
            self.expect(page.run(PLACES % ".pictures") == [[10, 25, 30, 5]], f"the frame is at {page.run(PLACES % '.pictures')}")
            page.run("document.querySelectorAll('.merge-conflict')[1].focus()")
            page.key("p")
            page.wait("document.querySelector('.pictures-dialog[open] .picture-frame')")
            page.key("Escape")
            page.wait("!document.querySelector('.pictures-dialog')")
            page.key("e")
            page.key("Escape")
            self.expect(page.run("document.querySelectorAll('.picture .picture-frame').length") == 1, "the picture is gone after an edit")
            # By keyboard: the first one, without a way through all buttons.
            page.run("document.activeElement.blur()")
            page.key("j")
            page.wait(f"{focused} === {json.dumps(key)}")
            page.key("j")
            page.wait(f"{focused} === 'done'")
            # Theirs, and the next one has the focus; then another text, which loses a placeholder
            # first.
            page.run("document.querySelectorAll('.merge-conflict')[1].focus()")
            page.key("t")
            page.wait(f"{focused} === 'open'")
            self.expect(page.run(cards)[1][1] == "decided" and "<<<<<<<" in path.read_text(encoding="utf-8"), f"after one, the conflicts are {page.run(cards)}")
            page.key("k")
            page.key("k")
            page.wait(f"{focused} === {json.dumps(key)}")
            page.key("e")
            page.wait("document.activeElement.tagName === 'TEXTAREA'")
            page.replace(".merge-editor textarea", "حذف")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#questionDialog')")
            page.run("document.querySelector('#questionDialog button.primary').click()")
            page.wait("!document.querySelector('#questionDialog')")
            # The linter judges a text that neither version has.
            before = path.read_text(encoding="utf-8")
            page.replace(".merge-editor textarea", " حذف هذا %@")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#questionDialog')")
            asked = page.run("[...document.querySelectorAll('#questionText p')].map(e => e.textContent)")
            self.expect(len(asked) == 2 and asked[0].startswith("catalog-lint finds") and "space" in asked[1], f"the page asks {asked}")
            self.expect(path.read_text(encoding="utf-8") == before, "a text with a finding is saved")
            page.run("document.querySelector('#questionDialog button.primary').click()")
            page.wait("!document.querySelector('#questionDialog')")
            page.replace(".merge-editor textarea", "حذف هذا %@")
            page.key("Enter", "Control")
            page.wait(f"{focused} === 'open'")
            # Git still knows the conflict, and so does the page after it is loaded again.
            page.open(page.run("location.href"), until="document.querySelectorAll('.merge-conflict.decided').length === 2")
            page.run("document.querySelectorAll('.merge-conflict')[2].querySelectorAll('.merge-sides button')[1].click()")
            page.wait("document.querySelectorAll('.row').length === 3 && document.querySelector('.field')")
            self.expect(path.read_text(encoding="utf-8") == catalog(**{key: "حذف هذا %@", "done": "3", "open": "2"}), f"the file is {path.read_text(encoding='utf-8')}")
            # What was taken can be changed until the merge is finished.
            self.expect("git add" in page.text("#conflicts p"), f"the page says {page.text('#conflicts p')}")
            page.run("document.querySelector('#conflicts details').open = true")
            page.run("document.querySelectorAll('.merge-conflict')[2].querySelectorAll('.merge-sides button')[0].click()")
            page.wait("document.querySelectorAll('.merge-conflict')[2].querySelector('.merge-sides > .taken')?.getAttribute('aria-label') === 'Base'")
            self.expect(path.read_text(encoding="utf-8") == catalog(**{key: "حذف هذا %@", "done": "3", "open": "1"}), "another version can't be taken")
            git("add", ".")
            page.open(page.run("location.href"))
            time.sleep(0.5)
            self.expect(page.run("document.querySelector('#conflicts').hidden"), "the merge is still shown")
        shutil.rmtree(folder)

    def check_merge_without_conflicts(self, browser, page):
        """A merge by line that leaves markers where nothing is to be decided."""
        folder, git = self.repository("clean")
        path = folder / "Localizable.xcstrings"

        def commit(text):
            path.write_text(text, encoding="utf-8")
            git("add", ".")
            git("commit", "-q", "-m", "x")

        def added(key):
            return written({"sourceLanguage": "en", "strings": {
                name: {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": name}}}}
                for name in sorted({"a", *key})}, "version": "1.0"})

        commit(added([]))
        git("checkout", "-q", "-b", "theirs")
        commit(added(["c"]))
        git("checkout", "-q", "main")
        commit(added(["b"]))
        git("merge", "theirs", fails=True)
        self.expect("<<<<<<<" in path.read_text(encoding="utf-8"), "the merge by line is clean")
        with Server(self.program, path) as server:
            self.server = server
            page.open(server.address, until="document.querySelector('#conflicts button.primary')")
            page.click("#conflicts button.primary")
            page.wait("document.querySelectorAll('.row').length === 3")
            self.expect(path.read_text(encoding="utf-8") == added(["b", "c"]), f"the file is {path.read_text(encoding='utf-8')}")
        shutil.rmtree(folder)

    def check_history(self, browser, page):
        """What git knows of a string, which is asked for only when somebody opens it."""
        def catalog(source, text):
            unit = {name: {"stringUnit": {"state": "translated", "value": value}} for name, value in (("en", source), ("ko", text)) if value}
            return written({"sourceLanguage": "en", "strings": {"open": {"localizations": unit}}, "version": "1.0"})

        folder, git = self.repository("history")
        path = folder / "Localizable.xcstrings"
        for source, text in (("Open it", None), ("Open it", "열다"), ("Open the file", "열다"), ("Open the file", "파일 열기")):
            path.write_text(catalog(source, text), encoding="utf-8")
            git("add", ".")
            git("commit", "-q", "-m", "x")
        before = path.read_text(encoding="utf-8")
        commits = git("log", "--format=%h %as", "--abbrev=9").split("\n")
        with Server(self.program, path) as server:
            self.server = server
            self.open(page, "ko", "open")
            self.expect(not any("/api/history" in event.get("params", {}).get("request", {}).get("url", "") for event in browser.events), "the history is read at once")
            page.run("document.querySelector('.history').open = true")
            page.wait("document.querySelector('.history li')")
            shown = page.run("[...document.querySelectorAll('.history li')].map(li => [li.querySelector('b').textContent, `${li.querySelector('code').textContent} ${li.querySelector('time').textContent}`, li.querySelector('.history-value').textContent, li.querySelector('.history-source span:last-child').textContent])")
            self.expect(shown == [["김하나", commits[0], "파일 열기", "Open the file"], ["김하나", commits[2], "열다", "Open it"]], f"the history is {shown}, the commits are {commits}")
            self.expect(page.run("document.querySelectorAll('.history li button').length") == 1, "the current text can be put back")
            for scheme in ("light", "dark"):
                page.scheme(scheme)
                self.faults += [f"{scheme}: {fault}" for fault in self.inaccessible(page)]
            page.click(".history li button")
            page.wait("document.querySelector('.field textarea').value === '열다' && document.querySelector('.draft')")
            self.expect(path.read_text(encoding="utf-8") == before, "putting back saves")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'")
            self.expect(path.read_text(encoding="utf-8") == catalog("Open the file", "열다"), "it is not saved")
            self.watch("history", browser)
        shallow = self.folder / "shallow"
        subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{folder}", str(shallow)], check=True)
        for file, words in ((shallow / path.name, "shallow clone"), (self.path, "No history")):
            with Server(self.program, file) as server:
                self.server = server
                page.open("about:blank", until="true")
                browser.events = []
                self.open(page, "ko", "open" if file != self.path else "Cancel")
                page.run("document.querySelector('.history').open = true")
                page.wait(f"document.querySelector('.history-versions').textContent.includes({json.dumps(words)})")
                self.watch("history", browser)
        shutil.rmtree(folder)
        shutil.rmtree(shallow)

    def check_approves(self, browser, page):
        self.open(page, "ru", "%lld files")
        page.key("Escape")
        page.key("n")
        page.wait("document.querySelector('h2 code').textContent !== '%lld files'")
        self.open(page, "ru", "%lld files")
        page.key("Escape")
        page.key("a")
        page.wait("document.querySelector('#status').textContent === 'Approved.'")
        self.expect(self.text() == CATALOG.replace('"needs_review",\n                  "value" : "%lld файла"', '"translated",\n                  "value" : "%lld файла"') != CATALOG,
                    "it is not just the state that was saved")
        page.wait("document.querySelector('h2 code').textContent === '<img src=x onerror=alert(1)>'")
        page.key("Escape")
        page.key("a")
        page.wait("document.querySelector('#status').textContent === 'Nothing here is waiting for approval.'")

    def check_progress(self, browser, page):
        page.open(self.server.address)
        names = page.run("[...document.querySelectorAll('.languages .name')].map(e => e.textContent)")
        self.expect(names == ["English", "Arabic", "Japanese", "Korean", "Russian", "Simplified Chinese"], f"the languages are {names}")

    def check_four_languages(self, browser, page):
        for language, title in (("en", "String previews"), ("ko", "문자열 미리보기"), ("ja", "文字列プレビュー"), ("zh-Hans", "字符串预览")):
            page.call("Network.setExtraHTTPHeaders", headers={"Accept-Language": language})
            page.run("sessionStorage.removeItem('catalog-preview-language')") if page.run("location.protocol") == "http:" else None
            page.open(self.server.address)
            self.expect(page.run("document.documentElement.lang") == language, f"{language} is not taken from the browser")
            self.expect(page.text(".brand") == title, f"the title is {page.text('.brand')}")
            missing = page.run("document.body.innerText.match(/\\bpage\\.[a-z.]+/g)")
            self.expect(not missing, f"{language}: texts are missing: {missing}")
        page.call("Network.setExtraHTTPHeaders", headers={})
        save = page.text(".savebar .primary")
        page.select("#pageLanguage", "ja")
        page.wait("document.querySelector('.brand').textContent === '文字列プレビュー'")
        page.wait(f"document.querySelector('.savebar .primary').textContent !== {json.dumps(save)}")
        page.open(page.run("location.href"))
        self.expect(page.text(".brand") == "文字列プレビュー", "the language of the page is forgotten")

    # Editing

    def check_edits_only_what_was_meant(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(self.text() == CATALOG.replace("취소", "닫기"), "other lines changed too")
        page.wait("document.querySelector('h2 code').textContent === 'Hello, %@!'")
        self.expect(page.run("document.activeElement.tagName") == "TEXTAREA", "the next string is not being edited")
        self.open(page, "ko", "Cancel")
        self.expect(page.value("textarea") == "닫기", "the saved text is not there after loading again")

    def check_slow_answers(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.call("Network.emulateNetworkConditions", offline=False, latency=500, downloadThroughput=-1, uploadThroughput=-1)
        page.replace("textarea", "닫기")
        # Pressing twice has the effect of pressing once.
        page.key("Enter", "Control")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        # Typed text belongs to the visible string; on a slow machine that is already the next one.
        typed = page.run("document.querySelector('h2 code').textContent === 'Cancel' && document.execCommand('insertText', false, '!')")
        page.wait("document.querySelector('h2 code').textContent === 'Hello, %@!'")
        page.wait("document.activeElement.tagName === 'TEXTAREA'")
        self.expect(page.value("textarea") == "", f"the next string has {page.value('textarea')}")
        page.type("안녕")
        time.sleep(1)
        self.expect(page.value("textarea") == "안녕", "what is typed goes away")
        self.expect(not page.text("#status.fault"), f"it says {page.text('#status.fault')}")
        self.expect(self.text() == CATALOG.replace("취소", "닫기"), "other lines changed too")
        page.run("[...document.querySelectorAll('#rows [data-index]')].find(e => e.textContent.includes('닫기')).click()")
        page.wait("document.querySelector('h2 code').textContent === 'Cancel'")
        draft = "닫기!" if typed else "닫기"
        self.expect(page.value("textarea") == draft, f"the draft is {page.value('textarea')}")

    def check_state(self, browser, page):
        self.open(page, "ko", "Welcome back to your garden")
        page.select(".field select", "translated")
        page.run("document.querySelector('.savebar button:nth-of-type(2)').focus()")
        page.key(" ")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        # The focus does not get lost with the button.
        page.wait("document.activeElement.tagName === 'TEXTAREA'")
        expected = CATALOG.replace("\"needs_review\",\n            \"value\" : \"정원", "\"translated\",\n            \"value\" : \"정원")
        self.expect(self.text() == expected and expected != CATALOG, "the state was not saved alone")

    def check_adds_a_language(self, browser, page):
        self.open(page, "ru", "Hello, %@!")
        page.replace("textarea", "Привет, %@!")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        entry = json.loads(self.text())["strings"]["Hello, %@!"]
        self.expect(entry == {"localizations": {"ru": {"stringUnit": {"state": "translated", "value": "Привет, %@!"}}}}, f"the entry is {entry}")

    def check_adds_a_language_to_the_catalog(self, browser, page):
        page.open(self.server.address)
        page.click(".languages .add")
        page.wait("document.querySelector('#word')")
        page.type("not a tag")
        page.key("Enter")
        page.wait("document.querySelector('#wordFault').textContent")
        page.replace("#word", "he")
        page.key("Enter")
        page.wait("document.querySelector('.field textarea')?.lang === 'he'")
        self.expect(self.text() == CATALOG, "the language is in the file before its first text")
        page.run("location.hash = '#/0/he/Cancel'")
        page.open(page.run("location.href"))
        page.wait("document.querySelector('h2 code')?.textContent === 'Cancel'")
        self.expect(page.run("getComputedStyle(document.querySelector('textarea')).direction") == "rtl", "Hebrew runs from left to right")
        page.replace("textarea", "ביטול")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(json.loads(self.text())["strings"]["Cancel"]["localizations"]["he"]["stringUnit"]["value"] == "ביטול", "it is not saved")

    def check_adds_plural_forms(self, browser, page):
        self.open(page, "ko", "%lld files")
        self.expect(page.run("document.querySelectorAll('.field').length") == 1, "Korean has other forms than one")
        page.replace("textarea", "파일 %lld개")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        forms = json.loads(self.text())["strings"]["%lld files"]["localizations"]["ko"]
        self.expect(forms == {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "파일 %lld개"}}}}}, f"the forms are {forms}")

    def check_edits_phrases(self, browser, page):
        key = "Start ${applicationName}"
        self.open(page, "ko", key)
        labels = page.run("[...document.querySelectorAll('.field .title')].map(e => e.textContent)")
        self.expect(labels == ["Phrase 1", "Phrase 2", "Phrase 3"], f"the phrases are called {labels}")
        typed = "document.querySelectorAll('.field textarea')[{}]"
        page.run(f"(e => {{ e.focus(); e.select(); }})({typed.format(1)})")
        page.type("${applicationName} 켜기")
        page.wait("document.querySelectorAll('.field .shown')[1].textContent.endsWith(' 켜기')")
        self.expect(page.run(f"document.activeElement === {typed.format(1)}"), "the focus is lost while typing")
        page.click(".savebar button:nth-of-type(2)")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(self.text() == CATALOG.replace("${applicationName} 열기", "${applicationName} 켜기"), "other lines changed too")
        # One more, and one less.
        self.open(page, "ko", key)
        page.run(f"{typed.format(2)}.focus()")
        page.type("${applicationName} 실행")
        page.wait("document.querySelectorAll('.field .shown')[2]?.textContent.endsWith(' 실행')")
        self.expect(page.run(f"document.activeElement === {typed.format(2)}"), "the focus is lost in a new phrase")
        page.replace("textarea", "")
        page.key("Backspace")
        page.wait("document.querySelector('textarea').value === ''")
        before = self.text()
        page.click(".savebar button:nth-of-type(2)")
        page.wait("document.querySelector('#questionDialog')")
        self.expect(page.text("#questionText") == "1 phrase is empty. If you save, it’s removed from the list." and self.text() == before,
                    f"it asks {page.text('#questionText')}")
        page.key("Escape")
        page.wait("!document.querySelector('#questionDialog')")
        self.expect(self.text() == before and page.run(f"document.activeElement === {typed.format(0)}"), "Esc removes the phrase")
        page.click(".savebar button:nth-of-type(2)")
        self.answer(page, "save")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        values = json.loads(self.text())["strings"][key]["localizations"]["ko"]["stringSet"]
        self.expect(values == {"state": "translated", "values": ["${applicationName} 켜기", "${applicationName} 실행"]}, f"the phrases are {values}")
        page.wait("document.querySelectorAll('.field').length === 3 && document.querySelector('textarea').value === '${applicationName} 켜기'")
        # A language that has none yet.
        self.open(page, "ru", key)
        page.run(f"{typed.format(1)}.focus()")
        page.type("Открыть ${applicationName}")
        page.wait("document.querySelectorAll('.field .shown')[1].textContent.startsWith('Открыть')")
        page.click(".savebar button:nth-of-type(2)")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        values = json.loads(self.text())["strings"][key]["localizations"]["ru"]["stringSet"]
        self.expect(values == {"state": "translated", "values": ["Открыть ${applicationName}"]}, f"the phrases are {values}")

    def check_asks_before_the_last_phrase_goes(self, browser, page):
        key = "Start ${applicationName}"
        for language in ("ko", "en"):
            self.open(page, language, key)
            for number in range(2):
                page.run(f"(e => {{ e.focus(); e.select(); }})(document.querySelectorAll('.field textarea')[{number}])")
                page.type("")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#questionDialog')")
            names = page.run("[...document.querySelectorAll('#questionDialog button')].map(e => e.textContent)")
            expected = "Remove this translation" if language == "ko" else "Save and remove"
            self.expect(names == ["Back to the text", expected], f"{language}: the answers are {names}")
            if language == "en":
                page.key("Escape")
                continue
            self.answer(page, "remove")
            page.wait("document.querySelector('#status').textContent.startsWith('Translation removed.')")
            self.expect("ko" not in json.loads(self.text())["strings"][key]["localizations"], "the translation is still there")
            page.wait("document.activeElement.textContent === 'Restore translation'")
            page.click(".removal button:not([hidden])")
            page.wait("document.querySelector('#status').textContent === 'Translation restored.'")
            self.expect(self.text() == CATALOG, "it came back in another way")

    def answer(self, page, name):
        """Waits for a question and gives an answer."""
        page.wait(f"document.querySelector('#questionDialog [data-answer={name}]')")
        page.click(f"#questionDialog [data-answer={name}]")

    def check_phrases_in_two_tabs(self, browser, page):
        key = "Start ${applicationName}"
        self.open(page, "ko", key)
        other = Page(browser)
        self.open(other, "ko", key)
        for tab, number, text in ((page, 0, "하나"), (other, 1, "둘")):
            tab.call("Page.bringToFront")
            tab.run(f"(e => {{ e.focus(); e.select(); }})(document.querySelectorAll('.field textarea')[{number}])")
            tab.type(f"{text} ${{applicationName}}")
        for tab in (page, other):
            tab.click(".savebar button:nth-of-type(2)")
            tab.wait("document.querySelector('#status').textContent === 'Saved.'")
        values = json.loads(self.text())["strings"][key]["localizations"]["ko"]["stringSet"]["values"]
        self.expect(values == ["하나 ${applicationName}", "둘 ${applicationName}"], f"the phrases are {values}")
        # Now the same phrase, while the second page does not know of the first change.
        self.open(page, "ko", key)
        self.open(other, "ko", key)
        other.replace("textarea", "셋 ${applicationName}")
        page.replace("textarea", "넷 ${applicationName}")
        page.click(".savebar button:nth-of-type(2)")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        other.click(".savebar button:nth-of-type(2)")
        other.wait("[...document.querySelectorAll('.conflict')].some(e => !e.hidden)")
        self.expect("넷" in self.text() and "셋" not in self.text(), "the second overwrote the first")
        other.close()

    def check_sets_the_states_of_several(self, browser, page):
        self.open(page, "ko", "%1$@ shared %2$lld photos")
        chosen = "[...document.querySelectorAll('.row')].filter(row => row.getAttribute('aria-checked') === 'true').map(row => row.title)"
        page.key("Escape")
        self.expect(page.run("document.querySelector('#selection').hidden"), "something is selected at first")
        page.key("x")
        self.expect(page.run(chosen) == ["%1$@ shared %2$lld photos"], f"x selects {page.run(chosen)}")
        page.key("x")
        self.expect(page.run("document.querySelector('#selection').hidden"), "x does not end the selection")
        page.replace("#search", "취소")
        page.key("Escape")
        page.key("a", "Control")
        self.expect(page.run(chosen) == ["Cancel"] and page.text("#selectedCount") == "Selected: 1", f"the list selects {page.run(chosen)}")
        # Nothing that the list does not show stays selected.
        page.replace("#search", "e")
        page.replace("#search", "garden")
        self.expect(page.run("document.querySelector('#selection').hidden"), "what is not in the list stays selected")
        page.replace("#search", "a")
        page.click("#selectAll")
        names = page.run(chosen)
        self.expect(len(names) == page.run("document.querySelectorAll('.row').length") > 3, f"“Select all” selects {names}")
        page.click("#clearSelection")
        self.expect(page.run("document.querySelector('#selection').hidden"), "the selection is not cleared")
        page.click(".outside:not([hidden]) button") if page.run("Boolean(document.querySelector('.outside:not([hidden])'))") else page.replace("#search", " ")
        # A click on the icon selects, and so do arrows with Shift.
        page.run("[...document.querySelectorAll('.row')].find(row => row.title === 'Start ${applicationName}').click()")
        page.wait("document.querySelector('h2 code').textContent === 'Start ${applicationName}'")
        page.run("document.querySelector('#rows').focus()")
        page.key("ArrowDown", "Shift")
        page.wait("document.querySelector('h2 code').textContent === 'Tap here'")
        page.run("[...document.querySelectorAll('.row')].find(row => row.title === 'Hello, %@!').querySelector('.toggle').click()")
        page.run("[...document.querySelectorAll('.row')].find(row => row.title === 'Cancel').querySelector('.toggle').click()")
        self.expect(page.run(chosen) == ["Cancel", "Hello, %@!", "Start ${applicationName}", "Tap here"], f"selected are {page.run(chosen)}")
        page.select("#newState", "needs_review")
        page.run("document.querySelector('#setState').focus()")
        page.key(" ")
        page.wait("document.querySelector('#status').textContent === 'The new state is saved.'")
        entries = json.loads(self.text())["strings"]
        device = entries["Tap here"]["localizations"]["ko"]["variations"]["device"]
        found = [entries["Cancel"]["localizations"]["ko"]["stringUnit"]["state"], entries["Start ${applicationName}"]["localizations"]["ko"]["stringSet"]["state"],
                 device["mac"]["stringUnit"]["state"], device["other"]["stringUnit"]["state"]]
        self.expect(found == ["needs_review"] * 4, f"the states are {found}")
        self.expect(entries["Hello, %@!"] == {} and entries["Cancel"]["localizations"]["ja"]["stringUnit"]["state"] == "translated", "more than the texts was changed")
        self.expect(len(CATALOG.splitlines()) == len(self.text().splitlines()) and
                    sum(old != new for old, new in zip(CATALOG.splitlines(), self.text().splitlines())) == 4, "other lines changed too")
        page.wait("document.activeElement.id === 'rows' && document.querySelector('#selection').hidden")
        page.key("u")
        page.wait("document.querySelector('#status').textContent.startsWith('Undone.')")
        self.expect(self.text() == CATALOG, "the states do not come back with one step")

    def check_undoes_saves(self, browser, page):
        self.open(page, "ko", "Cancel")
        self.expect(page.run("document.querySelector('#undo').hidden"), "there is something to undo before the first save")
        versions = [CATALOG]
        for language, key, text in (("ko", "Cancel", "닫기"), ("ko", "Cancel", "그만"), ("ru", "%lld files", "%lld документ"), ("ko", "Hello, %@!", "%@ 님")):
            page.open(f"{self.server.origin}/#/0/{language}/{key.replace('%', '%25')}", until=f"document.querySelector('h2 code')?.textContent === {json.dumps(key)}")
            page.replace("textarea", text)
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'")
            versions.append(self.text())
        self.expect(len(set(versions)) == 5, "not everything was saved")
        # In a field, the keys belong to it.
        page.run("document.querySelector('textarea').focus()")
        page.key("z", "Control")
        time.sleep(0.3)
        self.expect(self.text() == versions[4], "Ctrl+Z in a field undoes a save")
        page.key("Escape")
        page.key("z", "Control")
        page.wait("document.querySelector('#status').textContent.startsWith('Undone.')")
        self.expect(self.text() == versions[3] and page.text("h2 code") == "Hello, %@!", "the last save is not undone")
        page.key("u")
        page.wait("document.querySelector('h2 code').textContent === '%lld files' && document.querySelector('textarea').value === '%lld файл'")
        self.expect(self.text() == versions[2] and page.value("#language") == "ru", "a save in another language is not undone")
        # Others changed that text: it stays, and earlier saves can still be undone.
        self.path.write_text(self.text().replace("그만", "중지"), encoding="utf-8")
        page.click("#undo")
        page.wait("document.querySelector('#status.fault')?.textContent.includes('changed elsewhere')")
        self.expect("중지" in self.text(), "what others wrote was overwritten")
        self.path.write_text(versions[1], encoding="utf-8")
        page.click("#undo")
        page.wait("document.querySelector('#undo').hidden && document.querySelector('textarea').value === '취소'")
        self.expect(self.text() == CATALOG, "the file is not as it was")
        page.run("document.activeElement.blur()")
        page.key("u")
        page.wait("document.querySelector('#status').textContent.includes('nothing to undo')")
        # Removals and stale strings come back too.
        for language, key, button in (("ko", "Cancel", ".removal button:not([hidden])"), ("ko", "Not used any more", ".head .note button")):
            self.open(page, language, key)
            page.click(button)
            if key != "Cancel":
                page.wait("document.querySelector('#questionDialog')")
                page.run("[...document.querySelectorAll('#questionDialog button')].at(-1).click()")
            page.wait("!document.querySelector('#undo').hidden")
            self.expect(self.text() != CATALOG, f"{key} is not removed")
            page.run("document.activeElement.blur()")
            page.key("u")
            page.wait(f"document.querySelector('#undo').hidden && document.querySelector('h2 code').textContent === {json.dumps(key)}")
            self.expect(self.text() == CATALOG, f"{key} came back in another way")

    def check_varies_by_plural(self, browser, page):
        key = "You have %lld points"
        button = "[...document.querySelectorAll('.field header button')].find(e => !e.hidden)"
        self.open(page, "ko", key)
        self.expect(not page.run(f"Boolean({button})"), "a language with one form can vary")
        self.open(page, "ru", key)
        page.run(f"{button}.click()")
        page.wait("document.querySelector('#questionDialog')")
        page.key("Escape")
        page.wait("!document.querySelector('#questionDialog')")
        self.expect(self.text() == CATALOG, "Esc changes the file")
        # Closing a dialog does not answer the next one.
        page.run(f"{button}.click(); document.querySelector('#questionDialog').close(); {button}.click()")
        page.wait("document.querySelectorAll('#questionDialog').length === 1")
        page.run("[...document.querySelectorAll('#questionDialog button')].at(-1).click()")
        page.wait("document.querySelectorAll('.field').length === 4")
        forms = json.loads(self.text())["strings"][key]["localizations"]["ru"]["variations"]["plural"]
        self.expect(list(forms) == ["few", "many", "one", "other"], f"the forms are {forms}")
        self.expect(forms["other"] == {"stringUnit": {"state": "translated", "value": "У вас %lld очков"}}, f"the text is {forms}")
        page.wait("document.activeElement.tagName === 'TEXTAREA'")
        page.replace("textarea", "У вас %lld очко")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        form = json.loads(self.text())["strings"][key]["localizations"]["ru"]["variations"]["plural"]["one"]["stringUnit"]
        self.expect(form == {"state": "translated", "value": "У вас %lld очко"}, f"the form is {form}")

    def check_asks_before_a_placeholder_is_lost(self, browser, page):
        self.open(page, "ko", "Hello, %@!")
        page.replace("textarea", "안녕하세요!")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#questionDialog')")
        self.expect("%@" in page.text("#questionText"), "the question does not name the placeholder")
        self.expect(self.text() == CATALOG, "it is saved before the answer")
        page.key("Escape")
        page.wait("!document.querySelector('#questionDialog')")
        self.expect(page.value("textarea") == "안녕하세요!" and self.text() == CATALOG, "Esc saves or loses the text")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#questionDialog')")
        page.run("[...document.querySelectorAll('#questionDialog button')].at(-1).click()")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect("안녕하세요!" in self.text(), "it is not saved after the answer")

    def check_asks_before_a_text_becomes_empty(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "")
        page.key("Backspace")
        page.wait("document.querySelector('textarea').value === ''")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#questionDialog')")
        self.expect("remove this translation" in page.text("#questionText"), "the question does not say what else can be done")
        names = page.run("[...document.querySelectorAll('#questionDialog button')].map(e => e.textContent)")
        self.expect(names == ["Back to the text", "Remove this translation", "Save empty text"], f"the answers are {names}")
        self.expect(self.text() == CATALOG, "it is saved before the answer")
        page.key("Escape")
        page.wait("!document.querySelector('#questionDialog')")
        self.expect(self.text() == CATALOG, "Esc empties the text")
        page.key("Enter", "Control")
        self.answer(page, "save")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(self.text() == CATALOG.replace("취소", ""), "it is not saved after the answer")
        self.open(page, "en", "%lld files")
        page.replace("textarea", "")
        page.key("Backspace")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#questionDialog')")
        self.expect(not page.run("document.querySelector('#questionDialog [data-answer=remove]')"), "the source text can be removed")
        page.key("Escape")

    def check_removes_a_translation_from_the_question(self, browser, page):
        for language, key, words in (("ko", "Cancel", "remove this translation instead"), ("ru", "%lld files", "with all its variations")):
            self.open(page, language, key)
            page.replace("textarea", "")
            page.key("Backspace")
            page.wait("document.querySelector('textarea').value === ''")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#questionDialog')")
            self.expect(words in page.text("#questionText"), f"{language}: it asks {page.text('#questionText')}")
            self.answer(page, "remove")
            page.wait("document.querySelector('#status').textContent.startsWith('Translation removed.')")
            self.expect(language not in json.loads(self.text())["strings"][key].get("localizations", {}), f"{language} of {key} is still there")
            self.expect(page.run("document.querySelector('.key code, h2 code').textContent") == key, "it goes on to the next string")
            page.wait("document.activeElement.textContent === 'Restore translation'")
            self.expect(page.run("sessionStorage.getItem('catalog-preview-drafts') ?? '[]'") == "[]", "a draft is left")
            page.click(".removal button:not([hidden])")
            page.wait("document.querySelector('#status').textContent === 'Translation restored.'")
            self.expect(self.text() == CATALOG, f"{language} of {key} came back in another way")
        # Others changed the text that was emptied here: it stays until somebody chooses.
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "")
        page.key("Backspace")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#questionDialog')")
        changed = CATALOG.replace("취소", "닫기")
        self.path.write_text(changed, encoding="utf-8")
        page.wait("[...document.querySelectorAll('.conflict')].some(e => !e.hidden)")
        self.answer(page, "remove")
        page.wait("document.querySelector('#status.fault')?.textContent")
        self.expect(self.text() == changed, "what others wrote was removed")

    def check_removes_a_translation(self, browser, page):
        shown = "[...document.querySelectorAll('.removal button')].find(e => !e.hidden)"
        for language, key in (("ru", "%lld files"), ("ko", "Start ${applicationName}"), ("ar", "Cancel")):
            self.open(page, language, key)
            page.run(f"{shown}.click()")
            page.wait("document.querySelector('#status').textContent.startsWith('Translation removed.')")
            localizations = json.loads(self.text())["strings"][key]["localizations"]
            self.expect(language not in localizations, f"{language} of {key} is still there")
            page.wait(f"{shown}?.textContent === 'Restore translation' && document.activeElement === {shown}")
            # Changes by others elsewhere are kept.
            self.path.write_text(self.text().replace("Click here", "Click it"), encoding="utf-8")
            page.run(f"{shown}.click()")
            page.wait("document.querySelector('#status').textContent === 'Translation restored.'")
            self.expect(self.text() == CATALOG.replace("Click here", "Click it"), f"{language} of {key} came back in another way")
            page.wait(f"{shown}?.textContent === 'Remove this translation'")
            self.path.write_text(CATALOG, encoding="utf-8")
            page.replace("textarea", "x")
            page.wait(f"!{shown}")
            page.run("document.querySelector('.savebar .quiet').click()")
        self.open(page, "en", "Cancel")
        self.expect(not page.run(f"Boolean({shown})"), "the source text can be removed")
        self.open(page, "ko", "Hello, %@!")
        self.expect(not page.run(f"Boolean({shown})"), "what is not there can be removed")

    def check_removes_what_is_stale(self, browser, page):
        self.open(page, "ko", "Not used any more")
        page.click(".head .note button")
        page.wait("document.querySelector('#questionDialog')")
        page.run("[...document.querySelectorAll('#questionDialog button')].at(-1).click()")
        page.wait("document.querySelectorAll('.row').length === %d" % (len(KEYS) - 1))
        self.expect("Not used any more" not in self.text(), "the stale entry is still there")

    def check_drafts_survive(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "그만두기")
        page.click(".row[data-index='0']")
        page.wait("document.querySelector('h2 code').textContent !== 'Cancel'")
        self.expect(page.run("document.querySelectorAll('.row .draft').length") == 1, "the list does not show the draft")
        self.open(page, "ko", "Cancel")
        self.expect(page.value("textarea") == "그만두기", "the draft is lost")
        self.expect(self.text() == CATALOG, "a draft is in the file")
        page.select("#language", "ja")
        page.wait("document.querySelector('textarea')?.lang === 'ja'")
        marked = page.run("[...document.querySelectorAll('.languages .draft')].map(e => e.closest('button').textContent)")
        self.expect(len(marked) == 1 and "한국어" in marked[0], f"the languages with drafts are {marked}")
        self.expect(not page.run("dispatchEvent(new Event('beforeunload', { cancelable: true }))"), "the page is left with a draft without a question")
        page.select("#language", "ko")
        page.wait("document.querySelector('textarea')?.value === '그만두기'")
        self.expect(page.value(".field select") == "translated", f"the state of the draft is {page.value('.field select')}")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(self.text() == CATALOG.replace("취소", "그만두기"), "a draft is not saved as it is shown")

    def check_refuses_what_no_catalog_has(self, browser, page):
        page.open(self.server.address)
        headers = {"Authorization": f"Bearer {self.server.token}", "Content_Type": "application/json"}
        for language, state in (("ko", ""), ("ko", "bogus"), ("not a language", "translated"), ("", "translated")):
            change = {"key": "Cancel", "language": language, "removesEntry": False, "allowsLostPlaceholders": False,
                      "fields": [{"location": {}, "base": {"text": "취소", "state": "translated"}, "text": "x", "state": state}]}
            status, _ = self.ask("/api/change?catalog=0", "POST", json.dumps(change), **headers)
            self.expect(status == 400, f"{language!r} {state!r} is answered with {status}")
        self.expect(self.text() == CATALOG, "the file is changed")

    # Others change the file

    def check_shows_what_others_change(self, browser, page):
        self.open(page, "ko", "Cancel")
        self.path.write_text(CATALOG.replace("취소", "그만"), encoding="utf-8")
        # Earlier than the timeout of a request for changes.
        page.wait("document.querySelector('textarea').value === '그만'", 10)
        page.wait("[...document.querySelectorAll('.row')].some(row => row.textContent.includes('그만'))")

    def check_keeps_what_is_typed_when_others_change(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        self.path.write_text(CATALOG.replace("취소", "그만"), encoding="utf-8")
        page.wait("!document.querySelector('.conflict').hidden")
        self.expect(page.value("textarea") == "닫기", "what was typed is gone")
        shown = page.text(".conflict")
        self.expect("그만" in shown and "닫기" in shown, f"both are not shown: {shown}")
        page.run("document.querySelectorAll('.conflict button')[1].click()")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(self.text() == CATALOG.replace("취소", "닫기"), "mine was not kept")

    def check_says_that_others_removed_the_string(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        self.path.write_text(written({"sourceLanguage": "en", "strings": {key: KEYS[key] for key in KEYS if key != "Cancel"}, "version": "1.0"}), encoding="utf-8")
        page.wait("document.querySelector('#status.fault')?.textContent.includes('no longer in the file')")
        self.expect(page.value("textarea") == "닫기", "what was typed is gone")

    def check_reference_languages(self, browser, page):
        self.open(page, "ko", "Cancel")
        shown = "[...document.querySelectorAll('.references section')].map(e => [e.querySelector('h3').textContent, ...[...e.querySelectorAll('p')].map(p => p.textContent)])"
        self.expect(page.run("document.querySelector('.references').hidden"), "there are reference languages before one is chosen")
        page.run("document.querySelector('.reference-choice summary').focus()")
        page.key(" ")
        page.wait("document.querySelector('.reference-choice').open")
        names = page.run("[...document.querySelectorAll('.reference-choice label')].map(e => e.textContent)")
        self.expect(names == ["Arabic", "Japanese", "Russian", "Simplified Chinese"], f"the languages to choose from are {names}")
        for tag in ("ja", "ru", "ar"):
            page.run(f"document.querySelector('.reference-choice input[value={tag}]').focus()")
            page.key(" ")
        page.wait(f"{shown}.length === 3")
        self.expect(page.run(shown) == [["Japanese", "キャンセル"], ["Russian", "Missing"], ["Arabic", "إلغاء"]], f"it shows {page.run(shown)}")
        self.expect(page.run("getComputedStyle(document.querySelector('.references section:last-child .pattern-text')).direction") == "rtl", "Arabic runs from left to right")
        # They are remembered, and name the forms of other strings.
        self.open(page, "ko", "%lld files")
        found = page.run(shown)
        self.expect(found[1] == ["Russian", "few%lld файла", "many%lld файлов", "one%lld файл", "other%lld файла"], f"the forms are {found}")
        self.expect(page.run("document.querySelectorAll('.references input, .references textarea').length") == 0, "they can be edited")
        page.select("#language", "ru")
        page.wait("document.querySelector('textarea')?.lang === 'ru'")
        self.expect([name for name, *_ in page.run(shown)] == ["Japanese", "Arabic"], "the language is its own reference")
        page.run("localStorage.clear()")

    def check_copies_the_source(self, browser, page):
        self.open(page, "ko", "Welcome back to your garden")
        page.window(1280, 900)
        typed = "다시 만나서 반갑습니다. " * 8
        page.replace("textarea", typed)
        page.window(320, 900)
        page.wait("(e => e.clientHeight >= e.scrollHeight)(document.querySelector('textarea'))")
        page.window(1280, 900)
        self.open(page, "ja", "Start ${applicationName}")
        page.replace("textarea", "x")
        page.click(".source-patterns button")
        self.expect(page.value("textarea") == "Start ${applicationName}", "the source is not copied")
        page.run("document.execCommand('undo')")
        self.expect(page.value("textarea") == "x", "the copy can't be undone")

    def check_two_tabs(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        other = Page(browser)
        self.open(other, "ko", "Welcome back to your garden")
        other.replace("textarea", "반갑습니다")
        other.key("Enter", "Control")
        other.wait("document.querySelector('#status').textContent === 'Saved.'")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        text = self.text()
        self.expect("닫기" in text and "반갑습니다" in text, "one of two changes is lost")
        # Now both change the same text, and the second page does not know of the first change.
        self.open(page, "ko", "Hello, %@!")
        self.open(other, "ko", "Hello, %@!")
        other.replace("textarea", "%@ 님 둘째")
        page.replace("textarea", "%@ 님 첫째")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        other.key("Enter", "Control")
        other.wait("[...document.querySelectorAll('.conflict')].some(e => !e.hidden)")
        self.expect("%@ 님 첫째" in self.text() and "둘째" not in self.text(), "the second overwrote the first")
        other.run("document.querySelectorAll('.conflict button')[0].click()")
        self.expect(other.value("textarea") == "%@ 님 첫째", "theirs was not taken")
        other.close()

    def check_broken_file(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        self.path.write_text(CATALOG[:-3], encoding="utf-8")
        page.wait("!document.querySelector('#banner').hidden")
        self.expect("Localizable.xcstrings:" in page.text("#banner"), f"the place is not named: {page.text('#banner')}")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status.fault')?.textContent")
        self.expect(page.value("textarea") == "닫기" and self.text() == CATALOG[:-3], "the text or the file is gone")
        said = page.text("#status")
        self.expect(said.startswith("Not saved because") and "Localizable.xcstrings:" in said, f"it says {said}")
        self.path.write_text(CATALOG, encoding="utf-8")
        page.wait("document.querySelector('#banner').hidden")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(self.text() == CATALOG.replace("취소", "닫기"), "it can't be saved after the file was mended")

    def check_configuration_of_the_project(self, browser, page):
        configuration = self.folder / ".catalog-lint.json"
        found = "[...document.querySelectorAll('.head .note code, .notes code')].some(e => e.textContent === 'forbidden-text')"
        try:
            self.open(page, "ko", "Cancel")
            self.expect(page.run("document.querySelector('#notice').hidden") and not page.run(found), "there is a note without a reason")
            configuration.write_text('{"forbidden-texts": ["취소"]}', encoding="utf-8")
            page.wait(found)
            page.wait("[...document.querySelector('#findingFilter').options].some(e => e.value === 'forbidden-text')")
            configuration.write_text('{"forbidden-texts": 1}', encoding="utf-8")
            page.wait("!document.querySelector('#notice').hidden")
            self.expect(".catalog-lint.json:1:21" in page.text("#notice"), f"the place is not named: {page.text('#notice')}")
            self.expect(page.run("(e => e.getBoundingClientRect().height > 20 && e.checkVisibility())(document.querySelector('#notice'))"), "the note can't be seen")
            page.wait(f"!({found})")
            page.replace("textarea", "닫기")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'")
            self.open(page, "ko", "Cancel")
            self.expect(page.run("!document.querySelector('#notice').hidden"), "the note is gone after loading again")
            self.faults += [f"note: {fault}" for fault in self.inaccessible(page)]
            configuration.unlink()
            page.wait("document.querySelector('#notice').hidden")
        finally:
            configuration.unlink(missing_ok=True)

    def check_file_that_cannot_be_written(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        # Folders at all names of the temporary file stop even the superuser.
        place = f"{self.path}.{self.server.process.pid}"
        traps = [pathlib.Path(f"{place}{'' if number == 0 else f'-{number}'}.tmp") for number in range(100)]
        for trap in traps:
            trap.mkdir()
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status.fault')?.textContent")
        self.expect("Localizable.xcstrings" in page.text("#status"), f"the message is {page.text('#status')}")
        self.expect(page.value("textarea") == "닫기" and self.text() == CATALOG, "the text or the file is gone")
        # One unused name is enough.
        traps[-1].rmdir()
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        for trap in traps[:-1]:
            trap.rmdir()

    def check_file_that_is_gone(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        other = self.path.with_suffix(".other")
        self.path.rename(other)
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status.fault')?.textContent")
        said = page.text("#status")
        self.expect(said.startswith("Not saved because ") and "no longer exists" in said, f"it says {said}")
        self.expect(page.run("document.querySelector('.conflict').hidden"), "it is called a conflict")
        self.expect(page.value("textarea") == "닫기" and not self.path.exists(), "the text is gone, or the file is back")
        other.rename(self.path)
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        self.expect(self.text() == CATALOG.replace("취소", "닫기"), "it can't be saved when the file is back")

    def check_full_disk(self, browser, page):
        """A private disk of four pages of memory, or a file size limit if mounting is not allowed."""
        full = self.folder / "full"
        full.mkdir()
        (full / "Localizable.xcstrings").write_text(CATALOG, encoding="utf-8")
        disk = ["unshare", "-rm", "sh", "-c",
                'cp "$0/Localizable.xcstrings" "$0.copy" && mount -t tmpfs -o size=16k tmpfs "$0" '
                '&& mv "$0.copy" "$0/Localizable.xcstrings" && { cat /dev/zero >"$0/rest" 2>/dev/null; exec "$@"; }', full]
        if subprocess.run([*disk, "true"], capture_output=True).returncode == 0:
            self.save_where_it_fails(browser, page, full, disk, "디스크 공간 부족", lambda seen: (seen / "rest").unlink())
        limited = ["sh", "-c", 'trap "" XFSZ; ulimit -f 1; exec "$@"', "sh"]
        self.save_where_it_fails(browser, page, full, limited, "파일 크기 제한 초과", None)

    def check_what_is_read_only(self, browser, page):
        """The superuser can write everything, so the server is started without that privilege."""
        restricted = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
        for name, target, mode in (("file", "Localizable.xcstrings", 0o444), ("folder", ".", 0o555)):
            folder = self.folder / name
            folder.mkdir()
            (folder / "Localizable.xcstrings").write_text(CATALOG, encoding="utf-8")
            usual = (folder / target).stat().st_mode
            (folder / target).chmod(mode)
            self.save_where_it_fails(browser, page, folder, restricted, "권한 없음",
                                     lambda _: (folder / target).chmod(usual))

    def save_where_it_fails(self, browser, page, folder, before, reason, mend):
        """Saves in a Korean page of a server with a prefix: it reports the error, and nothing is lost."""
        starter = self.folder / "start"
        starter.write_text(f"#!/bin/sh\nexec {shlex.join(map(str, [*before, self.program]))} \"$@\"\n", encoding="utf-8")
        starter.chmod(0o755)
        page.call("Network.setExtraHTTPHeaders", headers={"Accept-Language": "ko"})
        with Server(str(starter), folder / "Localizable.xcstrings") as server:
            self.server = server
            # The folder as seen by the server.
            seen = pathlib.Path(f"/proc/{server.process.pid}/root{folder}") if "unshare" in before else folder
            names = sorted(os.listdir(seen))
            self.open(page, "ko", "Cancel")
            page.replace("textarea", "닫기")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status.fault')?.textContent")
            said = page.text("#status")
            self.expect(f"저장할 수 없습니다: {folder}/Localizable.xcstrings ({reason})." in said and "남아 있습니다" in said,
                        f"{folder.name}: it says {said}")
            self.expect(page.run("document.querySelector('#status').checkVisibility({ opacityProperty: true })"), f"{folder.name}: the message is not seen")
            self.expect(page.value("textarea") == "닫기", f"{folder.name}: what was typed is gone")
            self.expect((seen / "Localizable.xcstrings").read_text(encoding="utf-8") == CATALOG, f"{folder.name}: the file is another")
            self.expect(sorted(os.listdir(seen)) == names, f"{folder.name}: leaves {sorted(os.listdir(seen))}")
            if mend:
                mend(seen)
                page.key("Enter", "Control")
                page.wait("document.querySelector('#status').textContent === '저장했습니다.'")
                self.expect((seen / "Localizable.xcstrings").read_text(encoding="utf-8") == CATALOG.replace("취소", "닫기"),
                            f"{folder.name}: it can't be saved afterward")
            page.open("about:blank", until="true")
            self.watch(folder.name, browser)
            browser.events = []

    def check_server_that_ends(self, browser, page):
        self.open(page, "ko", "Cancel")
        page.replace("textarea", "닫기")
        status = self.server.stop()
        self.expect(status == 0, f"Control-C ends the server with {status}")
        page.wait("!document.querySelector('#banner').hidden")
        self.expect(page.value("textarea") == "닫기", "what was typed is gone")
        # A new server has another token; the tab says so, and continues where it was.
        port = self.server.origin.rsplit(":", 1)[1]
        with Server(self.program, self.path, arguments=("--port", port)) as self.server:
            page.wait("document.querySelector('#banner').textContent.includes('another access token')")
            self.expect(page.value("textarea") == "닫기", "what was typed is gone after the restart")
            page.run(f"location.href = {json.dumps(self.server.address)}")
            page.wait("document.querySelector('#banner').hidden")
            self.expect(page.text("h2 code") == "Cancel" and page.value("textarea") == "닫기", "the tab does not go on where it was")
            self.path.write_text(CATALOG.replace("정원에", "뜰에"), encoding="utf-8")
            page.wait("[...document.querySelectorAll('.row')].some(row => row.textContent.includes('뜰에'))")
        browser.events = [event for event in browser.events if "ERR_CONNECTION" not in str(event)]

    # Keyboard

    def check_keyboard(self, browser, page):
        self.open(page, "ko", "%1$@ shared %2$lld photos")
        page.run("document.activeElement.blur()")
        key = "document.querySelector('h2 code').textContent"
        for pressed, expected in (("j", "%lld files"), ("j", "<img src=x onerror=alert(1)>"), ("k", "%lld files"), ("n", "Hello, %@!")):
            page.key(pressed)
            page.wait(f"{key} === {json.dumps(expected)}")
        # A key has the same effect with another keyboard layout, and on a button.
        page.run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', bubbles: true }))")
        page.wait(f"{key} === 'Cancel'")
        page.run("document.querySelector('.widths input').focus()")
        page.key("j")
        page.wait(f"{key} === 'Hello, %@!'")
        page.key("e")
        self.expect(page.run("document.activeElement.tagName") == "TEXTAREA", "e does not edit")
        page.type("j")
        self.expect(page.value("textarea").endswith("j"), "j is not typed")
        page.key("Escape")
        self.expect(page.run("document.activeElement.id") == "rows", "Esc does not lead to the list")
        page.key("ArrowDown")
        page.wait(f"{key} === 'Not used any more'")
        page.key("/")
        self.expect(page.run("document.activeElement.id") == "search" and page.value("#search") == "", "/ does not search")
        page.key("Escape")
        page.key("?", "Shift")
        page.wait("document.querySelector('#helpDialog').open")
        self.expect(page.run("document.querySelectorAll('#helpDialog dt').length") == 15, "the help does not name the keys")
        page.key("Escape")
        page.wait("!document.querySelector('#helpDialog').open")

    def check_every_control_is_reached_by_tab(self, browser, page):
        self.open(page, "ko", "Hello, %@!")
        page.replace("textarea", "%@")
        page.run("document.activeElement.blur()")
        seen = set()
        for _ in range(60):
            page.key("Tab")
            name = page.run("(e => e === document.body ? '' : `${e.tagName}#${e.id}.${e.className}`)(document.activeElement)")
            seen.add(name)
            if name:
                outline = page.run("(e => { const o = e.matches('.widths input') ? e.nextElementSibling : e; return getComputedStyle(o).outlineStyle; })(document.activeElement)")
                self.expect(outline == "solid", f"focus of {name} is shown as {outline}")
        for wanted in ("INPUT#search", "DIV#rows", "TEXTAREA", "SELECT#stateFilter", "BUTTON#help", "BUTTON#.primary"):
            self.expect(any(name.startswith(wanted) for name in seen), f"{wanted} is not reached by Tab: {sorted(seen)}")

    # Accessibility

    def check_names_and_contrast(self, browser, page):
        for scheme in ("light", "dark"):
            for language, key in (("ko", "Hello, %@!"), ("ru", "%lld files"), ("ko", "Not used any more"),
                                  ("ko", "Start ${applicationName}"), ("ru", "You have %lld points")):
                page.scheme(scheme)
                self.open(page, language, key)
                page.replace("textarea", "?")
                page.wait("document.querySelector('#findingFilter').options.length > 1")
                time.sleep(0.2)
                self.faults += [f"{scheme}, {language}, {key}: {fault}" for fault in self.inaccessible(page, minimum=60)]
            # Several strings are selected, and a dialog is open.
            page.run("document.querySelector('#rows').focus()")
            page.key("a", "Control")
            self.faults += [f"{scheme}, selected: {fault}" for fault in self.inaccessible(page)]
            page.key("?", "Shift")
            page.wait("document.querySelector('#helpDialog').open")
            self.faults += [f"{scheme}, help: {fault}" for fault in self.inaccessible(page)]
            page.key("Escape")
            # Narrow, the list, and then the string.
            page.window(320, 640)
            for part in ("the list", "the string"):
                self.faults += [f"{scheme}, 320 pixels, {part}: {fault}" for fault in self.inaccessible(page)]
                page.run("document.querySelector('#panes').classList.toggle('shows-entry')")
            page.window(1280, 900)

    def check_narrow(self, browser, page):
        for width in (320, 375):
            page.window(width, 740)
            page.open(self.server.address, until="document.querySelector('.row')")
            self.expect(page.run("document.documentElement.scrollWidth") <= width, f"the list is wider than {width}")
            page.click(".row[data-index='1']")
            page.wait("document.querySelector('.field')?.checkVisibility()")
            self.expect(page.run("document.querySelector('.entry').scrollWidth") <= width, f"the string is wider than {width}")
            self.expect(not page.run("document.querySelector('.list').checkVisibility()"), "the list is beside the string")
            self.expect(page.run("(s => s.offsetWidth === 375 && s.getBoundingClientRect().width <= s.parentElement.clientWidth)(document.querySelector('.screen'))"),
                        "a phone's screen is cut, or its lines break elsewhere")
            # The string is there in another language after the rest of the page; English, the first
            # one, comes last.
            first, *others = page.run("[...document.querySelector('#pageLanguage').options].map(option => option.value)")
            for language in (*others, first):
                before = page.text(".entry button.primary")
                page.select("#pageLanguage", language)
                page.wait(f"document.documentElement.lang === '{language}' && document.querySelector('.entry button.primary')?.textContent !== {json.dumps(before)}")
                cut = page.run("""[...document.querySelectorAll('button, .bar *, .field *, .toolbar *')].filter(e =>
                    e.checkVisibility() && !e.closest('.unseen, .file, select, .scroller') && e.getBoundingClientRect().right > innerWidth + 1).map(e => e.className || e.tagName)""")
                self.expect(not cut, f"{cut} end beyond a window of {width} pixels in {language}")
                bar = page.run("document.querySelector('.bar').clientHeight")
                self.expect(bar < 90, f"the bar has {bar} pixels in {language}")
            page.click(".back")
            self.expect(page.run("document.querySelector('.list').checkVisibility()"), "there is no way back")
            # By keyboard: out of the field, to another string, and back to the list.
            page.key("e")
            page.wait("document.activeElement.tagName === 'TEXTAREA'")
            page.key("Escape")
            self.expect(page.run("document.activeElement.matches('.back')"), "Esc does not leave the field")
            key = page.text("h2 code")
            page.key("j")
            page.wait(f"document.querySelector('h2 code').textContent !== {json.dumps(key)}")
            page.key("Escape")
            self.expect(page.run("document.activeElement.id === 'rows' && document.activeElement.checkVisibility()"), "Esc does not lead to the list")
        # If nothing is chosen yet, the first string that waits for a translator is edited.
        page.open(self.server.address, until="document.querySelector('.row')")
        page.run("document.activeElement.blur()")
        page.key("e")
        page.wait("document.activeElement.tagName === 'TEXTAREA' && document.activeElement.checkVisibility()")

    # Security

    def check_needs_the_token(self, browser, page):
        page.open(self.server.origin, until="document.querySelector('#banner')?.hidden === false")
        self.expect("access token" in page.text("#banner"), "the page does not say that the token is missing")
        self.expect(page.run("document.querySelectorAll('.row').length") == 0, "strings are shown without the token")
        page.open(f"{self.server.origin}/#{'0' * 32}", until="document.querySelector('#banner')?.hidden === false")
        page.run("sessionStorage.clear()")

    def check_refuses_other_origins(self, browser, page):
        token = {"Authorization": f"Bearer {self.server.token}"}
        body = json.dumps({"key": "Cancel", "language": "ko", "removesEntry": False, "allowsLostPlaceholders": True,
                           "fields": [{"location": {}, "base": {"text": "취소", "state": "translated"}, "text": "x", "state": "new"}]})
        kind = {"Content-Type": "application/json"}
        for headers in ({}, {"Authorization": "Bearer x"}):
            self.expect(self.ask("/api/overview", **headers)[0] == 401, "reads without the token")
            self.expect(self.ask("/api/change?catalog=0", "POST", body, **headers, **kind)[0] == 401, "writes without the token")
        for headers in ({"Host": "rebound.example"}, {"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            self.expect(self.ask("/api/overview", **token, **headers)[0] == 403, f"reads with {headers}")
            self.expect(self.ask("/api/change?catalog=0", "POST", body, **token, **kind, **headers)[0] == 403, f"writes with {headers}")
        self.expect(self.ask("/api/change?catalog=0", "POST", body, **token, Content_Type="text/plain")[0] == 415, "takes a simple request")
        for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", f"/{self.path}", "/page.html", "/?catalog=../x"):
            status, answer = self.ask(path)
            self.expect(status == 404 or path.startswith("/?") or b"root:" not in answer and b"sourceLanguage" not in answer, f"{path} is answered")
        self.expect(self.ask("/api/change?catalog=0", "POST", "x" * (2 << 20), **token, **kind)[0] == 413, "takes a body of any length")
        self.expect(self.text() == CATALOG, "the file was changed by a refused request")

    def check_other_pages_get_nothing(self, browser, page):
        """A page of another origin tries everything, even with the token."""
        evil = subprocess.Popen([sys.executable, "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(self.folder)],
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        try:
            port = evil.stdout.readline().split("port ")[1].split(" ")[0]
            (self.folder / "evil.html").write_text("<!doctype html><title>evil</title>", encoding="utf-8")
            page.open(f"http://localhost:{port}/evil.html", until="document.title === 'evil'")
            target, token = self.server.origin, self.server.token
            attempts = {
                "reads": f"fetch('{target}/api/overview', {{ headers: {{ Authorization: 'Bearer {token}' }} }}).then(a => a.text())",
                "posts": f"fetch('{target}/api/change?catalog=0', {{ method: 'POST', mode: 'no-cors', body: '{{}}' }}).then(a => a.text())",
                "loads the page as a script": f"import('{target}/')",
                "loads the picture": f"fetch('{target}/icon.svg', {{ mode: 'no-cors' }})",
            }
            for name, attempt in attempts.items():
                result = page.run(f"{attempt}.then(found => found ? 'got' : '', () => '')")
                self.expect(result == "", f"another page {name}")
            framed = page.run(f"new Promise(done => {{ const f = document.createElement('iframe'); f.src = '{target}/'; f.onload = () => {{ try {{ done(f.contentDocument?.title ?? '') }} catch {{ done('') }} }}; document.body.append(f); }})")
            self.expect(framed == "", "another page frames the page")
            self.expect(self.text() == CATALOG, "another page changed the file")
        finally:
            evil.kill()
            evil.wait()
        browser.events = []

    def check_many_connections(self, browser, page):
        """Idle connections use up neither the process's descriptors nor the page's connection."""
        host, port = self.server.origin.removeprefix("http://").split(":")
        self.open(page, "ko", "Cancel")
        silent = [socket.create_connection((host, int(port)), timeout=10) for _ in range(600)]
        try:
            page.replace("textarea", "닫기")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'")
            # On a busy machine, it takes a moment until those beyond the limit are closed.
            deadline = time.monotonic() + 5
            while (count := len(os.listdir(f"/proc/{self.server.process.pid}/fd"))) >= 400 and time.monotonic() < deadline:
                time.sleep(0.1)
            self.expect(count < 400, f"the server has {count} open files")
        finally:
            for connection in silent:
                connection.close()

    def check_requests_without_an_end(self, browser, page):
        """Whoever has no token gets no memory, and the page still works meanwhile."""
        host, port = self.server.origin.removeprefix("http://").split(":")
        self.open(page, "ko", "Cancel")
        before = self.memory()
        start = "POST /api/change HTTP/1.1\r\nHost: localhost\r\n"
        endless = {
            "a line": ("GET /", "a" * 65536),
            "a header": (start + "a: ", "a" * 65536),
            "headers": (start, "".join(f"h{number}: x\r\n" for number in range(5000))),
            "chunks": (start + "Transfer-Encoding: chunked\r\n\r\n", "1000\r\n" + "a" * 4096 + "\r\n"),
            "a body": (start + "Content-Length: 1048576\r\n\r\n", "a" * 65536),
        }
        for name, (head, rest) in endless.items():
            sent = 0
            with socket.create_connection((host, int(port)), timeout=10) as connection:
                try:
                    connection.sendall(head.encode())
                    while sent < 32 << 20:
                        connection.sendall(rest.encode())
                        sent += len(rest)
                except OSError:
                    pass
            self.expect(sent < 32 << 20, f"the server reads {name} without an end")
        slow = []
        for _ in range(300):
            slow.append(socket.create_connection((host, int(port)), timeout=10))
            slow[-1].sendall((start + "Content-Length: 1048576\r\n\r\n" + "a" * 60000).encode())
        page.replace("textarea", "닫기")
        page.key("Enter", "Control")
        page.wait("document.querySelector('#status').textContent === 'Saved.'")
        for connection in slow:
            connection.close()
        self.expect(self.memory() - before < 30 << 10, f"the memory grew from {before} to {self.memory()} KB")

    def memory(self):
        """Returns the memory of the server in KB."""
        status = pathlib.Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def check_policy(self, browser, page):
        page.open(self.server.address)
        fault = page.run("""new Promise(done => {
            document.addEventListener('securitypolicyviolation', event => done(''), { once: true });
            const script = document.createElement('script');
            try { script.text = 'window.broken = true'; document.body.append(script); } catch { done(''); }
            setTimeout(() => done(window.broken ? 'an inline script runs' : ''), 300);
        })""")
        self.expect(not fault, fault)
        markup = page.run("(() => { try { document.createElement('div').innerHTML = '<b>x</b>'; return 'markup can be made of text'; } catch { return ''; } })()")
        self.expect(not markup, markup)
        browser.events = []

    # Real catalogs

    def check_real_catalog(self, browser, page):
        folder = self.folder / "real"
        folder.mkdir()
        path = folder / "Real.xcstrings"
        shutil.copyfile(self.real, path)
        git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.com", "-C", str(folder)]
        for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"]):
            subprocess.run([*git, *arguments], check=True)
        with Server(self.program, path) as server:
            self.server = server
            page.open(server.address)
            page.select("#language", "ko")
            page.wait("document.querySelector('.field textarea')?.lang === 'ko'")
            page.replace("textarea", page.value("textarea") + " ✓")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'")
            changed = subprocess.run([*git, "diff", "--numstat"], check=True, capture_output=True, text=True).stdout.split()
            self.expect(changed[:2] == ["1", "1"], f"the difference has {changed[:2]} lines")
        shutil.rmtree(folder)


def main():
    catalog = sys.argv[2] if len(sys.argv) > 2 else None
    sys.exit(1 if Check(sys.argv[1], catalog).run() else 0)


main()
