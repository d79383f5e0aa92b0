import ASCII
import PhotoMetadata

/// A signed message of COSE, RFC 9052, 4.2: `COSE_Sign1` with a tag.
struct SignedMessage {
  /// The bytes of the protected header.
  let protected: ArraySlice<UInt8>

  /// The algorithm of the signature; nil if it is missing or not allowed.
  let algorithm: SignatureAlgorithm?

  /// Whether an algorithm is named, allowed or not.
  let hasAlgorithm: Bool

  /// The media type of the payload, if it is a text in the protected header.
  let contentType: String?

  /// The certificates, that of the signer first, in DER; none if there are two lists of them.
  let chain: [[UInt8]]

  /// What is signed, if it is in the message; C2PA keeps it outside.
  let payload: ArraySlice<UInt8>?

  /// The signature.
  let signature: ArraySlice<UInt8>

  /// The time stamps, and whether they are of the second form.
  let timeStamps: (tokens: [ArraySlice<UInt8>], isOfSignature: Bool)?

  /// The answers of revocation services in the message, in DER.
  let revocationAnswers: [ArraySlice<UInt8>]

  /// Reads a message; nil if the bytes are anything else.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = CBORReader(bytes, limit: CredentialLimits.values)
    // RFC 9052, 2: the tag 18.
    guard bytes.count <= CredentialLimits.valueBytes, bytes.first == 0xD2,
      let parts = reader.value()?.elements, parts.count == 4, reader.isAtEnd,
      let protected = parts[0].bytes, parts[1].members != nil, let signature = parts[3].bytes
    else { return nil }
    self.protected = protected
    self.signature = signature
    payload = parts[2].bytes
    let unprotected = parts[1]
    var header = CBORReader(protected, limit: CredentialLimits.values)
    let signed = protected.isEmpty ? CBORValue.map([]) : header.value()
    guard let signed else { return nil }
    algorithm = SignatureAlgorithm(number: signed[1]?.integer)
    hasAlgorithm = signed[1] != nil
    contentType = signed[3]?.text
    // C2PA 2.2, 14.5: the chain is in the protected header; version 1 allowed the other one.
    let lists = [signed[33] ?? signed["x5chain"], unprotected["x5chain"] ?? unprotected[33]]
      .compactMap { $0 }
    chain = lists.count == 1 ? Self.certificates(lists[0]) : []
    let (second, first) = (unprotected["sigTst2"], unprotected["sigTst"])
    timeStamps = (second ?? first).map { value in
      let tokens = value["tstTokens"]?.elements ?? []
      return (tokens.compactMap { $0["val"]?.bytes }, second != nil)
    }
    revocationAnswers =
      (unprotected["rVals"] ?? signed["rVals"])?["ocspVals"]?.elements?
      .compactMap(\.bytes) ?? []
  }

  private static func certificates(_ value: CBORValue) -> [[UInt8]] {
    (value.elements?.compactMap(\.bytes) ?? [value.bytes].compactMap { $0 })
      .prefix(CredentialLimits.chain).map(Array.init)
  }

  /// Returns what the signature is of, RFC 9052, 4.4.
  func signedBytes(of payload: ArraySlice<UInt8>) -> [UInt8] {
    structure("Signature1", payload)
  }

  /// Returns what the time stamps are of, C2PA 2.2, 10.3.2.5: the claim, or since the second form
  /// the signature.
  func stampedBytes(of payload: ArraySlice<UInt8>, isOfSignature: Bool) -> [UInt8] {
    structure(
      "CounterSignature", isOfSignature ? Self.string(signature, kind: 0x40)[...] : payload)
  }

  private func structure(_ context: String, _ payload: ArraySlice<UInt8>) -> [UInt8] {
    [0x84] + Self.string(Array(context.utf8)[...], kind: 0x60)
      + Self.string(protected, kind: 0x40) + [0x40] + Self.string(payload, kind: 0x40)
  }

  /// Returns a string of CBOR with its shortest length, RFC 8949, 4.2.1.
  private static func string(_ bytes: ArraySlice<UInt8>, kind: UInt8) -> [UInt8] {
    let count = bytes.count
    let size = count < 24 ? 0 : count < 0x100 ? 1 : count < 0x1_0000 ? 2 : 4
    let head: UInt8 = [0: UInt8(truncatingIfNeeded: count), 1: 24, 2: 25, 4: 26][size] ?? 26
    let digits = (0..<size).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    return [kind | head] + digits + bytes
  }
}
