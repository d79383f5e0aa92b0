import ASCII
import StringCatalogs

/// What each language of a catalog does with single words of the source texts.
///
/// A translation of a longer text tells: where `Edit Photo` is `Redigera foto`, the language has a
/// word of its own for `Edit`; where `Link kopieren` is the text for `Copy Link`, `Link` stays.
struct WordHabits {
  /// What a language does with a word.
  enum Habit: Equatable {
    /// It is not in the translations of that many texts that have it, and hardly ever in others.
    case translated(Int)
    /// It is in some of them.
    case kept
    /// No other translated text has it.
    case unknown

    var isTranslated: Bool { if case .translated = self { true } else { false } }
  }

  private let bytes: [UInt8]
  private let sample: TextSample

  /// The rows of the sample that have a word, by the word in lowercase.
  private var rows: [[UInt8]: [Int]] = [:]

  /// A few texts say enough.
  private static let limit = 40

  /// Finds the words of the source texts of a catalog.
  init(of catalog: CatalogContext) {
    bytes = catalog.bytes
    sample = catalog.sample
    for (index, row) in sample.rows.enumerated() {
      for word in Self.words(of: bytes[row.source]) where rows[word]?.last != index {
        rows[word, default: []].append(index)
      }
    }
  }

  /// Returns what a language does with a word in other texts than `source`.
  func habit(
    of word: String, in language: LanguageContext, besides source: Range<Int>
  ) -> Habit {
    let word = word.utf8.map(\.asciiLowercased)
    var count = (kept: 0, translated: 0)
    for index in rows[word, default: []].prefix(Self.limit) {
      let row = sample.rows[index]
      guard row.source != source,
        let text = sample.translations(of: row).first(where: { $0.language == language.index }),
        bytes[text.range] != bytes[row.source]
      else { continue }
      if Self.contains(word, in: bytes[text.range]) {
        count.kept += 1
      } else {
        count.translated += 1
      }
    }
    if count.translated > 3 * count.kept { return .translated(count.translated) }
    return count.kept > 0 ? .kept : .unknown
  }

  /// Returns the words of a literal in lowercase: two or more letters, with hyphens and
  /// apostrophes inside.
  private static func words(of literal: ArraySlice<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    var isEscape = false
    for byte in literal {
      if isEscape {
        isEscape = false
      } else if byte.isASCIILetter
        || !word.isEmpty && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'"))
      {
        word.append(byte.asciiLowercased)
      } else {
        // A literal ends with a quotation mark, which ends its last word.
        while let last = word.last, !last.isASCIILetter { word.removeLast() }
        if word.count > 1 { words.append(word) }
        word.removeAll(keepingCapacity: true)
        isEscape = byte == UInt8(ascii: "\\")
      }
    }
    return words
  }

  /// Returns whether a literal has a word in any case; a word of up to three letters as a whole,
  /// a longer one also inside another word.
  private static func contains(_ word: [UInt8], in literal: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, literal.count > word.count else { return false }
    return literal.indices.dropFirst().dropLast(word.count).contains { place in
      let end = place + word.count
      return literal[place].asciiLowercased == first
        && literal[place..<end].elementsEqual(word) { $0.asciiLowercased == $1 }
        && (word.count > 3 || !isLetter(literal[place - 1]) && !isLetter(literal[end]))
    }
  }

  /// Returns whether a byte is a letter or a part of one.
  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }
}
