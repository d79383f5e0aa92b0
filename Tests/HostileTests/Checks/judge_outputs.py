"""Checks outputs with independent readers, and reports the errors.

Usage: judge_outputs.py LIST. Each line of the list is a kind, a path and a name, with tabs between.
"""

import csv
import gc
import io
import json
import pathlib
import plistlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

sys.dont_write_bytecode = True
for checks in ("LintFormatsTests/Checks", "EscapingTests/Checks"):
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / checks))
import formulas  # noqa: E402

# The readers below are imported where they are needed: most runs need none of them.

csv.field_size_limit(1 << 28)

# Characters that move the cursor, reverse text or are invisible; they must never reach a terminal.
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\ufeff\ufffe\uffff]")
ISOLATES = re.compile("[\u2066-\u2069]")
LARGE = 2_000_000

# Large outputs become millions of objects, which end without a search for cycles; trees of HTML
# don't.
gc.disable()


def text(path):
    data = pathlib.Path(path).read_bytes()
    return data.decode("utf-8", "strict")


SURROGATE = re.compile(r"(?<!\\)(\\\\)*\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])")


def refuse(constant):
    raise ValueError(f"{constant} is no JSON")


def loads(words):
    value = json.loads(words, parse_constant=refuse)
    # Finding the start of an escape in a text without any takes no time.
    if "\\u" in words:
        assert not SURROGATE.search(words), "a lone surrogate"
    return value


def check_json(path):
    return loads(text(path))


def check_jsonl(path):
    words = text(path)
    assert not words or words.endswith("\n")
    for line in words.split("\n")[:-1]:
        loads(line)


def check_sarif(path):
    import jsonschema
    import sarif_profile

    log = check_json(path)
    if pathlib.Path(path).stat().st_size < LARGE:
        jsonschema.validate(log, sarif_profile.LOG)


def check_csv(path):
    rows = list(csv.reader(io.StringIO(text(path).lstrip("\ufeff"), newline=""), strict=True))
    assert len({len(row) for row in rows}) <= 1, "rows of several lengths"
    for row in rows:
        for cell in row:
            assert not formulas.begins(cell) or re.fullmatch(r"-?[0-9.]+", cell), f"a formula: {cell!r}"


def check_xml(path):
    return ElementTree.fromstring(pathlib.Path(path).read_bytes())


def check_junit(path):
    from junitparser import JUnitXml

    check_xml(path)
    JUnitXml.fromfile(path)


def check_html(path):
    words = text(path)
    assert "<script" not in words.lower()
    if len(words) < LARGE:
        import html5lib

        parser = html5lib.HTMLParser(strict=False)
        parser.parse(words)
        assert not parser.errors, parser.errors[:3]
        del parser
        gc.collect()
    seen = UNSEEN.search(words.replace("\n", ""))
    assert not seen, f"{seen.group()!r} in {words[max(0, seen.start() - 40):seen.start() + 40]!r}"


STRING = r'"(?:[^"\\]|\\.)*+"'
STRINGS = re.compile(rf"(?:\s|/\*.*?\*/|{STRING}\s*=\s*{STRING}\s*;)*+", re.S)


def check_strings(path):
    words = text(path).lstrip("\ufeff")
    end = STRINGS.match(words).end()
    assert end == len(words), f"no string at {words[end:end + 80]!r}"


def check_stringsdict(path):
    plistlib.loads(pathlib.Path(path).read_bytes())


def check_terminal(path):
    words = text(path)
    seen = UNSEEN.search(words)
    assert not seen, f"{seen.group()!r} in {words[max(0, seen.start() - 40):seen.start() + 40]!r}"
    for line in words.split("\n"):
        # An isolate keeps right-to-left text from affecting its surroundings.
        isolates = ISOLATES.findall(line)
        assert 2 * isolates.count("\u2069") == len(isolates), f"an open isolate in {line[:80]!r}"
        assert not line or not unicodedata.category(line[0]).startswith("M"), f"a mark first in {line[:40]!r}"


# What GitHub (ActionCommand.cs), Azure Pipelines (Command.cs) and TeamCity take for a command.
COMMAND = re.compile(r"[\s\ufeff]*::|.*##[A-Za-z0-9_.-]*\[", re.S)


def refuse_commands(words):
    for line in re.split("\r\n|\r|\n", words):
        assert not COMMAND.match(line), f"a command of a CI system: {line[:80]!r}"


def check_log(path):
    check_terminal(path)
    refuse_commands(text(path))


def check_github(path):
    check_terminal(path)
    words = text(path)
    refuse_commands(re.sub(r"^::(error|warning|notice) .*$", "", words, flags=re.M))


def check_difference(path):
    refuse_commands(text(path))


def check_diff(path):
    text(path)


failed = 0
for entry in pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
    kind, path, name = entry.split("\t")
    check = {"checkstyle": check_xml, "markdown": check_terminal}.get(kind) or globals()[f"check_{kind}"]
    try:
        check(path)
    except Exception as error:  # noqa: BLE001
        failed += 1
        print(f"{name} ({kind}): {type(error).__name__}: {str(error)[:600]}")
sys.exit(1 if failed else 0)
