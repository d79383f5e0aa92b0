#!/usr/bin/env python3
"""Opens a page of catalog-preview with screenshots in Chromium and checks what a reader sees of them.

    check-static-pictures.py PAGE.html [FOLDER]

The screenshots are gray, and red where the string is. Prints one line a fault and ends with 1 when there
is one. With a folder, pictures of the page are put there.
"""

import base64
import io
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "ReportsTests/Checks"))
from accessibility import violations  # noqa: E402
from browser import Browser  # noqa: E402
from PIL import Image  # noqa: E402

page = pathlib.Path(sys.argv[1]).resolve()
folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
faults = []

SHOWN = "[...document.querySelectorAll('.language')].find(e => e.offsetHeight)"
# Where the first frame of each visible picture is on the page, and what its middle should show.
FRAMES = f"""[...{SHOWN}.querySelectorAll('svg.%s')].filter(e => e.checkVisibility()).map(e => {{
    e.scrollIntoView({{ block: 'center' }});
    const [box, frame] = [e, e.querySelector('.frame')].map(e => e.getBoundingClientRect());
    return [box, frame].map(({{ x, y, width, height }}) => [x + scrollX, y + scrollY, width, height]);
}})"""


def expect(condition, sentence):
    if not condition:
        faults.append(sentence)


def pixels(browser):
    """Returns the whole page as it is painted."""
    size = browser.evaluate("[innerWidth, document.documentElement.scrollHeight]")
    data = browser.call("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                        clip={"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1})["data"]
    return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")


def check_frames(browser, kind, where):
    found = browser.evaluate(FRAMES % kind)
    expect(found, f"{where}: there is no picture")
    image = pixels(browser)
    for box, frame in found:
        expect(box[0] >= 0 and box[0] + box[2] <= image.width, f"{where}: a picture is at {box}")
        middle = [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]
        expect(box[0] < middle[0] < box[0] + box[2] and box[1] < middle[1] < box[1] + box[3], f"{where}: the frame is at {frame}, outside of {box}")
        for (x, y), wanted in ((middle, (255, 0, 0)), ((frame[0] - 8, middle[1]), (128, 128, 128))):
            color = image.getpixel((round(x), round(y))) if 0 <= x < image.width and 0 <= y < image.height else None
            expect(color and all(abs(one - other) < 12 for one, other in zip(color, wanted)), f"{where}: at {x:.0f}, {y:.0f} is {color} and not {wanted}")


with Browser() as browser:
    for language in ("ko", "ar"):
        for width in (320, 1280):
            for scheme in ("light", "dark"):
                where = f"{language}, {width}, {scheme}"
                browser.window(width)
                browser.media(scheme)
                browser.open(f"{page.as_uri()}#{language}")
                check_frames(browser, "part", where)
                # By keyboard: a click without a mouse.
                browser.evaluate(f"{SHOWN}.querySelector('.screen summary').focus()")
                for kind in ("keyDown", "keyUp"):
                    browser.call("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", windowsVirtualKeyCode=13, text="\r" if kind == "keyDown" else "")
                expect(browser.evaluate(f"{SHOWN}.querySelector('.screen').open"), f"{where}: Enter opens nothing")
                check_frames(browser, "whole", where)
                wide = browser.evaluate("document.documentElement.scrollWidth")
                expect(wide <= width, f"{where}: the page is {wide} pixels wide")
                for fault in violations(browser.evaluate):
                    expect(False, f"{where}: {fault}")
                if folder:
                    folder.mkdir(parents=True, exist_ok=True)
                    browser.screenshot(folder / f"{page.stem}-{language}-{width}-{scheme}.png")
    texts = browser.evaluate("[...document.querySelectorAll('.screens svg')].map(e => [e.getAttribute('role'), e.getAttribute('aria-label')])")
    expect(all(role == "img" and name for role, name in texts), f"pictures are described as {texts}")
    expect(browser.evaluate("document.querySelectorAll('img, script, .screens a').length") == 0, "a name became markup")
    browser.media(medium="print")
    browser.open(f"{page.as_uri()}#ko")
    check_frames(browser, "part", "print")
    if folder:
        browser.pdf(folder / f"{page.stem}-print.pdf")
    for event in browser.events:
        method, parameters = event["method"], event["params"]
        if method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith(("file:", "data:")):
            expect(False, f"asks for {parameters['request']['url'][:80]}")
        if method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            expect(False, f"the browser says: {parameters['entry']['text'][:200]}")
for fault in sorted(set(faults)):
    print(fault)
sys.exit(1 if faults else 0)
