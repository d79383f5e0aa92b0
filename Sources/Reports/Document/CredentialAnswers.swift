public import ContentCredentials
import Originality
import PhotoMetadata
public import StringCatalogs

extension CredentialReport {
  /// The whole answer in a sentence, which says what fails where something does.
  public var answerMessage: LocalizedMessage {
    switch presence {
    case .absent: LocalizedMessage("credentials.state.absent")
    case .remote(let address): LocalizedMessage("credentials.state.remote", .text(address))
    case .several: LocalizedMessage("credentials.state.several")
    case .unreadable(let reason): LocalizedMessage("credentials.unreadable.\(reason.rawValue)")
    case .embedded: embeddedMessage
    }
  }

  private var embeddedMessage: LocalizedMessage {
    guard state == .invalid else {
      return LocalizedMessage("credentials.state.\(state.rawValue)")
    }
    if isManifestChanged { return LocalizedMessage("credentials.state.changed") }
    if binding == .notBound { return LocalizedMessage("credentials.state.notBound") }
    if active?.has(.credentialRevoked) == true {
      return LocalizedMessage("credentials.state.revoked")
    }
    let reason = CredentialFailure.all(of: failureCodes).first?.reason ?? .form
    // Nothing is wrong with what was signed: only a proof of its time is missing.
    if reason == .validity, binding == .bound, isCertificateAllThatFails {
      return LocalizedMessage("credentials.state.expired")
    }
    return LocalizedMessage("credentials.state.invalid", .message(reason.message))
  }

  /// Whether what was signed is as it was, which is another question than whether the file is; nil
  /// without a manifest.
  ///
  /// A certificate that was revoked or has expired changes nothing that was signed.
  public var contentMessage: LocalizedMessage? {
    guard let active else { return nil }
    if isManifestChanged || !active.has(.signatureValidated) {
      return LocalizedMessage("credentials.content.broken")
    }
    if isCertificateAllThatFails { return LocalizedMessage("credentials.content.unbroken") }
    return LocalizedMessage(
      binding == .notBound ? "credentials.content.ofOtherFile" : "credentials.content.failing")
  }

  /// Whether nothing fails but the certificate, if anything does.
  private var isCertificateAllThatFails: Bool {
    let certificate: Set<CredentialFailure.Reason> = [.revocation, .validity, .certificate]
    return CredentialFailure.all(of: failureCodes).allSatisfy { certificate.contains($0.reason) }
  }

  /// What fails, each code once; that a signer is on no list is no failure.
  public var failureCodes: [StatusCode] {
    var known: Set<StatusCode> = []
    return failures.map(\.code).filter { !$0.isAboutTrustOnly && known.insert($0).inserted }
  }

  /// How the credentials of a file that came before stand.
  public func standing(of ingredient: IngredientReport) -> IngredientStanding {
    guard let label = ingredient.manifest else { return .none }
    let manifest = manifests.first { $0.label == label }
    let failures = CredentialFailure.all(
      of: (ingredient.statuses + (manifest?.statuses ?? [])).map(\.code).filter {
        $0.kind == .failure && !$0.isAboutTrustOnly
      })
    guard failures.isEmpty else { return .failing(failures) }
    guard let signer = manifest?.signer else { return .missing }
    if case .listed = signer.trust { return .listed(signer) }
    return .unlisted(signer)
  }
}

/// How the Content Credentials of a file that came before stand.
public enum IngredientStanding: Hashable, Sendable {
  /// It had none.
  case none

  /// They are not in the file, or can't be read.
  case missing

  /// Something fails.
  case failing([CredentialFailure])

  /// The signer is on a trust list.
  case listed(Signer)

  /// The signer is on no list.
  case unlisted(Signer)
}

extension ClaimedAction {
  /// What was done, in words; nil for an action that the specification doesn't have.
  public var message: LocalizedMessage? {
    Self.words[name.lowercased()].map { LocalizedMessage("credentials.action.\($0)") }
  }

  /// Where the content comes from, in words; nil without a source, and for one that the IPTC
  /// doesn't have.
  public var sourceMessage: LocalizedMessage? {
    sourceType.flatMap(Self.message(ofSource:))
  }

  /// Returns a source in words; nil for one that the IPTC doesn't have.
  static func message(ofSource source: String) -> LocalizedMessage? {
    if let type = DigitalSourceType(source) {
      return LocalizedMessage("credentials.source.\(type.rawValue)")
    }
    return source.hasSuffix("/empty") ? LocalizedMessage("credentials.source.empty") : nil
  }

  /// The ends of keys for the actions of C2PA 2.2, 18.14.
  private static let words = [
    "c2pa.created": "created", "c2pa.opened": "opened", "c2pa.placed": "placed",
    "c2pa.removed": "removed", "c2pa.edited": "edited", "c2pa.edited.metadata": "editedMetadata",
    "c2pa.cropped": "cropped", "c2pa.color_adjustments": "colorAdjusted",
    "c2pa.adjustedcolor": "colorAdjusted", "c2pa.filtered": "filtered", "c2pa.drawing": "drawn",
    "c2pa.resized": "resized", "c2pa.resized.proportional": "resized",
    "c2pa.orientation": "rotated", "c2pa.enhanced": "enhanced", "c2pa.converted": "converted",
    "c2pa.transcoded": "converted", "c2pa.repackaged": "repackaged",
    "c2pa.published": "published", "c2pa.watermarked": "watermarked",
    "c2pa.watermarked.bound": "watermarked", "c2pa.watermarked.unbound": "watermarked",
    "c2pa.redacted": "redacted", "c2pa.unknown": "unknown",
  ]
}

extension ClaimedIdentity {
  /// The key of the message about the identity, whose argument is a name, or what somebody says was
  /// checked.
  public var messageKey: String {
    issuer != nil && verification == .broken
      ? "credentials.identity.claimBroken" : "credentials.identity.\(verification.rawValue)"
  }

  /// Who checked the identity, as readers see it: a key as identifier is long.
  public var shownIssuer: String? {
    issuer.map { $0.hasPrefix("did:jwk:") ? "did:jwk" : $0 }
  }

  /// What names the identity if nobody checked it: the certificate, or else its kind.
  public var shownName: String { name ?? kind ?? label }
}

extension IdentityClaim {
  /// What names the claim: a person, an account and a service, or else its address or kind.
  public var names: [String] {
    let names = [name, username, provider].compactMap { $0 }
    return names.isEmpty ? [address ?? kind] : names
  }
}

extension Signer {
  /// Whether somebody vouches for the signer, by which list of which date.
  public var trustMessage: LocalizedMessage {
    switch trust {
    case .listed(let name, let date?, _):
      LocalizedMessage("credentials.trust.listed", .text(name), .text(date))
    case .listed(let name, nil, _):
      LocalizedMessage("credentials.trust.listedUndated", .text(name))
    case .unlisted(let name, let date?):
      LocalizedMessage("credentials.trust.unlisted", .text(name), .text(date))
    case .unlisted(let name, nil):
      LocalizedMessage("credentials.trust.unlistedUndated", .text(name))
    }
  }

  /// Whether the certificate was revoked, by the list of which date where a list tells.
  public var revocationMessage: LocalizedMessage {
    switch (revocation, revocationListDate) {
    case (.revoked, let date?): LocalizedMessage("credentials.revocation.listed", .text(date))
    case (.notRevoked, let date?):
      LocalizedMessage("credentials.revocation.unlisted", .text(date))
    default: LocalizedMessage("credentials.revocation.\(revocation.rawValue)")
    }
  }
}
