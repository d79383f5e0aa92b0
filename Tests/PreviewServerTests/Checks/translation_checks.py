"""Checks of what helps translators on the page: memory, glossary, suggestions, replacing, and comments."""

import json
import shlex
import sys
import textwrap
import time

from catalog_text import written
from served_page import Server


def unit(text, state="translated"):
    """Returns the localization of a single text."""
    return {"stringUnit": {"state": state, "value": text}}


# Two catalogs of one project: what one has translated helps with the other.
ALBUMS = {
    "Cancel": {"localizations": {"ar": unit("إلغاء"), "ko": unit("취소")}},
    "Delete %@ from the album?": {"localizations": {"ko": unit("앨범에서 %@ 항목을 삭제하시겠습니까?")}},
    "Open the shared album": {"localizations": {"ko": unit("공유 앨범 열기", "needs_review")}},
}
WIDGETS = {
    "cancel.button": {"localizations": {"en": unit("Cancel")}},
    "Delete %lld from the album?": {},
    "Open the album": {},
    "Share the album": {},
}
GLOSSARY = {"glossary": {"album": {"ko": ["앨범", "사진첩"]}, "Share": {"ko": "공유"}}}

# Suggests a translation for each source text; some of them badly.
COMMAND = """
    import json, os, sys, time
    for line in sys.stdin:
        wanted = json.loads(line)
        with open(sys.argv[1], "a", encoding="utf-8") as log:
            log.write(json.dumps([os.getpid(), wanted], ensure_ascii=False) + "\\n")
        answer = {"id": wanted["id"], "text": "앨범 <b>공유</b>"}
        if "Delete" in wanted["source"]:
            answer["text"] = "앨범에서 삭제"
        if wanted["source"] == "Cancel":
            answer = {"id": wanted["id"], "error": "no <i>model</i>"}
        if wanted["source"] == "Open the album":
            print("{ not JSON", flush=True)
            continue
        if wanted["key"] == "end":
            sys.exit(3)
        if wanted["key"] == "long":
            answer["text"] = "x" * 3_000_000
        if wanted["key"] == "wait":
            time.sleep(300)
        print(json.dumps(answer), flush=True)
"""

# The texts of the hints, and what a person is told about them.
HINTS = "[...document.querySelectorAll('.hints .known-text')].map(e => e.textContent)"
NOTES = "[...document.querySelectorAll('.hints .note')].map(e => e.textContent)"


class TranslationChecks:
    """Checks that a `Check` runs with its own."""

    def project(self, name):
        """Writes a project of two catalogs and returns their paths."""
        folder = self.folder / name
        folder.mkdir()
        (folder / ".catalog-lint.json").write_text(json.dumps(GLOSSARY), encoding="utf-8")
        paths = []
        for name, strings in (("Albums", ALBUMS), ("Widgets", WIDGETS)):
            paths.append(folder / f"{name}.xcstrings")
            paths[-1].write_text(written({"sourceLanguage": "en", "strings": strings, "version": "1.0"}), encoding="utf-8")
        return paths

    def check_memory(self, browser, page):
        albums, widgets = self.project("memory")
        before = widgets.read_text(encoding="utf-8")
        tmx = self.folder / "memory" / "old.tmx"
        tmx.write_text(
            '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Share the album</seg></tuv>'
            '<tuv xml:lang="ko"><seg>앨범을 공유</seg></tuv></tu></body></tmx>', encoding="utf-8")
        with Server(self.program, albums, widgets, arguments=("--memory", tmx)) as server:
            self.server = server
            # The same source text under another key.
            self.open(page, "ko", "cancel.button", catalog=1)
            page.wait(f"{HINTS}.length")
            self.expect(page.run(HINTS) == ["취소"], f"the memory knows {page.run(HINTS)}")
            origin = page.text(".hints li .muted")
            self.expect(origin.startswith("Same source text · ") and origin.endswith("Albums.xcstrings · Cancel"), f"it is from {origin}")
            page.run("document.activeElement.blur()")
            page.key("1")
            page.wait("document.querySelector('textarea').value === '취소'")
            self.expect(widgets.read_text(encoding="utf-8") == before, "taking a text over saves it")
            page.run("document.execCommand('undo')")
            self.expect(page.value("textarea") == "", "the browser can't undo it")
            page.key("1", "Control")
            self.expect(page.value("textarea") == "취소", "Ctrl+1 in the field does nothing")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'")
            self.expect("취소" in widgets.read_text(encoding="utf-8"), "it is not saved")
            # A similar text, with what differs and with the placeholder of this one.
            self.open(page, "ko", "Delete %lld from the album?", catalog=1)
            page.wait(f"{HINTS}.length")
            self.expect(page.run(HINTS)[0] == "앨범에서 %lld 항목을 삭제하시겠습니까?", f"the placeholder does not fit: {page.run(HINTS)}")
            marked = page.run("['del', 'ins'].map(name => [...document.querySelectorAll(`.hints ${name}`)].map(e => e.textContent))")
            self.expect(marked == [["%@"], ["%lld"]], f"the difference is {marked}")
            self.open(page, "ko", "Open the album", catalog=1)
            page.wait(f"{HINTS}.length")
            self.expect("Needs review" in page.text(".hints li .muted") and "Similar source text" in page.text(".hints li .muted"),
                        f"it says {page.text('.hints li .muted')}")
            # From a file that is not served.
            self.open(page, "ko", "Share the album", catalog=1)
            page.wait(f"{HINTS}.length")
            self.expect(page.run(HINTS)[0] == "앨범을 공유" and "old.tmx" in page.text(".hints li .muted"), f"of --memory it knows {page.run(HINTS)}")
            # What is saved, here or by another program, is known at once.
            albums.write_text(albums.read_text(encoding="utf-8").replace("공유 앨범 열기", "함께 쓰는 앨범 열기"), encoding="utf-8")
            self.open(page, "ko", "Open the album", catalog=1)
            page.wait(f"{HINTS}[0] === '함께 쓰는 앨범 열기'")
            page.replace("textarea", "앨범 열기")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'")
            self.open(page, "ko", "Open the shared album")
            page.wait(f"{HINTS}.includes('앨범 열기')")
            # The string itself is no memory.
            self.expect("함께 쓰는 앨범 열기" not in page.run(HINTS), "a text is its own memory")
            # From right to left.
            page.select("#language", "ar")
            page.wait("document.querySelector('textarea')?.lang === 'ar'")
            self.open(page, "ar", "cancel.button", catalog=1)
            page.wait(f"{HINTS}.length")
            style = page.run("(e => [getComputedStyle(e).direction, e.lang])(document.querySelector('.known-text'))")
            self.expect(style == ["rtl", "ar"], f"Arabic is {style}")
            # A placeholder stays in one piece.
            albums.write_text(albums.read_text(encoding="utf-8").replace("إلغاء", "إلغاء %lld الآن"), encoding="utf-8")
            self.open(page, "ar", "cancel.button", catalog=1)
            page.wait(f"{HINTS}[0] === 'إلغاء \\u2066%lld\\u2069 الآن'")

    def check_memory_that_cannot_be_used(self, browser, page):
        albums, widgets = self.project("unreadable")
        tmx = self.folder / "unreadable" / "old.tmx"
        tmx.write_text("<tmx", encoding="utf-8")
        with Server(self.program, albums, widgets, arguments=("--memory", tmx)) as server:
            self.server = server
            self.open(page, "ko", "cancel.button", catalog=1)
            page.wait(f"{NOTES}.length")
            self.expect("old.tmx" in page.run(NOTES)[0] and page.run(HINTS) == ["취소"], f"it says {page.run(NOTES)} and knows {page.run(HINTS)}")

    def check_glossary(self, browser, page):
        paths = self.project("glossary")
        with Server(self.program, *paths) as server:
            self.server = server
            self.open(page, "ko", "Share the album", catalog=1)
            page.wait("document.querySelector('.source-patterns .term')")
            terms = page.run("[...document.querySelectorAll('.source-patterns .term')].map(e => [e.textContent, e.title])")
            self.expect(terms == [["Share", "공유"], ["album", "앨범 · 사진첩"]], f"the terms are {terms}")
            hints = page.run(HINTS)
            numbers = {text: hints.index(text) + 1 for text in ("앨범", "공유")}
            page.run("document.querySelector('textarea').focus()")
            page.key(str(numbers["앨범"]), "Control")
            page.type(" ")
            page.key(str(numbers["공유"]), "Control")
            self.expect(page.value("textarea") == "앨범 공유", f"the terms are inserted as {page.value('textarea')}")
            page.run("document.querySelector('textarea').setSelectionRange(0, 2)")
            page.run(f"[...document.querySelectorAll('.hints button.known')][{numbers['공유'] - 1}].click()")
            self.expect(page.value("textarea") == "공유 공유", "a click does not insert a term at the cursor")
            page.key("Escape")
            # A digit alone is typed in a field, and not taken over.
            page.run("document.querySelector('textarea').focus()")
            page.key("9")
            self.expect("9" in page.value("textarea"), "a digit can't be typed")
            # The source language needs no hints.
            self.open(page, "en", "Share the album", catalog=1)
            time.sleep(0.3)
            self.expect(page.run("document.querySelector('.hints').hidden"), "there are hints for the source text")

    def check_suggestions(self, browser, page):
        albums, widgets = self.project("suggestions")
        before = widgets.read_text(encoding="utf-8")
        command, log = self.folder / "suggest it.py", self.folder / "suggest.log"
        command.write_text(textwrap.dedent(COMMAND), encoding="utf-8")
        line = shlex.join([sys.executable, str(command), str(log)])
        asked = lambda: [json.loads(one) for one in log.read_text(encoding="utf-8").splitlines()]
        with Server(self.program, albums, widgets, arguments=("--suggest", line)) as server:
            self.server = server
            # An open text gets a suggestion by itself, and it is only text.
            self.open(page, "ko", "Share the album", catalog=1)
            page.wait(f"{HINTS}.includes('앨범 <b>공유</b>')")
            self.expect(page.run("document.querySelectorAll('.hints b').length") == 0, "a suggestion became markup")
            pid, wanted = asked()[0]
            self.expect((wanted["source"], wanted["language"], wanted["sourceLanguage"], wanted["key"], wanted["placeholders"])
                        == ("Share the album", "ko", "en", "Share the album", []), f"the command is told {wanted}")
            self.expect({"term": "album", "translations": ["앨범", "사진첩"]} in wanted["glossary"], f"the command knows the terms {wanted['glossary']}")
            # The same checks as for all edits say what is wrong.
            self.open(page, "ko", "Delete %lld from the album?", catalog=1)
            page.wait(f"{HINTS}.includes('앨범에서 삭제')")
            wanted = asked()[-1][1]
            self.expect([one["text"] for one in wanted["memory"]] == ["앨범에서 %lld 항목을 삭제하시겠습니까?"] and wanted["placeholders"] == ["%lld"],
                        f"the command is told {wanted}")
            self.expect("%lld" in page.run(NOTES)[0], f"a lost placeholder is told as {page.run(NOTES)}")
            page.run("document.activeElement.blur()")
            page.key(str(page.run(HINTS).index("앨범에서 삭제") + 1))
            self.expect(page.value("textarea") == "앨범에서 삭제", "the suggestion is not taken over")
            self.expect(widgets.read_text(encoding="utf-8") == before, "a suggestion is saved by itself")
            # What it says of its own, garbage, and its end.
            self.open(page, "ko", "cancel.button", catalog=1)
            page.wait(f"{NOTES}.length")
            self.expect(page.run(NOTES) == ["The suggestion command says: no <i>model</i>"], f"it says {page.run(NOTES)}")
            self.open(page, "ko", "Open the album", catalog=1)
            page.wait(f"{NOTES}.length")
            self.expect("isn’t a valid suggestion" in page.run(NOTES)[0], f"of garbage it says {page.run(NOTES)}")
            self.expect(len({pid for pid, _ in asked()}) == 1, "the command is started more than once")
            # After a failure only a person asks again.
            count = len(asked())
            page.run("document.activeElement.blur()")
            page.key("j")
            page.wait("document.querySelector('h2 code, .key code').textContent === 'Share the album'")
            time.sleep(0.4)
            self.expect(len(asked()) == count, "a command that failed is asked again by itself")
            page.key("s")
            page.wait(f"{HINTS}.includes('앨범 <b>공유</b>')")
        time.sleep(0.2)
        self.expect(not running(pid), "the command outlives the server")

    def check_commands_that_fail(self, browser, page):
        strings = {key: {"localizations": {"en": unit(f"Text {key}")}} for key in ("end", "long", "other", "wait")}
        path = self.folder / "Failing.xcstrings"
        path.write_text(written({"sourceLanguage": "en", "strings": strings, "version": "1.0"}), encoding="utf-8")
        command, log = self.folder / "fail.py", self.folder / "fail.log"
        command.write_text(textwrap.dedent(COMMAND), encoding="utf-8")
        with Server(self.program, path, arguments=("--suggest", shlex.join([sys.executable, str(command), str(log)]))) as server:
            self.server = server
            for key, said in (("end", "ended without answering"), ("long", "isn’t a valid suggestion")):
                self.open(page, "ko", key)
                page.wait(f"{NOTES}.length")
                self.expect(said in page.run(NOTES)[0], f"{key}: it says {page.run(NOTES)}")
                # The page works as usual.
                page.replace("textarea", f"텍스트 {key}")
                page.key("Enter", "Control")
                page.wait("document.querySelector('#status').textContent === 'Saved.'")
            # It is started again, and one that does not answer is ended.
            self.open(page, "ko", "other")
            page.wait(f"{HINTS}.includes('앨범 <b>공유</b>')")
            self.open(page, "ko", "wait")
            page.wait("document.querySelector('.hints [role=status]').textContent.startsWith('Waiting')")
            page.replace("textarea", "기다림")
            page.key("Enter", "Control")
            page.wait("document.querySelector('#status').textContent === 'Saved.'", 5)
            page.wait(f"{NOTES}.length", 40)
            self.expect("within 30 seconds" in page.run(NOTES)[0], f"wait: it says {page.run(NOTES)}")
            pids = [json.loads(line)[0] for line in log.read_text(encoding="utf-8").splitlines()]
            self.expect(len(set(pids)) >= 3 and not any(map(running, pids)), f"processes that failed go on: {pids}")
            page.open("about:blank", until="true")
            self.watch("commands_that_fail", browser)
            browser.events = []
        with Server(self.program, path, arguments=("--suggest", str(self.folder / "no such command").replace(" ", "\\ "))) as server:
            self.server = server
            self.open(page, "ko", "long")
            page.wait("document.querySelector('.hints [data-suggest]')")
            page.run("document.querySelector('.hints [data-suggest]').click()")
            page.wait(f"{NOTES}.length")
            self.expect("can’t be started" in page.run(NOTES)[0], f"without a command it says {page.run(NOTES)}")

    def check_ends_while_suggestions_wait(self, browser, page):
        strings = {key: {"localizations": {"en": unit(f"Text {key}")}} for key in ("other", "wait")}
        path = self.folder / "Waiting.xcstrings"
        path.write_text(written({"sourceLanguage": "en", "strings": strings, "version": "1.0"}), encoding="utf-8")
        command, log = self.folder / "wait.py", self.folder / "wait.log"
        command.write_text(textwrap.dedent(COMMAND), encoding="utf-8")
        with Server(self.program, path, arguments=("--suggest", shlex.join([sys.executable, str(command), str(log)]))) as server:
            self.server = server
            # One text is asked about, and another one waits for its turn.
            self.open(page, "ko", "wait")
            page.wait("document.querySelector('.hints [role=status]').textContent.startsWith('Waiting')")
            page.run("document.activeElement.blur()")
            page.key("k")
            page.wait("document.querySelector('h2 code').textContent === 'other' && document.querySelector('.hints [role=status]').textContent.startsWith('Waiting')")
            page.wait("performance.getEntriesByType('resource').filter(entry => entry.name.includes('/api/hints')).length > 1")
            pid = json.loads(log.read_text(encoding="utf-8").splitlines()[0])[0]
            start = time.monotonic()
            status = server.stop()
            self.expect(status == 0 and time.monotonic() - start < 5, f"it ends with {status} after {time.monotonic() - start} seconds")
            self.expect(not running(pid), "the command outlives the server")
            self.expect(len(log.read_text(encoding="utf-8").splitlines()) == 1, "the command is asked at the end")
            self.expect(not server.process.stderr.read(), "it says something at the end")
        browser.events = [event for event in browser.events if "ERR_" not in str(event)]

    def check_replaces_in_several(self, browser, page):
        strings = {
            "Album": {"localizations": {"ko": unit("사진첩 ‘보관’")}},
            "Albums": {"localizations": {"ko": {"variations": {"device": {"mac": unit("사진첩 Mac"), "other": unit("사진첩", "needs_review")}}}}},
            "Album %@": {"localizations": {"ko": unit("사진첩 %@")}},
            "Photo": {"localizations": {"ko": unit("사진")}},
        }
        strings = dict(sorted(strings.items()))
        before = written({"sourceLanguage": "en", "strings": strings, "version": "1.0"})
        self.path.write_text(before, encoding="utf-8")
        self.open(page, "ko", "Album")
        page.run("document.querySelector('#rows').focus()")
        page.key("r")
        page.wait("document.querySelector('#status').textContent.startsWith('Select strings first')")
        page.key("a", "Control")
        page.key("r")
        page.wait("document.querySelector('dialog.replace')?.open && document.activeElement.id === 'replace-search'")
        page.type("사진첩")
        page.key("Tab")
        page.type("앨범")
        texts = "[...document.querySelectorAll('.replacements li')].map(e => [...e.querySelectorAll('p')].map(p => p.textContent))"
        page.wait(f"{texts}.length === 4")
        found = page.run(texts)
        self.expect(["Album", "사진첩 ‘보관’", "앨범 ‘보관’"] in found and ["Albums · device.mac", "사진첩 Mac", "앨범 Mac"] in found, f"the preview shows {found}")
        self.expect(page.text("#replaceCount") == "Will change: 4 · Can’t change: 0", f"it says {page.text('#replaceCount')}")
        self.expect(self.path.read_text(encoding="utf-8") == before, "the preview saves")
        self.faults += [f"replacing: {fault}" for fault in self.inaccessible(page)]
        page.key("Enter")
        page.wait("document.querySelector('#status').textContent === 'Replaced and saved.'")
        self.expect(self.path.read_text(encoding="utf-8") == before.replace("사진첩", "앨범"), "something else was changed")
        page.wait("document.querySelector('#selection').hidden")
        page.run("document.activeElement.blur()")
        page.key("u")
        page.wait("document.querySelector('#status').textContent.startsWith('Undone.')")
        self.expect(self.path.read_text(encoding="utf-8") == before, "one step does not undo everything")
        # What would break a string leaves that string alone.
        page.run("document.querySelector('#rows').focus()")
        page.key("a", "Control")
        page.click("#replace")
        page.wait("document.querySelector('dialog.replace')?.open")
        page.replace("#replace-search", " %@")
        page.wait("document.querySelector('.replacements .refused')")
        refused = page.text(".replacements .refused .note")
        self.expect("%@" in refused and page.run("document.querySelector('dialog.replace .primary').disabled"), f"a lost placeholder is {refused}")
        page.replace("#replace-search", "사진첩 ")
        page.replace("#replace-with", "%lld ")
        page.wait("document.querySelectorAll('.replacements li').length === 3")
        self.expect(page.text("#replaceCount") == "Will change: 0 · Can’t change: 3", f"it says {page.text('#replaceCount')}")
        page.replace("#replace-search", "없는 말")
        page.wait("document.querySelector('#replaceCount').textContent.startsWith('None of')")
        # Nothing is saved if the file changed meanwhile.
        page.replace("#replace-search", "사진")
        page.replace("#replace-with", "그림")
        page.wait("!document.querySelector('dialog.replace .primary').disabled")
        self.path.write_text(before.replace("Mac\"", "맥\""), encoding="utf-8")
        page.run("document.querySelector('#replace-with').focus()")
        page.key("Enter")
        page.wait("document.querySelector('#replaceCount').textContent.startsWith('Nothing was saved')")
        self.expect("그림" not in self.path.read_text(encoding="utf-8"), "it is saved over what others wrote")
        page.key("Escape")
        page.wait("!document.querySelector('dialog.replace')")

    def check_edits_comments(self, browser, page):
        strings = {
            "Automatic": {"comment": "By Xcode.", "isCommentAutoGenerated": True},
            "Kept": {"comment": "A <b>comment</b>.", "extractionState": "manual"},
            "Silent": {"extractionState": "manual"},
        }
        before = written({"sourceLanguage": "en", "strings": strings, "version": "1.0"})
        self.path.write_text(before, encoding="utf-8")
        self.open(page, "ko", "Automatic")
        self.expect(not page.run("Boolean(document.querySelector('.edit-comment'))"), "a comment of Xcode can be edited")
        self.open(page, "ko", "Kept")
        page.run("document.querySelector('.edit-comment').focus()")
        page.key(" ")
        page.wait("document.activeElement.id === 'commentText'")
        self.expect(page.value("#commentText") == "A <b>comment</b>.", "the comment is not in the field")
        page.replace("#commentText", "Another \"one\".")
        page.key("Enter", "Control")
        page.wait("document.querySelector('.comment')?.textContent.endsWith('Another \"one\".')")
        self.expect(self.text() == before.replace("A <b>comment</b>.", 'Another \\"one\\".'), "something else was changed")
        page.run("document.activeElement.blur()")
        page.key("u")
        page.wait("document.querySelector('.comment')?.textContent.endsWith('A <b>comment</b>.')")
        self.expect(self.text() == before, "the comment does not come back")
        # One more, and none.
        self.open(page, "ko", "Silent")
        self.expect(page.text(".edit-comment") == "Add comment", f"the button says {page.text('.edit-comment')}")
        page.click(".edit-comment")
        page.wait("document.querySelector('#commentDialog')?.open")
        page.replace("#commentText", "새 설명")
        # Others changed the comment meanwhile.
        self.path.write_text(before.replace("A <b>", "The <b>"), encoding="utf-8")
        page.key("Enter", "Control")
        page.wait("document.querySelector('.comment')?.textContent.endsWith('새 설명')")
        self.expect(json.loads(self.text())["strings"]["Silent"]["comment"] == "새 설명", "a comment is not added")
        page.click(".edit-comment")
        page.wait("document.querySelector('#commentDialog')?.open")
        page.replace("#commentText", "")
        page.run("document.querySelector('#commentText').value = ''")
        page.key("Enter", "Control")
        page.wait("document.querySelector('.edit-comment').textContent === 'Add comment'")
        self.expect(self.text() == before.replace("A <b>", "The <b>"), "a comment is not removed")

    def check_translating_in_every_language(self, browser, page):
        """Nothing is cut, and every color can be read, in all languages, narrow and dark."""
        albums, widgets = self.project("narrow")
        command, log = self.folder / "narrow.py", self.folder / "narrow.log"
        command.write_text(textwrap.dedent(COMMAND), encoding="utf-8")
        with Server(self.program, albums, widgets, arguments=("--suggest", shlex.join([sys.executable, str(command), str(log)]))) as server:
            self.server = server
            for width, scheme in ((320, "light"), (1280, "dark")):
                page.window(1280, 740)
                page.scheme(scheme)
                self.open(page, "ko", "Delete %lld from the album?", catalog=1)
                page.window(width, 740)
                page.run("document.querySelector('#panes').classList.add('shows-entry')")
                page.wait(f"{HINTS}.includes('앨범에서 삭제')")
                for language in ("en", "ko", "ja", "zh-Hans"):
                    page.select("#pageLanguage", language)
                    page.wait(f"document.documentElement.lang === '{language}' && {HINTS}.includes('앨범에서 삭제')")
                    self.faults += [f"{width}, {language}: {fault}" for fault in self.inaccessible(page)]
                    cut = page.run("""[...document.querySelectorAll('.hints *, .head *')].filter(e =>
                        e.checkVisibility() && !e.closest('.unseen') && e.getBoundingClientRect().right > innerWidth + 1).map(e => e.className || e.tagName)""")
                    self.expect(not cut, f"{cut} end beyond a window of {width} pixels in {language}")
                page.select("#pageLanguage", "en")
                page.wait("document.documentElement.lang === 'en'")


def running(pid):
    """Returns whether a process exists and is no zombie."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as status:
            return status.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
