"""Edits real catalogs as a language model would, through the real client of the Model Context Protocol.

    check_agents.py --catalog-edit TOOL --catalog-lint TOOL [--edits 240] [--seed 1] CATALOG…

Copies the catalogs, and sends edits to `catalog-edit mcp`: good translations, lost and foreign placeholders, wrong and
missing plural forms, unknown keys, languages and fields, empty, hostile and hidden text, some all together and some
with `keep_going`. After each call an independent reading of the files (Python's json) has to show that only what an
applied edit names has changed, and the rest of the file has to have the same bytes. At the end the linter must find
nothing that it did not find before (but for what is left to do), and each refusal must have a reason and a code.
Prints a summary, and ends with 1 if something else is true.
"""
import argparse
import asyncio
import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from mcp import Client, StdioServerParameters

REMAINING = {"missing-translation", "coverage-below-threshold", "unreviewed-translation", "outdated-translation",
             "renamed-key", "stale-entry", "lint-unused-suppression"}
HOSTILE = ["\u202eevil\u202c", "a\u200bb", "\x00", "\x1b[31mred", "<script>alert(1)</script>", "](javascript:alert(1))", "::error::x",
           "=1+1", "%n", "%s%s%s%s", "%1$@ %3$@", "\ud7ff\ufffe", "a" * 20000, "${HOME}", "`id`", "\"}]}", "%#@missing@"]
faults = []


def fault(text):
    faults.append(text)


def texts(value, path=()):
    """Yields every text of a localization with its path and state."""
    if "stringUnit" in value:
        unit = value["stringUnit"]
        yield path, (unit.get("value"), unit.get("state"))
    for axis, cases in value.get("variations", {}).items():
        for name, case in cases.items():
            yield from texts(case, path + (axis, name))
    for name, part in value.get("substitutions", {}).items():
        yield from texts(part, path + ("substitutions", name))


def flat(path):
    """Returns all texts, comments and keys of a catalog."""
    found = {}
    for key, entry in json.loads(path.read_text(encoding="utf-8-sig"))["strings"].items():
        found[key, "", ()] = (entry.get("comment"), entry.get("extractionState"), entry.get("shouldTranslate"))
        for language, value in entry.get("localizations", {}).items():
            for steps, text in texts(value):
                found[key, language, steps] = text
    return found


def findings(lint, folder):
    run = subprocess.run([lint, "--format", "json", "--no-history", "."], cwd=folder, capture_output=True, text=True)
    report = json.loads(run.stdout)
    return collections.Counter(
        (finding["file"], finding["rule"], finding.get("key"), finding.get("language"))
        for finding in report["findings"] if finding["rule"] not in REMAINING)


def draw(choices, catalog, data):
    """Returns an edit, and whether a careful translator could have sent it."""
    keys = [key for key, entry in data["strings"].items() if key and entry.get("shouldTranslate", True)]
    source = data["sourceLanguage"]
    key = choices.choice(keys)
    value = data["strings"][key].get("localizations", {}).get(source, {})
    text = value.get("stringUnit", {}).get("value", key if not value else None)
    language = choices.choice(["ko", "ja", "ru", "de", "ar", "fr"])
    edit = {"edit": "set", "catalog": catalog, "key": key, "language": language}
    kind = choices.choice(["good", "good", "good", "lost", "foreign", "plural", "key", "language", "field", "hostile", "empty", "unset",
                           "add", "rename", "comment", "delete", "state", "nonsense"])
    if kind in ("good", "lost", "foreign", "plural") and text is None:
        forms = choices.choice([{"other": "x"}, {"one": "%lld x", "few": "%lld x", "other": "%lld x"}, {"two": "%@"}])
        return dict(edit, forms=forms)
    if kind == "good":
        # Each word becomes one of the language; placeholders and marks stay.
        word = {"ko": "번역", "ja": "訳文", "ru": "слово", "de": "Wort", "ar": "كلمة", "fr": "mot"}[language]
        return dict(edit, text="".join(part if part.startswith("%") else re.sub(r"[A-Za-z’']+", word, part)
                                       for part in re.split(r"(%(?:\d+\$)?(?:#@\w+@|[-+0 #]*\d*(?:\.\d+)?(?:l{0,2}[du]|@|f|s)))", text)))
    if kind == "lost":
        return dict(edit, text=re.sub(r"%[^ ]*", "", text) or "x")
    if kind == "foreign":
        return dict(edit, text=text + choices.choice([" %@", " %lld", " %2$@", " %"]))
    if kind == "plural":
        return dict(edit, text=text, plural=choices.choice(["one", "other", "few", "zero", "several"]))
    if kind == "key":
        return dict(edit, key=choices.choice([key + "x", key.upper() + "?", "", "no such key"]), text="x")
    if kind == "language":
        return dict(edit, language=choices.choice(["kr", "xx", "", "ko_KR_x", "english", "../ko", "en-Latn-ZZ"]), text=text or "x")
    if kind == "field":
        return dict(edit, text=text or "x", **{choices.choice(["value", "locale", "phrase", "state", "device"]): choices.choice(["x", 1, None, []])})
    if kind == "hostile":
        return dict(edit, text=choices.choice(HOSTILE))
    if kind == "empty":
        return dict(edit, text="")
    if kind in ("unset", "state"):
        return dict({k: v for k, v in edit.items()}, edit=kind, **({"state": "needs_review"} if kind == "state" else {}))
    if kind == "add":
        return {"edit": "add", "catalog": catalog, "key": choices.choice([f"agent.key.{choices.randrange(1000)}", key]), "text": "Open the file",
                "comment": "A button"}
    if kind == "rename":
        return {"edit": "rename", "catalog": catalog, "key": key, "to": choices.choice([key + " 2", key]), "keepText": True}
    if kind == "comment":
        return {"edit": "comment", "catalog": catalog, "key": key, "comment": choices.choice(["A note", HOSTILE[0], None])}
    if kind == "delete":
        return {"edit": "delete", "catalog": catalog, "key": choices.choice([key, "absent"]) if len(keys) > 9 else "absent"}
    return choices.choice([{"edit": kind}, {"key": key}, {}, {"edit": "set", "key": [key]}, {"edit": 1}])


def judge(before, after, edits, verdicts, catalog):
    """Compares what changed in a catalog with what the applied edits name."""
    allowed, renamed, whole = set(), {}, set()
    for edit, verdict in zip(edits, verdicts):
        if verdict["verdict"] != "applied" or verdict["catalog"] != catalog:
            continue
        if edit["edit"] in ("set", "unset", "state"):
            allowed.add((edit["key"], verdict["language"]))
        else:
            whole.add(edit["key"])
            whole.add(edit.get("to", edit["key"]))
    for place in before.keys() | after.keys():
        if before.get(place) != after.get(place) and place[0] not in whole and place[:2] not in allowed:
            fault(f"{catalog}: {place!r} changed from {before.get(place)!r} to {after.get(place)!r}")


def compare_bytes(path, old):
    """Only lines of changed texts may differ: everything that is in both versions has the same lines."""
    new = path.read_bytes().decode("utf-8", "surrogatepass").split("\n")
    removed = collections.Counter(old.decode("utf-8", "surrogatepass").split("\n")) - collections.Counter(new)
    for line in removed:
        if not re.search(r'"(value|state|comment|isCommentAutoGenerated|extractionState)"|[{}\[\],]\s*$|^\s*$|^\s*"[^"]*"$|"[^"]*" : \{', line):
            fault(f"{path.name}: a line went: {line[:100]}")


async def run(arguments, mode, folder):
    choices = random.Random(f"{arguments.seed} {mode}")
    paths = sorted(folder.glob("**/*.xcstrings"))
    counts, sent = collections.Counter(), 0
    server = StdioServerParameters(command=arguments.catalog_edit, args=["mcp", "."], cwd=str(folder), env={"LANG": "en_US.UTF-8"})
    async with Client(server, mode=mode) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        if tools != {"list_strings", "show_string", "apply_edits", "search", "report"}:
            fault(f"the tools are {tools}")
        while sent < arguments.edits:
            path = choices.choice(paths)
            catalog = str(path.relative_to(folder))
            count = choices.choice([1, 1, 2, 5, 12])
            edits = [draw(choices, catalog, json.loads(path.read_text(encoding="utf-8-sig"))) for _ in range(count)]
            before, old = {p: flat(p) for p in paths}, {p: p.read_bytes() for p in paths}
            keep = choices.random() < 0.6
            answer = await client.call_tool("apply_edits", {"edits": edits, "keep_going": keep})
            sent += count
            if answer.is_error:
                fault(f"{edits!r}: {answer.content[0].text}")
                continue
            verdicts = answer.structured_content["verdicts"]
            if json.loads(answer.content[0].text) != answer.structured_content:
                fault("text and structured content differ")
            if len(verdicts) != count:
                fault(f"{count} edits, {len(verdicts)} verdicts")
            for verdict in verdicts:
                counts[verdict["verdict"]] += 1
                if verdict["verdict"] != "applied" and not (verdict.get("reason") and verdict.get("code")):
                    fault(f"no reason: {verdict!r}")
                if verdict["verdict"] == "refused":
                    counts[verdict["code"]] += 1
            if not keep and any(v["verdict"] == "refused" for v in verdicts) and any(p.read_bytes() != old[p] for p in paths):
                fault("edits were applied although one was refused")
            for p in paths:
                judge(before[p], flat(p), edits, verdicts, str(p.relative_to(folder)))
                compare_bytes(p, old[p])
        for name, parameters in [("list_strings", {"language": "ko", "max_characters": 500}), ("report", {}),
                                 ("search", {"text": "open", "max_characters": 800})]:
            answer = await client.call_tool(name, parameters)
            if answer.is_error:
                fault(f"{name}: {answer.content[0].text}")
            elif name == "list_strings":
                await page(client, answer.structured_content, parameters)
        for name, parameters in [("list_strings", {}), ("list_strings", {"language": "kr"}), ("list_strings", {"language": "ko", "state": "todoo"}), ("show_string", {"key": "absent"}),
                                 ("apply_edits", {"edits": []}), ("apply_edits", {"edits": "x"}), ("search", {"text": ""}),
                                 ("report", {"wrong": 1}), ("list_strings", {"language": "ko", "cursor": "-1"})]:
            answer = await client.call_tool(name, parameters)
            if not answer.is_error or not answer.content[0].text:
                fault(f"{name} {parameters!r} has no error")
    return counts


async def page(client, answer, parameters):
    """Reads a list to its end, and expects each string once."""
    seen = [(s["catalog"], s["key"]) for s in answer["strings"]]
    total = answer["left"] + len(seen)
    while "next_cursor" in answer and len(seen) < 200:
        answer = (await client.call_tool("list_strings", parameters | {"cursor": answer["next_cursor"]})).structured_content
        seen += [(s["catalog"], s["key"]) for s in answer["strings"]]
    if len(seen) != len(set(seen)) or len(seen) + answer["left"] != total:
        fault(f"the list has {len(seen)} strings, {len(set(seen))} of them different, of {total}")


def protocol(arguments, folder):
    """Sends messages that no client sends, and expects the errors of JSON-RPC and of the protocol."""
    modern = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
    ping = {"jsonrpc": "2.0", "id": "p", "method": "ping"}
    cases = [
        (b"{", -32700), (b"[]", -32600), (b"1", -32600), (b"null", -32600), (b'"' + b"\xff" + b'"', -32700), (b"[" * 100000, -32700),
        (b"x" * (17 * 1024 * 1024), -32600), ({"jsonrpc": "1.0", "id": 1, "method": "ping"}, -32600), ({"jsonrpc": "2.0", "id": 1}, -32600),
        ({"jsonrpc": "2.0", "id": None, "method": "ping"}, -32600), ({"jsonrpc": "2.0", "id": 1.5, "method": "ping"}, -32600),
        ({"jsonrpc": "2.0", "id": {}, "method": "ping"}, -32600), ({"jsonrpc": "2.0", "id": 1, "method": "absent"}, -32601),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/call"}, -32602), ({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": []}, -32602),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "absent"}}, -32602),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": modern | {"io.modelcontextprotocol/protocolVersion": "1"}}}, -32022),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/list",
          "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}}, -32602),
        ({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"_meta": modern}}, -32601),
        ({"jsonrpc": "2.0", "id": 1, "method": "server/discover"}, -32601),
        # Notifications and answers get no answer.
        ({"jsonrpc": "2.0", "method": "notifications/initialized"}, None), ({"jsonrpc": "2.0", "method": "absent"}, None),
        ({"jsonrpc": "2.0", "id": 9, "result": {}}, None), (b"", None), (b"  ", None),
    ]
    lines = []
    for message, _ in cases:
        lines += [message if isinstance(message, bytes) else json.dumps(message).encode(), json.dumps(ping).encode()]
    run = subprocess.run([arguments.catalog_edit, "mcp", "."], cwd=folder, input=b"\n".join(lines) + b"\n", capture_output=True, timeout=60)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if run.returncode != 0 or run.stderr:
        fault(f"ended with {run.returncode}: {run.stderr[:200]!r}")
    for message, code in cases:
        shown = message[:40] if isinstance(message, bytes) else message
        answer = answers.pop(0)
        if code is not None:
            if answer.get("error", {}).get("code") != code or not answer["error"].get("message"):
                fault(f"{shown!r}: {answer!r}")
            answer = answers.pop(0)
        if answer != {"jsonrpc": "2.0", "id": "p", "result": {}}:
            fault(f"{shown!r}: no answer to the ping after it, but {answer!r}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--catalog-edit", required=True)
    parser.add_argument("--catalog-lint", required=True)
    parser.add_argument("--edits", type=int, default=240)
    parser.add_argument("--seed", default="1")
    parser.add_argument("catalogs", nargs="+")
    arguments = parser.parse_args()
    total = collections.Counter()
    for mode in ("auto", "legacy"):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for number, path in enumerate(arguments.catalogs):
                (folder / f"{number}").mkdir()
                shutil.copy(path, folder / f"{number}" / "Localizable.xcstrings")
            before = findings(arguments.catalog_lint, folder)
            total += asyncio.run(run(arguments, mode, folder))
            added = findings(arguments.catalog_lint, folder) - before
            renamed = {entry for entry in added if entry[2] and (entry[2].endswith(" 2"))}
            for entry in added.keys() - renamed:
                fault(f"new finding: {entry!r}")
    with tempfile.TemporaryDirectory() as name:
        shutil.copy(arguments.catalogs[0], pathlib.Path(name) / "Localizable.xcstrings")
        protocol(arguments, name)
    for text in faults[:40]:
        print(ascii(text))
    print(", ".join(f"{name}: {count}" for name, count in sorted(total.items())))
    print(f"{total['applied'] + total['refused'] + total['not-applied']} edits, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
