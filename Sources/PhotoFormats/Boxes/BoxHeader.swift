/// The size and the type with which a box begins, in ISO/IEC 14496-12 and in JUMBF.
package struct BoxHeader: Hashable, Sendable {
  /// Four characters.
  package let type: String

  /// The number of bytes of the header itself: 8, or 16 with a large size.
  package let size: Int

  /// The number of bytes of the box with its header; nil if it extends to the end of what holds it.
  package let boxSize: Int?

  /// The number of bytes of a header without a large size.
  package static let minimumSize = 8

  /// The number of bytes that ``init(_:)`` needs.
  package static let maximumSize = 16

  /// Reads a header; nil if there are too few bytes, or the box would be smaller than its header.
  ///
  /// ISO/IEC 14496-12, 4.2: a size of 4 bytes that counts itself, and a type. The size 1 is
  /// followed by the size in 8 bytes, and the size 0 means the rest.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let short = reader.number(4), let type = reader.read(4) else { return nil }
    self.type = String(decoding: type, as: UTF8.self)
    guard short != 1 else {
      guard let large = reader.number(8), large >= Self.maximumSize else { return nil }
      (size, boxSize) = (Self.maximumSize, large)
      return
    }
    guard short == 0 || short >= 8 else { return nil }
    (size, boxSize) = (8, short == 0 ? nil : short)
  }
}
