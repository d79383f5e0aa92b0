/// A NAL unit of HEVC, ISO/IEC 23008-2, 7.3.1.
package struct HEVCUnit: Hashable, Sendable {
  /// The type of the unit.
  package let type: Int

  /// The layer, of which decoders of one picture read the first one.
  package let layer: Int

  /// The bytes of the unit, without its length, in what holds it.
  package let range: Range<Int>

  /// The types of units with a part of the picture itself.
  package static let pictures = [0...9, 16...21]

  /// The types of parameter sets: of the video, the sequence and the picture.
  package static let parameterSets = 32...34

  /// A delimiter of pictures, the ends of a sequence and of a stream, and filler data.
  package static let (delimiter, endOfSequence, endOfStream, filler) = (35, 36, 37, 38)

  /// Messages before and behind a picture.
  package static let messages = 39...40

  /// Whether the unit is a part of the picture itself.
  package var isPicture: Bool { Self.pictures.contains { $0.contains(type) } }

  /// Reads the header of a unit; nil if the unit is too short.
  init?(_ unit: ArraySlice<UInt8>, in range: Range<Int>) {
    guard unit.count >= 2, let first = unit.first else { return nil }
    let second = unit[unit.startIndex + 1]
    type = Int(first >> 1 & 0x3F)
    layer = Int(first & 1) << 5 | Int(second >> 3)
    self.range = range
  }

  /// Returns the content of a unit: a 3 after two zeros isn’t part of it.
  ///
  /// ISO/IEC 23008-2, 7.3.1.1.
  package static func withoutPrevention(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var content: [UInt8] = []
    var zeros = 0
    for byte in bytes {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      content.append(byte)
    }
    return content
  }
}
