"""Signs pictures whose certificates lists revoke, and writes the lists.

sign_revocations.py FOLDER  writes the pictures, signers.pem and authorities.pem with the certificates that are
trusted, and the lists into a folder.
"""

import datetime
import pathlib
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from authority import DAY, NOW, Identity, answer, signer, token
from sign_manifests import MIDDLE, ROOT, STAMPER, STAMPS, base, resigned

SECOND = datetime.timedelta(seconds=1)
# The times from and until which Nikon's service gave certificates that it revoked.
FIRST = datetime.datetime(2025, 8, 27, tzinfo=datetime.timezone.utc)
REVOKED = datetime.datetime(2025, 9, 21, tzinfo=datetime.timezone.utc)


def revocations(issuer, *identities, at=NOW - 5 * DAY, until=NOW + DAY, reason=None):
    """Return a list of an issuer that revokes certificates."""
    builder = (
        x509.CertificateRevocationListBuilder()
        .issuer_name(issuer.certificate.subject).last_update(NOW - 2 * DAY).next_update(until)
    )
    for identity in identities:
        entry = x509.RevokedCertificateBuilder().serial_number(identity.certificate.serial_number).revocation_date(at)
        if reason:
            entry = entry.add_extension(x509.CRLReason(reason), critical=False)
        builder = builder.add_revoked_certificate(entry.build())
    return builder.sign(issuer.key, hashes.SHA256())


def main(folder):
    folder = pathlib.Path(folder)
    data = base()
    own, other = signer(MIDDLE), signer(MIDDLE)
    stranger = Identity(
        "Middle", ec.generate_private_key(ec.SECP256R1()), ROOT, usages=("key_cert_sign", "crl_sign"),
        is_authority=True)
    good = {"rVals": {"ocspVals": [answer(MIDDLE, own)]}}
    for name, picture in {
        "own": resigned(data, own), "other": resigned(data, other), "own-answered": resigned(data, own, extra=good),
        "own-before": resigned(data, own, second_stamp=lambda signed: token(STAMPER, signed, time=NOW - 9 * DAY)),
        "own-after": resigned(data, own, second_stamp=lambda signed: token(STAMPER, signed, time=NOW - 4 * DAY)),
    }.items():
        (folder / f"{name}.jpg").write_bytes(picture)
    # Certificates that are known as revoked, those of times before and after, and those of others.
    for name, organization, start in (
        ("known", "NIKON CORPORATION", FIRST), ("known-last", "Nikon Corporation", REVOKED - SECOND),
        ("known-before", "NIKON CORPORATION", FIRST - SECOND), ("known-after", "NIKON CORPORATION", REVOKED),
        ("known-other", "NIKON CORPORATION OF NOBODY", FIRST),
    ):
        identity = signer(MIDDLE, organization=organization, start=start)
        (folder / f"{name}.jpg").write_bytes(resigned(data, identity))
        for when, time in (("stamped-before", REVOKED - SECOND), ("stamped-after", REVOKED)):
            stamped = resigned(data, identity, second_stamp=lambda signed, time=time: token(STAMPER, signed, time=time))
            (folder / f"{name}-{when}.jpg").write_bytes(stamped)
    pem, der = serialization.Encoding.PEM, serialization.Encoding.DER
    for name, revoked in {
        "own": revocations(MIDDLE, own), "stranger": revocations(stranger, own),
        "middle": revocations(ROOT, MIDDLE), "empty": revocations(MIDDLE),
        "stale": revocations(MIDDLE, until=NOW - DAY),
        "back": revocations(MIDDLE, own, reason=x509.ReasonFlags.remove_from_crl),
    }.items():
        (folder / f"{name}-list.pem").write_bytes(revoked.public_bytes(pem))
        (folder / f"{name}-list.der").write_bytes(revoked.public_bytes(der))
    (folder / "signers.pem").write_bytes(ROOT.pem())
    (folder / "authorities.pem").write_bytes(STAMPS.pem())


if __name__ == "__main__":
    main(sys.argv[1])
