"""Runs every command of metalens on hostile photos, and checks every document that it writes.

    check_hostile_photos.py TOOL FOLDER SCHEMA INPUTS all|sample

FOLDER has the photos, in `in` and `names`. INPUTS is a JSON object with lists of texts, numbers and names.
Prints a line for each fault, and how many times the tool was run; ends with 1 when there is a fault.
"""

import concurrent.futures
import csv
import hashlib
import io
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import cmarkgfm
import html5lib
import jsonschema
from cmarkgfm.cmark import Options

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "EscapingTests/Checks"))
import formulas  # noqa: E402

tool, folder, schema, inputs, scope = sys.argv[1:]
folder = pathlib.Path(folder)
schema = json.loads(pathlib.Path(schema).read_text(encoding="utf-8"))
inputs = json.loads(pathlib.Path(inputs).read_text(encoding="utf-8"))
complete = scope == "all"
languages = ["en", "ko", "ja", "zh-Hans"]
formats = {"html": "html", "markdown": "md", "text": "txt", "json": "json", "ndjson": "ndjson", "csv": "csv"}
environment = {"LANG": "en_US.UTF-8", "SOURCE_DATE_EPOCH": "1757000000", "PATH": os.environ["PATH"]}
SECONDS = 120
MEGABYTES = 300 if complete else 200
faults = []
runs = 0


def sample(values, count, seed=1):
    """A sample of the values, twenty times as many in a complete run; the same in every run."""
    return random.Random(seed).sample(values, min(count * (20 if complete else 1), len(values)))


def fault(arguments, text):
    line = f"{' '.join(map(ascii, arguments))[:300]}: {text}"
    if line not in faults:
        faults.append(line)


def run(*arguments, stdin=b"", statuses=(0,), **variables):
    """Runs the tool, and returns its output; a signal or another status is a fault.

    A process that takes more memory than it may is one that the system ends.
    """
    global runs
    runs += 1
    # Each thread has a stack.
    memory = [] if arguments[2:] and arguments[2].startswith("--jobs") else [f"--data={MEGABYTES << 20}"]
    with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        source.write(stdin)
        source.seek(0)
        process = subprocess.Popen(
            ["prlimit", f"--cpu={SECONDS}", "--core=0", *memory, tool, *arguments], stdin=source, stdout=output, stderr=errors,
            cwd=folder, env={**environment, **variables})
        process.wait()
        output.seek(0)
        errors.seek(0)
        written, told = output.read(), errors.read()
    if process.returncode not in statuses:
        fault(arguments, f"{variables} ended with {process.returncode}: {told[:300]!r}")
    if process.returncode == 2 and not told.strip():
        fault(arguments, "does not say why it ended with 2")
    judge_plain(arguments, told)
    return written


# Characters that affect a terminal, a reader or a browser, or are invisible.
FORBIDDEN = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]")


def judge_plain(arguments, data):
    """Checks text: UTF-8, without control characters."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        fault(arguments, f"is not UTF-8: {error}")
        return ""
    found = FORBIDDEN.search(text)
    if found:
        fault(arguments, f"has U+{ord(found[0]):04X} after {text[max(0, found.start() - 60):found.start()]!r}")
    return text


def unique(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("has a member twice")
    return members


def refuse(constant):
    raise ValueError(f"has {constant}")


def parsed(text):
    return json.loads(text, object_pairs_hook=unique, parse_constant=refuse)


validator = jsonschema.Draft202012Validator(schema)


def judge_json(arguments, data):
    report = parsed(judge_plain(arguments, data))
    for error in list(validator.iter_errors(report))[:3]:
        fault(arguments, f"{error.json_path}: {error.message[:200]}")
    return [entry["file"] for entry in report["reports"]]


def judge_rows(arguments, data):
    rows = [parsed(line) for line in judge_plain(arguments, data).split("\n")[:-1]]
    for row in rows:
        members = {name: row[name] for name in row if name not in ("toolVersion", "ruleTableVersion")}
        report = {"schemaVersion": 1, "toolVersion": row["toolVersion"], "ruleTableVersion": row["ruleTableVersion"],
                  "date": "2025-09-04T12:34:56Z", "reports": [members]}
        for error in list(validator.iter_errors(report))[:3]:
            fault(arguments, f"{error.json_path}: {error.message[:200]}")
    return [row["file"] for row in rows]


def judge_table(arguments, data):
    text = judge_plain(arguments, data)
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    numbers = {"latitude", "longitude"}
    for row in rows[1:]:
        if len(row) != len(rows[0]):
            fault(arguments, f"has a row of {len(row)} cells")
        for name, cell in zip(rows[0], row):
            if name not in numbers and formulas.begins(cell):
                fault(arguments, f"has a formula as {name}: {cell[:60]!r}")
            if len(cell.encode("utf-16-le")) // 2 > 32_767:
                fault(arguments, f"has a cell of {len(cell)} characters as {name}")
    return [row[0] for row in rows[1:]]


# The elements of pages; a text must not create any other.
ELEMENTS = set(
    "html head meta title style body a abbr article aside bdi caption circle code col colgroup dd defs details div dl dt em fieldset figcaption"
    " figure footer g h1 h2 h3 h4 h5 header image input label legend li line main nav ol p path polyline rect section small span strong summary"
    " svg symbol pre table tbody td text tfoot th thead time tr ul use wbr link del".split())
PLAIN = set("a br code dd del details dl dt em h1 h2 h3 h4 h5 hr li ol p pre strong blockquote summary table tbody td th thead tr ul img".split())


def judge_page(arguments, data):
    text = judge_plain(arguments, data)
    parser = html5lib.HTMLParser(strict=False, namespaceHTMLElements=False)
    tree = parser.parse(text)
    for position, code, _ in parser.errors[:3]:
        fault(arguments, f"html5lib: {position}: {code}")
    for element in tree.iter():
        if not isinstance(element.tag, str):
            continue
        name = element.tag.split("}")[-1]
        if name not in ELEMENTS:
            fault(arguments, f"has an element {name!r}")
        if name == "input" and element.get("type") != "radio":
            fault(arguments, "has an input that chooses nothing")
        for attribute, value in element.attrib.items():
            attribute = str(attribute)
            if attribute.startswith("on") or attribute == "style":
                fault(arguments, f"has an attribute {attribute}")
            if attribute.endswith("href") and not re.match(r"#|data:image/jpeg;|[\w.%/-]+(#|$)", value):
                fault(arguments, f"has a link to {value[:60]!r}")


def judge_markdown(arguments, data):
    text = judge_plain(arguments, data)
    page = cmarkgfm.github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE).replace("<!-- -->", "")
    for name in set(re.findall(r"<([A-Za-z!?][^\s/>]*)", page)) - PLAIN:
        fault(arguments, f"becomes an element {name!r}")
    if re.search(r'(?:href|src)="(?!#|https://)', page):
        fault(arguments, "becomes a link")


judges = {"html": judge_page, "markdown": judge_markdown, "text": judge_plain, "json": judge_json, "ndjson": judge_rows,
          "csv": judge_table}


def check(format, *arguments, **options):
    """Runs the tool for a document, and checks it; returns the files of its rows, if it has any."""
    arguments = [*arguments, "-f", format]
    data = run(*arguments, **options)
    try:
        return judges[format](arguments, data)
    except Exception as error:
        fault(arguments, f"can't be read: {type(error).__name__}: {error}")


def state():
    """The bytes of every photo, and the names of all files."""
    photos = [path for name in (b"in", b"names") for path in sorted(os.scandir(os.fsencode(folder) + b"/" + name),
                                                                    key=lambda entry: entry.name)]
    return [(path.path, hashlib.sha256(open(path.path, "rb").read()).hexdigest()) for path in photos], \
        sorted(os.listdir(os.fsencode(folder)))


def names():
    return [b"names/" + name for name in sorted(os.listdir(os.fsencode(folder) + b"/names"))]


def usable(text):
    """Whether a text can be an argument or a variable."""
    return "\0" not in text and text.isprintable() | bool(text) and len(text) < 100_000


def audits():
    # Hidden files are skipped.
    count = len(os.listdir(folder / "in")) + len([name for name in names() if not name.startswith(b"names/.")])
    for number, format in enumerate(formats):
        shown = ",".join(languages if complete else languages[number % 4:number % 4 + (2 if format == "html" else 1)])
        yield lambda format=format, shown=shown: check(format, "audit", "in", "names", "-r", "-l", shown, "--include-private")
    yield lambda: check("ndjson", "audit", "-", stdin=b"\0".join(names()) + b"\0")

    def complete_rows():
        for format in ("json", "ndjson", "csv"):
            files = check(format, "audit", "in", "names", "-r", "-j", "3")
            if files is not None and len(files) != count:
                fault(["audit", format], f"has {len(files)} rows of {count} files")
    yield complete_rows


def stored():
    """Reports of stored audits, and comparisons of them."""
    audit = folder / "out" / "audit.json"
    for number, format in enumerate(formats):
        yield lambda format=format, number=number: check(format, "report", str(audit), "-l", languages[number % 4])
    yield lambda: check("json", "report", str(folder / "out" / "audit.ndjson"))
    # Two audits, each with files that the other lacks.
    for format in ("text", "json"):
        def differences(format=format):
            data = run("diff", str(audit), str(folder / "out" / "names.json"), "-f", format, statuses=(1,))
            judge_plain(["diff", format], data)
            data = run("verify", str(audit), "names", "-f", format, statuses=(0, 1))
            judge_plain(["verify", format], data)
            if format == "json":
                parsed(data)
        yield differences
    original = json.loads(audit.read_text(encoding="utf-8"))
    for seed in range(240 if complete else 12):
        def damaged(seed=seed):
            generator = random.Random(seed)
            report = json.loads(json.dumps(original))
            report["reports"] = generator.sample(report["reports"], 3)
            for _ in range(generator.randint(1, 3)):
                damage(report, generator)
            path = folder / "out" / f"damaged-{seed}.json"
            text = json.dumps(report, ensure_ascii=generator.random() < 0.5)
            number = generator.choice(inputs["numbers"])
            text = text.replace('"NUMBER"', number)
            path.write_bytes(text.encode(errors="surrogatepass"))
            command = generator.choice([["report", str(path), "-f", generator.choice(list(formats))],
                                        ["diff", str(path), str(audit)], ["verify", str(path)]])
            judge_plain(command, run(*command, statuses=(0, 1, 2)))
        yield damaged


def damage(value, generator):
    """Replaces a value at some place of a JSON document."""
    while True:
        key = generator.choice(list(value) if isinstance(value, dict) else range(len(value))) if value else None
        if key is None:
            return
        child = value[key]
        if not isinstance(child, (dict, list)) or not child or generator.random() < 0.15:
            value[key] = generator.choice(
                ["NUMBER", "NUMBER", "NUMBER", None, True, [], {}, [[]], {"": {}}, "\ud800", generator.choice(inputs["texts"])])
            return
        value = child


def options():
    """Options and variables with invalid values."""
    numbers = [number for number in inputs["numbers"] if usable(number)]
    texts = [text for text in inputs["texts"] if usable(text)]
    photo = "in/" + sorted(os.listdir(folder / "in"))[0]
    for option in ("--jobs", "--width", "--fail-below"):
        for number in sample(numbers, 4) + ["-1", "9223372036854775807", "1e999"]:
            yield lambda option=option, number=number: judge_plain(
                [option, number], run("audit", photo, f"{option}={number}", statuses=(0, 1, 2)))
    for number in sample(numbers, 4, 2) + ["-1", "9223372036854775807"]:
        for command in (["rules"], ["--help"], ["languages"], ["audit", photo]):
            yield lambda command=command, number=number: judge_plain(command, run(*command, COLUMNS=number))
        yield lambda number=number: check("html", "audit", photo, SOURCE_DATE_EPOCH=number)
    # A language name that is longer than any real one.
    for command in (["rules"], ["languages"], ["audit", photo], ["audit", photo, "-f", "html"]):
        yield lambda command=command: judge_plain(command, run(*command, LANG="abcdefghijklm"))
    for text in sample(texts, 6, 3):
        yield lambda text=text: judge_plain(["--language"], run("audit", photo, f"--language={text}", statuses=(0, 2)))
        yield lambda text=text: judge_plain(["LANG"], run("audit", photo, LANG=text, LC_ALL=text, LANGUAGE=text))
        yield lambda text=text: judge_plain(["audit", text], run("audit", "--", text, statuses=(0, 2)))
        yield lambda text=text: run(text, statuses=(0, 1, 2))
        for option in ("--format", "--log-level", "--templates", "--localizations"):
            yield lambda option=option, text=text: run("audit", photo, f"{option}={text}", statuses=(0, 2))
    for name in sample([name for name in inputs["names"] if usable(name) and "/" not in name], 4, 4):
        yield lambda name=name: run("audit", photo, "-l", "en,ko", "--split", "--split-css", "-f", "html",
                                    f"-o=out/written/{name}", statuses=(0, 2))


def work(tasks):
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
        for task in [workers.submit(task) for task in tasks]:
            task.result()


(folder / "out" / "written").mkdir(parents=True)
before = state()
for name, arguments in (("audit.json", ["in", "names"]), ("audit.ndjson", ["in", "names"]), ("names.json", ["names"])):
    run("audit", *arguments, "-o", f"out/{name}", "--log-level", "error")
work([*audits(), *stored(), *options()])
if state() != before:
    faults.append("a photo was changed, or a file written where none was asked for")
for line in faults[:40]:
    print(line)
print(f"{runs} runs of the tool, {len(faults)} faults")
sys.exit(1 if faults else 0)
