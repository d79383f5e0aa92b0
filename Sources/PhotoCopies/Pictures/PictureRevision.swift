import PhotoFormats
import PhotoMetadata

/// A photo with another picture, before anything else of it changes.
struct PictureRevision {
  /// The file with the new picture.
  var bytes: [UInt8]

  /// What was done, in the words of the history.
  var summaries: [String]

  /// The source type to declare, a term of the IPTC; nil to leave what the photo declares.
  var sourceType: String?

  /// The time of the change, as XMP writes it, in UTC; nil if it is unknown.
  var date: String?

  /// What had to change with the picture.
  var changes: [MetadataChange]

  /// The kind of the file.
  var container: PhotoContainer

  /// Whether that is another than the original’s.
  var isConverted = false

  /// Content Credentials that the file can’t hold, with the structure of the original that they
  /// were in.
  var endedCredentials: [(structure: String, content: [UInt8])] = []
}
