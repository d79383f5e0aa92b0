import ASCII

/// A place that a text names in a form that programs write and read: coordinates, a link to a map,
/// a tag such as `geo:city=Paris`, a code for a place, or a word that says that one follows.
///
/// Names alone are no such form. Numbers that could be anything else are none either: a pair of
/// decimals counts with at least four places, or with a word that says what it is.
package struct PlaceText: Hashable, Sendable {
  /// The position; nil if the text doesn’t say it in numbers, or says only a part of it.
  package var coordinates: GeoCoordinates?

  /// The names that the form itself says are names of places.
  package var names: [String] = []

  /// Bytes of a text that are looked at.
  private static let maximumText = 1 << 20

  /// Finds the first place in a text; nil if there is none.
  package init?(in text: String) {
    let marks = Marks(text)
    guard marks.mayNamePlace else { return nil }
    let symbols =
      marks.mayHaveSymbols ? PlaceSymbols(text, limit: Self.maximumText).all : []
    if marks.mayHaveCoordinates, let coordinates = CoordinatesSearch(symbols).first {
      self.init(coordinates: coordinates.place)
    } else if marks.mayHavePath,
      case let paths = KeywordPath.all(in: text).filter({ $0.root == .places }), !paths.isEmpty
    {
      self.init(names: paths.flatMap(\.names))
    } else if marks.mayHaveTag, let names = PlaceTag.names(in: text) {
      self.init(names: names)
    } else if marks.mayHaveLink && PlaceLink.isAny(in: symbols)
      || marks.mayHaveCode && PlaceCode.isAny(in: symbols)
      || marks.mayHaveLabel && PlaceLabel.isAny(in: text)
      || marks.mayHaveGrid && GridReference.isAny(in: text)
    {
      self.init()
    } else {
      return nil
    }
  }

  /// Returns the degrees, without their direction, of a text that is one of the two numbers of a
  /// position, such as `48,51.504N` and `+48.8584`; nil if it can be anything else.
  package static func degrees(of text: String) -> Double? {
    guard text.utf8.count <= maximumNumber else { return nil }
    for directions: (Character, Character) in [("N", "S"), ("E", "W")] {
      if let degrees = XMPNumber.degrees(text, directions: directions) { return abs(degrees) }
    }
    let number = "NSEW".contains(text.last ?? " ") ? String(text.dropLast()) : text
    guard let point = number.utf8.lastIndex(of: UInt8(ascii: ".")),
      number.utf8.distance(from: point, to: number.utf8.endIndex) > fewestDecimals
    else { return nil }
    return XMPNumber.value(number).map(abs)
  }

  /// The maximum size of a number, and the minimum of its decimals.
  private static let (maximumNumber, fewestDecimals) = (40, 4)

  private init(coordinates: GeoCoordinates? = nil, names: [String] = []) {
    (self.coordinates, self.names) = (coordinates, names)
  }

  /// The characters of a text without which it has no form: most texts of photos have none.
  private struct Marks {
    private var digits = 0
    private var capitals = 0
    private var isDate = true
    private var hasLevels = false
    private var hasColon = false
    private var hasSlash = false
    private var hasEqual = false
    private var hasPlus = false
    /// Whether there are characters of full width, or of scripts with digits of their own.
    private var hasWide = false
    /// Whether there is the sign of degrees with which Chinese numerals form a number.
    private var hasDegrees = false
    /// Whether there are characters of the planes behind the first, such as a pin.
    private var hasHigh = false

    init(_ text: String) {
      var count = 0
      var last: UInt32 = 0
      for byte in text.utf8 {
        last = last << 8 | UInt32(byte)
        switch byte {
        case 0x30...0x39: digits += 1
        case 0x41...0x5A: capitals += 1
        case UInt8(ascii: ":"): hasColon = true
        case UInt8(ascii: "/"): hasSlash = true
        case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "\\"): hasLevels = true
        case UInt8(ascii: "="): hasEqual = true
        case UInt8(ascii: "+"): hasPlus = true
        // Digits and signs of full width begin with the first byte, digits of Arabic and of the
        // scripts of South Asia with the others.
        case 0xEF, 0xD9, 0xDB, 0xE0: hasWide = true
        case 0xF0...0xF4: hasHigh = true
        // The last byte of 度.
        case 0xA6: hasDegrees = hasDegrees || last & 0xFF_FFFF == 0xE5_BAA6
        default: break
        }
        if isDate { isDate = Self.isDate(byte, at: count) }
        count += 1
      }
      isDate = isDate && count >= 10
    }

    /// Whether a byte of a date may stand at a position, as in `2025:09:04 10:30:00` and
    /// `2025-09-04T10:30:00+09:00`.
    private static func isDate(_ byte: UInt8, at position: Int) -> Bool {
      switch position {
      case 4, 7: "-:/".utf8.contains(byte)
      case 0..<10: byte.isASCIIDigit
      case 19 where byte == UInt8(ascii: "."): true
      default: byte.isASCIIDigit || "-: TZ+".utf8.contains(byte)
      }
    }

    var mayNamePlace: Bool {
      mayHaveSymbols || mayHavePath || mayHaveTag || mayHaveLabel || mayHaveGrid
    }
    var mayHaveSymbols: Bool { mayHaveCoordinates || mayHaveLink || mayHaveCode }
    var mayHaveCoordinates: Bool { (digits >= 3 || hasWide || hasDegrees) && !isDate }
    var mayHavePath: Bool { hasLevels || hasSlash }
    var mayHaveTag: Bool { hasEqual && hasColon }
    var mayHaveLink: Bool { hasSlash || hasColon && digits > 0 && !isDate || hasWide }
    var mayHaveLabel: Bool { hasColon && !isDate || hasWide || hasHigh }
    /// Grids have letters for their squares, or two long numbers.
    var mayHaveGrid: Bool { digits >= 2 && (capitals > 0 || digits >= 6) && !isDate }
    var mayHaveCode: Bool { (hasPlus || hasSlash || hasColon || hasWide) && !isDate }
  }
}
