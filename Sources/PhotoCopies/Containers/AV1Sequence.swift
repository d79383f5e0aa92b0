import PhotoMetadata

/// The sizes in the sequence headers of a picture coded as AV1.
enum AV1Sequence {
  /// The maximum number of units of a picture.
  private static let maximumUnits = 4096

  /// Returns the sizes in the configuration of a picture and in its data; nil if one of them is
  /// damaged.
  ///
  /// AV1-ISOBMFF, 2.3.3: units follow the first four bytes of the configuration.
  static func sizes(configuration: ArraySlice<UInt8>, data: [UInt8]) -> [PixelDimensions]? {
    guard let first = sizes(in: configuration.dropFirst(4)), let others = sizes(in: data[...])
    else { return nil }
    return first + others
  }

  /// AV1, 5.3.2: a type, whether there is an extension, and a size, without which a unit is the
  /// last one.
  private static func sizes(in units: ArraySlice<UInt8>) -> [PixelDimensions]? {
    var sizes: [PixelDimensions] = []
    var rest = units
    for _ in 0..<maximumUnits {
      guard let head = rest.first else { return sizes }
      rest = rest.dropFirst(head & 4 == 0 ? 1 : 2)
      var size = rest.count
      if head & 2 != 0 {
        guard let number = number(from: &rest), number <= rest.count else { return nil }
        size = number
      }
      if head >> 3 & 0xF == 1 {
        guard let size = self.size(in: rest.prefix(size)) else { return nil }
        sizes.append(size)
      }
      rest = rest.dropFirst(size)
    }
    return nil
  }

  /// AV1, 4.10.5: seven bits in each byte, the lowest first.
  private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for index in 0..<8 {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 0x7F) << (7 * index)
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }

  /// Returns the largest size that the frames of a sequence may have; nil if the header is damaged.
  ///
  /// AV1, 5.5.1: the size follows what is said of time and of operating points.
  private static func size(in header: ArraySlice<UInt8>) -> PixelDimensions? {
    var bits = BitReader(header)
    guard bits.skip(4), let isReduced = bits.flag(),
      isReduced ? bits.skip(5) : skipOperatingPoints(&bits), let columns = bits.number(4),
      let rows = bits.number(4), let width = bits.number(columns + 1),
      let height = bits.number(rows + 1)
    else { return nil }
    return PixelDimensions(width: width + 1, height: height + 1)
  }

  private static func skipOperatingPoints(_ bits: inout BitReader) -> Bool {
    var delay: Int?
    guard let hasTime = bits.flag() else { return false }
    if hasTime {
      guard bits.skip(64), let isEqual = bits.flag(),
        !isEqual || bits.numberWithZeros() != nil, let hasModel = bits.flag()
      else { return false }
      if hasModel {
        guard let length = bits.number(5), bits.skip(32 + 5 + 5) else { return false }
        delay = length + 1
      }
    }
    guard let hasDisplay = bits.flag(), let last = bits.number(5) else { return false }
    for _ in 0...last {
      guard bits.skip(12), let level = bits.number(5), level <= 7 || bits.skip(1) else {
        return false
      }
      if let delay {
        guard let isThere = bits.flag(), !isThere || bits.skip(2 * delay + 1) else { return false }
      }
      if hasDisplay {
        guard let isThere = bits.flag(), !isThere || bits.skip(4) else { return false }
      }
    }
    return true
  }
}
