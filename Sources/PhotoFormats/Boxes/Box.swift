/// A box of an ISO base media file or of JPEG 2000 and JPEG XL, which have the same: its type, and
/// its range in the file.
package struct Box: Hashable, Sendable {
  /// Four characters.
  package var type: String

  /// The bytes of the box, including its size and type.
  package var range: Range<Int>

  /// The bytes after size and type.
  package var content: Range<Int>

  /// Whether the box extends to the end without saying how far that is.
  package var isOpen = false

  /// Whether the box claims more bytes than there are; both ranges end with what there is.
  package var isCutOff = false

  /// Creates a box of a type in a range.
  package init(type: String, range: Range<Int>, content: Range<Int>) {
    (self.type, self.range, self.content) = (type, range, content)
  }

  /// Whether the content begins with a 16-byte identifier, as in a box of type `uuid`.
  package func has(
    _ identifier: [UInt8], in source: inout ByteSource
  ) throws(PhotoReadError) -> Bool {
    try source.header(at: content.lowerBound, count: 16).elementsEqual(identifier)
  }

  /// The identifier of a box for XMP, be7acfcb-97a9-42e8-9c71-999491e3afac.
  package static let xmpIdentifier: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]

  /// The identifier of a box for Content Credentials, d8fec3d6-1b0e-483c-9297-5828877ec481.
  package static let credentialsIdentifier: [UInt8] = [
    0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
  ]

  /// The identifier of a box for Canon’s metadata, 85c0b687-820f-11e0-8111-f4ce462b6a48.
  package static let canonIdentifier: [UInt8] = [
    0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A, 0x48,
  ]

  /// The identifier of a box for Canon’s preview, eaf42b5e-1c98-4b88-b9fb-b7dc406e4d16.
  package static let canonPreviewIdentifier: [UInt8] = [
    0xEA, 0xF4, 0x2B, 0x5E, 0x1C, 0x98, 0x4B, 0x88, 0xB9, 0xFB, 0xB7, 0xDC, 0x40, 0x6E, 0x4D, 0x16,
  ]

  /// Whether the box is of a type that files consist of: ISO/IEC 14496-12, table 1, Google's video
  /// of motion photos, Samsung's trailer, and Content Credentials.
  ///
  /// Anything else behind the last box is data that was appended to the file.
  package var isOfFile: Bool { Self.typesOfFiles.contains(type) }

  private static let typesOfFiles: Set<String> = [
    "ftyp", "styp", "pdin", "moov", "moof", "mfra", "mdat", "imda", "free", "skip", "wide", "meta",
    "meco", "uuid", "sidx", "ssix", "prft", "emsg", "etyp", "otyp", "jumb", "mpvd", "sefd",
  ]

  /// Whether the box can’t be one of a file that consists of boxes of known types and may have
  /// others: its type is no text, or it is cut off and of none of these types.
  ///
  /// It is data that was appended to the file.
  package func isAppended(toFileOf types: Set<String>) -> Bool {
    !type.utf8.allSatisfy { (0x20...0x7E).contains($0) } || isCutOff && !types.contains(type)
  }

  /// The boxes inside a box of a type that is known to have some; nil for other types.
  ///
  /// ISO/IEC 14496-12, 8.11: some have a version and flags of 4 bytes before, and a number of
  /// boxes, whose size depends on the version.
  package func children(in source: inout ByteSource) throws(PhotoReadError) -> Range<Int>? {
    switch type {
    case "iprp", "ipco", "dinf", "grpl", "moov", "jp2h": return content
    case "meta", "iref": return content.dropFirst(4)
    case "dref": return content.dropFirst(8)
    case "iinf":
      let version = try source.bytes(at: content.lowerBound, count: 1).first ?? 0
      return content.dropFirst(version == 0 ? 6 : 8)
    default: return nil
    }
  }

  /// Returns the bytes of a box with a content.
  package static func bytes(_ type: String, _ content: some Collection<UInt8>) -> [UInt8] {
    var box: [UInt8] = []
    ByteOrder.big.append(UInt32(truncatingIfNeeded: content.count + 8), to: &box)
    return box + Array(type.utf8) + content
  }
}
