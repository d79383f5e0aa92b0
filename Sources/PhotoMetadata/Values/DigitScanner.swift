import ASCII

/// Parses text with fixed-width fields sequentially.
struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  /// Whether the end is reached.
  var isAtEnd: Bool { rest.isEmpty }

  /// Whether nothing follows but characters of a set.
  func hasOnly(charactersIn characters: StaticString) -> Bool {
    rest.allSatisfy { character($0, isIn: characters) }
  }

  /// Reads a number of exactly this many ASCII digits.
  mutating func number(digits: Int) -> Int? {
    let places = rest.prefix(digits)
    guard places.count == digits else { return nil }
    var number = 0
    for position in places {
      guard position.isASCIIDigit else { return nil }
      number = number * 10 + Int(position - UInt8(ascii: "0"))
    }
    rest = rest.dropFirst(digits)
    return number
  }

  /// Reads one character of a set; false if there is another one.
  mutating func skip(oneOf characters: StaticString) -> Bool {
    guard let next = rest.first, character(next, isIn: characters) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads an optional fraction, `.25`.
  mutating func skipFraction() {
    guard rest.first == UInt8(ascii: ".") else { return }
    rest = rest.dropFirst().drop(while: \.isASCIIDigit)
  }

  /// Reads a UTC offset, `Z`, `+09:00` or `-0700`, and returns it in minutes.
  mutating func offset() -> Int? {
    if skip(oneOf: "Zz") { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard skip(oneOf: "+-"), let hours = number(digits: 2) else { return nil }
    _ = skip(oneOf: ":")
    guard let minutes = number(digits: 2), hours < 24, minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }

  private func character(_ character: UInt8, isIn characters: StaticString) -> Bool {
    characters.description.utf8.contains(character)
  }
}
