import PhotoCopies
import PhotoFormats
import PhotoMetadata

/// What became of a photo.
struct CopyOutcome: Sendable {
  /// The entry of the receipt.
  var photo: CopyReceipt.Photo
  /// Why there is no copy.
  var failure: String?
  /// Whether the copy existed already.
  var existed = false
  /// Whether the copy is a JPEG file, unlike the original.
  var isConverted = false
  /// The path of the original, and that of the copy.
  var path: PhotoPath
  var target: String
  /// The files beside the photo that stay as they are, each with what they have, or may have, and
  /// the copy leaves out; no kinds if nobody can tell.
  var sidecarFacts: [(path: String, kinds: [MetadataKind])] = []
  /// The files beside the photo that were not copied, and why.
  var sidecarFailures: [(path: String, reason: String)] = []

  /// Whether there is something to tell at once.
  var hasMessage: Bool {
    failure != nil || photo.unread != nil || photo.endedCredentials != nil || !sidecarFacts.isEmpty
      || !sidecarFailures.isEmpty
      || photo.sidecars?.contains { $0.unread != nil } == true
  }
}
