"""Compares what our tools read in odd but legal photos with the one expected reading.

    check_odd_files.py --metalens TOOL [--screen-words TOOL] [--list]    compares, and ends with 1 at a difference
    check_odd_files.py --judge [--chromium PROGRAM] [--write]            asks Pillow, ExifTool and Chromium again

odd-files.tsv has a line for each file that odd_files.py makes: the expected place, date, make, size as stored,
orientation, whether a copy can be made, and what the judges read. A reading that most judges share is expected; the
column `why` says why another one is. All tools have to give it: `audit`, `copy` (which accepts the file, removes the
place, and keeps the rest), and `screen-words` (which reads the word only in an upright picture).
"""

import argparse
import csv
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import odd_files  # noqa: E402
from planting import judges  # noqa: E402
from PIL import Image, ImageOps  # noqa: E402

TABLE = pathlib.Path(__file__).with_name("odd-files.tsv")
FIELDS = ["place", "date", "make", "size", "orientation"]
COLUMNS = ["file", "odd", *FIELDS, "copy", "why", "pillow", "exiftool", "chromium"]
ENVIRONMENT = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
# Where our reading is not that of most judges, or they don't agree: the fields, and why.
FIRST = {"date": "2024-05-06T07:08:09", "make": "Kamera"}
NOTHING = {"place": "-", "date": "-", "make": "-", "orientation": "1"}
DECISIONS = {
    "make-as-bytes.jpg": {"make": "any", "why": "ExifTool prints numbers"},
    "place-without-references.jpg": {"place": "any", "why": "without N and E, no one knows the place"},
    "orientation-two.jpg": {"orientation": "any", "why": "each judge reads it otherwise"},
    "two-exif.png": {**FIRST, "why": "the first, as in ExifTool and Chromium, and as in other formats"},
    "two-exif.avif": {**FIRST, "why": "the first, as in other formats"},
    "exif-behind-end.png": {**NOTHING, "why": "only ExifTool looks behind the end, and calls it a trailer"},
    "size-too-small.webp": {**NOTHING, "why": "only ExifTool looks behind the end"},
    "exif-without-flag.webp": {"orientation": "6", "why": "EXIF is read, so its orientation counts"},
    "exif-in-simple-file.webp": {"orientation": "6", "why": "EXIF is read, so its orientation counts"},
    "exif-wrong-checksum.png": {"orientation": "6", "why": "EXIF is read, so its orientation counts"},
    "odd-exif-without-padding.webp": {"place": "any", "date": "any", "make": "any", "orientation": "any", "copy": "any",
                                      "why": "no judge shows it, but such files are common"},
    "two-meta.heic": {"copy": "any", "why": "Pillow and Chromium show the same as AVIF"},
    "exif-offset-6.jxl": {"copy": "yes", "why": "Chromium shows it, only pillow-jxl stumbles"},
    "exif-compressed.jxl": {"place": "any", "date": "any", "make": "any", "why": "the judges don't decompress it"},
}
NONE = "-"


def number(value):
    return f"{float(value):.4f}"


def normal_date(text):
    match = re.match(r"(\d{4})[-:](\d\d)[-:](\d\d)[T ](\d\d:\d\d:\d\d)", str(text or ""))
    return f"{match[1]}-{match[2]}-{match[3]}T{match[4]}" if match else NONE


def by_pillow(path):
    """Returns the fields as Pillow reads them; None if it can't open the file."""
    try:
        with Image.open(path) as image:
            size = f"{image.width}x{image.height}"
            image.load()
            entries = image.getexif()
            inner, gps = entries.get_ifd(0x8769), entries.get_ifd(0x8825)
            orientation = "6" if ImageOps.exif_transpose(image).size != image.size or image.format == "TIFF" and image.width > image.height else "1"
    except Exception:
        return None
    place = NONE
    try:
        degrees = [sum(float(v) / 60 ** i for i, v in enumerate(gps[tag])) for tag in (2, 4)]
        signs = [-1 if str(gps.get(tag, "N")).upper()[:1] in "SW" else 1 for tag in (1, 3)]
        place = ",".join(number(d * s) for d, s in zip(degrees, signs))
    except Exception:
        pass
    make = entries.get(0x10F)
    make = make.decode("latin-1") if isinstance(make, bytes) else make
    return {"place": place, "date": normal_date(inner.get(0x9003)), "make": str(make or NONE).strip("\0 "),
            "size": size, "orientation": orientation}


def by_exiftool(program, folder, names):
    run = subprocess.run([program, "-n", "-j", "-GPSLatitude", "-GPSLongitude", "-DateTimeOriginal", "-Make", "-ImageWidth", "-ImageHeight",
                          "-Orientation", "-Error", "-r", str(folder)], capture_output=True, timeout=300)
    found = {}
    for entry in json.loads(run.stdout):
        name = pathlib.Path(entry["SourceFile"]).name
        if "Error" in entry:
            found[name] = None
            continue
        place = NONE
        if "GPSLatitude" in entry and "GPSLongitude" in entry:
            place = f"{number(entry['GPSLatitude'])},{number(entry['GPSLongitude'])}"
        found[name] = {"place": place, "date": normal_date(entry.get("DateTimeOriginal")), "make": str(entry.get("Make", NONE)).strip(),
                       "size": f"{entry.get('ImageWidth')}x{entry.get('ImageHeight')}", "orientation": str(entry.get("Orientation", 1))}
    return {name: found.get(name) for name in names}


def by_chromium(program, folder, names):
    """Returns "upright", "turned" or "-" for what Chromium shows, if it shows it."""
    page = folder / "page.html"
    page.write_text("<!doctype html><body><pre id=o></pre><script>const names = " + json.dumps(names) + """;
      Promise.all(names.map(name => new Promise(done => { const image = new Image();
        image.onload = () => done(name + " " + image.naturalWidth + "x" + image.naturalHeight);
        image.onerror = () => done(name + " -"); image.src = name; })))
        .then(lines => { document.getElementById("o").textContent = lines.join("\\n") + "\\nend"; });</script>""")
    run = subprocess.run([program, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                          "--virtual-time-budget=20000", "--dump-dom", page.as_uri()], capture_output=True, timeout=120)
    page.unlink()
    found = dict(re.findall(r"^(?:.*<pre[^>]*>)?(\S+) (\S+)$", run.stdout.decode(), re.M))
    return {name: {"400x120": "upright", "120x400": "turned"}.get(found.get(name), found.get(name, NONE)) for name in names}


def line(answer):
    return "can't read" if answer is None else " ".join(answer[field] for field in FIELDS)


def expected(name, pillow, exiftool, chromium):
    """Returns the fields, whether a copy can be made, and why it is so.

    A fact that one judge reads is in the file, and an audit must not miss it. The orientation is that of most judges, and
    a file that one of Pillow and Chromium shows is a picture, unless only one of both can show it.
    """
    fields = {}
    for field in FIELDS[:-1]:
        answers = [answer[field] for answer in (pillow, exiftool) if answer]
        fields[field] = next((answer for answer in answers if answer != NONE), NONE)
    votes = [answer["orientation"] for answer in (pillow, exiftool) if answer]
    # Chromium turns no WebP picture, whatever EXIF says.
    votes += [] if name.endswith(".webp") else {"upright": ["6"], "turned": ["1"]}.get(chromium, [])
    fields["orientation"] = "6" if votes.count("6") * 2 > len(votes) else "1"
    # Pillow reports the size of the upright or cropped picture, ExifTool the one that is stored.
    if name.endswith((".tif", ".heic")):
        fields["size"] = exiftool["size"]
    web = name.endswith((".jpg", ".png", ".webp", ".avif"))
    shown = [pillow is not None, *([chromium != NONE] if web else [])]
    fields["copy"] = "yes" if all(shown) else "any" if any(shown) else "no"
    decision = DECISIONS.get(name, {})
    fields.update(decision)
    return fields, fields.pop("copy"), decision.get("why", "")


def judge(arguments, folder, names):
    pillow = {name: by_pillow(folder / name) for name in names}
    exiftool = by_exiftool(arguments.exiftool, folder, names)
    chromium = by_chromium(arguments.chromium, folder, names)
    rows = []
    for name in names:
        fields, copy, why = expected(name, pillow[name], exiftool[name], chromium[name])
        rows.append({"file": name, "odd": odd_files.FILES[name][1], **fields, "copy": copy, "why": why, "pillow": line(pillow[name]),
                     "exiftool": line(exiftool[name]), "chromium": chromium[name]})
    output = open(TABLE, "w", newline="", encoding="utf-8") if arguments.write else sys.stdout
    writer = csv.DictWriter(output, COLUMNS, delimiter="\t", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


def audit(tool, folder):
    """Returns the fields of each file as `metalens audit` reads them; an error as a text."""
    run = subprocess.run([tool, "audit", ".", "-r", "-f", "ndjson", "--include-private"], cwd=folder, capture_output=True, timeout=120, env=ENVIRONMENT)
    found = {}
    for text in run.stdout.decode().splitlines():
        row = json.loads(text)
        name = pathlib.Path(row["file"]).name
        summary = row["summary"]
        if summary is None:
            found[name] = None
            continue
        place, size = summary["location"], summary["dimensions"]
        found[name] = {"place": f"{number(place['latitude'])},{number(place['longitude'])}" if place else NONE,
                       "date": normal_date(summary["creationDate"]), "make": summary["make"] or NONE,
                       "size": f"{size['width']}x{size['height']}" if size else NONE}
    return found


def check(arguments, folder, names):
    rows = {row["file"]: row for row in csv.DictReader(open(TABLE, encoding="utf-8"), delimiter="\t")}
    differences = []

    def differ(name, what, value, wanted):
        if value != wanted:
            differences.append((name, f"{what}: {value} instead of {wanted}"))
    if set(rows) != set(names):
        differences.append(("odd-files.tsv", f"does not have the same files: {sorted(set(rows) ^ set(names))}"))
    read = audit(arguments.metalens, folder)
    copies = {}
    for kind in ("location", "all-private"):
        target = folder.parent / kind
        run = subprocess.run([arguments.metalens, "copy", folder.name, "-r", "-o", f"{target}/", "--remove", kind, "--no-progress"],
                             cwd=folder.parent, capture_output=True, timeout=120, env=ENVIRONMENT)
        if run.returncode not in (0, 1):
            differences.append((kind, f"ended with {run.returncode}: {run.stderr.decode()[-300:]}"))
        copies[kind] = target
    kept = audit(arguments.metalens, copies["location"]) if copies["location"].exists() else {}
    seen = by_exiftool(arguments.exiftool, copies["location"], names) if arguments.exiftool else {}
    for name, row in rows.items():
        if name not in names:
            continue
        answer = read.get(name)
        copied = {kind: "accepts it" if (target / name).exists() else "refuses it" for kind, target in copies.items()}
        if answer is None and (row["copy"] == "yes" or "accepts it" in copied.values()):
            differ(name, "audit", "can't read", "reads it")
        elif answer is not None and row["copy"] != "no":
            for field in ("place", "date", "make", "size"):
                if row[field] != "any":
                    differ(name, f"audit, {field}", answer[field], row[field])
        wanted = {"yes": "accepts it", "no": "refuses it"}.get(row["copy"], copied["location"])
        for kind, result in copied.items():
            differ(name, f"copy --remove {kind}", result, wanted)
        if (copies["location"] / name).exists():
            differ(name, "place in the copy, by audit", (kept.get(name) or {}).get("place"), NONE)
            if seen.get(name):
                differ(name, "place in the copy, by ExifTool", seen[name]["place"], NONE)
            for field in ("date", "make"):
                differ(name, f"{field} in the copy", (kept.get(name) or {}).get(field), (answer or {}).get(field))
            before, after = (judges.pixels((where / name).read_bytes()) for where in (folder, copies["location"]))
            if before:
                differ(name, "picture of the copy", "same" if before == after else "another", "same")
    if arguments.screen_words:
        pictures = [name for name in names if name.endswith((".jpg", ".png", ".webp"))]
        run = subprocess.run([arguments.screen_words, "find", "Settings", *pictures, "--json"], cwd=folder, capture_output=True, timeout=300, env=ENVIRONMENT)
        found = {}
        for text in run.stdout.decode().splitlines():
            match = json.loads(text)
            found[pathlib.Path(match["file"]).name] = match["textFrame"]["width"] > match["textFrame"]["height"]
        refused = run.stderr.decode()
        for name in pictures:
            row = rows[name]
            answer = "upright" if found.get(name) else "refused" if name in refused else "turned"
            accepted = row["copy"] == "yes" or row["copy"] == "any" and (copies["location"] / name).exists()
            wanted = "refused" if not accepted else "upright" if row["orientation"] == "6" else "turned"
            if row["orientation"] != "any" or "refused" in (answer, wanted):
                differ(name, "screen-words", answer, wanted)
    by_name = {}
    for name, text in differences:
        by_name.setdefault(name, []).append(text)
    for name, texts in by_name.items():
        odd = rows[name]["odd"] if name in rows else ""
        print(f"{name} ({odd})")
        for text in texts:
            print(f"    {text}")
    print(f"{len(names)} files, {len(by_name)} of them read otherwise than expected")
    sys.exit(1 if differences else 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--metalens")
    parser.add_argument("--screen-words")
    parser.add_argument("--exiftool", default=shutil.which("exiftool"))
    parser.add_argument("--chromium", default=shutil.which("chromium"))
    parser.add_argument("--judge", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--keep", help="a folder for the files")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(arguments.keep or scratch).resolve() / "odd"
        folder.mkdir(parents=True)
        names = odd_files.write_all(folder)
        if arguments.judge:
            judge(arguments, folder, names)
        else:
            for option in ("metalens", "screen_words"):
                if getattr(arguments, option):
                    setattr(arguments, option, os.path.abspath(getattr(arguments, option)))
            check(arguments, folder, names)


main()
