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
