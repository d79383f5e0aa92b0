import ASCII

/// Reads numbers of degrees.
extension CoordinatesSearch {
  /// One number of coordinates.
  struct Angle {
    var degrees: Double
    var decimals: Int
    var isNegative = false
    /// One of the symbols of directions; nil if there is none.
    var direction: UInt8?
    var hasDegreeSign = false
    var hasMinutes = false
    var hasSeconds = false
    /// Whether the direction precedes the number, or follows it at once.
    var isAttached = false
    /// Whether minutes follow without a sign for them.
    var isSpaced = false
    var end: Int

    var signed: Double {
      isNegative || direction == PlaceSymbols.south || direction == PlaceSymbols.west
        ? -degrees : degrees
    }
    var isLatitude: Bool {
      direction == PlaceSymbols.north || direction == PlaceSymbols.south
    }
  }

  func at(_ index: Int) -> UInt8 {
    symbols.indices.contains(index) ? symbols[index] : 0
  }

  func isLetter(_ index: Int) -> Bool {
    at(index).isASCIILetter || at(index) == PlaceSymbols.letter
  }

  /// Reads a number of degrees with its direction; nil if there is none.
  func angle(at start: Int) -> Angle? {
    var index = start
    var direction: UInt8?
    if let (found, end) = self.direction(at: index), !isLetter(index - 1) {
      (direction, index) = (found, end)
      if at(index) == UInt8(ascii: ".") || at(index) == UInt8(ascii: ":") { index += 1 }
      index = skipSpace(index)
    }
    let isSigned = "+-".utf8.contains(at(index))
    let isNegative = at(index) == UInt8(ascii: "-")
    if isSigned { index += 1 }
    if let (degrees, end) = marked(at: index), degrees <= 180 {
      var angle = Angle(
        degrees: degrees, decimals: 0, isNegative: isNegative, direction: direction,
        hasMinutes: true, hasSeconds: true, isAttached: direction != nil, end: end)
      if direction == nil { readDirection(&angle) }
      if angle.direction != nil, !angle.isLatitude || degrees <= 90 { return angle }
    }
    guard let number = number(at: index, maximumDigits: 3) else { return nil }
    index = number.end
    var angle = Angle(
      degrees: number.value, decimals: number.decimals, isNegative: isNegative,
      direction: direction, isAttached: direction != nil, end: index)
    readDegreeSign(&angle)
    if number.decimals == 0 { readMinutes(&angle) }
    if direction == nil { readDirection(&angle) }
    if angle.isSpaced, angle.direction == nil { return nil }
    guard angle.degrees <= (angle.isLatitude ? 90 : 180) else { return nil }
    return angle
  }

  /// Reads degrees, minutes and seconds with the same mark between them, such as `48:51:29.9` and
  /// `35.41.22.4`.
  private func marked(at start: Int) -> (degrees: Double, end: Int)? {
    var position = start
    var degrees = 0.0
    var mark: UInt8?
    for (index, unit) in [1.0, 60, 3600].enumerated() {
      let digits = symbols[min(position, symbols.count)...].prefix(4).prefix(while: \.isASCIIDigit)
      let value = Double(digits.reduce(0) { 10 * $0 + Int($1 - 0x30) })
      guard (1...(index == 0 ? 3 : 2)).contains(digits.count), index == 0 || value < 60 else {
        return nil
      }
      degrees += value / unit
      position = digits.endIndex
      guard index < 2 else { break }
      guard ".:-".utf8.contains(at(position)), mark == nil || mark == at(position) else {
        return nil
      }
      mark = at(position)
      position += 1
    }
    if at(position) == UInt8(ascii: "."), at(position + 1).isASCIIDigit {
      position += 1
      while at(position).isASCIIDigit { position += 1 }
    }
    return (degrees, position)
  }

  private func readDegreeSign(_ angle: inout Angle) {
    let index = skipSpace(angle.end)
    if at(index) == PlaceSymbols.degree {
      (angle.hasDegreeSign, angle.end) = (true, index + 1)
    } else if word("deg", at: index) {
      (angle.hasDegreeSign, angle.end) = (true, index + 3)
    } else if word("degrees", at: index) {
      (angle.hasDegreeSign, angle.end) = (true, index + 7)
    } else if at(angle.end) == UInt8(ascii: "d"), at(angle.end + 1).isASCIIDigit {
      (angle.hasDegreeSign, angle.end) = (true, angle.end + 1)
    }
  }

  private func readMinutes(_ angle: inout Angle) {
    var index = skipSpace(angle.end)
    // XMP writes degrees and minutes with a comma: `48,51.4980N`.
    let isXMP = !angle.hasDegreeSign && at(angle.end) == UInt8(ascii: ",")
    if isXMP { index = angle.end + 1 }
    guard index > angle.end || angle.hasDegreeSign,
      let minutes = number(at: index, maximumDigits: 2, before: minuteSign), minutes.value < 60
    else { return }
    if isXMP {
      guard minutes.decimals >= 2, let (found, end) = direction(at: minutes.end) else { return }
      angle.degrees += minutes.value / 60
      (angle.hasMinutes, angle.direction, angle.end) = (true, found, end)
      return
    }
    var end = minutes.end
    let sign = minuteSign(at: end)
    if let sign { end = sign }
    let mark = skipSpace(end)
    var degrees = angle.degrees + minutes.value / 60
    var hasSeconds = false
    if minutes.decimals == 0,
      let seconds = number(at: mark, maximumDigits: 2, before: secondSign), seconds.value < 60
    {
      let last = secondSign(at: seconds.end)
      if last != nil || sign == nil || direction(at: skipSpace(seconds.end)) != nil {
        degrees += seconds.value / 3600
        (end, hasSeconds) = (last ?? seconds.end, true)
      }
    }
    let isSpaced = sign == nil && !(angle.hasDegreeSign && minutes.decimals > 0)
    // Without signs there must be something that says what the numbers are.
    if isSpaced, angle.direction == nil, direction(at: skipSpace(end)) == nil { return }
    if isSpaced, !hasSeconds, minutes.decimals < 2 { return }
    angle.degrees = degrees
    (angle.hasMinutes, angle.hasSeconds, angle.isSpaced) = (true, hasSeconds, isSpaced)
    angle.end = end
  }

  private func minuteSign(at end: Int) -> Int? {
    let index = skipSpace(end)
    if [PlaceSymbols.minute, UInt8(ascii: "'")].contains(at(index)) { return index + 1 }
    if word("min", at: index) { return index + 3 }
    return at(index) == UInt8(ascii: "m") && !isLetter(index + 1) ? index + 1 : nil
  }

  private func secondSign(at end: Int) -> Int? {
    let index = skipSpace(end)
    if [PlaceSymbols.second, UInt8(ascii: "\"")].contains(at(index)) { return index + 1 }
    let signs: Set<UInt8> = [PlaceSymbols.minute, UInt8(ascii: "'")]
    if signs.contains(at(index)), signs.contains(at(index + 1)) { return index + 2 }
    if word("sec", at: index) { return index + 3 }
    // A second alone is also the letter of a direction.
    return index == end && at(index) == UInt8(ascii: "s") && self.direction(at: index + 1) != nil
      ? index + 1 : nil
  }

  private func readDirection(_ angle: inout Angle) {
    let index = skipSpace(angle.end)
    guard let (found, end) = direction(at: index) else { return }
    angle.isAttached = index == angle.end
    (angle.direction, angle.end) = (found, end)
  }

  /// Reads a number; `decimals` counts the digits behind its point, or behind a comma if there are
  /// four or more or if `sign` finds a sign behind them.
  func number(
    at start: Int, maximumDigits: Int, before sign: ((Int) -> Int?)? = nil
  ) -> (value: Double, decimals: Int, end: Int)? {
    var index = start
    var value = 0.0
    while at(index).isASCIIDigit, index - start <= maximumDigits {
      value = value * 10 + Double(at(index) - 0x30)
      index += 1
    }
    guard index > start, index - start <= maximumDigits else { return nil }
    let isPoint = at(index) == UInt8(ascii: ".")
    guard isPoint || at(index) == UInt8(ascii: ","), at(index + 1).isASCIIDigit else {
      return (value, 0, index)
    }
    var end = index + 1
    var unit = 0.1
    var fraction = 0.0
    while at(end).isASCIIDigit, end - index <= Self.maximumDecimals {
      fraction += Double(at(end) - 0x30) * unit
      unit /= 10
      end += 1
    }
    let decimals = end - index - 1
    let isVersion = isPoint && at(end) == UInt8(ascii: ".") && at(end + 1).isASCIIDigit
    guard !at(end).isASCIIDigit, !isVersion else { return nil }
    // A decimal comma is the separator of the pair, unless so many digits follow.
    let isDecimalComma = decimals >= 4 && at(end) != UInt8(ascii: ".") || sign?(end) != nil
    guard isPoint || isDecimalComma else { return (value, 0, index) }
    return (value + fraction, decimals, end)
  }

  private static let maximumDecimals = 20

  // MARK: Words

  /// Returns the direction that a letter or a word names, and its end.
  private func direction(at index: Int) -> (symbol: UInt8, end: Int)? {
    switch at(index) {
    case PlaceSymbols.north...PlaceSymbols.west: return (at(index), index + 1)
    case UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "w"),
      UInt8(ascii: "o"), UInt8(ascii: "l"):
      break
    default: return nil
    }
    for (name, symbol) in Self.directions where word(name, at: index) {
      return (symbol, index + name.utf8.count)
    }
    return nil
  }

  private static let directions: [(String, UInt8)] = [
    ("n", PlaceSymbols.north), ("s", PlaceSymbols.south), ("e", PlaceSymbols.east),
    ("w", PlaceSymbols.west), ("north", PlaceSymbols.north), ("south", PlaceSymbols.south),
    ("east", PlaceSymbols.east), ("west", PlaceSymbols.west), ("nord", PlaceSymbols.north),
    ("sud", PlaceSymbols.south), ("est", PlaceSymbols.east), ("ost", PlaceSymbols.east),
    ("ouest", PlaceSymbols.west), ("norte", PlaceSymbols.north), ("sur", PlaceSymbols.south),
    ("este", PlaceSymbols.east), ("oeste", PlaceSymbols.west), ("ovest", PlaceSymbols.west),
    ("o", PlaceSymbols.west), ("l", PlaceSymbols.east),
  ]

  /// Whether a word stands at a position.
  func word(_ word: String, at index: Int) -> Bool {
    index >= 0 && symbols[min(index, symbols.count)...].starts(with: word.utf8)
      && !isLetter(index + word.utf8.count)
  }

  /// Whether a word ends before a position.
  func word(_ word: String, endingAt end: Int) -> Bool {
    let start = end - word.utf8.count
    return start >= 0 && symbols[start..<end].elementsEqual(word.utf8) && !isLetter(start - 1)
  }

  func skipSpace(_ index: Int) -> Int {
    var end = index
    while end - index < 3, [0x20, 0x09].contains(at(end)) { end += 1 }
    return end
  }
}
