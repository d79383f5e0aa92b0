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
  ///
  /// ICC.1:2022, 7.2 and 7.3: a header of 128 bytes, a count, and tags of 12 bytes: name, offset
  /// and size.
  static func name(
    of profile: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) -> String? {
    guard profile.count > headerSize else { return nil }
    let table = try source.bytes(
      at: profile.lowerBound + headerSize, count: min(profile.count - headerSize, tableSize))
    var reader = ByteReader(table)
    guard let count = reader.number(4) else { return nil }
    for _ in 0..<min(count, tableSize / 12) {
      guard let tag = reader.read(4), let offset = reader.number(4), let size = reader.number(4)
      else { return nil }
      guard tag.elementsEqual("desc".utf8) else { continue }
      guard offset <= profile.count else { return nil }
      return text(
        in: try source.bytes(
          at: profile.lowerBound + offset,
          count: min(size, profile.count - offset, Limits.traceText)))
    }
    return nil
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

  private static let headerSize = 128

  /// The bytes of the table of tags that are read.
  private static let tableSize = 4 + 64 * 12
}
