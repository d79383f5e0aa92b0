package import PhotoFormats
package import PhotoMetadata

/// A photo with another picture, before anything else of it changes.
package struct PictureRevision {
  /// The file with the new picture.
  package var bytes: [UInt8]

  /// What was done, in the words of the history.
  package var summaries: [String]

  /// The source type to declare, a term of the IPTC; nil to leave what the photo declares.
  package var sourceType: String?

  /// The time of the change, as XMP writes it, in UTC; nil if it is unknown.
  package var date: String?

  /// What had to change with the picture.
  package var changes: [MetadataChange]

  /// The kind of the file.
  package var container: PhotoContainer

  /// Whether that is another than the original’s.
  package var isConverted = false

  /// Content Credentials that the file can’t hold, with the structure of the original that they
  /// were in.
  package var endedCredentials: [(structure: String, content: [UInt8])] = []
}
