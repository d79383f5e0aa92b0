public import PhotoMetadata
import ValueSearch

/// A copy of a photo in memory, and how it differs from the original.
public struct CopiedPhoto: Sendable {
  /// The bytes of the copy; nil if they are those of the original.
  public var bytes: [UInt8]?

  /// What was changed, in the order of the file.
  public var changes: [MetadataChange]

  /// The parts that the copy keeps although they can't be read.
  public var unread: [UnreadPart] = []

  /// How the picture changed, in the words of the history of the copy; empty if it is that of the
  /// original.
  public var pictureChanges: [String] = []

  /// Whether the copy is a JPEG file, unlike the original.
  public var isConverted = false

  /// The SHA-256 of the Content Credentials that end with the copy, in lowercase hexadecimal: of
  /// each store of manifests, from the size of its box on.
  public var credentials: [String]

  /// What earlier copies said about themselves, the oldest first.
  public var earlier: [CopyStatement]

  /// What was removed, for files beside the photo.
  var removedValues = RemovedValues()

  /// Creates the description of a copy.
  init(
    bytes: [UInt8]?, changes: [MetadataChange], unread: [UnreadPart] = [],
    pictureChanges: [String] = [], isConverted: Bool = false, credentials: [String],
    earlier: [CopyStatement], removedValues: RemovedValues = RemovedValues()
  ) {
    self.bytes = bytes
    self.changes = changes
    self.unread = unread
    self.pictureChanges = pictureChanges
    self.isConverted = isConverted
    self.credentials = credentials
    self.earlier = earlier
    self.removedValues = removedValues
  }
}
