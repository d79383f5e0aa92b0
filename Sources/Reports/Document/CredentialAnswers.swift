public import ContentCredentials
import PhotoMetadata
public import StringCatalogs

extension CredentialReport {
  /// Whether what was signed is as it was, which is another question than whether the file is; nil
  /// without a manifest.
  ///
  /// A certificate that was revoked or has expired changes nothing that was signed.
  public var contentMessage: LocalizedMessage? {
    guard let active else { return nil }
    if isUnbroken { return LocalizedMessage("credentials.content.unbroken") }
    if isManifestChanged || !active.has(.signatureValidated) {
      return LocalizedMessage("credentials.content.broken")
    }
    return LocalizedMessage(
      binding == .notBound ? "credentials.content.ofOtherFile" : "credentials.content.failing")
  }

  /// What fails, each code once; that a signer is on no list is no failure.
  public var failureCodes: [StatusCode] {
    var known: Set<StatusCode> = []
    return failures.map(\.code).filter { !$0.isAboutTrustOnly && known.insert($0).inserted }
  }
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
