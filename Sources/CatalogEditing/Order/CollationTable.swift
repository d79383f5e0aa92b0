/// The weights of characters in the root collation of Unicode's CLDR.
struct CollationTable: Sendable {
  /// The table, parsed once.
  static let root = CollationTable()

  /// The base weight of characters without an entry, which sort last, by code point.
  private static let unlisted: UInt32 = 0x10_0000

  private let runs: [Run]

  /// The elements of ASCII, which nearly all keys consist of.
  private let ascii: [[CollationElement]]

  /// Consecutive characters that have the elements of the first, with a primary weight that grows
  /// by one.
  private struct Run {
    var first: UInt32
    var count: UInt32
    var elements: [CollationElement]
  }

  private init() {
    var reader = Reader()
    let runs = Self.data.withUTF8Buffer { unsafe reader.runs(in: [UInt8]($0)) }
    self.runs = runs
    ascii = (0..<0x80).map { Self.elements(of: $0, in: runs) }
  }

  /// Calls `body` with each element of a character in order.
  func forEachElement(of scalar: Unicode.Scalar, _ body: (CollationElement) -> Void) {
    if scalar.isASCII {
      ascii[Int(scalar.value)].forEach(body)
    } else if (0xAC00...0xD7A3).contains(scalar.value) {
      for letter in Self.letters(ofSyllable: scalar.value) {
        Self.elements(of: letter, in: runs).forEach(body)
      }
    } else {
      Self.elements(of: scalar.value, in: runs).forEach(body)
    }
  }

  private static func elements(of code: UInt32, in runs: [Run]) -> [CollationElement] {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= code { low = middle + 1 } else { high = middle }
    }
    if low > 0, code - runs[low - 1].first < runs[low - 1].count {
      var elements = runs[low - 1].elements
      let offset = code - runs[low - 1].first
      if offset > 0 { elements[0].primary += offset }
      return elements
    }
    return [
      CollationElement(
        primary: unlisted + code, secondary: defaultWeight.secondary,
        tertiary: defaultWeight.tertiary)
    ]
  }

  // Unicode 15.0, 3.12: Hangul syllables are composed of conjoining letters by arithmetic.
  private static func letters(ofSyllable code: UInt32) -> [UInt32] {
    let index = code - 0xAC00
    let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    return index % 28 == 0 ? letters : letters + [0x11A7 + index % 28]
  }

  /// Parses the text of the table.
  private struct Reader {
    private var number: UInt32 = 0

    mutating func runs(in text: [UInt8]) -> [Run] {
      var runs: [Run] = []
      var run = Run(first: 0, count: 1, elements: [])
      var weights: [UInt32] = []
      var hasCount = false
      var hasElements = false
      func addElement() {
        guard let primary = weights.first else { return }
        run.elements.append(
          CollationElement(
            primary: primary, secondary: weights.count > 1 ? weights[1] : defaultWeight.secondary,
            tertiary: weights.count > 2 ? weights[2] : defaultWeight.tertiary))
        weights = []
      }
      var digits = 0
      for byte in text + [UInt8(ascii: " ")] {
        switch byte {
        case UInt8(ascii: "*"):
          (run.first, hasCount) = (readNumber(), true)
        case UInt8(ascii: "="):
          if hasCount { run.count = readNumber() } else { run.first = readNumber() }
          hasElements = true
        case UInt8(ascii: "."): weights.append(readNumber())
        case UInt8(ascii: "+"), UInt8(ascii: " "):
          if hasElements, digits > 0 {
            weights.append(readNumber())
            addElement()
          }
          guard byte == UInt8(ascii: " "), hasElements else { break }
          runs.append(run)
          run = Run(first: 0, count: 1, elements: [])
          (hasCount, hasElements) = (false, false)
        default:
          number = number << 4 | UInt32(Reader.value(of: byte))
          digits += 1
          continue
        }
        digits = 0
      }
      return runs
    }

    private mutating func readNumber() -> UInt32 {
      defer { number = 0 }
      return number
    }

    private static func value(of digit: UInt8) -> UInt8 {
      digit <= UInt8(ascii: "9") ? digit &- UInt8(ascii: "0") : digit &- UInt8(ascii: "A") &+ 10
    }
  }
}
