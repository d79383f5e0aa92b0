#!/usr/bin/env python3
"""Checks a page of a document in a browser.

    check-page.py PAGE.html
    check-page.py --width PAGE.html   only for sideways scrolling

Prints one line a fault and ends with 1 when there is one. Looked at are: scripts, requests, the
language that is shown, contrast in light and dark, sideways scrolling from 320 to 1600 pixels, names
of disclosures, links to folded cards, the place of the first table, and the page without style.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/ReportsTests/Checks"))

from browser import Browser  # noqa: E402

COLORS = (ROOT / "Tests/ReportsTests/Checks/colors.js").read_text(encoding="utf-8")

CONTRAST = "(() => {" + COLORS + r"""
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility() || element.closest('symbol, style')) continue;
    const style = getComputedStyle(element), size = parseFloat(style.fontSize);
    const needed = size >= 24 || parseInt(style.fontWeight) >= 700 && size >= 18.66 ? 3 : 4.5;
    const below = background(element), found = ratio(over(parse(style.color), below), below);
    if (found < needed) faults.add(`text ${found.toFixed(2)}: ${node.data.trim().slice(0, 30)}`);
  }
  for (const element of document.querySelectorAll('.bar rect, .length rect, .plot polyline, .plot use, .tally svg, .findings svg, .badge svg, .meter .value')) {
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element), below = background(element.closest('svg').parentElement);
    const found = ratio(over(parse(element.matches('rect') ? style.fill : style.color), below), below);
    if (found < 3) faults.add(`graphic ${found.toFixed(2)}: ${element.parentElement.className}`);
  }
  return [...faults];
})()
"""

SHOWN = "[...document.querySelectorAll('article')].filter(a => a.checkVisibility()).map(a => a.id)"

# The names of the disclosures of each card and of the page outside of cards, if one occurs twice.
SAME_NAMES = """
[...document.querySelectorAll('article'), ...document.querySelectorAll('.card')].flatMap(place => {
  const names = [...place.querySelectorAll('summary')]
    .filter(s => (s.closest('.card') || s.closest('article')) === place).map(s => s.textContent.trim());
  return names.filter((name, index) => names.indexOf(name) !== index);
})
"""


def widths(browser, address, language):
    """Returns the faults of a page in windows of all widths."""
    faults = []
    browser.open(f"{address}#{language}")
    for is_open in (False, True):
        browser.evaluate(f"document.querySelectorAll('details').forEach(d => d.open = {str(is_open).lower()})")
        for width in list(range(320, 1601, 32)) + [375, 737, 740, 768, 810, 820, 834, 868, 895, 897, 961]:
            browser.window(width)
            found = browser.evaluate("document.documentElement.scrollWidth")
            if found > width:
                faults.append(f"{language}: is {found} pixels wide in a window of {width}")
    return faults


def check(browser, path):
    """Returns the faults of a page."""
    faults = []
    address = path.as_uri()
    source = path.read_text(encoding="utf-8")
    languages = re.findall(r'<article id="([^"]+)"', source)

    def expect(holds, fault):
        if not holds:
            faults.append(fault)

    for scheme in ("light", "dark"):
        for language in languages:
            browser.window(1280)
            browser.media(scheme)
            browser.open(f"{address}#{language}")
            shown = browser.evaluate(SHOWN)
            expect(shown == [language], f"{language}: shows {shown}")
            browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            faults.extend(f"{language}, {scheme}: contrast of {fault}" for fault in browser.evaluate(CONTRAST))
            for event in browser.events:
                if event["method"] == "Network.requestWillBeSent":
                    url = event["params"]["request"]["url"]
                    is_own = url.split("#")[0] in (address, "about:blank") or url.startswith("data:")
                    expect(is_own, f"requests {url[:80]}")
                expect(event["method"] not in ("Runtime.exceptionThrown", "Log.entryAdded"), str(event)[:300])
    browser.media()
    browser.open(address)
    expect(browser.evaluate(SHOWN) == languages[:1], "without a choice the first language is not shown")
    expect(browser.evaluate("document.scripts.length") == 0, "has a script")
    handlers = "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes]).filter(a => /^on|^style$/i.test(a.name)).length"
    expect(browser.evaluate(handlers) == 0, "has an attribute with script or style")
    broken = "[...document.querySelectorAll('a, use')].map(e => e.getAttribute('href')).filter(h => h.startsWith('#') && !document.getElementById(h.slice(1)))"
    expect(not browser.evaluate(broken), f"has links to nowhere: {browser.evaluate(broken)[:3]}")
    twice = "(ids => ids.length - new Set(ids).size)([...document.querySelectorAll('[id]')].map(e => e.id))"
    expect(browser.evaluate(twice) == 0, "has an id twice")
    for name in browser.evaluate(SAME_NAMES):
        faults.append(f"two disclosures have the name {name[:60]}")

    for language in languages:
        faults += widths(browser, address, language)
        browser.window(1280, 900)
        browser.open(f"{address}#{language}")
        tops = browser.evaluate(f"[...document.querySelectorAll('#{language} tbody tr:first-child')].slice(0, 1).map(r => r.getBoundingClientRect().bottom)")
        expect(all(top < 900 for top in tops), f"{language}: the first row ends at {tops}")
        folded = browser.evaluate(f"[...document.querySelectorAll('#{language} .card-content')].map(e => e.id).slice(-1)")
        for name in folded:
            browser.open(f"{address}#{name}")
            browser.evaluate("new Promise(done => setTimeout(done, 100))")
            state = browser.evaluate(f"(e => [e.closest('details').open, e.closest('.card').getBoundingClientRect().top])(document.getElementById('{name}'))")
            expect(state[0] and state[1] > -2, f"a link to {name} shows {state}")

    browser.open(address)
    browser.evaluate("document.querySelectorAll('style').forEach(s => s.remove())")
    expect(browser.evaluate(SHOWN) == languages, "without style not every language is shown")
    wide = "Math.max(0, ...[...document.querySelectorAll('svg')].map(e => e.getBoundingClientRect().width))"
    expect(browser.evaluate(wide) <= 320, "without style a drawing fills the page")
    return faults


with Browser() as browser:
    page = pathlib.Path(sys.argv[-1]).resolve()
    found = widths(browser, page.as_uri(), "en") if sys.argv[1] == "--width" else check(browser, page)
for fault in found:
    print(fault)
sys.exit(1 if found else 0)
