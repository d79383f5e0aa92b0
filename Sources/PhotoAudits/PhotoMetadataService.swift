public import ContentCredentials
public import Foundation
public import Originality
public import PhotoFormats
import PhotoMetadata
import Thumbnails

/// Reads a photo and assesses its metadata.
///
/// It is a value, not an actor: it has no state, so calls may run in parallel.
///
/// ```swift
/// let service = PhotoMetadataService()
/// let report = try await service.analyze(photoAt: url)
/// ```
public struct PhotoMetadataService: Sendable {
  private let reader: PhotoReader
  private let assessor: OriginalityAssessor
  private let trust: CredentialVerifier.Trust
  private let now: @Sendable () -> Date
  private let log: Log?

  /// Creates a service.
  ///
  /// `now` returns the date of a report; a reproducible run always returns the same date. Comparing
  /// thumbnails decodes the picture of every photo that has one. Content Credentials are verified
  /// with `trust`; nothing is fetched.
  public init(
    rules: RuleTable = .current, comparingThumbnails: Bool = true,
    trust: CredentialVerifier.Trust = .init(), log: Log? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    reader = PhotoReader(comparingThumbnails: comparingThumbnails).withoutComparingCredentials()
    self.trust = trust
    assessor = OriginalityAssessor(rules: rules)
    self.log = log
    self.now = now
  }

  /// Returns the report of a photo in memory.
  ///
  /// - Throws: an ``AppError``.
  public func analyze(photoData: Data) async throws -> OriginalityReport {
    let bytes = [UInt8](photoData)
    return try report(fileName: nil) { verifier throws(PhotoReadError) in
      let metadata = try reader.metadata(in: bytes)
      return (metadata, try verifier.report(on: bytes, with: metadata))
    }.get()
  }

  /// Returns the report of a photo in a file, reading only as much as the metadata requires.
  ///
  /// - Throws: an ``AppError``.
  public func analyze(photoAt url: URL) async throws -> OriginalityReport {
    try await analyze(photoAt: PhotoPath(url.path))
  }

  /// Returns the report of a photo in a file whose name need not be UTF-8.
  ///
  /// - Throws: an ``AppError``.
  public func analyze(photoAt path: PhotoPath) async throws -> OriginalityReport {
    let result: Result<OriginalityReport, AppError>
    do throws(PhotoReadError) {
      var file = try PhotoFile(at: path)
      result = report(of: &file, fileName: path.lastComponent)
      guard file.isUnchanged else { throw .changed }
    } catch {
      throw failure(error)
    }
    return try result.get()
  }

  /// Returns the report of a photo in an open file, on the calling thread.
  func report(
    of file: inout PhotoFile, fileName: String?
  ) -> Result<OriginalityReport, AppError> {
    report(fileName: fileName) { verifier throws(PhotoReadError) in
      let metadata = try reader.metadata(of: &file)
      return (metadata, try verifier.report(on: &file, with: metadata))
    }
  }

  private func report(
    fileName: String?,
    _ read: (CredentialVerifier) throws(PhotoReadError) -> (EmbeddedMetadata, CredentialReport?)
  ) -> Result<OriginalityReport, AppError> {
    let date = now()
    do throws(PhotoReadError) {
      let verifier = CredentialVerifier(trust: trust, now: Int(date.timeIntervalSince1970))
      var (metadata, found) = try read(verifier)
      log?.debug("read \(metadata.container.rawValue), problems: \(metadata.problems)")
      let credentials = found?.condensed()
      if let binding = credentials?.bindingToNote { metadata.traces.note(binding) }
      return .success(
        assessor.report(for: metadata, credentials: credentials, fileName: fileName, date: date))
    } catch {
      return .failure(failure(error))
    }
  }

  /// Returns the user-facing error for a read error, and logs it.
  func failure(_ error: PhotoReadError) -> AppError {
    log?.debug("not read: \(error)")
    return AppError(error)
  }
}

extension CredentialReport {
  /// Whether the credentials are about the file, or why that is not known; nil without any.
  fileprivate var bindingToNote: CredentialsBinding? {
    switch presence {
    case .absent, .remote: nil
    case .several: .severalStores
    case .unreadable(.compressed): .compressedManifest
    case .unreadable(.tooLarge): .tooLarge
    case .unreadable(.damaged): .damaged
    case .embedded: binding
    }
  }
}
