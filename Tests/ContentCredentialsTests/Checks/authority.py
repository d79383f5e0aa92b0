"""Certificates, signatures and time stamps for tests: valid ones, and those that no validator may accept."""

import datetime
import hashlib

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa, utils
from cryptography.x509 import ocsp
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

NOW = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0)
DAY = datetime.timedelta(days=1)
C2PA_SIGNING = x509.ObjectIdentifier("1.3.6.1.4.1.62558.2.1")

# By the names of c2pa: the number in COSE, and how keys are made.
ALGORITHMS = {
    "es256": (-7, lambda: ec.generate_private_key(ec.SECP256R1())),
    "es384": (-35, lambda: ec.generate_private_key(ec.SECP384R1())),
    "es512": (-36, lambda: ec.generate_private_key(ec.SECP521R1())),
    "ps256": (-37, lambda: rsa.generate_private_key(65537, 2048)),
    "ps384": (-38, lambda: rsa.generate_private_key(65537, 2048)),
    "ps512": (-39, lambda: rsa.generate_private_key(65537, 2048)),
    "ed25519": (-8, ed25519.Ed25519PrivateKey.generate),
}
USAGES = (
    "digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement",
    "key_cert_sign", "crl_sign", "encipher_only", "decipher_only",
)


def name(text, organization="Test"):
    attributes = [x509.NameAttribute(NameOID.COMMON_NAME, text)]
    if organization:
        attributes.append(x509.NameAttribute(NameOID.ORGANIZATION_NAME, organization))
    return x509.Name(attributes)


class Identity:
    """A key with its certificate, which another identity or itself has signed."""

    def __init__(
        self, text, key, issuer=None, usages=("digital_signature",), extended=(ExtendedKeyUsageOID.EMAIL_PROTECTION,),
        start=NOW - 30 * DAY, end=NOW + 365 * DAY, is_authority=False, organization="Test", with_issuer_key=True,
        critical_extension=False, digest=None, room=0,
    ):
        self.key = key
        self.issuer = issuer
        signer = issuer.key if issuer else key
        builder = (
            x509.CertificateBuilder()
            .subject_name(name(text, organization))
            .issuer_name(issuer.certificate.subject if issuer else name(text, organization))
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(start)
            .not_valid_after(end)
            .add_extension(x509.BasicConstraints(is_authority, None), critical=True)
            .add_extension(x509.KeyUsage(**{usage: usage in usages for usage in USAGES}), critical=True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
        )
        if with_issuer_key:
            builder = builder.add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), False
            )
        if extended:
            builder = builder.add_extension(x509.ExtendedKeyUsage(extended), critical=False)
        if critical_extension:
            builder = builder.add_extension(
                x509.UnrecognizedExtension(x509.ObjectIdentifier("1.2.3.4.5"), b"\x05\x00"), critical=True
            )
        if room:
            builder = builder.add_extension(
                x509.UnrecognizedExtension(x509.ObjectIdentifier("1.2.3.4.6"), der(0x04, bytes(room))), critical=False
            )
        if isinstance(signer, ed25519.Ed25519PrivateKey):
            digest = None
        elif digest is None:
            digest = hashes.SHA256()
        self.certificate = builder.sign(signer, digest)

    def der(self):
        return self.certificate.public_bytes(serialization.Encoding.DER)

    def pem(self):
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    def chain(self):
        """Return the identities from this one to the one below the root."""
        return [self] + (self.issuer.chain() if self.issuer and self.issuer.issuer else [])

    def private(self):
        return self.key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )


def root(text):
    return Identity(
        text, ec.generate_private_key(ec.SECP256R1()), usages=("key_cert_sign", "crl_sign"), extended=(),
        is_authority=True, start=NOW - 3000 * DAY, end=NOW + 3000 * DAY,
    )


def signer(issuer, algorithm="es256", key=None, **options):
    return Identity("Signer", key or ALGORITHMS[algorithm][1](), issuer, **options)


def answer(responder, identity, revoked=None):
    """Return the answer of a revocation service about an identity, RFC 6960."""
    status = ocsp.OCSPCertStatus.GOOD if revoked is None else ocsp.OCSPCertStatus.REVOKED
    builder = ocsp.OCSPResponseBuilder().add_response(
        cert=identity.certificate, issuer=identity.issuer.certificate, algorithm=hashes.SHA1(), cert_status=status,
        this_update=NOW - DAY, next_update=NOW + 30 * DAY, revocation_time=revoked,
        revocation_reason=revoked and x509.ReasonFlags.key_compromise,
    ).responder_id(ocsp.OCSPResponderEncoding.HASH, responder.certificate)
    builder = builder.certificates([responder.certificate])
    return builder.sign(responder.key, hashes.SHA256()).public_bytes(serialization.Encoding.DER)


# CBOR, RFC 8949

def head(kind, number):
    for size, code in ((0, None), (1, 24), (2, 25), (4, 26)):
        if size == 0 and number < 24:
            return bytes([kind << 5 | number])
        if size and number < 1 << (8 * size):
            return bytes([kind << 5 | code]) + number.to_bytes(size, "big")
    raise ValueError(number)


def cbor(value):
    """Return numbers, bytes, texts, lists, and maps as CBOR."""
    if value is None:
        return b"\xf6"
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(cbor(element) for element in value)
    return head(5, len(value)) + b"".join(cbor(key) + cbor(member) for key, member in value.items())


# COSE, RFC 9052

DIGESTS = {"256": hashes.SHA256(), "384": hashes.SHA384(), "512": hashes.SHA512()}


def sign(key, algorithm, message):
    """Return a signature as COSE has it."""
    if algorithm == "ed25519":
        return key.sign(message)
    digest = DIGESTS[algorithm[2:]]
    if algorithm.startswith("ps"):
        return key.sign(message, padding.PSS(padding.MGF1(digest), digest.digest_size), digest)
    r, s = utils.decode_dss_signature(key.sign(message, ec.ECDSA(digest)))
    size = (key.curve.key_size + 7) // 8
    return r.to_bytes(size, "big") + s.to_bytes(size, "big")


def structure(context, protected, payload):
    return cbor([context, protected, b"", payload])


def message(
    identity, algorithm, claim, size, certificates=None, in_unprotected=False, number=None, payload=None,
    signed=None, stamp=None, second_stamp=None, signature=None, is_tagged=True, extra=None, chain_label=33,
):
    """Return a message of COSE over a claim, padded to a size."""
    certificates = [own.der() for own in identity.chain()] if certificates is None else certificates
    chain = certificates[0] if len(certificates) == 1 else certificates
    header = {1: ALGORITHMS[algorithm][0] if number is None else number}
    unprotected = dict(extra or {})
    if certificates:
        (unprotected if in_unprotected else header)["x5chain" if in_unprotected else chain_label] = chain
    protected = cbor(header)
    signature = signature or sign(
        identity.key, algorithm, structure("Signature1", protected, claim if signed is None else signed)
    )
    if stamp:
        unprotected["sigTst"] = {"tstTokens": [{"val": stamp(structure("CounterSignature", protected, claim))}]}
    if second_stamp:
        stamped = structure("CounterSignature", protected, cbor(signature))
        unprotected["sigTst2"] = {"tstTokens": [{"val": second_stamp(stamped)}]}
    for padding_size in range(size, -1, -1):
        padded = {**unprotected, "pad": bytes(padding_size)}
        result = (b"\xd2" if is_tagged else b"") + b"\x84" + cbor(protected) + cbor(padded) + cbor(payload) + cbor(
            signature
        )
        if len(result) == size:
            return result
        # A length may need another byte: the rest is padded by a second member.
        if len(result) < size:
            missing = size - len(result)
            padded["pad2"] = b""
            for second in range(missing + 8):
                padded["pad2"] = bytes(second)
                result = (b"\xd2" if is_tagged else b"") + b"\x84" + cbor(protected) + cbor(padded) + cbor(
                    payload
                ) + cbor(signature)
                if len(result) == size:
                    return result
            continue
    raise ValueError("too small")


# Time stamps, RFC 3161, as DER

def der(tag, *contents):
    content = b"".join(contents)
    length = len(content)
    if length < 0x80:
        return bytes([tag, length]) + content
    size = (length.bit_length() + 7) // 8
    return bytes([tag, 0x80 | size]) + length.to_bytes(size, "big") + content


def number(value):
    return der(0x02, value.to_bytes(value.bit_length() // 8 + 1, "big"))


def identifier(text):
    first, second, *rest = (int(part) for part in text.split("."))
    digits = [first * 40 + second]
    for part in rest:
        groups = [part & 0x7F]
        while part := part >> 7:
            groups.append(part & 0x7F | 0x80)
        digits += reversed(groups)
    return der(0x06, bytes(digits))


SHA256 = der(0x30, identifier("2.16.840.1.101.3.4.2.1"), der(0x05))
TOKEN = identifier("1.2.840.113549.1.9.16.1.4")


def generalized(time):
    return der(0x18, time.strftime("%Y%m%d%H%M%SZ").encode())


def token(identity, data, time=NOW, is_response=False, imprint=None, breaks=None, certificates=None):
    """Return a token of a time-stamp authority for data, or its whole response."""
    imprint = imprint or hashlib.sha256(data).digest()
    information = der(
        0x30, number(1), identifier("1.2.3.4.1"), der(0x30, SHA256, der(0x04, imprint)), number(4711),
        generalized(time),
    )
    signed_content = information
    if breaks == "content":
        information = information[:-3] + b"01Z"
    attributes = sorted([
        der(0x30, identifier("1.2.840.113549.1.9.3"), der(0x31, TOKEN)),
        der(
            0x30, identifier("1.2.840.113549.1.9.4"),
            der(0x31, der(0x04, hashlib.sha256(signed_content).digest())),
        ),
    ])
    signature = identity.key.sign(der(0x31, *attributes), ec.ECDSA(hashes.SHA256()))
    if breaks == "signature":
        signature = ec.generate_private_key(ec.SECP256R1()).sign(b"other", ec.ECDSA(hashes.SHA256()))
    certificate = identity.certificate
    signer_info = der(
        0x30, number(1), der(0x30, certificate.issuer.public_bytes(), number(certificate.serial_number)), SHA256,
        der(0xA0, *attributes), der(0x30, identifier("1.2.840.10045.4.3.2")), der(0x04, signature),
    )
    certificates = [own.der() for own in identity.chain()] if certificates is None else certificates
    signed = der(
        0x30, number(3), der(0x31, SHA256), der(0x30, TOKEN, der(0xA0, der(0x04, information))),
        *([der(0xA0, *certificates)] if certificates else []), der(0x31, signer_info),
    )
    result = der(0x30, identifier("1.2.840.113549.1.7.2"), der(0xA0, signed))
    return der(0x30, der(0x30, number(0)), result) if is_response else result
