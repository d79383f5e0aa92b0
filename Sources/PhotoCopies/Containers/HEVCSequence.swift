import PhotoFormats
import PhotoMetadata

/// The sizes in the sequence parameter sets of a picture coded as HEVC.
enum HEVCSequence {
  /// The maximum number of units of a picture.
  private static let maximumUnits = 4096

  /// Returns the sizes in the configuration of a picture and in its data; nil if one of them is
  /// damaged.
  ///
  /// ISO/IEC 14496-15, 8.3.2.1: arrays of units, whose lengths have two bytes. In data, they have
  /// four bytes, the only size that libheif reads.
  static func sizes(configuration: ArraySlice<UInt8>, data: [UInt8]) -> [PixelDimensions]? {
    guard configuration.count >= 23, configuration[configuration.startIndex + 21] & 3 == 3 else {
      return nil
    }
    let order = ByteOrder.big
    var sizes: [PixelDimensions] = []
    var place = 23
    for _ in 0..<configuration[configuration.startIndex + 22] {
      guard let count = order.uint16(configuration, at: place + 1), count <= maximumUnits else {
        return nil
      }
      place += 3
      for _ in 0..<count {
        guard let length = order.uint16(configuration, at: place),
          append(configuration.dropFirst(place + 2).prefix(length), length, to: &sizes)
        else { return nil }
        place += 2 + length
      }
    }
    place = 0
    var units = 0
    while place < data.count {
      units += 1
      guard units <= maximumUnits, let length = order.uint32(data[...], at: place),
        append(data[(place + 4)...].prefix(length), length, to: &sizes)
      else { return nil }
      place += 4 + length
    }
    return sizes
  }

  /// Appends the size in a unit if it is a sequence parameter set of the picture itself; false if
  /// the unit is damaged.
  private static func append(
    _ unit: ArraySlice<UInt8>, _ length: Int, to sizes: inout [PixelDimensions]
  ) -> Bool {
    guard unit.count == length else { return false }
    // ISO/IEC 23008-2, 7.3.1.2: the type, and the layer, of which decoders read the first.
    guard unit.count >= 2, let first = unit.first, first >> 1 & 0x3F == 33, first & 1 == 0,
      unit[unit.startIndex + 1] >> 3 == 0
    else { return true }
    guard let size = size(in: unit.dropFirst(2)) else { return false }
    sizes.append(size)
    return true
  }

  /// Returns the size in a sequence parameter set; nil if it is damaged.
  ///
  /// ISO/IEC 23008-2, 7.3.2.2.1 and 7.3.3: the size follows what is said of profiles and levels.
  private static func size(in set: ArraySlice<UInt8>) -> PixelDimensions? {
    let content = withoutPrevention(set.prefix(maximumHead))
    var bits = BitReader(content[...])
    guard bits.skip(4), let layers = bits.number(3), bits.skip(1 + 88 + 8) else { return nil }
    var rest = 0
    for _ in 0..<layers {
      guard let hasProfile = bits.flag(), let hasLevel = bits.flag() else { return nil }
      rest += (hasProfile ? 88 : 0) + (hasLevel ? 8 : 0)
    }
    guard layers == 0 || bits.skip((8 - layers) * 2), bits.skip(rest),
      bits.numberWithZeros() != nil, let chroma = bits.numberWithZeros(),
      chroma != 3 || bits.skip(1), let width = bits.numberWithZeros(),
      let height = bits.numberWithZeros()
    else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  /// The bytes before the end of the sizes, at most.
  private static let maximumHead = 160

  /// ISO/IEC 23008-2, 7.3.1.1: a 3 after two zeros isn’t part of the content.
  private static func withoutPrevention(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
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
