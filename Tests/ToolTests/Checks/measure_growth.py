"""Runs tools on inputs that could take long, each at a size and at four times that size.

    measure_growth.py FOLDER [KIND…]

FOLDER has the tools; without kinds, those of the tools that it has are measured. The processor time of the larger run
may be six times that of the smaller one, which allows for noise but not for the square, and its memory may be 500 MB
above that of the smallest input. Prints a line for each kind: its name, both times, and the memory in MB; it begins
with `!` if a limit is broken.
"""

import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

FACTOR = 6
FLOOR = 0.4  # seconds, below which a run mostly starts
SECONDS = 120
MEGABYTES = 500

KINDS = {}


def kind(tool, size):
    def add(make):
        KINDS[make.__name__.replace("_", "-")] = (tool, size, make)
        return make
    return add


def catalog(texts, language="ko"):
    strings = {
        f"k{number}": {"localizations": {language: {"stringUnit": {"state": "translated", "value": text}}}}
        for number, text in enumerate(texts)}
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings}, ensure_ascii=False)


def patterns(folder, expressions, texts):
    names = {f"p{number}": {"pattern": pattern} for number, pattern in enumerate(expressions)}
    (folder / ".catalog-lint.json").write_text(json.dumps({"patterns": names}))
    (folder / "Localizable.xcstrings").write_text(catalog(texts))
    return ["--select", "pattern", "."]


# catalog-lint

@kind("catalog-lint", 100_000)
def pattern_of_repetitions(folder, size):
    return patterns(folder, [r"![\p{Han}\p{L}]{1,450}"], ["日本" * (size // 2)])


@kind("catalog-lint", 100_000)
def pattern_of_looks(folder, size):
    return patterns(folder, [r"(?<=a{1,450})b"], ["a" * size])


@kind("catalog-lint", 2_000)
def hundreds_of_patterns(folder, size):
    return patterns(folder, [r"d(a|b|c){1,100}"] * 300, ["abc" * 20] * (size // 4))


@kind("catalog-lint", 1_000)
def catalogs_in_one_folder(folder, size):
    for number in range(size):
        (folder / f"Table{number}.xcstrings").write_text(catalog(["가"]))
    return ["."]


@kind("catalog-lint", 500)
def tables_in_one_folder(folder, size):
    for language in ["en", "ko"]:
        (folder / f"{language}.lproj").mkdir()
        for number in range(size):
            (folder / f"{language}.lproj/Table{number}.strings").write_text('"a" = "A";\n')
    return ["."]


@kind("catalog-lint", 100)
def language_folders_of_one_table(folder, size):
    for number in range(size):
        name = "".join(chr(97 + number // 26 ** place % 26) for place in range(3))
        (folder / f"{name}.lproj").mkdir()
        (folder / f"{name}.lproj/Localizable.strings").write_text('"a" = "A";\n')
    return ["."]


@kind("catalog-lint", 8_000)
def fixes_with_a_baseline(folder, size):
    for number in range(size // 20):
        (folder / f"T{number}.xcstrings").write_text(catalog(["Text ", "... "] * 5))
    (folder / ".catalog-lint.json").write_text('{"baseline": "known.jsonl"}')
    with open(folder / "known.jsonl", "w") as file:
        for number in range(size * 5):
            line = {"file": f"T{number % 7}.xcstrings", "rule": "whitespace-edges", "key": f"old{number}",
                    "language": "ko", "hash": "e5b7df5a"}
            file.write(json.dumps(line) + "\n")
    return ["--fix", "--diff", "."]


@kind("catalog-lint", 16)
def configurations_that_extend_each_other(folder, size):
    (folder / "Localizable.xcstrings").write_text(catalog(["가"]))
    (folder / ".catalog-lint.json").write_text(json.dumps({"extends": [".catalog-lint.json"] * size}))
    return ["."]


@kind("catalog-lint", 50)
def nested_folders(folder, size):
    deep = folder
    for _ in range(size):
        deep = deep / "d"
        deep.mkdir()
        for name in ["a", "b"]:
            (deep / name).symlink_to(".")
    (deep / "Localizable.xcstrings").write_text(catalog(["가"]))
    return ["."]


# catalog-edit

@kind("catalog-edit", 500)
def documents_that_name_a_catalog_often(folder, size):
    (folder / "L.xcstrings").write_text(catalog(["가"] * 100))
    files = "".join(
        f'<file original="{"./" if number % 2 else ""}L.xcstrings" source-language="en" target-language="ko" '
        f'datatype="plaintext"><body><trans-unit id="k{number % 100}"><source>k{number % 100}</source>'
        f"<target>{number}</target></trans-unit></body></file>" for number in range(size))
    (folder / "all.xliff").write_text(
        f'<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">{files}</xliff>')
    return ["import", "xliff", "all.xliff", "--dry-run"]


@kind("catalog-edit", 1_000)
def decisions_of_a_merge(folder, size):
    def git(*arguments):
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x@example.com", *arguments], cwd=folder, capture_output=True)

    def commit(word):
        (folder / "L.xcstrings").write_text(catalog([f"{word} {number}" for number in range(size)]))
        git("add", ".")
        git("commit", "-q", "-m", word)

    git("init", "-q", "--initial-branch=main")
    commit("기본")
    git("checkout", "-q", "-b", "theirs")
    commit("그쪽")
    git("checkout", "-q", "main")
    commit("우리")
    git("merge", "theirs")
    # An empty text is refused, and the others are not.
    decisions = [{"take": "theirs"}, {"text": "새"}]
    (folder / "decisions.jsonl").write_text("".join(
        json.dumps({"key": f"k{number}", **({"text": ""} if number == size // 2 else decisions[number % 2])}) + "\n"
        for number in range(size)))
    return ["resolve", "--decisions", "decisions.jsonl", "--keep-going"]


# metalens

def picture():
    root = pathlib.Path(__file__).resolve().parents[3]
    return (root / "Tests/TextRecognitionTests/Samples/en-light.png").read_bytes()


def tiny():
    """A picture of one pixel."""
    return bytes.fromhex(
        "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
        "0000000a49444154789c6360000000020001e221bc330000000049454e44ae426082")


@kind("metalens", 1_000)
def photos_in_one_folder(folder, size):
    (folder / "photos").mkdir()
    for number in range(size):
        (folder / f"photos/{number}.png").write_bytes(tiny())
    return ["audit", "photos", "-f", "json"]


@kind("metalens", 500)
def named_photos_of_one_name(folder, size):
    paths = []
    for number in range(size):
        (folder / f"{number}").mkdir()
        (folder / f"{number}/photo.png").write_bytes(tiny())
        paths.append(f"{number}/photo.png")
    return ["copy", *paths, "-o", "copies", "--remove", "location"]


@kind("metalens", 500)
def named_folders_of_photos(folder, size):
    paths = []
    for number in range(size):
        (folder / f"in{number}").mkdir()
        (folder / f"in{number}/{number}.png").write_bytes(tiny())
        paths.append(f"in{number}")
    return ["copy", *paths, "-o", "copies", "--remove", "location"]


# The argument parser takes the square of thousands of arguments, whatever they are.
@kind("metalens", 300)
def arguments_outside_utf8(folder, size):
    paths = []
    for number in range(size):
        path = os.fsencode(str(folder)) + b"/\xff%d.png" % number
        pathlib.Path(os.fsdecode(path)).write_bytes(tiny())
        paths.append(b"\xff%d.png" % number)
    return ["audit", *paths, "-f", "json"]


# screen-words

@kind("screen-words", 2)
def links_to_their_own_folder(folder, size):
    (folder / "shots").mkdir()
    (folder / "shots/one.png").write_bytes(picture())
    for number in range(size):
        (folder / f"shots/link{number}").symlink_to(".")
    return ["find", "answer", "shots"]


@kind("screen-words", 20_000_000)
def starts_of_pictures_in_a_stream(folder, size):
    (folder / "stdin").write_bytes(b"\xff\xd8\xff\xe0" * (size // 4))
    return ["find", "answer", "--frames", "-"]


@kind("screen-words", 5_000)
def tiny_pictures_in_a_stream(folder, size):
    (folder / "stdin").write_bytes(tiny()[:8] + tiny()[-12:] + tiny() * size)
    return ["find", "answer", "--frames", "-"]


# catalog-code

def project(folder, objects):
    (folder / "App.xcodeproj").mkdir()
    (folder / "App.xcodeproj/project.pbxproj").write_text(
        "// !$*UTF8*$!\n{ objects = {\n" + "\n".join(objects) + "\n}; rootObject = P; }\n")
    (folder / "App").mkdir()
    (folder / "App/A.swift").write_text('import SwiftUI\nlet a = Text("Open")\n')
    (folder / "App/Localizable.xcstrings").write_text(catalog(["가"]))
    return ["check", "."]


@kind("catalog-code", 1_000)
def targets_and_synchronized_folders(folder, size):
    targets = [f"T{number}" for number in range(size)]
    groups = [f"G{number}" for number in range(size)]
    return project(
        folder,
        [f"P = {{isa = PBXProject; mainGroup = M; targets = ({', '.join(targets)}); }};",
         f"M = {{isa = PBXGroup; children = ({', '.join(groups)}); sourceTree = \"<group>\"; }};"]
        + [f"{group} = {{isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E{number}); path = App{number}; }};"
           for number, group in enumerate(groups)]
        + [f"E{number} = {{isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T{number}; "
           f"membershipExceptions = (Info.plist); }};" for number in range(size)]
        + [f"{target} = {{isa = PBXNativeTarget; name = N{number}; fileSystemSynchronizedGroups = ({groups[number]}); }};"
           for number, target in enumerate(targets)])


@kind("catalog-code", 500)
def targets_that_share_files(folder, size):
    targets = [f"T{number}" for number in range(size)]
    return project(
        folder,
        [f"P = {{isa = PBXProject; mainGroup = M; targets = ({', '.join(targets)}); }};",
         f"M = {{isa = PBXGroup; children = ({', '.join(f'F{number}' for number in range(size))}); }};",
         f"S = {{isa = PBXSourcesBuildPhase; files = ({', '.join(f'B{number}' for number in range(size))}); }};"]
        + [f"B{number} = {{fileRef = F{number}; }}; F{number} = {{isa = PBXFileReference; path = f{number}.swift; }};"
           for number in range(size)]
        + [f"{target} = {{isa = PBXNativeTarget; name = N; buildPhases = (S); }};" for target in targets])


@kind("catalog-code", 200_000)
def values_of_a_project(folder, size):
    return project(folder, ["P = {isa = PBXProject; targets = (" + "a," * size + "); };"])


@kind("catalog-code", 5_000)
def conditions_in_a_row(folder, size):
    (folder / "A.swift").write_text("#if DEBUG\nlet a = Text(\"a\")\n#endif\n" * size)
    return ["extract", "A.swift"]


@kind("catalog-code", 5_000)
def conditions_without_an_end(folder, size):
    (folder / "A.swift").write_text("#if DEBUG\n" * size)
    return ["extract", "A.swift"]


@kind("catalog-code", 5_000)
def conditions_with_branches(folder, size):
    (folder / "A.swift").write_text("#if A\n" + "#elseif B\nlet a = Text(\"a\")\n" * size + "#endif\n")
    return ["extract", "A.swift"]


@kind("catalog-code", 5_000)
def conditions_of_many_flags(folder, size):
    (folder / "A.swift").write_text("#if " + " || ".join(f"!A{number}" for number in range(size)) + "\n#endif\n")
    return ["extract", "A.swift"]


@kind("catalog-code", 5_000)
def directives_without_a_condition(folder, size):
    (folder / "A.swift").write_text("#elseif B\n#else\n#endif\n" * size)
    return ["extract", "A.swift"]


@kind("catalog-code", 12)
def texts_that_double_in_a_manifest(folder, size):
    lines = ['let t0 = "abcdefgh"'] + [
        f'let t{number} = "\\(t{number - 1})\\(t{number - 1})"' for number in range(1, size)]
    target = f'let package = Package(name: "P", targets: [.target(name: t{size - 1})])'
    (folder / "Package.swift").write_text("\n".join(lines + [target]))
    (folder / "A.swift").write_text('let a = Text("a")\n')
    (folder / "Localizable.xcstrings").write_text(catalog(["가"]))
    return ["check", "."]


@kind("catalog-code", 200)
def catalogs_and_sources_of_a_folder(folder, size):
    for number in range(size):
        (folder / f"T{number}").mkdir()
        (folder / f"T{number}/Localizable.xcstrings").write_text(catalog(["가"]))
        (folder / f"S{number}.swift").write_text("".join(f'let a{n} = Text("k{n}")\n' for n in range(10)))
    return ["check", "."]


def limit():
    # Ends a run that would fill the machine's memory.
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


def run(tool, make, size):
    """Returns the seconds of processor time and the megabytes of memory of a run; None if it took too long."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        arguments = make(folder, size)
        stdin = folder / "stdin"
        with open(stdin if stdin.exists() else os.devnull, "rb") as file:
            process = subprocess.Popen(
                [os.fsencode(str(tool))] + [a if isinstance(a, bytes) else os.fsencode(a) for a in arguments],
                cwd=folder, stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limit,
                env={"LANG": "en_US.UTF-8", "PATH": os.environ["PATH"], "HOME": name})
            timer = subprocess.Popen(["sh", "-c", f"sleep {SECONDS}; kill -9 {process.pid}"])
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            timer.kill()
            timer.wait()
        if process.returncode < 0 or process.returncode > 64:
            return None
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    tools = pathlib.Path(sys.argv[1]).resolve()
    names = sys.argv[2:] or [name for name, (tool, _, _) in KINDS.items() if (tools / tool).exists()]
    for name in names:
        tool, size, make = KINDS[name]
        runs = [run(tools / tool, make, count) for count in (2, size, 4 * size)]
        if None in runs:
            print(f"! {name}: did not end, with status or in {SECONDS} seconds: {runs}", flush=True)
            continue
        (_, base), (small, _), (large, memory) = runs
        isSlow = large > FACTOR * max(small, FLOOR)
        isLarge = memory > base + MEGABYTES
        print(
            f"{'! ' if isSlow or isLarge else ''}{name}: {small:.2f} s, {large:.2f} s, {memory:.0f} MB", flush=True)


main()
