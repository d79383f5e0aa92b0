#!/usr/bin/env python3
"""Draws screenshots: gray, and red where a string is. Writes what says so.

    draw-screens.py FOLDER

In the folder are then report.json with shots/, and ko.xcloc, whose frames are in points.
"""

import json
import pathlib
import plistlib
import sys

from PIL import Image

folder = pathlib.Path(sys.argv[1])
shots = folder / "shots"
package = folder / "ko.xcloc/Notes/Screenshots/Any Test/Any Device"
for path in (shots, package):
    path.mkdir(parents=True, exist_ok=True)


def draw(path, size, *frames, turned=False):
    """Writes a picture; a turned one is stored on its side, as cameras do."""
    image = Image.new("RGB", size, (128, 128, 128))
    for x, y, width, height in frames:
        image.paste((255, 0, 0), (x, y, x + width, y + height))
    if turned:
        exif = Image.Exif()
        exif[0x0112] = 6
        image.rotate(90, expand=True).save(path, exif=exif, quality=95)
    else:
        image.save(path, quality=95)


frame = (300, 500, 400, 80)
list_ = []
for number, (language, name) in enumerate((("ko", "home.png"), ("en", "home.jpg"), ("ar", "home.webp"), ("ar", "wide.gif"))):
    wide = name == "wide.gif"
    draw(shots / f"{language}-{name}", (1600, 900) if wide else (1179, 2556), frame)
    list_.append({"file": f"shots/{language}-{name}", "name": name.split(".")[0], "language": language,
                  "width": 1600 if wide else 1179, "height": 900 if wide else 2556,
                  "strings": [{"table": "Localizable", "key": "cancel", "text": "취소" if language == "ko" else "Cancel",
                               "frame": dict(zip(("x", "y", "width", "height"), frame))}]})
draw(shots / "turned.jpg", (1179, 2556), frame, turned=True)
list_.append({**list_[0], "file": "shots/turned.jpg", "name": "turned"})
(folder / "report.json").write_text(json.dumps({"schemaVersion": 1, "toolVersion": "1", "shots": list_}))

points = [(20, 100, 120, 30), (20, 300, 120, 30), (200, 300, 120, 30), (20, 500, 300, 30), (20, 800, 300, 30)]
for number, name in ((3, "1.home.png"), (2, "2.turned.jpg")):
    size = tuple(number * length for length in (393, 852))
    draw(package / name, size, *(tuple(number * length for length in frame) for frame in points), turned="turned" in name)
plistlib.dump([{"stringKey": "cancel", "tableName": "Localizable", "screenshots": [
    {"name": name, "frame": f"{{{{{x}, {y}}}, {{{width}, {height}}}}}"}
    for name in ("1.home.png", "2.turned.jpg") for x, y, width, height in points]}],
    open(package / "localizedStringData.plist", "wb"))
