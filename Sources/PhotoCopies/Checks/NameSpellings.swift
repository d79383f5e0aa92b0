import Foundation
import PhotoMetadata

/// The other ways to write a name: what one program or person writes with a space, a hyphen, an
/// accent or the family name first, another one doesn’t.
enum NameSpellings {
  /// Returns the ways with and without spaces: `NewYork` for `New York`, as in a hashtag, and
  /// `山田 太郎` for `山田太郎`.
  static func spaced(_ name: String, _ kind: MetadataKind) -> [String] {
    guard isName(name, kind) else { return [] }
    let words = name.split(whereSeparator: \.isWhitespace)
    guard words.count == 1 else {
      let joined = words.joined()
      let isSure = joined.unicodeScalars.allSatisfy(hasSyllables) || joined.utf8.count >= shortest
      return words.count <= maximumWords && isSure ? [joined] : []
    }
    // Of people, the family name of one or two characters comes first.
    guard kind != .location, (3...maximumCharacters).contains(name.count),
      name.unicodeScalars.allSatisfy(hasSyllables)
    else { return [] }
    return [1, 2].flatMap { count in
      [" ", "\u{3000}"].map { "\(name.prefix(count))\($0)\(name.dropFirst(count))" }
    }
  }

  /// Returns the ways that are looked for in texts alone, as they are less certain: with a hyphen,
  /// a space or an underscore between the words, without accents, and of people with the family
  /// name first.
  static func looser(_ name: String, _ kind: MetadataKind) -> Set<String> {
    guard isName(name, kind), name.utf8.count >= shortestLoose else { return [] }
    var spellings = joined(name)
    if kind != .location { spellings += reversed(name) }
    spellings += ([name] + spellings).flatMap(withoutAccents)
    return Set(spellings).subtracting([name])
  }

  private static func isName(_ name: String, _ kind: MetadataKind) -> Bool {
    [.location, .owner, .faces].contains(kind) && name.unicodeScalars.count <= longest
  }

  private static func joined(_ name: String) -> [String] {
    let words = name.split { $0.isWhitespace || hyphens.contains($0) }
    guard (2...maximumWords).contains(words.count) else { return [] }
    let joined = words.joined()
    return [" ", "-", "_"].map { words.joined(separator: $0) }
      + (joined.utf8.count >= shortest ? [joined] : [])
  }

  /// Returns a name with its last word first, with and without a comma: `Schmidt, Anna`.
  private static func reversed(_ name: String) -> [String] {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard (2...maximumWords).contains(words.count), words.allSatisfy({ isSpaced($0) }) else {
      return []
    }
    let rest = words.dropLast().joined(separator: " ")
    return [", ", " "].map { "\(words[words.count - 1])\($0)\(rest)" }
  }

  /// Returns a name in the letters of ASCII, as keyboards without others have them; none if it has
  /// letters that can’t be written so.
  ///
  /// Languages with umlauts write them with an `e`, too.
  private static func withoutAccents(_ name: String) -> [String] {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    return [letters, letters.merging(umlauts) { $1 }].compactMap { letters in
      var text = ""
      for character in name.precomposedStringWithCanonicalMapping {
        if let letter = letters[Character(character.lowercased())] {
          text += character.isUppercase ? letter.capitalized : letter
        } else {
          let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
          guard let base, base.isASCII else { return nil }
          text.unicodeScalars.append(base)
        }
      }
      return text.utf8.count >= shortestPlain ? text : nil
    }
  }

  /// The letters that have no accent to leave out.
  private static let letters: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i",
    "ħ": "h", "ŧ": "t", "’": "'",
  ]

  private static let umlauts: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe",
  ]

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2011}", "_"]

  /// Whether a word is of a script with spaces.
  private static func isSpaced(_ word: Substring) -> Bool {
    word.unicodeScalars.allSatisfy { !WordEdges.isSpaceless($0) }
  }

  /// Whether a character is one of Chinese, or a syllable of Korean, of which names have few.
  private static func hasSyllables(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0x20000...0x323AF).contains(scalar.value)
  }

  /// The maximum number of characters and words of a name, and of characters of one in Chinese or
  /// Korean.
  private static let (longest, maximumWords, maximumCharacters) = (40, 4, 6)

  /// The minimum number of bytes of a longer word that is no other word by chance, of a name that
  /// has less certain spellings, and of one without accents.
  private static let (shortest, shortestLoose, shortestPlain) = (6, 5, 4)
}
