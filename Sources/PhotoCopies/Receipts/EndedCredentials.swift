public import ContentCredentials
public import PhotoMetadata

/// What the Content Credentials of an original were worth that end with its copy.
public struct EndedCredentials: Hashable, Sendable, Codable {
  /// What they were worth in the original.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// Unbroken, about the original, signed by somebody on the trust list.
    case trusted

    /// Unbroken and about the original; nobody vouches for who signed.
    case valid

    /// Broken, or about another file.
    case invalid

    /// They could not be checked, because they are compressed or too large.
    case unread

    /// They are kept elsewhere, and the original only had their address.
    case remote
  }

  /// What they were worth in the original.
  public var state: State

  /// Whether they were about the original; nil if that could not be checked.
  public var binding: CredentialsBinding?

  /// The name in the certificate of the signer, which is untrusted text; nil if the signature was
  /// that of something else.
  public var signer: String?

  /// The list that was searched for the signer.
  public var trustList: String?

  /// The date of that list, as in `2026-08-21`; nil if it is unknown.
  public var trustListDate: String?

  /// Creates the description of credentials; nil if there are none.
  public init?(_ report: CredentialReport) {
    switch (report.presence, report.state) {
    case (.absent, _): return nil
    case (.remote, _): state = .remote
    case (.unreadable(.compressed), _), (.unreadable(.tooLarge), _): state = .unread
    case (_, .trusted): state = .trusted
    case (_, .valid): state = .valid
    case (_, .invalid), (_, .absent): state = .invalid
    }
    binding = report.binding
    guard let active = report.active, active.has(.signatureValidated), let signer = active.signer
    else { return }
    self.signer = signer.name ?? signer.organization ?? signer.serialNumber
    switch signer.trust {
    case .listed(let list, let date, _), .unlisted(let list, let date):
      (trustList, trustListDate) = (list, date)
    }
  }
}
