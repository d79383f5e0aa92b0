"""Runs every command of our tools on hostile files, each with limits of memory and time.

    check_resources.py TOOLS [--megabytes 500] [--seconds 20] [--only TEXT] [--photos FOLDER]… [--sample COUNT] [--list]

TOOLS is a folder with built tools. A process may take so much address space more than one that does nothing, may use
so much memory, and has so much time; it must end with a documented status, and say why if that is 2. A process that
takes too long is interrupted, which it has to obey, and runs once more when no other does. Prints a line for each
violation (with --list for each run) and the largest numbers; ends with 1 if there is a violation.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import hostile_files  # noqa: E402

ENVIRONMENT = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "MALLOC_ARENA_MAX": "1"}
ENVIRONMENT.pop("METALENS_ALL", None)


class Run:
    """One command, and what became of it."""

    def __init__(self, tool, arguments, folder, statuses=(0, 1, 2), stdin=None):
        self.tool, self.arguments, self.folder, self.statuses, self.stdin = tool, arguments, folder, statuses, stdin
        self.fault, self.seconds, self.megabytes, self.status = None, 0.0, 0, None

    @property
    def label(self):
        return f"{self.tool} {' '.join(self.arguments)}" + (f" < {pathlib.Path(self.stdin).name}" if self.stdin else "")


def execute(run, tools, idle, options):
    """Runs a command with its limits, and judges it."""
    space = (idle[run.tool] + options.megabytes) << 20
    started = time.monotonic()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        source = open(run.stdin, "rb") if run.stdin else subprocess.DEVNULL
        process = subprocess.Popen(["prlimit", f"--as={space}", "--core=0", tools / run.tool, *run.arguments], stdin=source, stdout=output,
                                   stderr=errors, cwd=run.folder, env=ENVIRONMENT, start_new_session=True)
        ignored, usage, status = "", None, None
        for limit, number in ((options.seconds, signal.SIGINT), (3, signal.SIGTERM), (3, signal.SIGKILL), (30, None)):
            end = time.monotonic() + limit
            while time.monotonic() < end:
                pid, status, usage = os.wait4(process.pid, os.WNOHANG)
                if pid:
                    break
                time.sleep(0.01)
            else:
                if number == signal.SIGKILL:
                    ignored = ", and ignores interrupts"
                if number:
                    os.killpg(process.pid, number)
                continue
            break
        process.returncode = os.waitstatus_to_exitcode(status)
        run.seconds = time.monotonic() - started
        run.status, run.megabytes = process.returncode, usage.ru_maxrss >> 10
        errors.seek(0)
        told = errors.read()
    run.fault = None
    if run.seconds > options.seconds:
        run.fault = f"takes more than {options.seconds:g} s{ignored}"
    elif run.status not in run.statuses:
        run.fault = f"ended with {run.status}: {told[-200:].decode(errors='replace').strip()}"
    elif run.megabytes > options.megabytes:
        run.fault = f"takes {run.megabytes} MB"
    elif run.status == 2 and not told.strip():
        run.fault = "does not say why it ended with 2"
    return run


def idle_space(tool):
    """Returns the address space in MB that the tool takes for its version."""
    low, high = 0, 2048
    while high - low > 8:
        middle = (low + high) // 2
        run = subprocess.run(["prlimit", f"--as={middle << 20}", "--core=0", tool, "--version"], capture_output=True, env=ENVIRONMENT)
        low, high = (low, middle) if run.returncode == 0 else (middle, high)
    return high


def photo_runs(path, folder, index):
    """Returns all commands of photos for one file; `folder` is one of its own for what they write."""
    name = str(path)
    out = f"out/{index}"
    look = "look.json"
    return [
        Run("metalens", ["audit", name, "-f", "text"], folder), Run("metalens", ["audit", name, "-f", "html", "-o", f"{out}.html", "--include-private"], folder),
        Run("metalens", ["audit", name, "-f", "ndjson", "--no-compare-thumbnails"], folder),
        Run("metalens", ["copy", name, "-o", f"{out}-a/"], folder),
        Run("metalens", ["copy", name, "-o", f"{out}-b/", "--remove", "all-private", "--receipt", "json"], folder),
        Run("metalens", ["copy", name, "-o", f"{out}-c/", "--remove", "comments,location"], folder),
        Run("metalens", ["copy", name, "-o", f"{out}-d/", "--keep-only", "camera", "--set", "owner=Museum"], folder),
        Run("metalens", ["copy", name, "-o", f"{out}-e/", "--look", "tumble-down", "--grain", "1"], folder),
        Run("metalens", ["copy", name, "-o", f"{out}-f/", "--look-file", look], folder),
        Run("metalens", ["copy", name, "-o", f"{out}-g/", "--date-stamp"], folder),
        Run("screen-words", ["find", "Settings", name, "--languages", "en"], folder),
    ]


def other_runs(folder, special, photos):
    """Returns commands on what isn't a regular file, and with such files as other arguments."""
    runs = []
    for index, name in enumerate(special):
        runs += photo_runs(photos / name, folder, f"special{index}")
    good = str(folder / "good.jpg")
    for name in ("/dev/zero", str(photos / "fifo.jpg")):
        runs += [
            Run("metalens", ["copy", good, "-o", "out/look/", "--look-file", name], folder), Run("metalens", ["audit", good, "--localizations", name], folder),
            Run("metalens", ["audit", good, "--resume", name], folder), Run("metalens", ["audit", good, "--templates", name], folder),
            Run("metalens", ["report", name], folder), Run("metalens", ["diff", name, name], folder), Run("metalens", ["verify", name], folder),
            Run("metalens", ["audit", "-", "-f", "csv"], folder, stdin=str(folder / "list")),
            Run("metalens", ["copy", good, "-o", name], folder), Run("metalens", ["copy", good, "-o", name, "--force"], folder),
        ]
    os.mkfifo(folder / "target.jpg")
    (folder / "fifos").mkdir()
    os.mkfifo(folder / "fifos" / "good.jpg")
    runs += [Run("metalens", ["copy", good, "-o", "target.jpg", "--remove", "location"], folder),
             Run("metalens", ["copy", good, "-o", "fifos/"], folder), Run("metalens", ["copy", good, "-o", "fifos/", "--force"], folder),
             Run("metalens", ["audit", str(photos), "-r", "-f", "ndjson", "-o", "out/all.ndjson"], folder),
             Run("metalens", ["copy", str(folder / "circles"), "-r", "-o", "out/circles/"], folder),
             Run("metalens", ["audit", str(folder / "circles"), "-r"], folder),
             Run("screen-words", ["find", "Settings", str(folder / "circles")], folder),
             Run("screen-words", ["find", "Settings", "--frames", "-"], folder, stdin=str(folder / "starts")),
             Run("screen-words", ["check", str(folder / "Localizable.xcstrings"), "--screens", str(folder / "circles")], folder)]
    return runs


def project_runs(projects, names, tools):
    runs = []
    for name in names:
        folder = projects / name
        runs += [Run("catalog-lint", ["."], folder), Run("catalog-lint", ["stats", "."], folder), Run("catalog-edit", ["format", "--check", "."], folder),
                 Run("catalog-preview", ["list", "."], folder)]
        if (tools / "catalog-code").exists():
            runs += [Run("catalog-code", ["check", "."], folder), Run("catalog-code", ["extract", "."], folder)]
        if name == "xcloc-zero":
            runs.append(Run("catalog-edit", ["import", "xcloc", "de.xcloc"], folder))
    folder = projects / names[0]
    for name in ("/dev/zero", str(projects / "baseline-fifo" / "known")):
        runs += [Run("catalog-edit", ["import", "xliff", name], folder), Run("catalog-edit", ["import", "csv", name, "--catalog", "Localizable.xcstrings"], folder),
                 Run("catalog-edit", ["merge", name, "Localizable.xcstrings", "Localizable.xcstrings"], folder),
                 Run("catalog-lint", ["--config", name, "."], folder), Run("catalog-lint", ["--baseline", name, "--isolated", "."], folder),
                 Run("catalog-preview", ["show", name], folder), Run("catalog-lint", [name], folder)]
    return runs


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tools", type=pathlib.Path)
    parser.add_argument("--megabytes", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", help="only commands whose line contains this")
    parser.add_argument("--photos", action="append", default=[], help="a folder of bad photos, which are read together")
    parser.add_argument("--sample", type=int, help="the most commands to run")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    tools = options.tools.resolve()
    idle = {name: idle_space(tools / name) for name in ("metalens", "screen-words", "catalog-lint", "catalog-edit", "catalog-preview", "catalog-code")
            if (tools / name).exists()}
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch).resolve()
        photos, special, projects = folder / "photos", folder / "special", folder / "projects"
        for made in (photos, special, projects, folder / "out", folder / "circles"):
            made.mkdir()
        names = hostile_files.write_photos(photos)
        others = hostile_files.write_others(special)
        (folder / "good.jpg").write_bytes(hostile_files.photos.saved(hostile_files.photos.picture(), "JPEG"))
        shutil.copy(folder / "good.jpg", folder / "circles")
        for name in ("a", "b"):
            os.symlink(".", folder / "circles" / name)
        (folder / "look.json").write_text('{"name": "x", "contrast": 1.2}')
        (folder / "list").write_bytes(b"\0".join(os.fsencode(special / name) for name in others) + b"\0")
        (folder / "Localizable.xcstrings").write_text(hostile_files.catalog())
        with open(folder / "starts", "wb") as output:
            for _ in range(36):
                output.write(b"\xff\xd8\xff\xe0" * (1 << 20))
        runs = [run for index, name in enumerate(names) for run in photo_runs(photos / name, folder, index)]
        runs += other_runs(folder, others, special)
        runs += project_runs(projects, hostile_files.write_projects(projects), tools)
        for index, path in enumerate(options.photos):
            if os.path.isdir(path):
                path = os.path.abspath(path)
                runs += [Run("metalens", ["audit", path, "-r", "-f", "ndjson", "-o", f"out/bad{index}.ndjson"], folder),
                         Run("metalens", ["copy", path, "-r", "-o", f"out/bad{index}/", "--remove", "all-private"], folder),
                         Run("metalens", ["copy", path, "-r", "-o", f"out/look{index}/", "--look", "minimal-life"], folder)]
        runs = [run for run in runs if run.tool in idle and (options.only is None or options.only in run.label)]
        if options.sample and options.sample < len(runs):
            runs = random.Random(1).sample(runs, options.sample)
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
            list(workers.map(lambda run: execute(run, tools, idle, options), runs))
        # Another program on the machine makes none slow twice.
        slow = [run for run in runs if run.fault and run.fault.startswith("takes more than")]
        for run in slow[:6]:
            execute(run, tools, idle, options)
        faulty = [run for run in runs if run.fault]
        for run in runs if options.list else faulty:
            line = run.label.replace(str(folder), "")
            print(f"{run.seconds:6.1f} s {run.megabytes:5} MB {run.status:4}  {line}" + (f": {run.fault}" if run.fault else ""))
        print(f"{len(runs)} runs, {len(faulty)} violations; at most {max(run.seconds for run in runs):.1f} s and "
              f"{max(run.megabytes for run in runs)} MB; an idle run takes {', '.join(f'{n} {s} MB' for n, s in idle.items())} of address space")
    sys.exit(1 if faulty else 0)


main()
