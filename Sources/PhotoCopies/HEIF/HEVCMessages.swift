import PhotoFormats

/// Units of HEVC that may stay in a copy in which everything was read, and what takes the place of
/// others.
enum HEVCMessages {
  /// The messages that say how a picture is shown, and their sizes in bytes: the colors of the
  /// display (137), the brightest light (144), another transfer (147), the light around (148).
  ///
  /// ISO/IEC 23008-2, D.2.28, D.2.35, D.2.38 and D.2.39.
  private static let sizes = [137: 24, 144: 4, 147: 1, 148: 8]

  /// The type of a message that only fills.
  private static let filler = 3

  /// Whether every byte of a unit of messages is known.
  static func areKnown(in unit: ArraySlice<UInt8>) -> Bool {
    var reader = ByteReader(HEVCUnit.withoutPrevention(unit.dropFirst(2))[...])
    repeat {
      guard let type = number(from: &reader), let size = number(from: &reader),
        let content = reader.read(size)
      else { return false }
      guard type == filler ? content.allSatisfy({ $0 == 0xFF }) : sizes[type] == size else {
        return false
      }
    } while reader.rest.count > 1
    return reader.rest.first == 0x80
  }

  /// ISO/IEC 23008-2, 7.3.5: each byte of 255 adds as much to the last one.
  private static func number(from reader: inout ByteReader) -> Int? {
    var number = 0
    while let byte = reader.number(1) {
      number += byte
      guard byte == 255 else { return number }
    }
    return nil
  }

  /// Returns a unit of filler data, as long as another.
  static func fillerUnit(_ count: Int) -> [UInt8] {
    guard count > 2 else { return [UInt8(HEVCUnit.filler << 1), 1] }
    return [UInt8(HEVCUnit.filler << 1), 1] + Array(repeating: 0xFF, count: count - 3) + [0x80]
  }

  /// Returns a unit of messages that only fill, as long as another; nil if that is too short.
  ///
  /// The configuration of a decoder has no filler data.
  static func fillerMessages(_ count: Int) -> [UInt8]? {
    var unit: [UInt8] = [UInt8(HEVCUnit.messages.lowerBound << 1), 1]
    while unit.count + 1 < count {
      let left = count - 1 - unit.count
      // Its type and its size take two bytes or more.
      guard left >= 2 else { return nil }
      let size = min(left - 2, 254)
      // One byte can't be a message.
      let isLast = left - 2 - size != 1
      unit += [UInt8(filler), UInt8(isLast ? size : size - 1)]
      unit += Array(repeating: 0xFF, count: isLast ? size : size - 1)
    }
    return count >= 5 && unit.count + 1 == count ? unit + [0x80] : nil
  }
}
