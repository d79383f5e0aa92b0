import ASCII
import PhotoMetadata

/// The other ways to write a name in letters without accents, where two ways are in use and none of
/// them has an accent that would tell: `Zuerich` and `Zurich`, `Hanoi` and `Ha Noi`, `Busan-si` and
/// `Busan`.
///
/// They are looked for in texts alone, as they are less certain.
enum Transliterations {
  /// Returns the other ways to write a name, none in other scripts.
  static func spellings(of name: String, _ kind: MetadataKind) -> [String] {
    let letters = Array(name.utf8)
    guard letters.count <= longest, letters.allSatisfy({ $0 < 0x80 }) else { return [] }
    var spellings = expanded(letters) + contracted(letters)
    if kind == .location {
      spellings += syllables(letters)
      if let short = withoutUnit(name) { spellings.append(short) }
    }
    return spellings
  }

  // MARK: Two letters for one

  /// Returns the ways with two letters for one: `ae`, `oe`, `ue` and `aa`, in German, Danish and
  /// Norwegian.
  private static func expanded(_ name: [UInt8]) -> [String] {
    let places = name.indices.filter { index in
      guard vowels.contains(name[index].asciiLowercased) else { return false }
      // Another vowel beside it makes other sounds.
      let sides = [index - 1, index + 1].filter(name.indices.contains).map { name[$0] }
      return sides.allSatisfy { !allVowels.contains($0.asciiLowercased) }
    }
    // Few names have more than two of these letters.
    let pairs =
      places.count <= mostTogether
      ? places.enumerated().flatMap { number, first in
        places.dropFirst(number + 1).map { [first, $0] }
      } : []
    let doubled = places.filter { name[$0].asciiLowercased == UInt8(ascii: "a") }
    return (places.prefix(mostPlaces).map { [$0] } + pairs).map {
      adding("e", behind: $0, to: name)
    }
      + doubled.prefix(mostPlaces).map { adding("a", behind: [$0], to: name) }
  }

  private static func adding(_ letter: String, behind places: [Int], to name: [UInt8]) -> String {
    var letters: [UInt8] = []
    for (index, byte) in name.enumerated() {
      letters.append(byte)
      if places.contains(index) { letters += letter.utf8 }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns the way with one letter for two: `Zurich` for `Zuerich`.
  private static func contracted(_ name: [UInt8]) -> [String] {
    var letters: [UInt8] = []
    var isChanged = false
    for (index, byte) in name.enumerated() {
      if index > 0, isSecond(index, in: name) { isChanged = true } else { letters.append(byte) }
    }
    let isLong = letters.count(where: \.isASCIILetter) >= shortest
    return isChanged && isLong ? [String(decoding: letters, as: UTF8.self)] : []
  }

  /// Whether a letter may be the second one of two that stand for one: not in `Michael`, `Miguel`
  /// and `Velasquez`.
  private static func isSecond(_ index: Int, in name: [UInt8]) -> Bool {
    let (first, second) = (name[index - 1].asciiLowercased, name[index].asciiLowercased)
    if first == UInt8(ascii: "a"), second == first { return true }
    guard second == UInt8(ascii: "e"), vowels.contains(first) else { return false }
    let before = index > 1 ? name[index - 2].asciiLowercased : 0
    guard first != UInt8(ascii: "u") || !"qg".utf8.contains(before) else { return false }
    let rest = name[(index + 1)...].prefix(while: \.isASCIILetter)
    return rest.map(\.asciiLowercased) != Array("l".utf8)
  }

  // MARK: Syllables

  /// Returns the ways with and without a space between two syllables of Vietnamese: `Ha Noi` for
  /// `Hanoi`, and `Hanoi` for `Ha Noi`.
  private static func syllables(_ name: [UInt8]) -> [String] {
    let lower = name.map(\.asciiLowercased)
    let words = lower.split(separator: UInt8(ascii: " "))
    if (2...3).contains(words.count), words.allSatisfy({ isSyllable($0) }) {
      return [String(decoding: words.joined(), as: UTF8.self)]
    }
    guard words.count == 1, lower.count >= shortestJoined, lower.allSatisfy(\.isASCIILetter) else {
      return []
    }
    return (2...lower.count - 2).compactMap { place in
      guard isSyllable(lower[..<place]), isSyllable(lower[place...]) else { return nil }
      return String(
        decoding: lower[..<place] + [UInt8(ascii: " ")] + lower[place...], as: UTF8.self)
    }
  }

  /// Whether letters are a syllable of Vietnamese without its marks: consonants, one to three
  /// vowels, and consonants.
  private static func isSyllable(_ letters: ArraySlice<UInt8>) -> Bool {
    let start = letters.prefix { !allVowels.contains($0) }
    let end = letters.reversed().prefix { !allVowels.contains($0) }.reversed()
    let count = letters.count - start.count - end.count
    return (1...3).contains(count)
      && letters.dropFirst(start.count).prefix(count).allSatisfy(allVowels.contains)
      && starts.contains(String(decoding: start, as: UTF8.self))
      && ends.contains(String(decoding: end, as: UTF8.self))
  }

  private static let starts: Set<String> = [
    "", "b", "c", "d", "g", "h", "k", "l", "m", "n", "p", "q", "r", "s", "t", "v", "x", "ch", "gh",
    "kh", "ng", "ngh", "nh", "ph", "th", "tr",
  ]
  private static let ends: Set<String> = ["", "c", "m", "n", "p", "t", "ch", "ng", "nh"]

  // MARK: Units

  /// Returns a place without the word for a city, a district or a province in Korean, Japanese or
  /// Chinese, or what it is in English; nil if it has none.
  private static func withoutUnit(_ name: String) -> String? {
    let lower = name.lowercased()
    guard let unit = units.first(where: lower.hasSuffix) else { return nil }
    let short = name.dropLast(unit.count)
    // `Jung-gu` is no reason to look for `Jung`.
    return isLong(short.utf8.map(\.asciiLowercased)[...]) ? String(short) : nil
  }

  /// Whether letters are a name of two syllables at least.
  private static func isLong(_ letters: ArraySlice<UInt8>) -> Bool {
    let isVowel = letters.map(allVowels.contains)
    let syllables = zip(isVowel, [false] + isVowel).count { $0 && !$1 }
    return letters.count >= shortest && syllables >= 2
  }

  /// The longest first, where one ends in another.
  private static let units: [String] =
    [
      " special self-governing province", " special self-governing city", " metropolitan city",
      " special city", " metropolis", " prefecture", " province", " municipality",
    ]
    + ["si", "do", "gu", "gun", "shi", "ku", "ken", "fu", "to", "sheng", "qu"].map { "-" + $0 }
    + [" si", " shi", " ku", " ken", " sheng", " qu"]

  private static let vowels: Set<UInt8> = Set("aou".utf8)
  private static let allVowels: Set<UInt8> = Set("aeiouy".utf8)

  /// The maximum number of letters of a name, of vowels in it that are changed, and of those that
  /// are changed together.
  private static let (longest, mostPlaces, mostTogether) = (40, 8, 5)

  /// The minimum number of letters of a shorter way, and of a name that may be two syllables.
  private static let (shortest, shortestJoined) = (4, 5)
}
