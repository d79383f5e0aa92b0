/// A unit (OBU) of AV1, AV1 Bitstream & Decoding Process Specification, 5.3.
package struct AV1Unit: Hashable, Sendable {
  /// The type of the unit.
  package let type: Int

  /// The spatial layer; 0 without an extension.
  package let layer: Int

  /// The bytes of the unit with its header, in what holds it.
  package let range: Range<Int>

  /// The bytes behind the header.
  package let content: Range<Int>

  package static let (sequence, delimiter, frameHeader, tiles) = (1, 2, 3, 4)
  package static let (metadata, frame, redundantHeader, padding) = (5, 6, 7, 15)
}
