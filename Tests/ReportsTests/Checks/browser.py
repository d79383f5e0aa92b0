"""A headless Chromium, driven through its debugging protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

import websocket


class Browser:
    """One browser with one page. Use it as a context manager."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            raise FileNotFoundError("chromium is not installed")
        self.folder = tempfile.mkdtemp(prefix="metalens-browser-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
             "--remote-allow-origins=*", "--no-first-run", "--disable-extensions", "--hide-scrollbars",
             f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        deadline = time.monotonic() + 60
        while not os.path.exists(port_file) or "\n" not in open(port_file).read():
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError("chromium did not start")
            time.sleep(0.05)
        port, path = open(port_file).read().split("\n")[:2]
        self.socket = websocket.create_connection(f"ws://127.0.0.1:{port}{path}", timeout=60)
        self.identifier = 0
        self.session = None
        self.events = []
        # The sessions of closed tabs, whose late events belong to no check.
        self.closed = set()
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except Exception:
            self.process.terminate()
        self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, **parameters):
        """Sends a command and returns its result; earlier events are kept."""
        self.identifier += 1
        message = {"id": self.identifier, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.identifier:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if answer.get("sessionId") not in self.closed:
                self.events.append(answer)

    def open(self, url):
        """Opens an address and waits until it has loaded."""
        self.events = []
        # A change of only the fragment loads nothing, so every page starts from an empty one.
        self.call("Page.navigate", url="about:blank")
        self.events = []
        self.call("Page.navigate", url=url)
        self.evaluate("new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', done))")
        self.evaluate("document.fonts.ready.then(() => 0)")

    def evaluate(self, expression):
        """Returns the value of an expression; the page itself has no script."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def window(self, width, height=900):
        """Gives the page a size in CSS pixels."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, scheme="light", medium=""):
        """Sets the reader's preferred color scheme, and the medium."""
        self.call("Emulation.setEmulatedMedia", media=medium,
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, path):
        """Writes the whole page as PNG."""
        height = self.evaluate("document.documentElement.scrollHeight")
        width = self.evaluate("innerWidth")
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                         clip={"x": 0, "y": 0, "width": width, "height": min(height, 12000), "scale": 1})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def pdf(self, path):
        """Writes the page as a printer would get it."""
        data = self.call("Page.printToPDF", printBackground=False, preferCSSPageSize=False)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
