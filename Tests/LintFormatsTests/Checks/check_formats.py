"""Checks reports with independent readers.

Usage: check_formats.py FOLDER [SARIF_SCHEMA]. The folder has a file for each format.
"""
import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import jsonschema
from junitparser import Failure, JUnitXml
from sarif_pydantic import Sarif

import sarif_profile

folder = Path(sys.argv[1])


def text(name):
    return (folder / name).read_text(encoding="utf-8")


report = json.loads(text("report.json"))
findings = report["findings"]
lines = [json.loads(line) for line in text("report.jsonl").splitlines()]
assert lines == findings
summary = report["summary"]
assert summary["errors"] + summary["warnings"] + summary["infos"] == len(findings)
assert sum(rule["count"] for rule in summary["rules"]) == len(findings)

# The bytes at line and column are those at the offsets of a fix.
catalog = (folder / "catalog").read_bytes()
for finding in findings:
    for edit in (finding.get("fix") or {}).get("edits", []):
        line = catalog.split(b"\n")[finding["line"] - 1]
        value = line[finding["column"] - 1 : finding["endColumn"] - 1]
        assert catalog[edit["start"] : edit["end"]] in value, finding

log = json.loads(text("report.sarif"))
Sarif.model_validate(log)
schemas = [sarif_profile.LOG]
if len(sys.argv) > 2:
    schemas.append(json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")))
for schema in schemas:
    jsonschema.validate(log, schema)
run = log["runs"][0]
assert len(log["runs"]) == 1 and run["columnKind"] == "utf16CodeUnits"
results = run["results"]
assert [r["ruleId"] for r in results] == [f["rule"] for f in findings]
prints = [r["partialFingerprints"]["primaryLocationLineHash"] for r in results]
assert len(set(prints)) == len(prints)
for rule in run["tool"]["driver"]["rules"]:
    for part in ("shortDescription", "fullDescription", "help"):
        assert rule[part]["text"].strip(), rule
languages = [t["language"] for t in run["translations"]]
assert len(set(languages)) == len(languages) and {"ko", "ja", "zh-CN"} <= set(languages)
for translation in run["translations"]:
    assert [r["id"] for r in translation["rules"]] == [
        r["id"] for r in run["tool"]["driver"]["rules"]
    ]
for result in results:
    place = result["locations"][0]["physicalLocation"]
    uri = place["artifactLocation"]["uri"]
    assert not uri.startswith("/") and " " not in uri
    if "fixes" in result:
        region = place["region"]
        units = catalog.decode().split("\n")[region["startLine"] - 1].encode("utf-16-le")
        value = units[2 * (region["startColumn"] - 1) : 2 * (region["endColumn"] - 1)]
        assert value.decode("utf-16-le") == '"📷 사진 % lld장"', value

issues = json.loads(text("report.gitlab"))
assert len(issues) == len(findings)
assert len({issue["fingerprint"] for issue in issues}) == len(issues)
for issue in issues:
    assert issue["description"].startswith(issue["check_name"])
    assert issue["severity"] in {"info", "minor", "major", "critical", "blocker"}
    assert issue["location"]["path"] and issue["location"]["lines"]["begin"] >= 1

suites = JUnitXml.fromfile(str(folder / "report.junit"))
cases = [case for suite in suites for case in suite]
failures = [r for case in cases for r in case.result if isinstance(r, Failure)]
assert suites.tests == len(cases) == len(findings) + 1
assert suites.failures == len(failures) == summary["errors"]

root = ElementTree.parse(folder / "report.checkstyle").getroot()
assert root.tag == "checkstyle" and root.attrib["version"]
errors = list(root.iter("error"))
assert len(errors) == len(findings)
for error in errors:
    assert set(error.attrib) == {"line", "column", "severity", "message", "source"}
    assert error.attrib["severity"] in {"error", "warning", "info", "ignore"}
