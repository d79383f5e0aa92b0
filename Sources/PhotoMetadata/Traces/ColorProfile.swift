import PhotoFormats

/// The ICC profile of a picture.
public struct ColorProfile: Hashable, Sendable {
  /// The byte offset of the structure that contains it.
  public var offset: Int

  /// The description, as in `sRGB IEC61966-2.1`; untrusted text, empty if there is none.
  public var name: String

  /// Creates a profile.
  public init(offset: Int, name: String) {
    self.offset = offset
    self.name = name
  }

  /// Returns the description in a profile; nil if there is none at its beginning.
  static func name(
    of profile: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) -> String? {
    guard profile.count > ICCProfile.headerSize else { return nil }
    let head = try source.bytes(
      at: profile.lowerBound, count: min(profile.count, ICCProfile.headerSize + tableSize))
    let parts = ICCProfile(head, size: profile.count)
    guard let content = parts?.tags.first(where: { $0.name == "desc" })?.content else { return nil }
    return text(
      in: try source.bytes(
        at: profile.lowerBound + content.lowerBound, count: min(content.count, Limits.traceText)))
  }

  /// Returns the text of a tag: `desc` of version 2, or the first language of `mluc`.
  private static func text(in tag: ArraySlice<UInt8>) -> String? {
    var reader = ByteReader(tag)
    guard let type = reader.read(4), reader.read(4) != nil, let count = reader.number(4) else {
      return nil
    }
    if type.elementsEqual("desc".utf8) {
      return FileTraces.text(reader.rest.prefix(count))
    }
    // The size of a record, its language and country, the length and the offset of its text.
    guard type.elementsEqual("mluc".utf8), count > 0, reader.number(4) != nil,
      reader.read(4) != nil, let length = reader.number(4), let offset = reader.number(4)
    else { return nil }
    return ByteOrder.big.utf16Text(tag.dropFirst(offset).prefix(length))
  }

  /// The bytes of the table of tags that are read.
  private static let tableSize = 4 + 64 * 12
}
