"""Audits damaged photos, each in its own process with resource limits.

    audit_with_limits.py TOOL DAMAGED PHOTOS COPIES

Reads every file of the folder DAMAGED, and of every photo in PHOTOS so many copies with random damage, the
same in every run. A process gets 2 seconds of processor time, and may take 100 MB of memory. Prints the number of
files, then a line for each that broke a limit or did not get exactly one row.
"""

import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

SECONDS = 2
MEGABYTES = 100
ENDINGS = {".tsv", ".json", ".md", ".txt"}


def files(folder):
    return sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file() and path.suffix not in ENDINGS)


def damaged(data, generator):
    """Returns bytes with a few changes of the kinds that parsers stumble over."""
    data = bytearray(data)
    for _ in range(generator.randint(1, 12)):
        # Metadata is mostly at the beginning.
        place = generator.randrange(min(len(data), generator.choice([64, 1024, 16384, len(data)])))
        kind = generator.randrange(6)
        if kind == 0:
            data[place] ^= 1 << generator.randrange(8)
        elif kind == 1:
            data[place:place + 4] = generator.choice([b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", bytes(4), b"\0\0\0\x01"])
        elif kind == 2:
            del data[place:place + generator.randint(1, 64)]
        elif kind == 3:
            data[place:place] = generator.randbytes(generator.randint(1, 64))
        elif kind == 4:
            data[place:place] = data[place:place + generator.randint(1, 4096)]
        elif generator.random() < 0.3:
            del data[max(place, 16):]
    return bytes(data)


def audit(tool, path):
    """Returns the error in the audit of a file; None if there is none."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            ["prlimit", f"--cpu={SECONDS}", "--core=0", tool, "audit", "-", "-f", "ndjson", "-j", "1"],
            stdin=subprocess.PIPE, stdout=output, stderr=subprocess.DEVNULL)
        process.stdin.write(os.fsencode(path) + b"\0")
        process.stdin.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        output.seek(0)
        rows = output.read().splitlines()
    if status != 0:
        return f"ended with {os.waitstatus_to_exitcode(status)}"
    if usage.ru_maxrss > MEGABYTES * 1024:
        return f"took {usage.ru_maxrss // 1024} MB"
    if len(rows) != 1 or (json.loads(rows[0])["error"] is None) != (json.loads(rows[0])["summary"] is not None):
        return "has no row of its own"
    return None


def main(tool, damaged_folder, photos, copies):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        paths = files(damaged_folder)
        for number, photo in enumerate(files(photos)):
            for copy in range(int(copies)):
                path = folder / f"{number}-{copy}{photo.suffix}"
                path.write_bytes(damaged(photo.read_bytes(), random.Random(f"{photo.name} {copy}")))
                paths.append(path)
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
            problems = list(workers.map(lambda path: audit(tool, path), paths))
    print(len(paths))
    for path, problem in zip(paths, problems):
        if problem:
            print(path.name, problem)


main(*sys.argv[1:])
