/// What the texts of PNG are about, by their keywords.
package enum PNGTextKinds {
  /// Returns what a text is about: what the standard says, or else the words of its keyword.
  ///
  /// A text with another keyword may say anything, unless a program copied it from elsewhere, such
  /// as `png:gAMA`.
  package static func kind(of keyword: String) -> MetadataKind {
    if let kind = kinds[keyword] { return kind }
    if let kind = XMPKinds.kind(ofWords: XMPKinds.words(in: keyword)) { return kind }
    return keyword.contains(":") ? .other : .unread
  }

  /// ISO/IEC 15948, 11.3.3.2.
  ///
  /// By that, `Source` is a device; what programs write there is whom or where a picture is from,
  /// as in XMP.
  private static let kinds: [String: MetadataKind] = [
    "Title": .comments, "Author": .owner, "Description": .comments, "Copyright": .copyright,
    "Creation Time": .date,
    "exif:DateTimeOriginal": .date, "Software": .camera, "Disclaimer": .copyright,
    "Warning": .comments,
    "Source": .owner, "Comment": .comments, "AIGC": .technical,
  ]
}
