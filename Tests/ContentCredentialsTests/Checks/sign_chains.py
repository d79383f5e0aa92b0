"""Makes chains of certificates that name their issuers in other ways than these name themselves.

sign_chains.py FOLDER  writes certificates in DER, and PEM lists in which chains may end, into a folder.
"""

import pathlib
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.name import _ASN1Type
from cryptography.x509.oid import NameOID

from authority import DAY, NOW


def name(text, kind=_ASN1Type.UTF8String):
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text, kind)])


def certificate(subject, key, issuer, issuer_key):
    return (
        x509.CertificateBuilder().subject_name(subject).issuer_name(issuer).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(NOW - DAY).not_valid_after(NOW + DAY)
        .add_extension(x509.BasicConstraints(True, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(issuer_key.public_key()), critical=False)
        .sign(issuer_key, hashes.SHA256())
    )


def main(folder):
    folder = pathlib.Path(folder)
    keys = [ec.generate_private_key(ec.SECP256R1()) for _ in range(5)]
    root = certificate(name("The Root"), keys[0], name("The Root"), keys[0])
    middle = certificate(name("Middle"), keys[1], name("The Root"), keys[0])
    other = certificate(name("Other"), keys[2], name("Other"), keys[2])
    namesake = certificate(name("The Root"), keys[3], name("The Root"), keys[3])
    spellings = {
        "same": name("The Root"), "case": name("THE root"), "spaces": name("  The   Root "),
        "printable": name("The Root", _ASN1Type.PrintableString), "wide": name("The Root", _ASN1Type.BMPString),
        "else": name("A Root"),
    }
    for spelling, issuer in spellings.items():
        leaf = certificate(name("Leaf"), keys[4], issuer, keys[0])
        (folder / f"{spelling}.der").write_bytes(leaf.public_bytes(serialization.Encoding.DER))
    leaf = certificate(name("Leaf"), keys[4], name("MIDDLE"), keys[1])
    (folder / "below-middle.der").write_bytes(leaf.public_bytes(serialization.Encoding.DER))
    for text, certificates in {
        "root": [other, root, other], "middle": [middle, other], "both": [other, middle, root],
        "namesakes": [namesake, root], "namesake": [namesake], "other": [other],
    }.items():
        pem = b"A remark\n".join(each.public_bytes(serialization.Encoding.PEM) for each in certificates)
        (folder / f"{text}.pem").write_bytes(pem)
    (folder / "middle.der").write_bytes(middle.public_bytes(serialization.Encoding.DER))


if __name__ == "__main__":
    main(sys.argv[1])
