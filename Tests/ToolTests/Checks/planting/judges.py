"""What other programs see in a file: its pixels, and whether they can read it."""

import hashlib
import io
import json
import os
import subprocess
import warnings

from PIL import Image, ImageFile

try:
    import pillow_heif
    pillow_heif.register_heif_opener()
except ImportError:
    pillow_heif = None
try:
    import pillow_jxl  # noqa: F401
    reads_jxl = True
except ImportError:
    reads_jxl = False

warnings.simplefilter("ignore")
Image.MAX_IMAGE_PIXELS = 50_000_000
CHUNK = 400


def silence():
    """Closes standard error of a process that only judges: libtiff tells there what it thinks of a file."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def pixels(data):
    """Returns a digest of all frames as Pillow decodes them; None if it can't."""
    digest = hashlib.sha256()
    try:
        with Image.open(io.BytesIO(data)) as image:
            frames = 1 if image.format in ("TIFF", "MPO") else min(getattr(image, "n_frames", 1), 4)
            for number in range(frames):
                image.seek(number)
                image.load()
                digest.update(f"{image.mode} {image.size}".encode())
                digest.update(image.tobytes())
                if image.mode == "P":
                    digest.update(image.convert("RGB").tobytes())
    except Exception:
        return None
    return digest.hexdigest()


def exiftool(program, paths):
    """Returns what ExifTool reads from each file, as JSON text and as an error."""
    found = {}
    for start in range(0, len(paths), CHUNK):
        run = subprocess.run(
            [program, "-j", "-a", "-u", "-ee", "-G3:1", "-validate", "-charset", "filename=utf8", "-@", "-"],
            input="\n".join(str(path) for path in paths[start:start + CHUNK]).encode(), capture_output=True, timeout=600)
        for entry in json.loads(run.stdout or b"[]"):
            path = entry.pop("SourceFile")
            entry = {name: value for name, value in entry.items() if ":System:" not in name and "File:Directory" not in name}
            error = next((value for name, value in entry.items() if name.endswith(":Error")), None)
            found[os.path.abspath(path)] = json.dumps(entry, ensure_ascii=False).encode(errors="replace"), error
    return found
