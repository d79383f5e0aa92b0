"""Applies the fixes in a report of catalog-lint, and compares the result with that of --fix.

Usage: check_fixes.py TOOL FOLDER [--unsafe-fixes]. The folder has catalogs only, and is changed.
"""
import json
import subprocess
import sys
from pathlib import Path

tool, folder, options = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]


def run(*arguments):
    command = [tool, "--isolated", "--preset", "all", "--format", "json", *arguments, "."]
    run = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    assert run.returncode < 2, run.stderr
    return json.loads(run.stdout)["findings"]


def catalogs():
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def identity(finding):
    return tuple(finding.get(name) for name in ("file", "rule", "key", "language"))


def is_json(data):
    try:
        json.loads(data.decode("utf-8-sig"))
        return True
    except ValueError:
        return False


def mend(findings, data):
    """Returns the bytes after the fixes that do not overlap, and the findings of those fixes."""
    used, edits = [], []
    for finding in findings:
        own = [(e["start"], e["end"], e["replacement"].encode()) for e in finding["fix"]["edits"]]
        if all(e[1] < u[0] or u[1] < e[0] for e in own for u in edits):
            edits += own
            used.append(finding)
    for start, end, replacement in sorted(edits, reverse=True):
        data = data[:start] + replacement + data[end:]
    return data, used


original = catalogs()
fixed_findings = set()
while True:
    before = catalogs()
    wanted = {}
    for finding in run():
        fix = finding.get("fix")
        if fix and (fix["safe"] or options) and identity(finding) not in fixed_findings:
            wanted.setdefault(finding["file"], []).append(finding)
    if not wanted:
        break
    for name, findings in wanted.items():
        data, used = mend(findings, before[name])
        (folder / name).write_bytes(data)
        fixed_findings |= {identity(finding) for finding in used}
expected = catalogs()
assert fixed_findings and expected != original

for name, data in original.items():
    (folder / name).write_bytes(data)
left = {identity(finding) for finding in run("--fix", *options)}
found = catalogs()
for name, data in expected.items():
    assert found[name] == data, f"{name} has other bytes"
    assert is_json(data) or not is_json(original[name]), f"{name} is broken"
assert not left & fixed_findings, left & fixed_findings
run("--fix", *options)
assert catalogs() == found, "a second run changes files"
print(f"{len(fixed_findings)} findings fixed")
