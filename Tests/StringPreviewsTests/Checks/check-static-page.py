#!/usr/bin/env python3
"""Opens a page of catalog-preview in Chromium and checks what a reader sees.

    check-static-page.py PAGE.html [FOLDER]

Prints one line a fault and ends with 1 when there is one. With a folder, pictures are put there: each
language, light and dark, wide and narrow, and how it is printed.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "ReportsTests/Checks"))
from accessibility import violations  # noqa: E402
from browser import Browser  # noqa: E402

page = pathlib.Path(sys.argv[1]).resolve()
folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
address = page.as_uri()
text = page.read_text(encoding="utf-8")
languages = re.findall(r'<section class="language[^"]*" id="([^"]+)"', text)
faults = []


def expect(condition, sentence):
    if not condition:
        faults.append(sentence)


SHOWN = "[...document.querySelectorAll('.language')].filter(e => e.offsetHeight).map(e => e.id).join()"
COUNT = "[...document.querySelectorAll('.string')].filter(e => e.offsetHeight).length"
CONTRAST = """(() => {
  const parts = color => (color.match(/[\\d.]+/g) || []).map(Number);
  const light = color => { const [r, g, b] = parts(color).map(v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
  const ground = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor; const p = parts(c); if (p.length < 4 || p[3] > 0) return c; } return 'rgb(255,255,255)'; };
  let worst = [99, ''];
  for (const e of document.querySelectorAll('h1,h2,h3,p,b,code,span,label,legend,footer,.value')) {
    if (!e.offsetHeight || !e.textContent.trim()) continue;
    const [a, b] = [light(getComputedStyle(e).color), light(ground(e))];
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    if (ratio < worst[0]) worst = [ratio, e.className || e.tagName];
  }
  return worst.join(' ');
})()"""

with Browser() as browser:
    for language in languages:
        for width in (320, 390, 1280):
            for scheme in ("light", "dark"):
                browser.window(width)
                browser.media(scheme)
                browser.open(f"{address}#{language}")
                shown = browser.evaluate(SHOWN)
                expect(shown == language, f"#{language} shows {shown}")
                wide = browser.evaluate("document.documentElement.scrollWidth")
                expect(wide <= width, f"#{language} is {wide} pixels wide at {width}")
                ratio, name = browser.evaluate(CONTRAST).split(" ", 1)
                expect(float(ratio) >= 4.5, f"{name} has a contrast of {ratio} ({scheme})")
                for fault in violations(browser.evaluate) if width != 390 else []:
                    expect(False, f"{scheme}, {width} pixels: {fault}")
                if folder and width != 320:
                    folder.mkdir(parents=True, exist_ok=True)
                    browser.screenshot(folder / f"{page.stem}-{language}-{width}-{scheme}.png")
    browser.media()
    browser.window(1280)
    browser.open(address)
    expect(browser.evaluate(SHOWN) == languages[0], "without a language the first one is not shown")
    every = browser.evaluate(COUNT)
    for state in ("missing", "new", "needs_review", "translated"):
        browser.evaluate(f"document.getElementById('filter-{state}').click()")
        wanted = browser.evaluate(f"document.querySelectorAll('.language.default .string.{state}').length")
        shown = browser.evaluate(COUNT)
        expect(shown == wanted, f"{shown} strings are shown for {state}, not {wanted}")
    browser.evaluate("document.getElementById('filter-all').click()")
    expect(browser.evaluate(COUNT) == every, "not all strings come back")
    rtl = browser.evaluate("[...document.querySelectorAll('[lang=ar].text')].every(e => getComputedStyle(e).direction === 'rtl')")
    expect(rtl, "Arabic does not run from right to left")
    first = browser.evaluate("document.querySelector('.string').id")
    browser.open(f"{address}#{first}")
    expect(browser.evaluate(SHOWN) == languages[0], "a link to a string shows another language")
    if folder:
        browser.pdf(folder / f"{page.stem}-print.pdf")
    for event in browser.events:
        method, parameters = event["method"], event["params"]
        if method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith("file:"):
            expect(False, f"asks for {parameters['request']['url'][:80]}")
        if method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            expect(False, f"the browser says: {parameters['entry']['text'][:200]}")
for fault in sorted(set(faults)):
    print(fault)
sys.exit(1 if faults else 0)
