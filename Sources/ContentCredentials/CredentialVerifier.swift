#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif
public import PhotoFormats
package import PhotoMetadata

/// Verifies the Content Credentials (C2PA) of photos.
///
/// Nothing is fetched, and no file can make it fail or wait: what exceeds a limit is damaged.
///
/// ```swift
/// let report = try CredentialVerifier().report(onFileAt: path)
/// switch report.state {
/// case .trusted, .valid: print(report.active?.signer?.name ?? "unknown")
/// case .invalid: print(report.failures.map(\.code.rawValue))
/// case .absent: break
/// }
/// ```
public struct CredentialVerifier: Sendable {
  /// Whom a verification trusts.
  public struct Trust: Hashable, Sendable {
    /// The list of those who may sign.
    public var signers: TrustList

    /// The list of those who may confirm times.
    public var timeStampAuthorities: TrustList

    /// The lists of certificates that were revoked.
    ///
    /// None are built in but the few revocations that are publicly known, ``KnownRevocation``.
    public var revocations: [RevocationList]

    /// Creates trust in the lists of C2PA's conformance program, or in others.
    public init(
      signers: TrustList = .signers, timeStampAuthorities: TrustList = .timeStampAuthorities,
      revocations: [RevocationList] = []
    ) {
      (self.signers, self.timeStampAuthorities) = (signers, timeStampAuthorities)
      self.revocations = revocations
    }
  }

  private let trust: Trust
  private let now: Int?

  /// Creates a verifier; by default, certificates without a proved time are judged by the clock.
  ///
  /// `now` is in seconds since 1970.
  public init(trust: Trust = Trust(), now: Int? = nil) {
    (self.trust, self.now) = (trust, now)
  }

  /// Verifies the credentials of a photo in a file.
  ///
  /// Symbolic links are followed. Anything but a regular file is refused before reading, and a file
  /// that changes while it is read is an error.
  public func report(onFileAt path: PhotoPath) throws(PhotoReadError) -> CredentialReport {
    try document(onFileAt: path).report
  }

  /// Verifies the credentials of a photo in a file, and keeps what they contain.
  ///
  /// The file is read as ``report(onFileAt:)`` reads it.
  public func document(onFileAt path: PhotoPath) throws(PhotoReadError) -> CredentialDocument {
    var file = try CredentialsFile(at: path, storeLimit: CredentialLimits.storeBytes)
    let result = Result { () throws(PhotoReadError) in try document(on: &file) }
    guard file.isUnchanged else { throw .changed }
    return try result.get()
  }

  /// Verifies the credentials of a photo in memory.
  public func report(on bytes: [UInt8]) throws(PhotoReadError) -> CredentialReport {
    try document(on: bytes).report
  }

  /// Verifies the credentials of a photo in memory, and keeps what they contain.
  public func document(on bytes: [UInt8]) throws(PhotoReadError) -> CredentialDocument {
    var file = try CredentialsFile(bytes, storeLimit: CredentialLimits.storeBytes)
    return try document(on: &file)
  }

  /// Verifies the credentials of an open photo whose metadata were read; nil if it has none.
  ///
  /// The container is not walked again. The result is valid only if ``PhotoFile/isUnchanged`` is
  /// true afterward.
  package func report(
    on file: inout PhotoFile, with metadata: EmbeddedMetadata
  ) throws(PhotoReadError) -> CredentialReport? {
    let traces = metadata.traces
    guard traces.credentials != nil else {
      return traces.remoteCredentials.map { CredentialReport(presence: .remote($0)) }
    }
    return try file.withCredentials(
      in: traces.parts, of: metadata.container, storeLimit: CredentialLimits.storeBytes
    ) { (file: inout CredentialsFile) throws(PhotoReadError) in try document(on: &file).report }
  }

  /// Verifies the credentials of a photo in memory whose metadata were read; nil if it has none.
  package func report(
    on bytes: [UInt8], with metadata: EmbeddedMetadata
  ) throws(PhotoReadError) -> CredentialReport? {
    let traces = metadata.traces
    guard traces.credentials != nil || traces.remoteCredentials != nil else { return nil }
    return try report(on: bytes)
  }

  private func document(
    on file: inout CredentialsFile
  ) throws(PhotoReadError) -> CredentialDocument {
    let now = now ?? time(nil)
    func document(_ report: CredentialReport) -> CredentialDocument {
      CredentialDocument(report: report, manifests: [], time: now)
    }
    guard !file.hasLargeStore else {
      return document(CredentialReport(presence: .unreadable(.tooLarge)))
    }
    guard let bytes = file.stores.first else {
      return document(
        CredentialReport(presence: file.remoteAddress.map { .remote($0) } ?? .absent))
    }
    guard file.stores.count == 1 else {
      return document(CredentialReport(presence: .several, binding: .severalStores))
    }
    let store = ManifestStore(bytes)
    guard let active = store.active else {
      return document(
        CredentialReport(
          presence: .unreadable(store.isCompressed ? .compressed : .damaged), binding: .damaged))
    }
    var verification = StoreVerification(of: store, trust: trust, now: now)
    let binding = try verification.verify(active, in: &file)
    let report = CredentialReport(
      presence: .embedded, binding: binding, manifests: verification.reports,
      statements: RubricEvaluation(of: active, verification.reports[0]).statements)
    return CredentialDocument(report: report, manifests: store.manifests.reversed(), time: now)
  }
}
