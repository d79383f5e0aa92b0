"""Pictures to plant secrets in: made with Pillow, or given as bytes where encoders differ from machine to machine."""

import base64
import io
import pathlib
import zlib

from PIL import Image

WIDTH, HEIGHT = 64, 48


def picture(mode="RGB", width=WIDTH, height=HEIGHT):
    pixels = [(x * 4 % 256, y * 5 % 256, x * y % 256) for y in range(height) for x in range(width)]
    image = Image.new("RGB", (width, height))
    image.putdata(pixels)
    return image.convert(mode)


def saved(image, kind, **options):
    output = io.BytesIO()
    image.save(output, kind, **options)
    return output.getvalue()


def thumbnail():
    return saved(picture(width=16, height=12), "JPEG", quality=60)


def jpeg():
    made = picture()
    return [saved(made, "JPEG", quality=80), saved(made, "JPEG", quality=80, progressive=True),
            saved(made, "JPEG", quality=70, restart_marker_blocks=2), saved(made.convert("L"), "JPEG"),
            saved(made.convert("CMYK"), "JPEG"), saved(made, "JPEG", progressive=True, subsampling=0, dpi=(72, 72))]


def png():
    made = picture()
    return [saved(made, "PNG"), saved(made.convert("RGBA"), "PNG"), saved(made.quantize(20), "PNG"), saved(made.convert("L"), "PNG"),
            saved(made.convert("1"), "PNG")]


def webp():
    made = picture()
    clear = made.convert("RGBA")
    clear.putalpha(picture("L"))
    return [saved(made, "WEBP", quality=70), saved(made, "WEBP", lossless=True), saved(clear, "WEBP", quality=70),
            saved(made, "WEBP", save_all=True, append_images=[made.rotate(180)], duration=80)]


def gif():
    made = picture().quantize(40)
    clear = made.copy()
    clear.info["transparency"] = 3
    frames = [made.rotate(90 * turn) for turn in (1, 2)]
    return [saved(made, "GIF"), saved(made, "GIF", interlace=0), saved(picture("L"), "GIF"), saved(picture("1"), "GIF"),
            saved(clear, "GIF", transparency=3), saved(made, "GIF", save_all=True, append_images=frames, duration=90, loop=0),
            saved(made, "GIF", save_all=True, append_images=frames, duration=90, loop=0, disposal=2)]


def packed(data):
    """Returns the data as PackBits codes it, without repetitions."""
    return b"".join(bytes([len(data[i:i + 128]) - 1]) + data[i:i + 128] for i in range(0, len(data), 128))


def tiff():
    """Returns pictures as (width, height, channels, coding, strips)."""
    found = []
    for mode, channels in (("RGB", 3), ("L", 1)):
        data = picture(mode).tobytes()
        strips = [data[i:i + WIDTH * channels * 12] for i in range(0, len(data), WIDTH * channels * 12)]
        found += [(WIDTH, HEIGHT, channels, 1, strips), (WIDTH, HEIGHT, channels, 8, [zlib.compress(s) for s in strips]),
                  (WIDTH, HEIGHT, channels, 32773, [packed(s) for s in strips])]
        image = Image.open(io.BytesIO(saved(picture(mode), "TIFF", compression="tiff_lzw")))
        whole = image.fp.getvalue()
        coded = [whole[p:p + n] for p, n in zip(image.tag_v2[273], image.tag_v2[279])]
        found.append((WIDTH, HEIGHT, channels, 5, coded))
    return found


def heic():
    return [base64.b64decode(HEIC)]


def avif():
    return [base64.b64decode(AVIF)]


def jxl():
    return [base64.b64decode(JXL)]


def shared(folder, endings, most=120_000):
    """Returns photos of a folder, the same ones in the same order everywhere."""
    paths = sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix.lower() in endings and path.stat().st_size <= most)
    return [path.read_bytes() for path in paths]


# 64 × 48 pixels.
HEIC = (
    "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAX1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAA"
    "AAAERAAAEAAQAAAAABoQABAAAAAAAAAbkAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA/WlwcnAA"
    "AADdaXBjbwAAAHZodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkA"
    "AAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAA"
    "AAAoY2xhcAAAAEAAAAABAAAAMAAAAAEAAAAAAAAAAv////AAAAACAAAAEHBpeGkAAAAAAwgICAAAABhpcG1hAAAAAAAAAAEAAQWBAgMFhAAAAc"
    "FtZGF0AAABtSgBr1j5FUL6b9NX/ZRkQD3pMI1ndOOMiDLfCQTHZJ/iKPdwBbVV3pWlXYz+VllmMeTlo1XWkfI1AQDj7zvrg4qalVlE1WYmV77i"
    "oh6h0U64qjfQ8y0s+XC9mztfFfUwlSxINkHyL7EbZxGDOtrgzSoiFCgorH3eJbNHdQa3kymqG/c88BqWJgCreHcWCY3RsKXwHcUgzESMis1QIr"
    "FujEzxoTO42NofpnBywAHpOZxKNrbUdGrP6VaD1YFqD8uHE0g6+udxcym4KUOV2BIP6PWMA5vTPPvFdIOw+W4YNlpM9b6srNJAO52xj0nEGInV"
    "SBPdeby/VA2hV75sPlhGGqDXs7wC7fMtWwqbGIcLEVZbyDItioxQZtfxiknsHTgGuauUUs2l8aPqlyg8JPltJg2Dr9dhp8b4jL6qT1I+2yf3xG"
    "+RGf3iG0MzKQ3kwyBL6kn1eItt6tuGoNJwwK0kJe87fCOjUJSw6rZBisXSk/0q4/rwg7lVCxOigYtKci+m8JY8X5GeLfGUZflnGsDG6j9OZIty"
    "J1Uw0qIb1Z4RLQNO4en0Xguo1DIpFGK75AqquqzEOCWc"
)
# 64 × 48 pixels.
AVIF = (
    "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcG"
    "l0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAABJgAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABq"
    "aXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAAB"
    "dpcG1hAAAAAAAAAAEAAQQBAoMEAAABLm1kYXQSAAoJGBV/vaICGg0IMpYCGseHheHMMMMChQEA2ynlfPfsL1uRA8v7Vl9sbXQXVM1HrRlG0+FZ"
    "IODaCgVsL/l0O3axXPN0zR/UUCOrOrFuIyQX9BlR0Fhk8vs/MXjzM1PwLQxB+I3ptRvxP5XSTfOBB8C8pnkK8JtzBsPiMVBbfGx3iBgtYdj83C"
    "MEsLm2BbaBWZmqRqkC7CHEeSfTMzILAY0Y8gGTtMsZCFqgh4x+/+UlGB8T8MEqPC2A+bGqP/61Njwlmb62FYDUTqYPP1r3P7jbODnenMenBSv6"
    "DVjmHEBuXSCzPsbyPPVwySu6pnjKcw5qSs75vGaH8pakSkHvZ4L1+L9JEJZBJl6grZ0quaGkrchD7jbAn/2n7r9OZ0MOK9RoN9I="
)
# 64 × 48 pixels.
JXL = (
    "AAAADEpYTCANCocKAAAAFGZ0eXBqeGwgAAAAAGp4bCAAAAKnanhsY/8Ky0BCcSEBVAqrcgkAgAqVUcYNXs71fPmhw2LaxnWGttq2sISx2V4YJE"
    "yBEaVt2zEKK6JrxwjHaMdYxGjHWMfIxkjHSDU/5/9Tu/X/Qph8l4t7efMbOaiDtmecSpCePKqjhUa644RXAs5czIDGl3At8ykJDYg4Vvhn4q65"
    "Dkqo9l0m58BbKnaIErqDcEuIVaDfCGZCftixEa40FiDAQp6hA9k98D+DwyDhfY72Rwl418Q0w2jCwXgPAPcVUrCSbEs8XubH+b+bmfhSQAECBg"
    "fhYT4UT6sdIVAvEj+/JEQg4Cemw/tdce8dTBkUjFMhWPJZ18eI24IBFpjoUc8Z6wray3ZtWlXc/e9By28/yp/3j1u53dDxQYDgvcZ+IHrgN5Q5"
    "fzxMwTd0Ds7YnQG8AjbgjKcOgShV13Pvtp4BEmMOCgNxvNKF/hKJrAuoN0wozdy25fdF9AOD5r90tPYPBAcFpoFMoFolKAeKxGi0R757w4IGfH"
    "x0xiKSqbkjBCj7RsQP1G/XrINobkMe3NkPv6MP7U0MTOiBDCP/bbSwwE4AU12dByhg2M4mCYnm88y/5mMkdK6n7Uepep7ASv5XeL+Beq7KwF8e"
    "ufB+jHCrs7HeW8L4xNpnPhb2Zzm0tNz7u/uLiQD+0a8P4TPUi5POCNhDihTmt/Bi3XRAt8XJN547/jLVjXFdp5XWA2g4n71pBI6AOMMyz/3fVm"
    "uest/42Il/J3w4evH3L2iS+9qq6jYDr+Gi98oXD/HwjyDs/rggfGJpkz9fvxUHZgltCSi9Jpwh4Bjns/2rQwla/40DDN0n2HT3eXJjIFlrLyrt"
    "o5aybmx67ayRQYShZy+sNfqdQI30pHzviC5jXMw8rFhHLNRkLp6Z3PbdedRyjDgGY0QC"
)
