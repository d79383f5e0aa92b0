/// A script of Unicode that a regular expression can name, such as `\p{Han}`.
package enum Script: String, Hashable, Sendable, CaseIterable {
  case arabic = "Arabic"
  case armenian = "Armenian"
  case bengali = "Bengali"
  case cyrillic = "Cyrillic"
  case devanagari = "Devanagari"
  case ethiopic = "Ethiopic"
  case georgian = "Georgian"
  case greek = "Greek"
  case gujarati = "Gujarati"
  case gurmukhi = "Gurmukhi"
  case han = "Han"
  case hangul = "Hangul"
  case hebrew = "Hebrew"
  case hiragana = "Hiragana"
  case kannada = "Kannada"
  case katakana = "Katakana"
  case khmer = "Khmer"
  case lao = "Lao"
  case latin = "Latin"
  case malayalam = "Malayalam"
  case mongolian = "Mongolian"
  case myanmar = "Myanmar"
  case oriya = "Oriya"
  case sinhala = "Sinhala"
  case tamil = "Tamil"
  case telugu = "Telugu"
  case thaana = "Thaana"
  case thai = "Thai"
  case tibetan = "Tibetan"

  /// The code points of each script, sorted.
  private static let rangesOfScripts: [Script: [ClosedRange<UInt32>]] = Dictionary(
    uniqueKeysWithValues: data.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let script = words.first.flatMap({ Script(rawValue: String($0)) }) else { return nil }
      return (script, words.dropFirst().compactMap(range))
    })

  private static func range(_ word: Substring) -> ClosedRange<UInt32>? {
    let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }

  /// The code points whose script property is this one (UAX #24), sorted.
  package var ranges: [ClosedRange<UInt32>] { Self.rangesOfScripts[self] ?? [] }

  /// Returns whether any of sorted ranges contains a scalar.
  package static func isAny(of ranges: [ClosedRange<UInt32>], _ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
