"""Signs pictures of all containers with c2pa-python, breaks them, and prints what it says of them.

sign_credentials.py FOLDER  writes the pictures into a folder, and a line of JSON for each: the
path, and whether the hard binding of the active manifest is that of the file. read_bindings.py
prints the same for pictures that exist.
"""

import datetime
import hashlib
import io
import json
import pathlib
import random
import sys

import c2pa
import pillow_heif
import pillow_jxl  # noqa: F401
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from PIL import Image

from read_bindings import binding

pillow_heif.register_heif_opener()

FORMATS = {
    "jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif",
    "tif": "image/tiff", "heic": "image/heic", "avif": "image/avif", "jxl": "image/jxl",
}
SAVED_AS = {"jpg": "JPEG", "tif": "TIFF", "heic": "HEIF"}
ALGORITHMS = ("sha256", "sha384", "sha512")
EXCLUSION = (b"\x65start", b"\x66length")



def context(settings):
    return c2pa.Context(c2pa.Settings.from_dict({
        "verify": {"remote_manifest_fetch": False, "ocsp_fetch": False},
        "builder": {"thumbnail": {"enabled": False}},
        **settings,
    }))


CONTEXT = context({})
# A digest for each kibibyte of the coded picture, in a tree of digests.
TREE = context({"core": {"merkle_tree_chunk_size_in_kb": 1}})


def certificate(name, issuer, key, signing_key, is_root):
    """Return a certificate as c2pa asks for, valid long enough for any test."""
    now = datetime.datetime.now(datetime.timezone.utc)
    usage = {
        name: False
        for name in (
            "content_commitment", "key_encipherment", "data_encipherment", "key_agreement",
            "encipher_only", "decipher_only",
        )
    }
    builder = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=30))
        .add_extension(x509.BasicConstraints(is_root, None), critical=True)
        .add_extension(
            x509.KeyUsage(
                digital_signature=not is_root, key_cert_sign=is_root, crl_sign=is_root, **usage
            ),
            critical=True,
        )
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(signing_key.public_key()), False
        )
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
    )
    if not is_root:
        builder = builder.add_extension(
            x509.ExtendedKeyUsage([ExtendedKeyUsageOID.EMAIL_PROTECTION]), critical=False
        )
    signed = builder.sign(signing_key, hashes.SHA256())
    return signed.public_bytes(serialization.Encoding.PEM)


def signer():
    def named(text):
        return x509.Name([
            x509.NameAttribute(NameOID.COMMON_NAME, text),
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Test"),
        ])

    root, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    chain = certificate(named("Signer"), named("Root"), key, root, False) + certificate(
        named("Root"), named("Root"), root, root, True
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return c2pa.Signer.from_info(c2pa.C2paSignerInfo(b"es256", chain, private, None))


SIGNER = signer()
SOURCE = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"


def picture(extension, seed):
    """Return the bytes of a picture with gradients and noise."""
    noise = random.Random(seed)
    image = Image.new("RGB", (160, 120))
    image.putdata([
        ((x + seed) % 256, (y * 2 + noise.randrange(9)) % 256, (x * y // 64) % 256)
        for y in range(120) for x in range(160)
    ])
    output = io.BytesIO()
    options = {"use_container": True} if extension == "jxl" else {}
    image.save(output, SAVED_AS.get(extension, extension.upper()), **options)
    return output.getvalue()


def with_page(data):
    """Return a TIFF file with a second page, whose directory is the one for the manifest."""
    image = Image.open(io.BytesIO(data))
    output = io.BytesIO()
    image.save(output, "TIFF", save_all=True, append_images=[image.rotate(180)])
    return output.getvalue()


def sign(data, extension, alg="sha256", assertion=None, intent=None, context=CONTEXT):
    """Return a picture with a manifest, or with an update of the one it has."""
    actions = {"actions": [{"action": "c2pa.created", "digitalSourceType": SOURCE}]}
    manifest = {"claim_generator_info": [{"name": "test", "version": "1"}], "alg": alg}
    if intent is None:
        manifest["assertions"] = [{"label": "c2pa.actions", "data": actions}]
    if assertion is not None:
        manifest["assertions"].append(assertion)
    builder = c2pa.Builder(json.dumps(manifest), context=context)
    if intent is not None:
        builder.set_intent(intent)
    output = io.BytesIO()
    builder.sign(SIGNER, FORMATS[extension], io.BytesIO(data), output)
    return output.getvalue()


def store(data):
    """Return where the store of manifests begins in a file: at its first description box."""
    return data.index(b"jumdc2pa") - 12


def moved(data, name, by):
    """Return a file with the first start or length of an exclusion changed by a few bytes."""
    place = data.index(name, store(data)) + len(name)
    head = data[place]
    width = {0x18: 1, 0x19: 2, 0x1A: 4, 0x1B: 8}.get(head, 0)
    if width == 0:
        return data[:place] + bytes([head + by if head < 0x17 else head - by]) + data[place + 1:]
    value = int.from_bytes(data[place + 1:place + 1 + width], "big") + by
    return data[:place + 1] + value.to_bytes(width, "big") + data[place + 1 + width:]


def flipped(data, place):
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1:]


def variants(signed, pasted, extension):
    """Yield names and bytes of broken files."""
    yield "valid", signed
    for part in range(1, 8):
        yield f"flipped-{part}", flipped(signed, len(signed) * part // 8)
    yield "flipped-last", flipped(signed, len(signed) - 1)
    yield "appended", signed + b"appended"
    start = store(signed)
    yield "flipped-in-store", flipped(signed, signed.index(b"c2pa.created", start) + 3)
    yield "flipped-digest", flipped(signed, signed.index(b"\x64hash\x58", start) + 12)
    for name in EXCLUSION:
        if name in signed:
            yield f"moved-{name[1:].decode()}", moved(signed, name, 1)
    yield "pasted", pasted


def named_parts(data, extension):
    """Return the names and bytes of the parts of a picture, without any manifest."""
    if extension == "png":
        yield "PNGh", data[:8]
        place = 8
        while place < len(data):
            length = int.from_bytes(data[place:place + 4], "big") + 12
            yield data[place + 4:place + 8].decode(), data[place:place + length]
            place += length
    elif extension == "jpg":
        yield "SOI", data[:2]
        place = 2
        while data[place + 1] != 0xD9:
            end = place + 2 + int.from_bytes(data[place + 2:place + 4], "big")
            name = {0xC0: "SOF0", 0xC4: "DHT", 0xDA: "SOS", 0xDB: "DQT", 0xE0: "APP0"}[
                data[place + 1]
            ]
            if name == "SOS":
                end = len(data) - 2
            yield name, data[place:end]
            place = end
        yield "EOI", data[place:]
    elif extension == "gif":
        table = 3 << ((data[10] & 7) + 1)
        # A picture with a manifest is of the newer version.
        yield "GIF89a", b"GIF89a"
        yield "LSD", data[6:13 + table]
        place = 13 + table
        while data[place] != 0x3B:
            if data[place] == 0x21:
                name, start = f"21{data[place + 1]:02X}", place + 2
            else:
                local = 3 << ((data[place + 9] & 7) + 1) if data[place + 9] & 0x80 else 0
                yield "2C", data[place:place + 10 + local]
                place += 10 + local
                name, start = "TBID", place + 1
            while data[start]:
                start += data[start] + 1
            yield name, data[place:start + 1]
            place = start + 1
        yield "3B", data[place:place + 1]
    elif extension == "jxl":
        place = 0
        while place < len(data):
            length = int.from_bytes(data[place:place + 4], "big") or len(data) - place
            yield data[place + 4:place + 8].decode(), data[place:place + length]
            place += length


# After which part c2pa puts the manifest.
BEFORE = {"png": "IHDR", "jpg": "APP0", "gif": "LSD", "jxl": "ftyp"}


def box_hash(data, extension, is_short):
    """Return the assertion with the digests of named parts, each alone or as few as possible."""
    def digest(parts):
        content = hashlib.sha256(b"".join(part for _, part in parts)).digest()
        return {"names": [name for name, _ in parts], "hash": list(content), "pad": []}

    parts = list(named_parts(data, extension))
    place = [name for name, _ in parts].index(BEFORE[extension]) + 1
    lists = [parts[:place], parts[place:]] if is_short else [[part] for part in parts]
    boxes = [digest(parts) for parts in lists]
    boxes.insert(1 if is_short else place, {"names": ["C2PA"], "hash": [0], "pad": []})
    for box in boxes:
        box["alg"] = "sha256"
    return {"label": "c2pa.hash.boxes", "data": {"boxes": boxes}}


def report(folder, name, data):
    path = folder / name
    path.write_bytes(data)
    print(json.dumps({"path": str(path), "binding": binding(path)}), flush=True)


def main(folder):
    folder = pathlib.Path(folder)
    for extension in FORMATS:
        pictures = [picture(extension, seed) for seed in (1, 2)]
        kinds = {alg: lambda data, alg=alg: sign(data, extension, alg) for alg in ALGORITHMS}
        if extension in BEFORE:
            for name, is_short in (("boxes", False), ("fewboxes", True)):
                kinds[name] = lambda data, is_short=is_short: sign(
                    data, extension, assertion=box_hash(data, extension, is_short)
                )
        if extension in ("heic", "avif"):
            kinds["tree"] = lambda data: sign(data, extension, context=TREE)
        if extension == "tif":
            kinds["pages"] = lambda data: sign(with_page(data), extension)
        for name, make in kinds.items():
            signed, other = (make(data) for data in pictures)
            # The stores of both files are equally long.
            start, size = store(signed), len(signed) - len(pictures[0])
            place = store(other)
            pasted = other[:place] + signed[start:start + size - 64] + other[place + size - 64:]
            for variant, data in variants(signed, pasted, extension):
                report(folder, f"{name}-{variant}.{extension}", data)
        updated = sign(
            sign(pictures[0], extension), extension, intent=c2pa.C2paBuilderIntent.UPDATE
        )
        report(folder, f"update-valid.{extension}", updated)
        report(folder, f"update-flipped.{extension}", flipped(updated, len(updated) - 99))


if __name__ == "__main__":
    main(sys.argv[1])
