"""Signs pictures with identities by somebody who checked them, right and wrong ones, and prints what c2pa-python
says of them.

sign_identities.py FOLDER  writes the pictures into a folder, and a line of JSON for each as read_validation.py does.
"""

import base64
import hashlib
import json
import pathlib
import sys

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ed25519

from authority import DAY, NOW, cbor, structure, token
from read_validation import context, validation
from sign_manifests import STAMPER, base, boxes, resigned, store

KIND = "cawg.identity_claims_aggregation"
LABEL = "cawg.identity"
KEY = ed25519.Ed25519PrivateKey.generate()
ROOM = 4000


def encoded(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def identifier(key=KEY, **changes):
    """Return the identifier of an issuer that contains its key."""
    raw = key.public_key().public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
    return "did:jwk:" + encoded(json.dumps({"kty": "OKP", "crv": "Ed25519", "x": encoded(raw), **changes}).encode())


def time(own):
    return own.strftime("%Y-%m-%dT%H:%M:%SZ")


def credential(asset, issuer=None, **changes):
    """Return a credential about the payload of an assertion; members that are None are left out."""
    result = {
        "@context": ["https://www.w3.org/ns/credentials/v2", "https://cawg.io/identity/1.1/ica/context/"],
        "type": ["VerifiableCredential", "IdentityClaimsAggregationCredential"],
        "issuer": issuer or identifier(), "validFrom": time(NOW - 30 * DAY),
        "credentialSubject": {
            "verifiedIdentities": [
                {
                    "type": "cawg.social_media", "username": "anna", "uri": "https://social.example/anna",
                    "provider": {"id": "https://social.example", "name": "Social"}, "verifiedAt": time(NOW - 31 * DAY),
                },
                {
                    "type": "cawg.document_verification", "name": "Anna Schmidt",
                    "provider": {"id": "https://id.example", "name": "Documents"}, "verifiedAt": time(NOW - 31 * DAY),
                },
            ],
            "c2paAsset": asset,
        },
        **changes,
    }
    return json.dumps({name: value for name, value in result.items() if value is not None}).encode()


def message(payload, key=KEY, header=None, stamp=None, signed=None):
    """Return a message of COSE with its payload."""
    protected = cbor({1: -8, 3: "application/vc"} if header is None else header)
    signature = key.sign(structure("Signature1", protected, payload if signed is None else signed))
    unprotected = {}
    if stamp:
        stamped = structure("CounterSignature", protected, cbor(signature))
        unprotected["sigTst2"] = {"tstTokens": [{"val": stamp(stamped)}]}
    return b"\xd2\x84" + cbor(protected) + cbor(unprotected) + cbor(payload) + cbor(signature)


def padded(members, size, filling=b"\0"):
    """Return values of an assertion with a size, filled up with a byte."""
    for second in range(16):
        guess = size - len(cbor({**members, "pad1": b"", "pad2": bytes(second)}))
        for count in range(max(0, guess - 8), guess + 1):
            result = cbor({**members, "pad1": filling * count, "pad2": bytes(second)})
            if len(result) == size:
                return result
    raise ValueError("too small")


def with_identity(make, roles=(), own_label="c2pa.hash.data", filling=b"\0"):
    """Return a picture with an identity: what `make` returns for the payload, and its form in JSON."""
    data = base(assertions=[{"label": LABEL, "data": {"pad": "x" * ROOM}}])
    start = store(data)
    size = int.from_bytes(data[start:start + 4], "big")
    places = {path[-1]: (place, end) for path, place, end in boxes(data, start, start + size)}
    hashes = {
        label: hashlib.sha256(data[places[label][0] + 8:places[label][1]]).digest() for label in (own_label, LABEL)
    }
    address = f"self#jumbf=c2pa.assertions/{own_label}"
    payload = {"referenced_assertions": [{"url": address, "hash": hashes[own_label]}], "sig_type": KIND}
    asset = {
        "referenced_assertions": [{"url": address, "hash": base64.b64encode(hashes[own_label]).decode()}],
        "sig_type": KIND,
    }
    if roles:
        payload["role"] = asset["role"] = list(roles)
    place, end = places[LABEL]
    content = data.index(b"cbor", data.index(LABEL.encode() + b"\0", place)) + 4
    values = padded({"signer_payload": payload, "signature": make(asset)}, end - content, filling)
    data = data[:content] + values + data[end:]
    new = hashlib.sha256(data[place + 8:end]).digest()
    return resigned(data, change=lambda claim: claim.replace(hashes[LABEL], new))


def changed(asset, **changes):
    """Return the reference of an asset with changes."""
    return {**asset, "referenced_assertions": [{**asset["referenced_assertions"][0], **changes}]}


def identities():
    """Yield names and pictures."""
    def plain(**options):
        return with_identity(lambda asset: message(credential(asset, **options)))

    def stamped(when, **options):
        return with_identity(lambda asset: message(
            credential(asset, **options), stamp=lambda data: token(STAMPER, data, time=when)))

    yield "good", plain()
    yield "good-roles", with_identity(
        lambda asset: message(credential(asset)), roles=["cawg.creator", "cawg.editor"])
    yield "good-until", plain(validUntil=time(NOW + DAY))
    yield "good-fragment", plain(issuer=identifier() + "#0")
    yield "good-stamp", stamped(NOW - DAY)
    yield "good-listed", with_identity(lambda asset: message(credential(
        changed(asset, hash=list(asset["referenced_assertions"][0]["hash"].encode())))))
    yield "good-offset", plain(validFrom="2024-02-29T23:59:59.5+09:30")
    yield "bad-stamp", stamped(NOW - 40 * DAY)
    yield "bad-stamp-of-other", with_identity(lambda asset: message(
        credential(asset), stamp=lambda data: token(STAMPER, b"other", time=NOW - DAY)))
    yield "bad-from-future", plain(validFrom=time(NOW + DAY))
    yield "bad-from-missing", plain(validFrom=None)
    yield "bad-until-past", plain(validUntil=time(NOW - DAY))
    yield "bad-padding", with_identity(lambda asset: message(credential(asset)), filling=b"x")
    yield "bad-key", with_identity(
        lambda asset: message(credential(asset), key=ed25519.Ed25519PrivateKey.generate()))
    yield "bad-payload", with_identity(lambda asset: message(credential(asset), signed=b"{}"))
    yield "bad-hash", with_identity(
        lambda asset: message(credential(changed(asset, hash=base64.b64encode(bytes(32)).decode()))))
    yield "bad-hash-listed", with_identity(
        lambda asset: message(credential(changed(asset, hash=[1] * 32))))
    yield "bad-hash-number", with_identity(lambda asset: message(credential(changed(asset, hash=1))))
    yield "bad-address", with_identity(
        lambda asset: message(credential(changed(asset, url="self#jumbf=c2pa.assertions/other"))))
    yield "bad-roles", with_identity(
        lambda asset: message(credential({**asset, "role": ["cawg.editor"]})), roles=["cawg.creator"])
    yield "bad-content-type", with_identity(
        lambda asset: message(credential(asset), header={1: -8, 3: "application/json"}))
    yield "bad-content-type-missing", with_identity(lambda asset: message(credential(asset), header={1: -8}))
    yield "bad-algorithm-missing", with_identity(
        lambda asset: message(credential(asset), header={3: "application/vc"}))
    yield "bad-json", with_identity(lambda asset: message(b"{"))
    yield "bad-type", plain(type=["VerifiableCredential"])
    yield "bad-message", with_identity(lambda asset: b"no message")
    yield "bad-issuer", plain(issuer="https://issuer.example")
    yield "bad-identifier", plain(issuer="did:jwk:e30x")
    yield "bad-no-binding", with_identity(
        lambda asset: message(credential(asset)), own_label="c2pa.actions.v2")
    yield "unknown-web", plain(issuer="did:web:issuer.example")
    yield "unknown-method", plain(issuer="did:example:123")
    yield "unknown-algorithm", with_identity(
        lambda asset: message(credential(asset), header={1: -7, 3: "application/vc"}))


def main(folder):
    folder = pathlib.Path(folder)
    own_context = context("")
    for name, data in identities():
        path = folder / f"{name}.jpg"
        path.write_bytes(data)
        print(json.dumps(validation(path, own_context)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
