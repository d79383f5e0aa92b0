import ASCII

/// A text in which each kind of character that matters for places is one byte: lowercase letters,
/// digits and punctuation of ASCII, signs of degrees, and words for directions and for the axes.
struct PlaceSymbols {
  static let degree: UInt8 = 0x80
  static let minute: UInt8 = 0x81
  static let second: UInt8 = 0x82
  static let north: UInt8 = 0x83
  static let south: UInt8 = 0x84
  static let east: UInt8 = 0x85
  static let west: UInt8 = 0x86
  static let latitude: UInt8 = 0x87
  static let longitude: UInt8 = 0x88
  /// A word that says that coordinates follow.
  static let label: UInt8 = 0x89
  /// Another letter, and another character, that ASCII does not have.
  static let letter: UInt8 = 0xFF
  static let other: UInt8 = 0xFE

  /// The symbols, in the order of the text.
  private(set) var all: [UInt8] = []

  /// Reads at most `limit` bytes of a text.
  init(_ text: String, limit: Int) {
    all.reserveCapacity(min(text.utf8.count, limit))
    // Of most texts, each byte is a character.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) {
      for byte in text.utf8.prefix(limit) { all.append(byte.asciiLowercased) }
      return
    }
    let scalars = Array(text.unicodeScalars.prefix(limit))
    var index = 0
    var namesAxis = false
    while index < scalars.count {
      if let (symbol, end) = PlaceWords.symbol(in: scalars, at: index, after: all.last) {
        all.append(symbol)
        index = end
        continue
      }
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      index += 1
      if scalar.isASCII {
        all.append(UInt8(scalar.value).asciiLowercased)
        appendEscaped(scalars, &index)
      } else if let next, let symbol = Self.symbol(of: scalar, next) {
        all.append(symbol)
        index += 1
        namesAxis = namesAxis || symbol < Self.label
      } else if namesAxis, let (number, end) = ChineseNumerals.number(in: scalars, at: index - 1) {
        all += number.utf8
        index = end
      } else {
        all.append(Self.symbol(of: scalar, after: all.last))
      }
    }
  }

  /// Replaces the comma, the space and the like of an address, such as `%2C`.
  private mutating func appendEscaped(_ scalars: [Unicode.Scalar], _ index: inout Int) {
    guard all.last == UInt8(ascii: "%"), index + 1 < scalars.count,
      let high = UInt8(exactly: scalars[index].value)?.hexadecimalValue,
      let low = UInt8(exactly: scalars[index + 1].value)?.hexadecimalValue
    else { return }
    let byte = high << 4 | low
    guard " ,:=/@+".utf8.contains(byte) else { return }
    all[all.count - 1] = byte
    index += 2
  }

  /// Returns the symbol of a word of two characters; nil if they are none.
  private static func symbol(of scalar: Unicode.Scalar, _ next: Unicode.Scalar) -> UInt8? {
    pairStarts.contains(scalar) ? pairs["\(scalar)\(next)"] : nil
  }

  private static let pairStarts = Set(pairs.keys.compactMap(\.unicodeScalars.first))

  private static func symbol(of scalar: Unicode.Scalar, after last: UInt8?) -> UInt8 {
    switch scalar.value {
    case 0xFF01...0xFF5E: return UInt8(scalar.value - 0xFEE0).asciiLowercased
    case 0xB0, 0xBA, 0x2DA, 0x2070: return degree
    case 0xB4, 0x2B9, 0x2BC, 0x2018, 0x2019, 0x2032: return minute
    case 0x2BA, 0x201C, 0x201D, 0x2033: return second
    case 0x2010...0x2013, 0x2212: return UInt8(ascii: "-")
    case 0x3001, 0x60C: return UInt8(ascii: ",")
    case 0xA0, 0x2002...0x200A, 0x202F, 0x3000: return UInt8(ascii: " ")
    // 度, 도; 分, 분; 秒, 초.
    case 0x5EA6 where last?.isASCIIDigit == true: return degree
    case 0xB3C4 where last?.isASCIIDigit == true: return degree
    case 0x5206 where last?.isASCIIDigit == true, 0xBD84 where last?.isASCIIDigit == true:
      return minute
    case 0x79D2 where last?.isASCIIDigit == true, 0xCD08 where last?.isASCIIDigit == true:
      return second
    // The particles は, が, 는 and 은, and 是, 为 and 為, behind the name of an axis.
    case 0x306F, 0x304C, 0xB294, 0xC740, 0x662F, 0x4E3A, 0x70BA:
      return last == latitude || last == longitude ? UInt8(ascii: ":") : letter
    case 0x66B: return UInt8(ascii: ".")
    default:
      let properties = scalar.properties
      // Digits of other scripts.
      if properties.generalCategory == .decimalNumber, let value = properties.numericValue {
        return 0x30 + UInt8(value)
      }
      return properties.isAlphabetic ? letter : other
    }
  }

  /// Words for directions and axes in Chinese, Japanese and Korean.
  private static let pairs: [String: UInt8] = [
    "北緯": north, "北纬": north, "북위": north, "南緯": south, "南纬": south, "남위": south,
    "東経": east, "東經": east, "东经": east, "동경": east, "西経": west, "西經": west,
    "西经": west, "서경": west, "緯度": latitude, "纬度": latitude, "위도": latitude,
    "経度": longitude, "經度": longitude, "经度": longitude, "경도": longitude,
    "座標": label, "坐标": label, "坐標": label, "좌표": label, "位置": label, "위치": label,
  ]
}
