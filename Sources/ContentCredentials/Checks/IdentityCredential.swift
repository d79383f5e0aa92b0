import Escaping
import PhotoMetadata

/// The credential of somebody who checked identities, CAWG Identity Assertion 1.1, 8.1: a
/// verifiable credential of the W3C in a message of COSE.
///
/// Its key is in the identifier of the issuer (`did:jwk`), or kept on the web (`did:web`), where
/// nothing is fetched from.
struct IdentityCredential {
  /// The name of the kind.
  static let kind = "cawg.identity_claims_aggregation"

  /// The identifier of the issuer, without what follows a `#`.
  let issuer: String

  /// What the issuer checked.
  let claims: [IdentityClaim]

  private let message: SignedMessage
  private let payload: ArraySlice<UInt8>
  private let asset: CBORValue
  private let validFrom: String?
  private let validUntil: String?

  /// Reads a credential; nil if a message contains none.
  init?(_ message: SignedMessage) {
    guard let payload = message.payload, let value = JSONText.value(of: payload),
      let issuer = value["issuer"]?.text ?? value["issuer"]?["id"]?.text,
      let types = value["type"]?.elements?.compactMap(\.text),
      types.contains("IdentityClaimsAggregationCredential"),
      let subject = value["credentialSubject"], let asset = subject["c2paAsset"],
      let claims = subject["verifiedIdentities"]?.elements, !claims.isEmpty
    else { return nil }
    self.message = message
    self.payload = payload
    self.asset = asset
    self.issuer = issuer.split(separator: "#").first.map(String.init) ?? issuer
    self.claims = claims.prefix(CredentialLimits.identityClaims).map { claim in
      let provider = claim["provider"]
      return IdentityClaim(
        kind: claim["type"]?.text ?? "", name: claim["name"]?.text,
        username: claim["username"]?.text, address: claim["uri"]?.text ?? claim["address"]?.text,
        provider: provider?["name"]?.text ?? provider?["id"]?.text,
        time: claim["verifiedAt"]?.text)
    }
    (validFrom, validUntil) = (value["validFrom"]?.text, value["validUntil"]?.text)
  }

  /// Whether the credential is about the payload of an assertion: the same values, with bytes in
  /// Base64.
  func isAbout(_ signed: CBORValue) -> Bool {
    func texts(_ value: CBORValue, _ name: String) -> [String] {
      value[name]?.elements?.map { $0.text ?? "" } ?? []
    }
    let own = asset["referenced_assertions"]?.elements ?? []
    let others = signed["referenced_assertions"]?.elements ?? []
    return own.count == others.count
      && zip(own, others).allSatisfy { own, other in
        own["url"]?.text == other["url"]?.text
          && other["hash"]?.bytes.map { Self.isDigest(own["hash"], $0) } == true
          && (other["alg"] == nil || own["alg"]?.text == other["alg"]?.text)
      }
      && asset["sig_type"]?.text == signed["sig_type"]?.text
      && texts(asset, "role") == texts(signed, "role")
  }

  /// Whether a value is a digest in Base64; early writers listed its bytes, or those of the text.
  private static func isDigest(_ value: CBORValue?, _ digest: ArraySlice<UInt8>) -> Bool {
    let text = Base64.text(digest)
    guard let elements = value?.elements else { return value?.text == text }
    let bytes = elements.compactMap { $0.number.flatMap(UInt8.init(exactly:)) }
    return bytes.count == elements.count
      && (bytes.elementsEqual(digest) || bytes.elementsEqual(text.utf8))
  }

  /// Returns whether the issuer signed the credential, and whether it counts at a time in seconds
  /// since 1970, and at that of its time stamp.
  func verification(_ list: TrustList, at now: Int) -> ClaimedIdentity.Verification {
    guard message.hasAlgorithm, message.contentType == "application/vc" else { return .broken }
    guard issuer.hasPrefix("did:") else { return .broken }
    guard let identifier = Self.suffix(of: issuer, behind: "did:jwk:") else { return .unverified }
    guard let key = JSONText.bytes(ofBase64URL: identifier).flatMap({ JSONText.value(of: $0[...]) })
    else { return .broken }
    guard message.algorithm == .ed25519, key["kty"]?.text == "OKP", key["crv"]?.text == "Ed25519"
    else { return .unverified }
    guard let bytes = key["x"]?.text.flatMap(JSONText.bytes(ofBase64URL:)),
      SignatureAlgorithm.verifiesEdwards(
        message.signature, of: message.signedBytes(of: payload), by: bytes)
    else { return .broken }
    var times = [now]
    if let (tokens, isOfSignature) = message.timeStamps {
      let stamped = message.stampedBytes(of: payload, isOfSignature: isOfSignature)
      guard tokens.count == 1, let time = TimeStampCheck(tokens[0], of: stamped, list).time?.seconds
      else { return .broken }
      times.append(time)
    }
    guard let start = validFrom.flatMap(UTCTime.seconds), times.allSatisfy({ $0 >= start }) else {
      return .broken
    }
    guard let validUntil else { return .signed }
    guard let end = UTCTime.seconds(validUntil) else { return .broken }
    return times.allSatisfy { $0 <= end } ? .signed : .broken
  }

  private static func suffix(of text: String, behind prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }
}
