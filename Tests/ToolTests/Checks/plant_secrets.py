"""Plants a secret at every kind of place that photo files have, copies them without private data, and searches.

    plant_secrets.py --metalens TOOL [--count 5000] [--container jpeg,png,…] [--place TEXT] [--photos FOLDER]
                     [--seed 1] [--keep FOLDER] [--list] [--exiftool PROGRAM] [--refused PERCENT]

Each planting is a file with one random text in one place: between parts, behind ends, in gaps, in unknown parts, in
known parts that are longer than they may be. `metalens copy --remove all-private` has to refuse the file in words, or
to write a copy that doesn't have the text anywhere, opens in Pillow (with libheif) and in ExifTool if the original does,
and has the same picture (where Pillow can't decode the original: "no picture"). Prints a table of all places, and how many
files without a secret were refused. Ends with 1 if a text is left, a picture changed, a copy can't be read, the tool
ended otherwise than documented, or if --refused is given and more than so many percent of the plantings or of the
photos without a secret were refused. Equal options give equal files.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from planting import gif, heif, inserted, jpeg, judges, jxl, photos, png, tifffile, webp  # noqa: E402
from planting.secret import Secret, is_in, whole  # noqa: E402

CONTAINERS = {"jpeg": (jpeg, "jpg"), "png": (png, "png"), "webp": (webp, "webp"), "heic": (heif, "heic"), "avif": (heif, "avif"),
              "tiff": (tifffile, "tif"), "jxl": (jxl, "jxl"), "gif": (gif, "gif"),
              # These need photos of a folder.
              "real heic": (inserted.Boxes, "heic"), "real avif": (inserted.Boxes, "avif"), "real tiff": (inserted.Tiffs, "tif")}
ENDINGS = {"jpeg": {".jpg", ".jpeg"}, "png": {".png"}, "webp": {".webp"}, "jxl": {".jxl"}, "gif": {".gif"}, "real heic": {".heic", ".heif"},
           "real avif": {".avif"}, "real tiff": {".tif", ".tiff"}}
CHUNK = 200
SECONDS = 120


class Planting:
    """One file: what it is, and what became of it."""

    def __init__(self, container, place, number):
        self.container, self.place, self.number = container, place, number
        self.secret = self.path = self.copy = None
        self.results = set()
        self.words = ""


def plantings(arguments, found):
    """Returns plantings for each container, in turns over its places."""
    chosen = arguments.container.split(",") if arguments.container else list(CONTAINERS)
    # Real files have few places, as everything in them stays.
    places = [(container, place) for container in chosen if found[container] for place in CONTAINERS[container][0].PLACES
              for _ in range(8 if container.startswith("real") else 1) if arguments.place is None or arguments.place in place]
    order = random.Random(arguments.seed)
    rounds = []
    while places and len(rounds) < arguments.count:
        order.shuffle(places)
        rounds += [Planting(container, place, len(rounds) + index) for index, (container, place) in enumerate(places)]
    return rounds[:arguments.count]


def bases(arguments):
    found = {container: getattr(photos, container)() if hasattr(photos, container) else [] for container in CONTAINERS}
    own = {container: list(files) for container, files in found.items()}
    for container, endings in ENDINGS.items():
        for folder in arguments.photos:
            for data in photos.shared(folder, endings):
                try:
                    CONTAINERS[container][0].planted(next(iter(CONTAINERS[container][0].PLACES)), data, Secret(random.Random(0)),
                                                     random.Random(0), photos.thumbnail())
                except Exception:
                    continue
                if judges.pixels(data):
                    found[container].append(data)
    return own, found


def write(planting, arguments, own, found, thumbnail, folder):
    """Writes the planted file; False if that photo has no such place."""
    for attempt in range(20):
        chance = random.Random(f"{arguments.seed} {planting.container} {planting.place} {planting.number} {attempt}")
        # Half of the photos are made here, as these have each kind of part.
        base = chance.choice(own[planting.container] if own[planting.container] and chance.random() < 0.5 else found[planting.container])
        planting.secret = Secret(chance)
        try:
            data = CONTAINERS[planting.container][0].planted(planting.place, base, planting.secret, chance, thumbnail)
        except (StopIteration, IndexError, OverflowError):
            continue
        if data is not None and is_in(planting.secret, whole(data)):
            planting.path = folder / f"{planting.number // CHUNK:03}" / f"{planting.number:05}.{CONTAINERS[planting.container][1]}"
            planting.path.parent.mkdir(parents=True, exist_ok=True)
            planting.path.write_bytes(data)
            return True
    return False


def copy(tool, source, target):
    """Copies a folder; returns the reason for each file that was not copied, and what went wrong with the run itself."""
    refused = {}
    try:
        run = subprocess.run([os.path.abspath(tool), "copy", source.name, "-r", "-o", f"{target}/", "--remove", "all-private", "--no-progress"],
                             cwd=source.parent, capture_output=True, timeout=SECONDS, env={**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"})
    except subprocess.TimeoutExpired:
        return refused, f"took more than {SECONDS} s"
    for line in run.stderr.decode(errors="replace").splitlines():
        match = re.match(r"(.*?): (?:error|warning): (.*)", line)
        if match:
            refused[match[1]] = match[2]
    return refused, None if run.returncode in (0, 1) else f"ended with {run.returncode}"


def copy_all(tool, folder, target):
    """Copies each folder; returns the reasons by path, and faults of runs."""
    refused, faults = {}, []
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
        sources = sorted(path for path in folder.iterdir() if path.is_dir())
        for source, (found, fault) in zip(sources, workers.map(lambda s: copy(tool, s, target / s.name), sources)):
            refused.update({(folder / path).resolve(): words for path, words in found.items()})
            faults += [f"{source.name}: {fault}"] if fault else []
    return refused, faults


def judge(planting):
    """Compares a copy with its original, in a process of its own; returns the results."""
    original, made = planting.path.read_bytes(), planting.copy.read_bytes()
    results = set()
    if is_in(planting.secret, whole(made)):
        results.add("LEFT")
    else:
        results.add("gone")
    before = judges.pixels(original)
    if before is not None:
        after = judges.pixels(made)
        if after is None:
            results.add("unreadable")
        elif after != before:
            results.add("changed")
    else:
        results.add("no picture")
    return results


def table(all_plantings, out):
    columns = ["planted", "refused", "gone", "LEFT", "changed", "unreadable", "no picture"]
    rows = collections.defaultdict(collections.Counter)
    for planting in all_plantings:
        for key in ((planting.container, planting.place), (planting.container, "ALL"), ("ALL", "ALL")):
            rows[key]["planted"] += 1
            rows[key].update(planting.results)
    width = max(len(place) for _, place in rows)
    print(f"{'container':10} {'place':{width}} " + " ".join(f"{name:>10}" for name in columns) + "  refused", file=out)
    for (container, place), row in sorted(rows.items(), key=lambda item: (item[0][0] == "ALL", item[0][0], item[0][1] == "ALL", item[0][1])):
        percent = 100 * row["refused"] / row["planted"]
        print(f"{container:10} {place:{width}} " + " ".join(f"{row[name]:>10}" for name in columns) + f"  {percent:5.0f} %", file=out)
    return rows


def plain_photos(arguments, folder, own):
    """Copies photos without a secret; returns how many there are, and the reasons for refusals."""
    source = folder / "plain" / "own"
    source.mkdir(parents=True)
    for container, files in own.items():
        for number, data in enumerate(files):
            if container == "tiff":
                data = tifffile.made(random.Random(number), data).write()
            (source / f"{container}{number}.{CONTAINERS[container][1]}").write_bytes(data)
    for number, shared in enumerate(arguments.photos):
        os.symlink(os.path.abspath(shared), folder / "plain" / f"shared{number}")
    refused, faults, count = {}, [], 0
    for source in sorted((folder / "plain").iterdir()):
        found, fault = copy(arguments.metalens, source, folder / "plain-copies" / source.name)
        refused.update(found)
        faults += [f"plain photos: {fault}"] if fault else []
        count += len(found) + sum(1 for path in (folder / "plain-copies" / source.name).rglob("*") if path.is_file())
    return count, refused, faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--metalens", required=True)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--container")
    parser.add_argument("--place", help="only places whose names contain this")
    parser.add_argument("--photos", action="append", default=[], help="a folder of photos to plant in too")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="where to keep the files whose copies are at fault")
    parser.add_argument("--exiftool", default=shutil.which("exiftool"))
    parser.add_argument("--refused", type=float, help="the most percent that may be refused")
    parser.add_argument("--list", action="store_true", help="name each file at fault, and each reason for a refusal")
    arguments = parser.parse_args()
    arguments.photos = [path for path in arguments.photos if os.path.isdir(path)]
    thumbnail = photos.thumbnail()
    own, found = bases(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch).resolve()
        (folder / "in").mkdir()
        (folder / "out").mkdir()
        planted = [p for p in plantings(arguments, found) if write(p, arguments, own, found, thumbnail, folder / "in")]
        refused, faults = copy_all(arguments.metalens, folder / "in", folder / "out")
        copied = []
        for planting in planted:
            planting.copy = folder / "out" / planting.path.parent.name / planting.path.name
            planting.words = refused.get(planting.path, "")
            if planting.copy.exists():
                copied.append(planting)
            elif planting.words:
                planting.results.add("refused")
            else:
                planting.results.add("silent")
        with concurrent.futures.ProcessPoolExecutor(max_workers=os.cpu_count(), initializer=judges.silence) as workers:
            for planting, results in zip(copied, workers.map(judge, copied, chunksize=50)):
                planting.results |= results
        if arguments.exiftool:
            before = judges.exiftool(arguments.exiftool, [p.path for p in copied])
            after = judges.exiftool(arguments.exiftool, [p.copy for p in copied])
            for planting in copied:
                text, error = after.get(str(planting.copy), (b"", "not read"))
                if error and not before.get(str(planting.path), (b"", None))[1]:
                    planting.results.add("unreadable")
                if is_in(planting.secret, [text]) and "LEFT" not in planting.results:
                    planting.results = planting.results - {"gone"} | {"LEFT"}
        rows = table(planted, sys.stdout)
        count, plain, more = plain_photos(arguments, folder, own)
        faults += more
        bad = [p for p in planted if p.results & {"LEFT", "changed", "unreadable", "silent"}]
        if arguments.list:
            for planting in bad:
                print(f"{planting.path.name}: {planting.container}, {planting.place}, {planting.secret.written} "
                      f"{planting.secret.text}: {', '.join(sorted(planting.results))}")
            words = collections.Counter((p.container, p.place, p.words) for p in planted if "refused" in p.results)
            for (container, place, text), number in sorted(words.items()):
                print(f"refused {number}: {container}, {place}: {text}")
            for path, text in sorted(plain.items()):
                print(f"refused without a secret: {path}: {text}")
        if arguments.keep:
            for planting in bad:
                target = pathlib.Path(arguments.keep)
                target.mkdir(parents=True, exist_ok=True)
                label = re.sub(r"[^\w]+", "-", f"{planting.container} {planting.place}")
                shutil.copy(planting.path, target / f"{label}-{planting.path.name}")
                if planting.copy.exists():
                    shutil.copy(planting.copy, target / f"{label}-{planting.path.stem}.copy{planting.path.suffix}")
    for fault in faults:
        print("fault:", fault)
    total = rows["ALL", "ALL"]
    print(f"{total['planted']} planted, {total['refused']} refused, {total['gone']} gone, {total['LEFT']} left, {total['changed']} changed, "
          f"{total['unreadable']} unreadable, {sum('silent' in p.results for p in planted)} without a word; "
          f"{len(plain)} of {count} photos without a secret refused")
    too_many = arguments.refused is not None and max(
        total["refused"] / total["planted"], len(plain) / max(count, 1)) * 100 > arguments.refused
    if too_many:
        print(f"more than {arguments.refused:g} % were refused")
    sys.exit(1 if bad or faults or too_many else 0)


main()
