import ASCII

/// Finds the first coordinates in a text, in degrees, with minutes and seconds or with decimals.
struct CoordinatesSearch {
  /// What was found.
  struct Finding {
    /// The position; nil if there is only one of its two numbers.
    var place: GeoCoordinates?
  }

  /// The first coordinates; nil if there are none.
  private(set) var first: Finding?

  let symbols: [UInt8]

  init(_ symbols: [UInt8]) {
    self.symbols = symbols
    for index in symbols.indices where mayBegin(at: index) {
      first = finding(at: index)
      if first != nil { return }
    }
  }

  private func mayBegin(at index: Int) -> Bool {
    let symbol = symbols[index]
    if (PlaceSymbols.north...PlaceSymbols.longitude).contains(symbol) { return true }
    let isInside = isLetter(index - 1) || at(index - 1).isASCIIDigit
    if symbol.isASCIIDigit {
      return !at(index - 1).isASCIIDigit && at(index - 1) != UInt8(ascii: ".")
    }
    switch symbol {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return !isInside && at(index + 1).isASCIIDigit
    case UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "w"),
      UInt8(ascii: "l"):
      return !isLetter(index - 1) || isPrefixed(at: index)
    default: return false
    }
  }

  /// Whether the name of an axis may begin inside of a word, as in `GPSLatitude` and `mlat`.
  private func isPrefixed(at index: Int) -> Bool {
    word("gps", endingAt: index) || word("m", endingAt: index)
  }

  private func finding(at index: Int) -> Finding? {
    if let labelled = labelled(at: index) { return labelled }
    if let position = sentence(at: index) { return position }
    guard !isLetter(index - 1), let one = angle(at: index) else { return nil }
    // A latitude alone, as exact as a sign of minutes makes it.
    let isExact = one.direction != nil && one.hasDegreeSign && one.hasMinutes && !one.isSpaced
    guard let start = separatorEnd(one.end, one),
      let two = angle(at: start)
    else { return isExact ? Finding() : nil }
    if one.direction != nil || two.direction != nil {
      guard one.direction != nil, two.direction != nil, one.isLatitude != two.isLatitude,
        isSure(one), isSure(two), let place = place(one, two)
      else { return isExact ? Finding() : nil }
      return Finding(place: place)
    }
    guard isPair(one, two, at: index, separator: one.end..<start) else { return nil }
    return place(one, two).map { Finding(place: $0) }
  }

  private func place(_ one: Angle, _ two: Angle) -> GeoCoordinates? {
    let isReversed =
      one.direction != nil ? !one.isLatitude : one.degrees > 90 && two.degrees <= 90
    return isReversed
      ? GeoCoordinates(latitude: two.signed, longitude: one.signed)
      : GeoCoordinates(latitude: one.signed, longitude: two.signed)
  }

  /// Whether a number with a direction is one of degrees, and not of newtons or houses.
  private func isSure(_ angle: Angle) -> Bool {
    angle.hasDegreeSign || angle.hasMinutes || angle.decimals >= 2
      || angle.decimals == 1 && angle.isAttached
  }

  /// Whether two numbers without directions are coordinates.
  private func isPair(
    _ one: Angle, _ two: Angle, at index: Int, separator: Range<Int>
  ) -> Bool {
    if one.hasSeconds, two.hasSeconds, one.hasDegreeSign, two.hasDegreeSign { return true }
    // Where both are small there is sea, and ratios are frequent.
    guard !one.hasMinutes, !two.hasMinutes, max(one.degrees, two.degrees) > 4.5,
      !isInList(before: index), !isInList(after: two.end), !isMeasure(two.end)
    else { return false }
    let least = min(one.decimals, two.decimals)
    if isLabelled(before: index) { return least >= 2 }
    if let last = lastWord(before: index), Self.measures.contains(last) { return false }
    let hasSigns = one.hasDegreeSign && two.hasDegreeSign
    guard !isLetter(index - 1), at(index - 1) != UInt8(ascii: "=") else { return false }
    // ISO 6709: signs separate the numbers.
    if separator.isEmpty { return "+-".utf8.contains(at(index)) && least >= 2 }
    let marks = symbols[separator].filter { $0 > 0x20 }
    if marks.isEmpty { return least >= (hasSigns ? 2 : 5) }
    return ",;".utf8.contains(marks[0]) && least >= (hasSigns ? 2 : 4)
  }

  // MARK: Words and separators

  /// Returns the end of what separates two numbers; nil if more than that follows.
  private func separatorEnd(_ start: Int, _ one: Angle) -> Int? {
    var index = start
    var marks = 0
    while index - start < 6 {
      switch at(index) {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "|"):
        marks += 1
        index += 1
      default:
        guard marks <= 1 else { return nil }
        if word("and", at: index) { return skipSpace(index + 3) }
        let isNext = index > start || "+-".utf8.contains(at(index)) || one.direction != nil
        return isNext ? index : nil
      }
    }
    return nil
  }

  /// Whether another number with decimals precedes.
  private func isInList(before index: Int) -> Bool {
    var end = index
    while end > 0, index - end < 4, at(end - 1) <= 0x20 || ",;/".utf8.contains(at(end - 1)) {
      end -= 1
    }
    var start = end
    while start > 0, end - start < 16, at(start - 1).isASCIIDigit || at(start - 1) == 0x2E {
      start -= 1
    }
    guard let number = number(at: start, maximumDigits: 9), number.end == end else { return false }
    return number.decimals >= 3
  }

  /// Whether another number with decimals follows.
  private func isInList(after end: Int) -> Bool {
    var index = end
    while index - end < 4, at(index) == 0x20 || ",;".utf8.contains(at(index)) { index += 1 }
    if "+-".utf8.contains(at(index)) { index += 1 }
    guard index > end, let number = number(at: index, maximumDigits: 9) else { return false }
    return number.decimals >= 3
  }

  /// Whether a unit follows that is not one of degrees.
  private func isMeasure(_ end: Int) -> Bool {
    let index = skipSpace(end)
    if at(index) == UInt8(ascii: "%") { return true }
    return Self.units.contains { word($0, at: index) }
  }

  private static let units = [
    "mm", "cm", "km", "m", "px", "s", "ms", "hz", "khz", "mhz", "ev", "kg", "g", "v", "a", "nm",
    "um", "usd", "eur", "pt", "in", "ft", "x", "k", "db", "sec", "mb", "gb", "kb",
  ]

  /// The word before a position, with `=` or `:` between them.
  private func lastWord(before index: Int) -> String? {
    var end = index
    while end > 0, index - end < 4, !isLetter(end - 1), !at(end - 1).isASCIIDigit { end -= 1 }
    var start = end
    while start > 0, end - start < 16, at(start - 1).isASCIILetter { start -= 1 }
    return start < end ? String(decoding: symbols[start..<end], as: UTF8.self) : nil
  }

  /// Whether a word precedes that says that coordinates follow.
  private func isLabelled(before index: Int) -> Bool {
    var position = index - 1
    while position >= 0, index - position < 4,
      at(position) <= 0x20 || ":=([".utf8.contains(at(position))
    {
      position -= 1
    }
    if at(position) == PlaceSymbols.label || at(position) == UInt8(ascii: "@") { return true }
    return lastWord(before: index).map(Self.labels.contains) ?? false
  }

  private static let labels: Set<String> = [
    "geo", "gps", "coords", "coord", "coordinates", "coordinate", "latlng", "latlon", "lon", "ll",
    "sll", "q", "query", "center", "location", "loc", "position", "place", "koordinaten",
    "coordonnees", "coordenadas", "coordinate", "point", "marker", "daddr", "saddr", "destination",
    "origin",
  ]

  private static let measures: Set<String> = [
    "score", "scores", "ratio", "ratios", "mean", "std", "loss", "psnr", "ssim", "version", "size",
    "weights", "weight", "value", "values", "mse", "rmse", "bounds", "bbox", "offset", "matrix",
    "gain", "gains", "coefficients", "rgb", "xyz", "lab", "hsv", "scale", "time", "times", "mm",
    "range", "interval", "min", "max", "sum", "total", "price", "prices", "x", "y", "v", "f",
  ]

  // MARK: Labels

  /// Reads numbers behind the names of the axes, such as `lat=48.8583&lon=2.2945`.
  private func labelled(at index: Int) -> Finding? {
    guard let (axis, end) = axis(at: index), let one = labelledAngle(at: end) else { return nil }
    let isSure = one.decimals >= 3 || one.hasMinutes
    var other = one.end
    while other < one.end + 24, other < symbols.count {
      if let (second, next) = self.axis(at: other), second != axis,
        let two = labelledAngle(at: next)
      {
        guard isSure || one.decimals > 0 || one.hasDegreeSign else { return nil }
        let (latitude, longitude) = axis == PlaceSymbols.latitude ? (one, two) : (two, one)
        return GeoCoordinates(latitude: latitude.signed, longitude: longitude.signed)
          .map { Finding(place: $0) }
      }
      other += 1
    }
    return isSure && !word("long", at: index) ? Finding() : nil
  }

  private func labelledAngle(at end: Int) -> Angle? {
    var index = end
    while index - end < 6, !at(index).isASCIIDigit, !"+-.".utf8.contains(at(index)) {
      guard at(index) <= 0x20 || ":=\"'([".utf8.contains(at(index)) || at(index) >= 0x80,
        at(index) != PlaceSymbols.letter, self.axis(at: index) == nil
      else { break }
      if (PlaceSymbols.north...PlaceSymbols.west).contains(at(index)) { break }
      index += 1
    }
    if at(index) == UInt8(ascii: ".") { index = skipSpace(index + 1) }
    return angle(at: index)
  }

  private func axis(at index: Int) -> (symbol: UInt8, end: Int)? {
    if [PlaceSymbols.latitude, PlaceSymbols.longitude].contains(at(index)) {
      return (at(index), index + 1)
    }
    guard at(index) == UInt8(ascii: "l"), !isLetter(index - 1) || isPrefixed(at: index)
    else { return nil }
    for (name, symbol) in Self.axes where word(name, at: index) {
      return (symbol, index + name.utf8.count)
    }
    return nil
  }

  private static let axes: [(String, UInt8)] = [
    ("lat", PlaceSymbols.latitude), ("latitude", PlaceSymbols.latitude),
    ("latitud", PlaceSymbols.latitude), ("latitudine", PlaceSymbols.latitude),
    ("lon", PlaceSymbols.longitude), ("lng", PlaceSymbols.longitude),
    ("long", PlaceSymbols.longitude), ("longitude", PlaceSymbols.longitude),
    ("longitud", PlaceSymbols.longitude), ("longitudine", PlaceSymbols.longitude),
  ]

  // MARK: Other forms of numbers

  /// Reads a position as receivers send it, `4851.4980,N,00217.6700,E`, or in meters of a zone,
  /// `31U 448251 5411932` or, in a square of it, `31U DQ 48251 11932`.
  private func sentence(at index: Int) -> Finding? {
    guard at(index).isASCIIDigit, !isLetter(index - 1) else { return nil }
    var end = index
    while at(end).isASCIIDigit, end - index < 8 { end += 1 }
    let count = end - index
    if (4...5).contains(count), at(end) == UInt8(ascii: ".") {
      return receiverSentence(point: end)
    }
    guard count <= 2 else { return nil }
    let band = skipSpace(end)
    guard "cdefghjklmnpqrstuvwx".utf8.contains(at(band)) else { return nil }
    guard !isLetter(band + 1) else { return square(at: band + 1) }
    if isLetter(skipSpace(band + 1)) { return square(at: skipSpace(band + 1)) }
    guard let east = meters(at: skipSpace(band + 1), digits: 6) else { return nil }
    var next = east
    while next - east < 4, at(next) == 0x20 || ",e".utf8.contains(at(next)) { next += 1 }
    guard next > east, let north = meters(at: next, digits: 7),
      !isLetter(north) || word("n", at: north)
    else { return nil }
    return Finding()
  }

  /// Reads the letters of a square and two numbers of five digits, as the Military Grid Reference
  /// System has them, with or without spaces.
  private func square(at start: Int) -> Finding? {
    guard at(start).isASCIILetter, at(start + 1).isASCIILetter, !isLetter(start + 2) else {
      return nil
    }
    var position = skipSpace(start + 2)
    var count = 0
    while count < 10, at(position).isASCIIDigit {
      (count, position) = (count + 1, position + 1)
      if count == 5 { position = skipSpace(position) }
    }
    return count == 10 && !at(position).isASCIIDigit && !isLetter(position) ? Finding() : nil
  }

  private func meters(at start: Int, digits: Int) -> Int? {
    var end = start
    while at(end).isASCIIDigit, end - start <= digits { end += 1 }
    guard end - start == digits else { return nil }
    if at(end) == UInt8(ascii: "."), at(end + 1).isASCIIDigit {
      end += 1
      while at(end).isASCIIDigit, end - start < 16 { end += 1 }
    }
    return end
  }

  private func receiverSentence(point: Int) -> Finding? {
    var end = point + 1
    while at(end).isASCIIDigit, end - point < 10 { end += 1 }
    guard end - point > 3, at(end) == UInt8(ascii: ","), "nsew".utf8.contains(at(end + 1)),
      !isLetter(end + 2)
    else { return nil }
    return Finding()
  }
}
