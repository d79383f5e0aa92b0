/// The sizes in the sequence parameter sets of a picture coded as HEVC.
package enum HEVCSequence {
  /// Returns the sizes in the configuration of a picture and in its data; nil if one of them is
  /// damaged.
  ///
  /// In data, the lengths of units have four bytes, the only size that libheif reads.
  package static func sizes(configuration: ArraySlice<UInt8>, data: [UInt8]) -> [PixelDimensions]? {
    guard HEVCUnits.lengthSize(configuration: configuration) == 4,
      let configured = HEVCUnits(configuration: configuration)
    else { return nil }
    let coded = HEVCUnits(data: data[...], lengthSize: 4)
    guard coded.end == data.count else { return nil }
    var sizes: [PixelDimensions] = []
    for (units, bytes) in [(configured.units, configuration), (coded.units, data[...])] {
      // Decoders read the first layer.
      for unit in units where unit.type == 33 && unit.layer == 0 {
        guard
          let size = size(
            in: bytes.dropFirst(unit.range.lowerBound + 2).prefix(unit.range.count - 2))
        else { return nil }
        sizes.append(size)
      }
    }
    return sizes
  }

  /// Returns the size in a sequence parameter set; nil if it is damaged.
  ///
  /// ISO/IEC 23008-2, 7.3.2.2.1 and 7.3.3: the size follows what is said of profiles and levels.
  private static func size(in set: ArraySlice<UInt8>) -> PixelDimensions? {
    let content = HEVCUnit.withoutPrevention(set.prefix(maximumHead))
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
}
