public import Foundation

/// What analyses a photo.
public protocol PhotoMetadataProtocol: Sendable {
  /// Returns what a photo's metadata says about its originality.
  ///
  /// - Throws: an ``AppError``.
  func analyze(photoData: Data) async throws -> OriginalityReport
}
