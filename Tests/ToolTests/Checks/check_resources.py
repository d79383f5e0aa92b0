"""Runs every command of our tools on hostile files, each with limits of memory and time.

    check_resources.py TOOLS [--megabytes 500] [--seconds 20] [--only TEXT] [--photos FOLDER]… [--sample COUNT] [--list]

TOOLS is a folder with built tools. A process may take so much address space more than one that does nothing, may use
so much memory and processor time, and must not wait that long, except for a pipe that the command names; it must end
with a documented status, and say why if that is 2. A process that takes too long is interrupted, which it has to obey. One that waited, or was slowed down by
others, runs once more; so does one that took much, with more address space, but no more memory. Prints a line for each violation (with --list for each run) and the largest numbers; ends with
1 if there is a violation.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

ENVIRONMENT = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "MALLOC_ARENA_MAX": "1"}
ENVIRONMENT.pop("METALENS_ALL", None)
WAIT = 4  # seconds


class Run:
    """One command, and what became of it."""

    def __init__(self, tool, arguments, folder, statuses=(0, 1, 2), stdin=None):
        self.tool, self.arguments, self.folder, self.statuses, self.stdin = tool, arguments, folder, statuses, stdin
        self.fault, self.seconds, self.megabytes, self.status = None, 0.0, 0, None

    @property
    def names_a_pipe(self):
        return any("/pipe-" in argument or "fifo" in argument for argument in self.arguments)

    @property
    def label(self):
        place = f"  # in {self.folder.name}" if self.folder.parent.name == "projects" else ""
        return f"{self.tool} {' '.join(self.arguments)}" + (f" < {pathlib.Path(self.stdin).name}" if self.stdin else "") + place


def execute(run, tools, idle, options, more=0):
    """Runs a command with its limits, or with more address space, and judges it."""
    space = (idle[run.tool] + options.megabytes + more) << 20
    started = time.monotonic()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        source = open(run.stdin, "rb") if run.stdin else subprocess.DEVNULL
        process = subprocess.Popen(["prlimit", f"--as={space}", "--core=0", tools / run.tool, *run.arguments], stdin=source, stdout=output,
                                   stderr=errors, cwd=run.folder, env=ENVIRONMENT, start_new_session=True)
        ignored, usage, status, slow, waits = "", None, None, False, False
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL, None):
            # Twice the time, as other programs may run; what waits doesn't end then either.
            end = time.monotonic() + (3 if slow else 2 * options.seconds)
            while time.monotonic() < end:
                pid, status, usage = os.wait4(process.pid, os.WNOHANG)
                if pid or not slow and processor_time(process.pid) > options.seconds:
                    break
                # Whoever reads a pipe that was named waits for it, until it is interrupted.
                if not slow and run.names_a_pipe and time.monotonic() - started > WAIT and processor_time(process.pid) < WAIT / 4:
                    waits = True
                    break
                time.sleep(0.02)
            if pid:
                break
            slow = True
            if number in (signal.SIGTERM, signal.SIGKILL):
                waits = False
            if number == signal.SIGKILL:
                ignored = ", and ignores interrupts"
            os.killpg(process.pid, number)
        process.returncode = os.waitstatus_to_exitcode(status)
        run.seconds = max(usage.ru_utime + usage.ru_stime, time.monotonic() - started if slow else 0)
        run.status, run.megabytes = process.returncode, usage.ru_maxrss >> 10
        errors.seek(0)
        told = errors.read()
    run.fault = None
    if slow and waits and not ignored:
        run.status = run.statuses[0]
    elif slow:
        run.fault = f"takes more than {options.seconds:g} s{ignored}"
    elif run.status not in run.statuses:
        words = told.decode(errors="replace").splitlines()
        run.fault = f"ended with {run.status}: {next((line for line in words if 'rror' in line), words[-1] if words else '')[:160]}"
    elif run.megabytes > options.megabytes:
        run.fault = f"takes {run.megabytes} MB"
    elif run.status == 2 and not told.strip():
        run.fault = "does not say why it ended with 2"
    return run


def processor_time(pid):
    """Returns the seconds that a process has used."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


def pipe(folder):
    """Makes a pipe for one command: two commands would serve each other."""
    path = folder / f"pipe-{len(list(folder.iterdir()))}.jpg"
    os.mkfifo(path)
    return str(path)


def device(folder):
    """Makes a device like /dev/zero, which a tool may not touch; None if that takes more rights."""
    path = folder / "zero"
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    except OSError:
        return None
    return str(path)


def other_runs(folder, special, photos):
    """Returns commands on what isn't a regular file, and with such files as other arguments."""
    runs = []
    for index, name in enumerate(special):
        runs += photo_runs(photos / name, folder, f"special{index}")
    good, zero = str(folder / "good.jpg"), device(folder)
    (folder / "pipes").mkdir()
    for odd in (lambda: "/dev/zero", lambda: pipe(folder / "pipes")):
        name = odd()
        runs += [
            Run("metalens", ["copy", good, "-o", "out/look/", "--look-file", odd()], folder), Run("metalens", ["audit", good, "--localizations", odd()], folder),
            Run("metalens", ["audit", good, "--templates", odd()], folder),
            Run("metalens", ["diff", name, name], folder), Run("metalens", ["verify", odd()], folder)]
        # An endless document is read until it is interrupted, in bounded memory.
        runs += [Run("metalens", ["report", name], folder)] if name != "/dev/zero" else []
    # What is written to is never the real device.
    for odd in ([lambda: zero] if zero else []) + [lambda: pipe(folder / "pipes")]:
        runs += [Run("metalens", ["audit", good, "--resume", odd()], folder), Run("metalens", ["copy", good, "-o", odd()], folder),
                 Run("metalens", ["copy", good, "-o", odd(), "--remove", "location"], folder), Run("metalens", ["copy", good, "-o", odd(), "--force"], folder),
                 Run("metalens", ["audit", good, "-f", "json", "-o", odd()], folder)]
    for arguments in ([], ["--force"], ["--remove", "all-private"]):
        target = folder / "out" / f"pipe{len(arguments)}{len(' '.join(arguments))}"
        target.mkdir()
        os.mkfifo(target / "good.jpg")
        runs.append(Run("metalens", ["copy", good, "-o", f"{target}/", *arguments], folder))
    runs += [Run("metalens", ["audit", "-", "-f", "csv"], folder, stdin=str(folder / "list")),
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
    pipes = projects.parent / "pipes"
    for odd in (lambda: "/dev/zero", lambda: pipe(pipes)):
        runs += [Run("catalog-edit", ["import", "xliff", odd()], folder), Run("catalog-edit", ["import", "csv", odd(), "--catalog", "Localizable.xcstrings"], folder),
                 Run("catalog-edit", ["merge", odd(), "Localizable.xcstrings", "Localizable.xcstrings"], folder),
                 Run("catalog-lint", ["--config", odd(), "."], folder), Run("catalog-lint", ["--baseline", odd(), "--isolated", "."], folder),
                 Run("catalog-preview", ["show", odd()], folder), Run("catalog-lint", [odd()], folder)]
    return runs


def main():
    # Whoever runs this may ignore interrupts, or hold them back.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGINT, signal.default_int_handler)
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
    idle = {name: idle_space(tools / name) for name in ("metalens", "screen-words", "catalog-lint", "catalog-edit", "catalog-preview", "catalog-report", "catalog-code")
            if (tools / name).exists()}
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch).resolve()
        photos, special, projects = folder / "photos", folder / "special", folder / "projects"
        for made in (photos, special, projects, folder / "out", folder / "circles"):
            made.mkdir()
        writer = pathlib.Path(__file__).with_name("hostile_files.py")
        names, others, project_names = json.loads(subprocess.run([sys.executable, "-B", writer, folder], check=True, capture_output=True).stdout)
        shutil.copy(photos / "good.jpg", folder)
        shutil.copy(folder / "good.jpg", folder / "circles")
        for name in ("a", "b"):
            os.symlink(".", folder / "circles" / name)
        (folder / "look.json").write_text('{"name": "x", "contrast": 1.2}')
        (folder / "list").write_bytes(b"\0".join(os.fsencode(special / name) for name in others) + b"\0")
        shutil.copy(projects / project_names[0] / "Localizable.xcstrings", folder)
        with open(folder / "starts", "wb") as output:
            for _ in range(36):
                output.write(b"\xff\xd8\xff\xe0" * (1 << 20))
        runs = [run for index, name in enumerate(names) for run in photo_runs(photos / name, folder, index)]
        runs += other_runs(folder, others, special)
        runs += project_runs(projects, project_names, tools)
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
        for run in [run for run in runs if run.fault and run.fault.startswith("takes more than")][:4]:
            execute(run, tools, idle, options)
        # A command that was refused much memory would take it on another machine. What is
        # reserved and not used is none.
        for run in [run for run in runs if run.megabytes > 0.6 * options.megabytes and (not run.fault or "failed to allocate" in run.fault)]:
            execute(run, tools, idle, options, more=4096)
        faulty = [run for run in runs if run.fault]
        for run in runs if options.list else faulty:
            line = run.label.replace(str(folder), "")
            print(f"{run.seconds:6.1f} s {run.megabytes:5} MB {run.status:4}  {line}" + (f": {run.fault}" if run.fault else ""))
        print(f"{len(runs)} runs, {len(faulty)} violations; at most {max(run.seconds for run in runs):.1f} s and "
              f"{max(run.megabytes for run in runs)} MB; an idle run takes {', '.join(f'{n} {s} MB' for n, s in idle.items())} of address space")
    sys.exit(1 if faulty else 0)


main()
