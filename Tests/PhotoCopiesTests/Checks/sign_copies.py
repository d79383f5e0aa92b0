"""Signs a picture of each container with c2pa-python, and prints the SHA-256 of the store in each.

sign_copies.py FOLDER  writes the pictures, and signers.pem with the certificate of who vouches for the signer,
into a folder, and prints an object in JSON: the digests by the names of the files.
"""

import hashlib
import io
import json
import pathlib
import struct
import sys
import zlib

TESTS = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(TESTS / "ContentCredentialsTests/Checks"), str(TESTS / "PhotoMetadataTests/Checks")]

from PIL import Image

from sign_credentials import FORMATS, picture
from sign_manifests import ROOT, signed


def jpeg(data):
    """Return the store of a JPEG file, which is cut into segments."""
    store, place = b"", 2
    while data[place] == 0xFF and data[place + 1] != 0xDA:
        size = struct.unpack(">H", data[place + 2:place + 4])[0]
        content = data[place + 4:place + 2 + size]
        if data[place + 1] == 0xEB and content[:2] == b"JP":
            store += content[16:] if store else content[8:]
        place += 2 + size
    return store


def gif(data):
    """Return the store of a GIF file, which is cut into blocks."""
    place = data.index(b"\x21\xff\x0bC2PA_GIF\x01\x00\x00") + 14
    store = b""
    while data[place]:
        store += data[place + 1:place + 1 + data[place]]
        place += 1 + data[place]
    return store


def store(data, extension):
    """Return the store of a file from the size of its box on."""
    if extension == "jpg":
        return jpeg(data)
    if extension == "gif":
        return gif(data)
    if extension == "tif":
        return Image.open(io.BytesIO(data)).tag_v2[0xCD41]
    # Elsewhere it is in one piece.
    place = data.index(b"jumdc2pa") - 12
    return data[place:place + struct.unpack(">I", data[place:place + 4])[0]]


def main(folder):
    folder = pathlib.Path(folder)
    digests = {}
    for extension in FORMATS:
        data = signed(picture(extension, 1), extension)
        (folder / f"signed.{extension}").write_bytes(data)
        own = store(data, extension)
        size = struct.unpack(">I", own[:4])[0]
        assert own[4:8] == b"jumb" and size <= len(own), extension
        digests[f"signed.{extension}"] = hashlib.sha256(own[:size]).hexdigest()
    # A chunk with less than the head of a box goes as well.
    data, short = picture("png", 1), b"\1\2"
    chunk = struct.pack(">I", len(short)) + b"caBX" + short + struct.pack(">I", zlib.crc32(b"caBX" + short))
    (folder / "short.png").write_bytes(data[:33] + chunk + data[33:])
    digests["short.png"] = hashlib.sha256(short).hexdigest()
    (folder / "signers.pem").write_bytes(ROOT.pem())
    print(json.dumps(digests))


if __name__ == "__main__":
    main(sys.argv[1])
