"""Measures how an audit judges camera originals and edits of them.

    measure.py METALENS ORIGINALS FOLDER EDITS RATES

FOLDER has the files of the table ORIGINALS, and EDITS what make-edits.py made of them. Needs exiftool.
Writes the rates as a table to RATES: the share of each assessment by kind of edit and program, and of each kind of
evidence among edits and originals. Rates of the models marked "fit" are for choosing weights, those of
the models marked "test" for judging the choice.
"""

import collections
import csv
import datetime
import json
import pathlib
import subprocess
import sys

PROGRAMS = ("Photos ", "Adobe ", "Microsoft Windows Photo Viewer")
TOOLKITS = ("XMP Core ", "Image::ExifTool ")
SEEN = {"processed", "probablyProcessed", "madeByAI", "partlyAI", "notAPhotograph"}


def audit(metalens, folder, names):
    """Returns the report of each file by its name."""
    paths = b"".join(name.encode() + b"\0" for name in names)
    run = subprocess.run([metalens, "audit", "-", "--null", "--format", "ndjson"],
                         cwd=folder, input=paths, capture_output=True, check=False)
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    return {row["file"]: row for row in rows if row.get("assessment")}


def facts(folder, names):
    """Returns for each file whether EXIF has a size, whether it is that of the picture, and a thumbnail."""
    arguments = ["exiftool", "-json", "-n", "-fast", "-ExifIFD:ExifImageWidth", "-ExifIFD:ExifImageHeight",
                 "-File:ImageWidth", "-File:ImageHeight", "-IFD1:ThumbnailLength", "-@", "-"]
    run = subprocess.run(arguments, cwd=folder, input="\n".join(names).encode(), capture_output=True, check=False)
    found = {}
    for row in json.loads(run.stdout):
        recorded = row.get("ExifImageWidth"), row.get("ExifImageHeight")
        actual = row.get("ImageWidth"), row.get("ImageHeight")
        size = "no size" if None in recorded else "size kept" if recorded != actual else "size updated"
        found[row["SourceFile"]] = size, "thumbnail" if row.get("ThumbnailLength") else "no thumbnail"
    return found


def is_rewritten(row):
    """Returns whether a photo says by itself that something else than the camera wrote it."""
    if any(str(row.get(name, "")).startswith(PROGRAMS) for name in ("Software", "CreatorTool")):
        return True
    if row.get("Make") != "Apple" and str(row.get("XMPToolkit", "")).startswith(TOOLKITS):
        return True
    try:
        taken, changed = (datetime.datetime.strptime(str(row.get(name))[:19], "%Y:%m:%d %H:%M:%S")
                          for name in ("DateTimeOriginal", "ModifyDate"))
    except ValueError:
        return False
    return changed - taken >= datetime.timedelta(days=1)


def rewritten(folder, names):
    """Returns the photos that say by themselves that something else than the camera wrote them."""
    arguments = ["exiftool", "-json", "-fast", "-Make", "-Software", "-XMP:CreatorTool", "-XMPToolkit",
                 "-IFD0:ModifyDate", "-ExifIFD:DateTimeOriginal", "-@", "-"]
    run = subprocess.run(arguments, cwd=folder, input="\n".join(names).encode(), capture_output=True, check=False)
    return {row["SourceFile"] for row in json.loads(run.stdout) if is_rewritten(row)}


def share(count, total):
    return f"{100 * count / total:.1f}" if total else ""


def main():
    metalens, table, folder, edits, rates = (pathlib.Path(argument).resolve() for argument in sys.argv[1:6])
    with open(table, encoding="utf-8", newline="") as file:
        originals = {row["file"]: row for row in csv.DictReader(file, delimiter="\t")}
    with open(edits / "edits.tsv", encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t")
        edited = {row["file"]: row for row in rows if row["original"] in originals}
    before = audit(metalens, folder, originals)
    after = audit(metalens, edits, edited)
    groups = collections.defaultdict(list)
    resaved = rewritten(folder, originals)
    for name, report in before.items():
        row = originals[name]
        if name in resaved:
            groups[row["part"], "rewritten", "all"].append(report)
            continue
        groups[row["part"], "original", f"{row['origin']} {row['certainty']}"].append(report)
        groups[row["part"], "original", "all"].append(report)
        if "makerNote" in report["assessment"]["checksMade"]:
            missing = any(fact["rule"] == "makerNoteMissing" for fact in report["evidence"])
            group = "without maker note" if missing else "with maker note"
            groups[row["part"], "original", group].append(report)
    known = facts(edits, edited)
    for name, report in after.items():
        row = edited[name]
        part = originals[row["original"]]["part"]
        size, thumbnail = known[name]
        for program in (row["program"], "all", size, thumbnail):
            groups[part, row["operation"], program].append(report)
        groups[part, "edited", "all"].append(report)
    with open(rates, "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, delimiter="\t", lineterminator="\n")
        out.writerow(["part", "what", "group", "photos", "seen", "cannotTell", "noSign"])
        for key in sorted(groups):
            verdicts = collections.Counter(report["assessment"]["verdict"] for report in groups[key])
            total = sum(verdicts.values())
            out.writerow([*key, total, share(sum(verdicts[name] for name in SEEN), total),
                          share(verdicts["cannotTell"], total), share(verdicts["noSign"], total)])
        out.writerow([])
        out.writerow(["part", "evidence", "edits", "originals"])
        for part in ("fit", "test"):
            counts = []
            for what in ("edited", "original"):
                reports = groups[part, what, "all"]
                found = collections.Counter(
                    rule for report in reports for rule in {fact["rule"] for fact in report["evidence"]})
                counts.append((found, len(reports)))
            for rule in sorted(set(counts[0][0]) | set(counts[1][0])):
                out.writerow([part, rule, *(share(found[rule], total) for found, total in counts)])


if __name__ == "__main__":
    main()
