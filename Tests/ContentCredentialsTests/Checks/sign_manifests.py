"""Signs pictures in every way that Content Credentials allow and in many that they don't, and prints what
c2pa-python says of them.

sign_manifests.py FOLDER  writes the pictures, and signers.pem and authorities.pem with the certificates that are
trusted, into a folder, and a line of JSON for each picture as read_validation.py does.
"""

import io
import json
import pathlib
import sys

import c2pa
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.x509.oid import ExtendedKeyUsageOID

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "PhotoMetadataTests/Checks"))

import authority
from authority import ALGORITHMS, DAY, NOW, Identity, answer, root, signer, token
from read_validation import context, validation
from sign_credentials import BEFORE, FORMATS, box_hash, flipped, picture, store

ROOT, OTHER, STAMPS = root("Root"), root("Other Root"), root("Stamp Root")
MIDDLE = Identity(
    "Middle", ec.generate_private_key(ec.SECP256R1()), ROOT, usages=("key_cert_sign", "crl_sign"),
    extended=(ExtendedKeyUsageOID.EMAIL_PROTECTION,), is_authority=True, start=NOW - 2000 * DAY,
)
SIGNERS = {algorithm: signer(MIDDLE, algorithm) for algorithm in ALGORITHMS}
ROOMY = signer(MIDDLE, "ps512", room=3000)
STAMPER = Identity(
    "Stamper", ec.generate_private_key(ec.SECP256R1()), STAMPS, extended=(ExtendedKeyUsageOID.TIME_STAMPING,),
    start=NOW - 2000 * DAY,
)
STRANGER = Identity(
    "Stranger", ec.generate_private_key(ec.SECP256R1()), OTHER, extended=(ExtendedKeyUsageOID.TIME_STAMPING,),
)
SOURCE = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"
CREATED = {"action": "c2pa.created", "digitalSourceType": SOURCE}
TREE = c2pa.Context(c2pa.Settings.from_dict({
    "core": {"merkle_tree_chunk_size_in_kb": 1}, "builder": {"thumbnail": {"enabled": False}},
}))
COMPRESSED = c2pa.Context(c2pa.Settings.from_dict({
    "core": {"prefer_compress_manifests": True}, "builder": {"thumbnail": {"enabled": False}},
}))
# What the tests sign may be wrong on purpose, so that it is not checked after signing.
UNCHECKED = c2pa.Context(c2pa.Settings.from_dict({
    "verify": {"verify_after_sign": False, "remote_manifest_fetch": False, "ocsp_fetch": False},
    "builder": {"thumbnail": {"enabled": False}},
}))


def signed(
    data, extension, algorithm="es256", version=2, digest="sha256", actions=(CREATED,), assertions=(), ingredients=(),
    redactions=(), intent=None, own_context=UNCHECKED, identity=None,
):
    """Return a picture with a manifest by c2pa-python."""
    identity = identity or SIGNERS[algorithm]
    manifest = {
        "claim_version": version, "claim_generator_info": [{"name": "test", "version": "1"}], "alg": digest,
        "title": "A picture", "redactions": list(redactions) or None,
        "assertions": ([{"label": "c2pa.actions", "data": {"actions": list(actions)}}] if actions else [])
        + list(assertions),
    }
    builder = c2pa.Builder(json.dumps(manifest), context=own_context)
    if intent is not None:
        builder.set_intent(intent)
    for description, content, format in ingredients:
        builder.add_ingredient(json.dumps(description), format, io.BytesIO(content))
    chain = b"".join(own.pem() for own in identity.chain())
    own_signer = c2pa.Signer.from_info(c2pa.C2paSignerInfo(algorithm.encode(), chain, identity.private(), None))
    output = io.BytesIO()
    builder.sign(own_signer, FORMATS[extension], io.BytesIO(data), output)
    return output.getvalue()


# Boxes of a store

def boxes(data, start, end, path=()):
    """Yield the path, the start and the end of each box in a range, from its size on."""
    place = start
    while place + 8 <= end:
        size = int.from_bytes(data[place:place + 4], "big")
        kind = data[place + 4:place + 8].decode("latin-1")
        if size < 8 or place + size > end:
            return
        own = path + (kind,)
        if kind == "jumb":
            label = data[place + 16 + 17:place + 16 + 17 + 64].split(b"\0")[0].decode("latin-1")
            own = path + (label,)
            yield own, place, place + size
            yield from boxes(data, place + 8, place + size, own)
        else:
            yield own, place, place + size
        place += size


def content(data, label):
    """Return the start and the end of the values of the last box with a label."""
    start = store(data)
    size = int.from_bytes(data[start:start + 4], "big")
    found = [
        (place + 8, end) for path, place, end in boxes(data, start, start + size)
        if path[-1] == "cbor" and path[-2].startswith(label)
    ]
    return found[-1]


def resigned(data, identity=None, algorithm="es256", change=None, **options):
    """Return a JPEG file with another signature of its claim, which may be changed."""
    start, end = content(data, "c2pa.claim")
    claim = data[start:end]
    if change:
        claim = change(claim)
        assert len(claim) == end - start
        data = data[:start] + claim + data[end:]
    start, end = content(data, "c2pa.signature")
    message = authority.message(identity or SIGNERS[algorithm], algorithm, claim, end - start, **options)
    return data[:start] + message + data[end:]


def replaced(data, old, new):
    place = data.index(old, store(data))
    assert len(old) == len(new)
    return data[:place] + new + data[place + len(old):]


def in_claim(old, new):
    def change(claim):
        assert old in claim and len(old) == len(new)
        return claim.replace(old, new, 1)
    return change


def base(**options):
    """Return a signed JPEG file whose signature has room for others: its certificate is long."""
    return signed(picture("jpg", 1), "jpg", "ps512", identity=ROOMY, **options)


def other_signatures():
    """Yield names and files that are signed in other ways."""
    data = base()
    time = {"time": NOW - DAY}
    for algorithm in ALGORITHMS:
        yield f"cose-{algorithm}", resigned(data, algorithm=algorithm)
    yield "chain-unprotected", resigned(data, in_unprotected=True)
    yield "chain-by-name", resigned(data, chain_label="x5chain")
    yield "chain-stripped", resigned(data, certificates=[SIGNERS["es256"].der()])
    yield "chain-reversed", resigned(data, certificates=[MIDDLE.der(), SIGNERS["es256"].der()])
    yield "chain-with-root", resigned(
        data, certificates=[own.der() for own in (SIGNERS["es256"], MIDDLE, ROOT)])
    yield "chain-of-other-root", resigned(data, signer(OTHER))
    yield "chain-none", resigned(data, certificates=[])
    yield "chain-garbage", resigned(data, certificates=[b"no certificate"])
    yield "self-signed", resigned(data, signer(None))
    yield "expired", resigned(data, signer(MIDDLE, start=NOW - 300 * DAY, end=NOW - 10 * DAY))
    yield "not-yet-valid", resigned(data, signer(MIDDLE, start=NOW + 10 * DAY, end=NOW + 300 * DAY))
    for label, usages in {
        "server": (ExtendedKeyUsageOID.SERVER_AUTH,), "any": (ExtendedKeyUsageOID.ANY_EXTENDED_KEY_USAGE,),
        "none": (), "c2pa": (authority.C2PA_SIGNING,), "stamps": (ExtendedKeyUsageOID.TIME_STAMPING,),
        "stamps-and-mail": (ExtendedKeyUsageOID.TIME_STAMPING, ExtendedKeyUsageOID.EMAIL_PROTECTION),
        "stamps-and-revocation": (ExtendedKeyUsageOID.TIME_STAMPING, ExtendedKeyUsageOID.OCSP_SIGNING),
        "server-and-mail": (ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.EMAIL_PROTECTION),
    }.items():
        yield f"usage-{label}", resigned(data, signer(MIDDLE, extended=usages))
    yield "weak-key", resigned(
        data, signer(MIDDLE, key=rsa.generate_private_key(65537, 1024)), algorithm="ps256")
    yield "other-curve", resigned(
        data, signer(MIDDLE, key=ec.generate_private_key(ec.SECP256K1())), algorithm="es256")
    yield "curve-of-other-algorithm", resigned(
        data, signer(MIDDLE, "es384"), algorithm="es256")
    yield "authority-signs", resigned(data, MIDDLE)
    yield "certificates-signer-signs", resigned(
        data, signer(MIDDLE, usages=("digital_signature", "key_cert_sign")))
    yield "key-for-encryption", resigned(data, signer(MIDDLE, usages=("key_encipherment",)))
    yield "no-issuer-key", resigned(data, signer(MIDDLE, with_issuer_key=False))
    yield "unknown-critical", resigned(data, signer(MIDDLE, critical_extension=True))
    yield "no-organization", resigned(data, signer(MIDDLE, organization=None))
    yield "unknown-algorithm", resigned(data, number=-999)
    yield "other-algorithm", resigned(data, number=-35)
    yield "signature-of-other-claim", resigned(data, signed=b"\xa0")
    yield "signature-empty", resigned(data, signature=b"\0" * 64)
    yield "signature-in-der", resigned(
        data, signature=SIGNERS["es256"].key.sign(b"x", ec.ECDSA(authority.hashes.SHA256())))
    yield "untagged", resigned(data, is_tagged=False)
    start, end = content(data, "c2pa.claim")
    claim = data[start:end]
    yield "payload-attached", resigned(data, payload=claim)
    yield "payload-of-other-claim", resigned(
        data, payload=claim.replace(b"A picture", b"B picture"),
        signed=claim.replace(b"A picture", b"B picture"))
    yield "payload-changed-claim-signed", resigned(data, payload=claim.replace(b"A picture", b"B picture"))
    expired = signer(MIDDLE, start=NOW - 300 * DAY, end=NOW - 10 * DAY)
    for version, kind in ((1, "stamp"), (2, "second_stamp")):
        data = base(version=version)
        own = {"is_response": kind == "stamp"}
        for label, make in {
            "valid": lambda stamped: token(STAMPER, stamped, **time, **own),
            "of-stranger": lambda stamped: token(STRANGER, stamped, **time, **own),
            "of-other-data": lambda stamped: token(STAMPER, stamped + b"x", **time, **own),
            "broken-signature": lambda stamped: token(STAMPER, stamped, breaks="signature", **time, **own),
            "changed-time": lambda stamped: token(STAMPER, stamped, breaks="content", **time, **own),
            "without-certificate": lambda stamped: token(STAMPER, stamped, certificates=[], **time, **own),
            "before-its-certificate": lambda stamped: token(STAMPER, stamped, time=NOW - 2500 * DAY, **own),
            "garbage": lambda stamped: b"no token",
        }.items():
            yield f"{kind}-{label}", resigned(data, **{kind: make})
        yield f"{kind}-of-expired", resigned(
            data, expired, **{kind: lambda stamped: token(STAMPER, stamped, time=NOW - 20 * DAY, **own)})
        yield f"{kind}-after-expiry", resigned(
            data, expired, **{kind: lambda stamped: token(STAMPER, stamped, **time, **own)})
    data = base()
    no_stamper = Identity("Mail", ec.generate_private_key(ec.SECP256R1()), STAMPS)
    yield "second_stamp-wrong-usage", resigned(
        data, second_stamp=lambda stamped: token(no_stamper, stamped, **time))
    yield "second_stamp-in-response", resigned(
        data, second_stamp=lambda stamped: token(STAMPER, stamped, is_response=True, **time))


def revocations():
    """Yield names and files whose signature carries the answer of a revocation service."""
    data = base(version=2)
    own = signer(MIDDLE)
    delegate = Identity(
        "Delegate", ec.generate_private_key(ec.SECP256R1()), MIDDLE, extended=(ExtendedKeyUsageOID.OCSP_SIGNING,))
    stranger = Identity(
        "Stranger", ec.generate_private_key(ec.SECP256R1()), OTHER, extended=(ExtendedKeyUsageOID.OCSP_SIGNING,))

    def stapled(answer, **options):
        return resigned(data, own, extra={"rVals": {"ocspVals": [answer]}}, **options)

    def stamped(time):
        return {"second_stamp": lambda stamped: token(STAMPER, stamped, time=time)}

    yield "revocation-good", stapled(answer(delegate, own))
    yield "revocation-good-by-issuer", stapled(answer(MIDDLE, own))
    yield "revocation-of-stranger", stapled(answer(stranger, own, revoked=NOW - DAY))
    yield "revocation-of-other", stapled(answer(delegate, signer(MIDDLE), revoked=NOW - DAY))
    yield "revocation-revoked", stapled(answer(delegate, own, revoked=NOW - DAY))
    yield "revocation-revoked-later", stapled(
        answer(delegate, own, revoked=NOW - DAY), **stamped(NOW - 5 * DAY))
    yield "revocation-revoked-before", stapled(
        answer(delegate, own, revoked=NOW - 5 * DAY), **stamped(NOW - DAY))
    yield "revocation-garbage", stapled(b"no answer")


def other_claims():
    """Yield names and files whose claims are signed again after a change, or say something else."""
    data = base()
    yield "claim-title-changed", resigned(data, change=in_claim(b"A picture", b"B picture"))
    yield "claim-other-signature", resigned(data, change=in_claim(b"c2pa.signature", b"c2pa.signaturf"))
    yield "claim-missing-assertion", resigned(data, change=in_claim(b"c2pa.hash.data", b"c2pa.hash.datb"))
    yield "claim-algorithm", resigned(data, change=in_claim(b"sha256", b"sha999"))
    yield "claim-outside", resigned(
        data, change=in_claim(b"self#jumbf=c2pa.assertions/c2pa.actions", b"self#jumbf=/c2pa/other/c2pa.assert/acts"))
    yield "claim-no-generator", resigned(
        data, change=in_claim(b"claim_generator_info", b"claim_generator_inf0"))
    yield "claim-no-instance", resigned(data, change=in_claim(b"instanceID", b"instanceI_"))
    yield "claim-title-unsigned", replaced(data, b"A picture", b"B picture")
    yield "label-changed", replaced(data, b"urn:c2pa:", b"urn:cxpa:")
    start, end = content(data, "c2pa.actions")
    yield "assertion-zeroed", data[:start] + bytes(end - start) + data[end:]
    for label, actions in {
        "opened": [{"action": "c2pa.opened"}], "edited": [{"action": "c2pa.edited"}],
        "created-second": [CREATED, {"action": "c2pa.edited"}, CREATED],
        "no-source": [{"action": "c2pa.created"}],
        "placed": [CREATED, {"action": "c2pa.placed"}],
        "translated": [CREATED, {"action": "c2pa.translated"}],
        "transcoded": [CREATED, {"action": "c2pa.transcoded"}],
        "redacted": [CREATED, {"action": "c2pa.redacted", "parameters": {"redacted": "self#jumbf=/c2pa/x/y"}}],
        "none": [],
    }.items():
        for version in (1, 2):
            try:
                yield f"actions-{label}-{version}", signed(
                    picture("jpg", 1), "jpg", version=version, actions=actions)
            except c2pa.C2paError:
                # The tool refuses to sign this.
                continue


def families():
    """Yield names and files with ingredients."""
    def opened(*relationships):
        names = {"parentOf": "c2pa.opened", "componentOf": "c2pa.placed"}
        return [
            {"action": names[relationship], "parameters": {"ingredientIds": [relationship]}}
            for relationship in relationships
        ]

    def ingredient(relationship, content, format="image/jpeg"):
        return {"title": "another", "relationship": relationship, "label": relationship}, content, format

    def made(actions, *ingredients, **options):
        return signed(picture("jpg", 1), "jpg", actions=actions, ingredients=ingredients, **options)

    for version in (1, 2):
        parent = signed(picture("jpg", 2), "jpg", version=version)
        plain = picture("png", 3)
        data = made(
            opened("parentOf", "componentOf"), ingredient("parentOf", parent),
            ingredient("componentOf", plain, "image/png"), ingredient("inputTo", plain, "image/png"), version=version,
        )
        yield f"parent-{version}", data
        yield f"parent-unopened-{version}", made(
            [{"action": "c2pa.edited"}], ingredient("parentOf", parent), version=version)
        yield f"parent-placed-{version}", made(
            opened("componentOf"), ingredient("componentOf", parent), version=version)
        yield f"parents-{version}", made(
            opened("parentOf"), ingredient("parentOf", parent), ingredient("parentOf", plain, "image/png"),
            version=version,
        )
        yield f"grandparent-{version}", made(opened("parentOf"), ingredient("parentOf", data), version=version)
        for label, broken in {
            "content": flipped(parent, len(parent) - 99), "title": replaced(parent, b"A picture", b"B picture"),
            "action": replaced(parent, b"c2pa.created", b"c2pa.creatod"),
        }.items():
            yield f"parent-broken-before-{label}-{version}", made(
                opened("parentOf"), ingredient("parentOf", broken), version=version)
        yield f"parent-broken-title-{version}", replaced(data, b"A picture", b"B picture")
        yield f"parent-broken-action-{version}", replaced(data, b"c2pa.created", b"c2pa.creatod")
    room = {"label": "org.test.note", "data": {"note": "secret"}}
    parent = signed(picture("jpg", 2), "jpg", assertions=[room])
    label = json.loads(c2pa.Reader("image/jpeg", io.BytesIO(parent)).json())["active_manifest"]
    address = f"self#jumbf=/c2pa/{label}/c2pa.assertions/org.test.note"
    redaction = {"action": "c2pa.redacted", "reason": "c2pa.PII.present", "parameters": {"redacted": address}}
    data = made(
        opened("parentOf") + [redaction], ingredient("parentOf", parent), redactions=[address])
    yield "redacted", data
    yield "redacted-broken-title", replaced(data, b"A picture", b"B picture")
    yield "redacted-broken-action", replaced(data, b"c2pa.created", b"c2pa.creatod")
    yield "redacted-other", made(
        opened("parentOf") + [{**redaction, "parameters": {"redacted": address + "x"}}],
        ingredient("parentOf", parent), redactions=[address])
    for extension in ("jpg", "png", "heic"):
        own = signed(picture(extension, 1), extension)
        updated = signed(own, extension, actions=(), intent=c2pa.C2paBuilderIntent.UPDATE)
        yield f"update-{extension}", updated
        yield f"update-flipped-{extension}", flipped(updated, len(updated) - 99)
        yield f"update-twice-{extension}", signed(
            updated, extension, actions=(), intent=c2pa.C2paBuilderIntent.UPDATE)


def containers():
    """Yield names and files of every container, with every digest and kind of hard binding."""
    captured = {**CREATED, "digitalSourceType": SOURCE.replace("trainedAlgorithmicMedia", "digitalCapture")}
    own = signed(picture("jpg", 1), "jpg", actions=(captured,))
    yield "capture.jpg", own
    yield "capture-flipped.jpg", flipped(own, len(own) - 99)
    yield "capture-cropped.jpg", signed(
        picture("jpg", 1), "jpg", actions=(captured, {"action": "c2pa.cropped"}))
    yield "watermarked.jpg", signed(
        picture("jpg", 1), "jpg", actions=(CREATED, {"action": "c2pa.watermarked.unbound"}))
    for extension in FORMATS:
        data = picture(extension, 1)
        for version in (1, 2):
            own = signed(data, extension, version=version)
            yield f"container-{version}.{extension}", own
            yield f"container-{version}-appended.{extension}", own + b"appended"
            yield f"container-{version}-flipped.{extension}", flipped(own, len(own) - 99)
        for digest in ("sha384", "sha512"):
            yield f"digest-{digest}.{extension}", signed(data, extension, digest=digest)
        if extension in BEFORE:
            for label, is_short in (("boxes", False), ("fewboxes", True)):
                own = signed(data, extension, assertions=[box_hash(data, extension, is_short)])
                yield f"{label}.{extension}", own
                yield f"{label}-flipped.{extension}", flipped(own, len(own) - 99)
        if extension in ("heic", "avif"):
            own = signed(data, extension, own_context=TREE)
            yield f"tree.{extension}", own
            yield f"tree-flipped.{extension}", flipped(own, len(own) - 99)
        own = signed(data, extension, own_context=COMPRESSED)
        yield f"compressed.{extension}", own
        yield f"compressed-flipped.{extension}", flipped(own, len(own) - 99)
        for algorithm in ALGORITHMS:
            yield f"algorithm-{algorithm}.{extension}", signed(data, extension, algorithm)


def breaks():
    """Yield names and files with one byte changed in each box of a store, and with boxes twice or swapped."""
    for extension, version in (("jpg", 2), ("jpg", 1), ("webp", 2)):
        data = signed(picture(extension, 1), extension, version=version)
        start = store(data)
        end = start + int.from_bytes(data[start:start + 4], "big")
        for index, (path, place, stop) in enumerate(boxes(data, start, end)):
            # The label of a manifest is another one each time.
            last = "manifest" if path[-1].startswith("urn:") else path[-1]
            label = f"box{index:02}-{last}-{version}"
            for part, offset in (("type", 4), ("first", 8), ("middle", (stop - place) // 2), ("last", stop - place - 1)):
                yield f"{label}-{part}.{extension}", flipped(data, place + offset)
            larger = (stop - place + 4096).to_bytes(4, "big")
            yield f"{label}-size.{extension}", data[:place] + larger + data[place + 4:]
    data = signed(picture("jpg", 1), "jpg")
    yield "store-cut.jpg", data[:store(data) + 400] + data[store(data) + 600:]
    segment = store(data) - 12
    length = int.from_bytes(data[segment + 2:segment + 4], "big") + 2
    yield "store-twice.jpg", data[:segment] + data[segment:segment + length] * 2 + data[segment + length:]
    names = [b"c2pa.actions.v2\0", b"c2pa.hash.data\0"]
    if all(name in data for name in names):
        yield "label-of-assertion.jpg", replaced(data, b"c2pa.hash.data\0", b"c2pa.hash.dat_\0")
    for label in (b"start", b"length", b"exclusions", b"hash", b"name", b"alg"):
        place = data.index(b"c2pa.hash.data\0", store(data))
        place = data.find(label, place + 20)
        if place > 0:
            yield f"binding-{label.decode()}.jpg", flipped(data, place + len(label))
            yield f"binding-named-{label.decode()}.jpg", flipped(data, place)


def main(folder):
    folder = pathlib.Path(folder)
    (folder / "signers.pem").write_bytes(ROOT.pem())
    (folder / "authorities.pem").write_bytes(STAMPS.pem())
    own_context = context((ROOT.pem() + STAMPS.pem()).decode())
    for make in (containers, other_signatures, revocations, other_claims, families, breaks):
        for name, data in make():
            extension = "" if "." in name else f".{name.split('-')[-1]}" if name.split("-")[-1] in FORMATS else ".jpg"
            path = folder / f"{name}{extension}"
            path.write_bytes(data)
            print(json.dumps(validation(path, own_context)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
