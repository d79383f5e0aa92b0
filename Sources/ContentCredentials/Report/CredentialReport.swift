public import PhotoMetadata

/// What was found out about the Content Credentials of a file.
///
/// Several questions have several answers, never one mark for all: whether the credentials are
/// about this file (``binding``), whether they are unbroken (``isUnbroken``), who signed and who
/// vouches for that, when, and what they claim. Valid credentials are no proof that a picture shows
/// what happened, and a file without any is no less credible.
public struct CredentialReport: Hashable, Sendable {
  /// Which credentials a file has.
  public enum Presence: Hashable, Sendable {
    /// None.
    case absent

    /// None, but an address of some, which is untrusted text; nothing is fetched.
    case remote(String)

    /// A store of manifests.
    case embedded

    /// Several stores, of which none can be trusted.
    case several

    /// A store that can't be read, because it is damaged, compressed or too large.
    case unreadable(Reason)
  }

  /// Why a store can't be read.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case compressed
    case damaged
    case tooLarge
  }

  /// The answer in one word, by the rules of the specification.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The file has no credentials that can be read here.
    case absent

    /// Unbroken, about this file, signed by somebody on the list.
    case trusted

    /// Unbroken and about this file; nobody vouches for who signed.
    case valid

    /// Something fails.
    case invalid
  }

  /// Which credentials the file has.
  public var presence: Presence

  /// Whether the credentials are about this file; nil if there are none.
  public var binding: CredentialsBinding?

  /// The manifests that lead from the active one to ingredients, the active one first.
  public var manifests: [ManifestReport] = []

  /// What the rubrics of C2PA say of the active manifest, in their order.
  public var statements: [RubricStatement] = []

  /// The manifest that describes the file.
  public var active: ManifestReport? { manifests.first }

  /// Everything that fails, in the active manifest and new in its ingredients.
  public var failures: [ValidationStatus] { allStatuses.filter { $0.code.kind == .failure } }

  /// Whether nothing fails but that the signers are on no list.
  public var isUnbroken: Bool {
    guard let active, active.has(.signatureValidated) else { return false }
    return failures.allSatisfy(\.code.isAboutTrustOnly)
  }

  /// The answer in one word.
  public var state: State {
    switch presence {
    case .absent, .remote: return .absent
    case .several, .unreadable: return .invalid
    case .embedded: break
    }
    guard let active, isUnbroken, active.has(.signatureInsideValidity) else { return .invalid }
    return active.has(.credentialTrusted) && failures.isEmpty ? .trusted : .valid
  }

  /// Whether something in the active manifest is not what was signed: the claim or an assertion was
  /// changed, removed or added after signing.
  public var isManifestChanged: Bool {
    active?.statuses.contains { Self.changes.contains($0.code) } ?? false
  }

  /// Whether the manifest is as it was signed, by somebody on the list, and the file is not: it was
  /// changed after signing, or the credentials are those of another file.
  ///
  /// The certificate counts as it is: one that was revoked vouches for nothing.
  public var isTrustedContentChanged: Bool {
    guard binding == .notBound, let active, active.has(.signatureValidated),
      active.has(.signatureInsideValidity), active.has(.credentialTrusted),
      !active.has(.credentialInvalid), !active.has(.credentialRevoked)
    else { return false }
    return !isManifestChanged
  }

  /// Creates a report of a presence, from which everything else follows.
  package init(
    presence: Presence, binding: CredentialsBinding? = nil, manifests: [ManifestReport] = [],
    statements: [RubricStatement] = []
  ) {
    (self.presence, self.binding) = (presence, binding)
    (self.manifests, self.statements) = (manifests, statements)
  }

  private static let changes: Set<StatusCode> = [
    .signatureMismatch, .assertionMismatch, .assertionMissing, .assertionUndeclared,
  ]

  private var allStatuses: [ValidationStatus] {
    (active?.statuses ?? []) + manifests.flatMap(\.ingredients).flatMap(\.statuses)
  }
}
