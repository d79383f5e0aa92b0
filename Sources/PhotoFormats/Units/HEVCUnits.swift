/// The NAL units that fill the data of a picture or the configuration of its decoder.
package struct HEVCUnits {
  /// The units, in their order.
  package private(set) var units: [HEVCUnit] = []

  /// The end of the last unit that is whole; what follows is none.
  package private(set) var end: Int

  /// The maximum number of units of a picture.
  package static let maximum = 4096

  /// Reads the data of a picture: each unit with its length before it.
  ///
  /// ISO/IEC 14496-15, 4.3.3: the configuration tells how many bytes the lengths have.
  package init(data: ArraySlice<UInt8>, lengthSize: Int) {
    var reader = ByteReader(data)
    end = 0
    while units.count < Self.maximum, let length = reader.number(lengthSize),
      let unit = reader.read(length),
      let unit = HEVCUnit(unit, in: end + lengthSize..<end + lengthSize + length)
    {
      units.append(unit)
      end = unit.range.upperBound
    }
  }

  /// Reads the units in the configuration of a decoder; nil if it ends early.
  ///
  /// ISO/IEC 14496-15, 8.3.2.1: 23 bytes, then arrays of units, whose lengths have two bytes.
  package init?(configuration: ArraySlice<UInt8>) {
    var reader = ByteReader(configuration)
    guard reader.read(22) != nil, let arrays = reader.number(1) else { return nil }
    end = 23
    for _ in 0..<arrays {
      guard reader.read(1) != nil, let count = reader.number(2), count <= Self.maximum else {
        return nil
      }
      end += 3
      for _ in 0..<count {
        guard let length = reader.number(2), let unit = reader.read(length),
          let unit = HEVCUnit(unit, in: end + 2..<end + 2 + length)
        else { return nil }
        units.append(unit)
        end = unit.range.upperBound
      }
    }
  }

  /// The number of bytes of a length in the data of a picture with a configuration.
  package static func lengthSize(configuration: ArraySlice<UInt8>) -> Int? {
    configuration.dropFirst(21).first.map { Int($0 & 3) + 1 }
  }
}
