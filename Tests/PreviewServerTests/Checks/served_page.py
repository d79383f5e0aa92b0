"""The page of `catalog-preview serve` in a real browser, for checks, pictures and measurements."""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "ReportsTests" / "Checks"))

from accessibility import violations  # noqa: E402, F401
from browser import Browser  # noqa: E402

# A script starts background programs with this signal ignored, and the server would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

KEYS = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38, "PageDown": 34, "Home": 36, "End": 35}


class Server:
    """A server that runs until the end of the `with`."""

    def __init__(self, program, *catalogs, arguments=()):
        self.process = subprocess.Popen(
            [program, "serve", *map(str, catalogs), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env={**os.environ, "LANG": "C.UTF-8", "LANGUAGE": ""})
        self.address = None
        for line in self.process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                self.address = found.group()
                break
        if not self.address:
            raise RuntimeError(f"the server did not start: {self.process.stderr.read()}")
        self.origin, self.token = self.address.split("/#")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        """Interrupts the server like Control-C, and returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(10)


class Page:
    """A tab with the page."""

    def __init__(self, browser):
        self.browser = browser
        browser.session = None
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        # With unsaved changes the page asks before it is closed, and would block.
        self.call("Page.addScriptToEvaluateOnNewDocument",
                  source="addEventListener('beforeunload', event => event.isTrusted && event.stopImmediatePropagation(), true)")
        # Otherwise a tab in the background counts as hidden.
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.window(1280, 900)

    def close(self):
        """Closes the tab without confirmation."""
        self.browser.session = None
        self.browser.closed.add(self.session)
        self.browser.call("Target.closeTarget", targetId=self.target)

    def window(self, width, height):
        """Gives the tab a size in CSS pixels."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def scheme(self, name):
        """Sets the reader's preferred colors, `light` or `dark`."""
        self.call("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-color-scheme", "value": name}])

    def call(self, method, **parameters):
        """Sends a command to this tab."""
        self.browser.session = self.session
        return self.browser.call(method, **parameters)

    def run(self, expression):
        """Returns the value of an expression."""
        self.browser.session = self.session
        return self.browser.evaluate(expression)

    def open(self, address, until="document.querySelector('.field')"):
        """Opens a URL and waits for an expected condition."""
        # A tab in the background draws nothing.
        self.call("Page.bringToFront")
        # A change of only the fragment would load nothing.
        self.call("Page.navigate", url="about:blank")
        self.wait("location.href === 'about:blank' && document.readyState === 'complete'")
        self.call("Page.navigate", url=address)
        self.wait(until)

    def wait(self, condition, seconds=30):
        """Waits until an expression is true."""
        deadline = time.monotonic() + seconds
        while not self.run(f"Boolean({condition})"):
            if time.monotonic() > deadline:
                raise AssertionError(f"timed out waiting for {condition}")
            time.sleep(0.02)

    def text(self, selector):
        """Returns the text of the first element that matches a selector; None if there is none."""
        return self.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def value(self, selector):
        """Returns the value of a field."""
        return self.run(f"document.querySelector({json.dumps(selector)}).value")

    def click(self, selector):
        """Clicks on an element."""
        self.run(f"document.querySelector({json.dumps(selector)}).click()")

    def key(self, name, *modifiers):
        """Presses and releases a key."""
        bits = sum({"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}[modifier] for modifier in modifiers)
        text = {} if len(name) > 1 or bits & 7 else {"text": name}
        code = KEYS.get(name, ord(name.upper()[0]))
        self.call("Input.dispatchKeyEvent", type="keyDown", key=name, modifiers=bits, windowsVirtualKeyCode=code, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=name, modifiers=bits, windowsVirtualKeyCode=code)

    def type(self, text):
        """Types a text at the cursor, replacing the selection."""
        self.call("Input.insertText", text=text)

    def replace(self, selector, text):
        """Types a text, replacing the value of a field."""
        self.run(f"(e => {{ e.focus(); e.select(); }})(document.querySelector({json.dumps(selector)}))")
        self.type(text)

    def select(self, selector, value):
        """Chooses an option."""
        self.run(f"(e => {{ e.value = {json.dumps(value)}; e.dispatchEvent(new Event('change', {{ bubbles: true }})); }})"
                 f"(document.querySelector({json.dumps(selector)}))")
