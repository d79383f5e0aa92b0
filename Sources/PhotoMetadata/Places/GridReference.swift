import ASCII

/// A position in the letters and digits of a grid: UTM, MGRS, the locators of radio amateurs, and
/// the grids of Great Britain, Ireland and Switzerland.
///
/// Part numbers look like these. A position counts alone if its grid leaves no doubt, as the zone,
/// the square and the digits must agree; any other one counts beside a word that says what it is.
struct GridReference {
  /// Whether a text has a position in a grid.
  static func isAny(in text: String) -> Bool {
    var search = GridReference(text)
    return search.findsAny()
  }

  private let bytes: [UInt8]
  /// The text in lowercase letters of ASCII, made for the first word that is looked for.
  private lazy var lowercase = bytes.map(\.asciiLowercased)

  private init(_ text: String) { bytes = Array(text.utf8.prefix(Self.maximumText)) }

  private static let maximumText = 1 << 20

  private mutating func findsAny() -> Bool {
    var isInside = false
    for index in bytes.indices {
      let byte = bytes[index]
      let isPart = byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
      defer { isInside = isPart || "-_./#@+".utf8.contains(byte) }
      // A word of another script may stand before it at once.
      guard !isInside || index > 0 && bytes[index - 1] >= 0x80 else { continue }
      if byte.isASCIIDigit {
        if isMilitary(at: index) || isMercator(at: index) || isSwiss(at: index) { return true }
      } else if byte.isASCIILetter {
        if isLocator(at: index) || isBritish(at: index) { return true }
      }
      if isPart, isGeohash(at: index) { return true }
    }
    return false
  }

  // MARK: The grids of the world

  /// A zone of UTM, and the letter of its band.
  private struct Zone {
    var number: Int
    /// The index of the band, from 80° south on in steps of 8°.
    var band: Int
    var end: Int
  }

  private static let bands = Array("CDEFGHJKLMNPQRSTUVWX".utf8)

  /// The northing in units of 100 km at which each band begins, as UTM counts it: from the equator
  /// in the north, and from 10,000 km in the south.
  private static let starts = [
    11, 20, 28, 37, 46, 55, 64, 73, 82, 91, 0, 8, 17, 26, 35, 44, 53, 62, 70, 79,
  ]

  /// The units of 100 km that a band has at most; the last one is longer than the others.
  private static func height(of band: Int) -> Int { band == 19 ? 15 : 10 }

  private func zone(at start: Int) -> Zone? {
    let digits = digits(at: start)
    guard (1...2).contains(digits.count), let number = value(digits), (1...60).contains(number)
    else { return nil }
    let index = skipBlank(digits.upperBound)
    guard let band = Self.bands.firstIndex(of: at(index)) else { return nil }
    return Zone(number: number, band: band, end: index + 1)
  }

  /// MGRS: zone, band, the letters of a square of 100 km, and as many digits of the easting as of
  /// the northing.
  private mutating func isMilitary(at start: Int) -> Bool {
    guard let zone = zone(at: start) else { return false }
    let square = skipBlank(zone.end)
    guard isSquare(at(square), at(square + 1), in: zone) else { return false }
    var position = skipBlank(square + 2)
    let isSpaced = position > square + 2
    let first = digits(at: position)
    var count = first.count
    position = first.upperBound
    let second = digits(at: skipBlank(position))
    if skipBlank(position) > position, second.count == first.count {
      (count, position) = (2 * count, second.upperBound)
    }
    guard count % 2 == 0, (4...10).contains(count), isEnd(position) else { return false }
    return count == 10 || count == 8 && isSpaced
      || isNamed(Self.militaryWords, start..<position)
  }

  /// Whether two letters are a square of a zone: columns repeat after three zones and rows after
  /// 2,000 km, and those of even zones begin 500 km later.
  private func isSquare(_ column: UInt8, _ row: UInt8, in zone: Zone) -> Bool {
    guard let column = Self.letters.firstIndex(of: column), column / 8 == (zone.number - 1) % 3,
      let row = Self.letters.firstIndex(of: row), row < 20
    else { return false }
    let northing = (row + (zone.number % 2 == 0 ? 15 : 0)) % 20
    let start = Self.starts[zone.band]
    return (0...Self.height(of: zone.band)).contains { (start + $0) % 20 == northing }
  }

  /// The letters without those that look like digits.
  private static let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

  /// UTM: zone and band, easting and northing in meters.
  private mutating func isMercator(at start: Int) -> Bool {
    guard let zone = zone(at: start) else { return false }
    var position = skipMarks(zone.end)
    guard position > zone.end else { return false }
    let easting = digits(at: position)
    guard easting.count == 6, let east = value(easting), (160_000...840_000).contains(east) else {
      return false
    }
    position = skipMarks(skipDecimals(easting.upperBound))
    let northing = digits(at: position)
    guard (6...7).contains(northing.count), let north = value(northing) else { return false }
    position = skipDecimals(northing.upperBound)
    let first = Self.starts[zone.band]
    let isInBand = (first...first + Self.height(of: zone.band)).contains(north / 100_000)
    // Behind a zone, N and S also stand for north and south.
    return northing.count == 7 && isInBand && zone.band != Self.bandOfNorth
      || isNamed(Self.mercatorWords, start..<position)
  }

  /// The band N, which also means north.
  private static let bandOfNorth = 10

  /// A locator of radio amateurs: two letters, two digits, two letters, and so on.
  private mutating func isLocator(at start: Int) -> Bool {
    var position = start
    var pairs = 0
    while pairs < Self.ranges.count, Self.ranges[pairs].contains(at(position).asciiLowercased),
      Self.ranges[pairs].contains(at(position + 1).asciiLowercased)
    {
      (position, pairs) = (position + 2, pairs + 1)
    }
    return pairs >= 3 && isEnd(position) && isNamed(Self.locatorWords, start..<position)
  }

  private static let ranges: [ClosedRange<UInt8>] = [
    0x61...0x72, 0x30...0x39, 0x61...0x78, 0x30...0x39, 0x61...0x78,
  ]

  /// A geohash, of which each letter or digit stands for five bits.
  private mutating func isGeohash(at start: Int) -> Bool {
    var (end, hasDigit) = (start, false)
    while end - start <= Self.geohash.upperBound, isGeohashByte(at(end)) {
      hasDigit = hasDigit || at(end).isASCIIDigit
      end += 1
    }
    return Self.geohash.contains(end - start) && hasDigit && isEnd(end)
      && isNamed(Self.geohashWords, start..<end)
  }

  private func isGeohashByte(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.isASCIILetter && !"ailo".utf8.contains(byte.asciiLowercased)
  }

  private static let geohash = 4...12

  // MARK: The grids of countries

  /// Great Britain, and Ireland: the letters of a square of 100 km, and as many digits of the
  /// easting as of the northing.
  private mutating func isBritish(at start: Int) -> Bool {
    let isBritish = Self.britishSquares.contains(Self.pair(at(start), at(start + 1)))
    let isIrish = at(start).isASCIIUppercase && !at(start + 1).isASCIILetter
    guard isBritish || isIrish && at(start) != UInt8(ascii: "I") else { return false }
    let square = start + (isBritish ? 2 : 1)
    let first = digits(at: skipBlank(square))
    var (count, position) = (first.count, first.upperBound)
    let second = digits(at: skipBlank(position))
    let isSpaced = skipBlank(position) > position && second.count == first.count
    if isSpaced { (count, position) = (2 * count, second.upperBound) }
    guard count % 2 == 0, (4...10).contains(count), isEnd(position) else { return false }
    return isBritish && isSpaced && count == 10
      || isNamed(isBritish ? Self.britishWords : Self.irishWords, start..<position)
  }

  /// The squares with land.
  private static let britishSquares: Set<Int> = {
    let names = """
      HP HT HU HW HX HY HZ NA NB NC ND NF NG NH NJ NK NL NM NN NO NR NS NT NU NW NX NY NZ OV SC SD \
      SE SH SJ SK SM SN SO SP SR SS ST SU SV SW SX SY SZ TA TF TG TL TM TQ TR TV
      """
    return Set(
      names.split(separator: " ").compactMap { name in
        guard let first = name.utf8.first, let last = name.utf8.last else { return nil }
        return pair(first, last)
      })
  }()

  private static func pair(_ first: UInt8, _ last: UInt8) -> Int {
    256 * Int(first) + Int(last)
  }

  /// Switzerland: easting and northing in meters, in CH1903 or with two and one million more in
  /// CH1903+.
  private mutating func isSwiss(at start: Int) -> Bool {
    guard let first = grouped(at: start), let second = grouped(at: skipMarks(first.end)),
      skipMarks(first.end) > first.end, isEnd(second.end)
    else { return false }
    let isNew =
      (2_480_000...2_840_000).contains(first.value)
      && (1_070_000...1_300_000).contains(second.value)
    let isOld =
      (480_000...840_000).contains(first.value) && (70_000...300_000).contains(second.value)
    if isNew, first.isGrouped, second.isGrouped { return true }
    return (isNew || isOld) && isNamed(Self.swissWords, start..<second.end)
  }

  /// Reads a whole number, which may have apostrophes, points or blanks between thousands, and
  /// decimals.
  private func grouped(at start: Int) -> (value: Int, isGrouped: Bool, end: Int)? {
    let first = digits(at: start)
    guard (1...7).contains(first.count), var number = value(first) else { return nil }
    var position = first.upperBound
    var isGrouped = false
    if first.count <= 3 {
      while number < 10_000, let mark = skipApostrophe(position) ?? skipPoint(position) {
        let group = digits(at: mark)
        guard group.count == 3, let thousands = value(group) else { break }
        isGrouped = isGrouped || skipApostrophe(position) != nil
        (number, position) = (number * 1000 + thousands, group.upperBound)
      }
    }
    return (number, isGrouped, skipDecimals(position))
  }

  private func skipApostrophe(_ index: Int) -> Int? {
    if at(index) == UInt8(ascii: "'") { return index + 1 }
    return bytes[min(index, bytes.count)...].starts(with: "’".utf8) ? index + 3 : nil
  }

  private func skipPoint(_ index: Int) -> Int? {
    [UInt8(ascii: "."), 0x20].contains(at(index)) ? index + 1 : nil
  }

  // MARK: Words

  private static let militaryWords = ["mgrs", "usng", "utm", "utmref", "grid", "グリッド", "군사좌표"]
  private static let mercatorWords = ["utm", "easting", "zone", "wgs84", "wgs 84", "etrs89"]
  private static let locatorWords = [
    "locator", "qth", "qra", "grid", "gridsquare", "maidenhead", "loc", "gl", "ロケーター", "ロケータ",
    "グリッド", "로케이터", "그리드", "网格", "網格", "локатор",
  ]
  private static let geohashWords = ["geohash", "ジオハッシュ", "지오해시"]
  private static let britishWords = ["grid", "gridref", "osgb", "osgb36", "osgr", "ngr", "bng"]
  private static let irishWords = [
    "irish grid", "osi", "osni", "grid ref", "grid reference", "itm",
  ]
  private static let swissWords = [
    "ch1903", "ch1903+", "lv03", "lv95", "swissgrid", "swiss grid", "swisstopo", "koordinaten",
    "landeskoordinaten", "coordonnées", "coordonnees", "coordinate", "coordinates", "schweizer",
  ]

  /// Bytes before and behind a position in which a word may say what it is.
  private static let (before, behind) = (28, 16)

  /// Whether one of some words stands beside a position.
  private mutating func isNamed(_ words: [String], _ range: Range<Int>) -> Bool {
    let start = max(0, range.lowerBound - Self.before)
    let end = min(bytes.count, range.upperBound + Self.behind)
    let sides = [start..<range.lowerBound, range.upperBound..<end]
    return sides.contains { side in words.contains { has(Array($0.utf8), in: side) } }
  }

  private mutating func has(_ word: [UInt8], in side: Range<Int>) -> Bool {
    guard side.count >= word.count else { return false }
    let isLatin = word[0] < 0x80
    for start in side.lowerBound...side.upperBound - word.count {
      let end = start + word.count
      guard lowercase[start..<end].elementsEqual(word) else { continue }
      if !isLatin || !isLetter(start - 1) && !isLetter(end) { return true }
    }
    return false
  }

  // MARK: Reading

  private func at(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  private func isLetter(_ index: Int) -> Bool { at(index).isASCIILetter }

  private func digits(at start: Int) -> Range<Int> {
    var end = start
    while at(end).isASCIIDigit, end - start <= Self.maximumDigits { end += 1 }
    return start..<end
  }

  private static let maximumDigits = 10

  private func value(_ digits: Range<Int>) -> Int? {
    digits.isEmpty ? nil : bytes[digits].reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private func skipBlank(_ index: Int) -> Int { at(index) == 0x20 ? index + 1 : index }

  /// Passes over what may stand between two numbers: blanks, commas, a slash, and letters for the
  /// axes and the unit.
  private func skipMarks(_ index: Int) -> Int {
    var end = index
    while end - index < Self.maximumMarks, Self.marks.contains(at(end)) { end += 1 }
    return end
  }

  private static let maximumMarks = 8
  private static let marks = Set(" ,;/:=mENexyXY\t".utf8)

  private func skipDecimals(_ index: Int) -> Int {
    guard at(index) == UInt8(ascii: "."), at(index + 1).isASCIIDigit else { return index }
    var end = index + 1
    while at(end).isASCIIDigit { end += 1 }
    return end
  }

  /// Whether a position ends here, and not inside of a longer word or number.
  private func isEnd(_ index: Int) -> Bool {
    let byte = at(index)
    if byte.isASCIILetter || byte.isASCIIDigit || "_-@#".utf8.contains(byte) { return false }
    return byte != UInt8(ascii: ".") || !at(index + 1).isASCIIDigit && !isLetter(index + 1)
  }
}
