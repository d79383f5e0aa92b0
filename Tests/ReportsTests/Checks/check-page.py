#!/usr/bin/env python3
"""Checks a report in a browser.

    check-page.py REPORT.html

Prints one line a fault and ends with 1 when there is one. Looked at are: scripts, requests, messages
of the console, the language that is shown, contrast in light and dark, width at 320 pixels, the page
without style, and what is focused.
"""

import pathlib
import re
import sys

from browser import Browser

# The code that computes colors and their contrast.
COLORS = (pathlib.Path(__file__).parent / "colors.js").read_text(encoding="utf-8")

# Returns the pairs of foreground and background colors, with their contrast ratios.
CONTRAST = "(() => {" + COLORS + r"""
  const faults = [];
  let checked = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility() || element.closest('symbol, style')) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize), bold = parseInt(style.fontWeight) >= 700;
    const needed = size >= 24 || bold && size >= 18.66 ? 3 : 4.5;
    const color = element.namespaceURI.endsWith('svg') ? style.fill : style.color;
    const below = background(element), found = ratio(over(parse(color), below), below);
    checked += 1;
    if (found < needed) faults.push(`text ${found.toFixed(2)}: ${node.data.trim().slice(0, 30)}`);
  }
  for (const element of document.querySelectorAll('.meter .value, .bar rect, .tally svg, .finding svg, .badge svg')) {
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const color = element.matches('rect') ? style.fill : element.matches('circle') ? style.stroke : style.color;
    const below = background(element), found = ratio(over(parse(color), below), below);
    checked += 1;
    if (found < 3) faults.push(`graphic ${found.toFixed(2)}: ${element.getAttribute('class') || element.parentElement.className}`);
  }
  return { faults: [...new Set(faults)], checked };
})()
"""

# Returns the languages whose report is visible.
SHOWN = "[...document.querySelectorAll('article')].filter(a => a.checkVisibility()).map(a => a.id)"


class Check:
    """The faults of one page."""

    def __init__(self, browser, address, source):
        self.browser = browser
        self.address = address
        self.source = source
        self.languages = re.findall(r'<article id="([^"]+)"', source)
        self.faults = []

    def expect(self, holds, fault):
        """Records a fault unless the condition holds."""
        if not holds:
            self.faults.append(fault)

    def watch(self, place):
        """Records the page's requests and error messages since it was opened."""
        for event in self.browser.events:
            method, values = event["method"], event.get("params", {})
            if method == "Network.requestWillBeSent":
                url = values["request"]["url"]
                self.expect(url.split("#")[0] in (self.address, "about:blank"), f"{place}: requests {url[:80]}")
            if method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
                          "Page.javascriptDialogOpening"):
                self.faults.append(f"{place}: {method}: {str(values)[:300]}")

    def run(self):
        """Runs all checks."""
        browser, first = self.browser, self.languages[0]
        for scheme in ("light", "dark"):
            for language in self.languages:
                place = f"{language}, {scheme}"
                browser.window(1280)
                browser.media(scheme)
                browser.open(f"{self.address}#{language}")
                self.watch(place)
                shown = browser.evaluate(SHOWN)
                self.expect(shown == [language], f"{place}: shows {shown}")
                contrast = browser.evaluate(CONTRAST)
                self.expect(contrast["checked"] > 20, f"{place}: only {contrast['checked']} colors were found")
                self.faults += [f"{place}: contrast of {fault}" for fault in contrast["faults"]]
        browser.media()
        browser.open(self.address)
        self.expect(browser.evaluate(SHOWN) == [first], "without a choice the first language is not shown")
        self.expect(browser.evaluate("document.scripts.length") == 0, "has a script")
        self.expect(browser.evaluate("document.images.length") == 0, "has an image")
        self.expect(browser.evaluate("document.querySelectorAll('link, iframe, object, embed, form, base').length") == 0,
                    "has an element that loads or sends")
        handlers = "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes]).filter(a => /^on|^style$/i.test(a.name)).length"
        self.expect(browser.evaluate(handlers) == 0, "has an attribute with script or style")
        links = "[...document.querySelectorAll('a, use')].filter(e => !e.getAttribute('href').startsWith('#')).length"
        self.expect(browser.evaluate(links) == 0, "has a link to elsewhere")
        broken = "[...document.querySelectorAll('a, use')].filter(e => !document.getElementById(e.getAttribute('href').slice(1))).length"
        self.expect(browser.evaluate(broken) == 0, "has a link to nowhere")
        twice = "(ids => ids.length - new Set(ids).size)([...document.querySelectorAll('[id]')].map(e => e.id))"
        self.expect(browser.evaluate(twice) == 0, "has an id twice")
        sizes = "[...document.querySelectorAll('svg')].filter(e => !e.hasAttribute('width') || !e.hasAttribute('height')).length"
        self.expect(browser.evaluate(sizes) == 0, "has a drawing without size")
        self.switch_by_link()
        self.deep_links()
        self.keep_place()
        self.keep_choice()
        self.narrow()
        self.focus()
        self.unstyled()
        return self.faults

    def switch_by_link(self):
        """Clicks on the language links."""
        browser = self.browser
        for language in self.languages[1:] if len(self.languages) > 1 else []:
            browser.evaluate(f"[...document.querySelectorAll('nav a')].find(a => a.checkVisibility() && a.hreflang == '{language}').click()")
            browser.evaluate("new Promise(done => setTimeout(done, 50))")
            shown = browser.evaluate(SHOWN)
            self.expect(shown == [language], f"a click on {language} shows {shown}")
            current = browser.evaluate("[...document.querySelectorAll('[aria-current]')].filter(a => a.checkVisibility()).map(a => a.hreflang)")
            self.expect(current == [language], f"{language} marks {current} as the current language")

    def deep_links(self):
        """Opens the section of a photo in a language that is not the first."""
        language = self.languages[-1]
        cards = f"#{language} .card[id], #{language} .card-content"
        place = self.browser.evaluate(f"document.querySelector('{cards}').id")
        self.browser.open(f"{self.address}#{place}")
        self.expect(self.browser.evaluate(SHOWN) == [language], "a link to a photo does not show its language")

    def keep_place(self):
        """Switches the language in the middle of a photo, which must stay where it is."""
        browser = self.browser
        if len(self.languages) < 2:
            return
        first, other = self.languages[:2]
        cards = f"#{first} .card[id], #{first} .card-content"
        place = browser.evaluate(f"[...document.querySelectorAll('{cards}')].at(-1).id")
        browser.window(1280, 400)
        browser.open(f"{self.address}#{place}")
        browser.evaluate(f"document.getElementById('{place}').scrollIntoView({{block: 'end'}})")
        bar = f"document.getElementById('{place}').querySelector(':scope > .back')"
        shown = browser.evaluate(f"(b => b.top >= 0 && b.bottom <= innerHeight + 1)({bar}.getBoundingClientRect())")
        self.expect(shown, "the links of a photo to its other languages are out of sight")
        browser.evaluate(f"[...{bar}.querySelectorAll('a')].find(a => a.hreflang == '{other}').click()")
        browser.evaluate("new Promise(done => setTimeout(done, 50))")
        same = place.replace(f"{first}-", f"{other}-", 1)
        top = browser.evaluate(f"document.getElementById('{same}').getBoundingClientRect().top")
        self.expect(browser.evaluate(SHOWN) == [other], f"a photo does not lead to itself in {other}")
        self.expect(-1 <= top < 400, f"the same photo in {other} is at {top}")
        browser.window(1280)

    def keep_choice(self):
        """Chooses a group of rows, and changes the language, which must keep the choice; on paper too."""
        browser = self.browser
        shown = ("[...document.querySelectorAll('tr[data-group]')].filter(r => r.checkVisibility())"
                 ".map(r => r.closest('article').id + r.dataset.group)")
        labels = "[...document.querySelectorAll('.choice label')].filter(l => l.checkVisibility())"
        accent = f"{labels}.filter(l => getComputedStyle(l).backgroundColor != 'rgba(0, 0, 0, 0)').map(l => l.htmlFor)"
        browser.open(self.address)
        all_rows, count = browser.evaluate(shown), browser.evaluate(f"{labels}.length")
        if count < 3:
            return
        self.expect(browser.evaluate(accent) == ["choice-all"], "all rows are not marked as chosen")
        browser.evaluate(f"{labels}[2].click()")
        for language in self.languages:
            browser.evaluate(f"location.hash = '{language}'")
            browser.evaluate("new Promise(done => setTimeout(done, 50))")
            rows = browser.evaluate(shown)
            self.expect(rows and set(rows) == {language + "1"} and len(rows) < len(all_rows),
                        f"{language}: the chosen rows are {rows}")
            self.expect(browser.evaluate(accent) == ["choice-1"], f"{language}: {browser.evaluate(accent)} are marked as chosen")
            names = browser.evaluate(f"{labels}.map(l => l.textContent.trim())")
            tree = browser.call("Accessibility.getFullAXTree")["nodes"]
            radios = [node["name"]["value"] for node in tree if node.get("role", {}).get("value") == "radio"]
            self.expect(radios == [" ".join(name.split()) for name in names], f"{language}: the choices are named {radios}")
            browser.call("Emulation.setEmulatedMedia", media="print")
            printed = browser.evaluate(f"{labels}.map(l => l.htmlFor)")
            self.expect(printed == ["choice-1"], f"{language}: on paper, the choices are {printed}")
            self.expect(browser.evaluate(shown) == rows, f"{language}: other rows are printed")
            browser.media()

    def narrow(self):
        """Checks for anything wider than a small phone, and for enlarged text."""
        browser = self.browser
        browser.window(320)
        for language in self.languages:
            browser.open(f"{self.address}#{language}")
            width = browser.evaluate("document.documentElement.scrollWidth")
            self.expect(width <= 320, f"{language}: is {width} pixels wide in a window of 320")
        browser.window(1280)

    def focus(self):
        """Checks whether a link focused by the keyboard shows it."""
        browser = self.browser
        browser.open(self.address)
        browser.call("Input.dispatchKeyEvent", type="keyDown", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        browser.call("Input.dispatchKeyEvent", type="keyUp", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        outline = browser.evaluate("document.activeElement == document.body ? 'none' : getComputedStyle(document.activeElement).outlineStyle")
        links = browser.evaluate("[...document.querySelectorAll('a')].filter(a => a.checkVisibility()).length")
        self.expect(links == 0 or outline == "solid", f"focus is shown as {outline}")

    def unstyled(self):
        """Removes the style, as some hosts do, and checks whether all languages are legible."""
        browser = self.browser
        browser.open(self.address)
        browser.evaluate("document.querySelectorAll('style').forEach(s => s.remove())")
        self.expect(browser.evaluate(SHOWN) == self.languages, "without style not every language is shown")
        wide = "Math.max(0, ...[...document.querySelectorAll('svg')].map(e => e.getBoundingClientRect().width))"
        self.expect(browser.evaluate(wide) <= 320, "without style a drawing fills the page")


def main():
    path = pathlib.Path(sys.argv[1]).resolve()
    with Browser() as browser:
        faults = Check(browser, path.as_uri(), path.read_text(encoding="utf-8")).run()
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


main()
