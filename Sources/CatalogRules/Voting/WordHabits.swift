import ASCII
import StringCatalogs

/// What each language of a catalog does with single words of the source texts.
///
/// A translation of a longer text tells: where `Edit Photo` is `Redigera foto`, the language has a
/// word of its own for `Edit`; where `Link kopieren` is the text for `Copy Link`, `Link` stays.
struct WordHabits {
  private let bytes: [UInt8]
  private let sample: TextSample

  /// The words of the source texts by their hashes, in this order, with their rows of the sample.
  private var words: [(hash: UInt64, row: Int)] = []

  /// A few texts say enough.
  static let limit = 40

  /// Finds the words of the source texts of a catalog.
  init(of catalog: CatalogContext) {
    let bytes = catalog.bytes
    self.bytes = bytes
    sample = catalog.sample
    let span = bytes.span
    for (row, texts) in sample.rows.enumerated() {
      var word = WordHash()
      var isEscape = false
      for position in texts.source {
        let byte = span[position]
        if isEscape {
          isEscape = false
        } else if !word.append(byte) {
          // A literal ends with a quotation mark, which ends its last word.
          if let hash = word.value { words.append((hash, row)) }
          word = WordHash()
          isEscape = byte == UInt8(ascii: "\\")
        }
      }
    }
    words.sort { $0.hash == $1.hash ? $0.row < $1.row : $0.hash < $1.hash }
  }

  /// Returns how many translations of other texts with a word have it as well, and how many don't.
  func uses(
    of word: String, in language: LanguageContext, besides source: Range<Int>
  ) -> (kept: Int, translated: Int) {
    let letters = word.utf8.map(\.asciiLowercased)
    var hash = WordHash()
    for byte in letters { _ = hash.append(byte) }
    var count = (kept: 0, translated: 0)
    guard let wanted = hash.value else { return count }
    for word in words[firstPosition(of: wanted)...].prefix(Self.limit) {
      guard word.hash == wanted else { break }
      let row = sample.rows[word.row]
      guard row.source != source,
        let text = sample.translations(of: row).first(where: { $0.language == language.index }),
        bytes[text.range] != bytes[row.source]
      else { continue }
      if Self.contains(letters, in: text.range, of: bytes.span) {
        count.kept += 1
      } else {
        count.translated += 1
      }
    }
    return count
  }

  /// Returns the position of the first word with a hash, or of the next one.
  private func firstPosition(of hash: UInt64) -> Int {
    var range = words.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        words[middle].hash >= hash ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// Returns whether a literal has a word in any case; a word of up to three letters as a whole,
  /// a longer one also inside another word.
  private static func contains(
    _ word: [UInt8], in literal: Range<Int>, of bytes: Span<UInt8>
  ) -> Bool {
    guard let first = word.first else { return false }
    var position = literal.lowerBound + 1
    while position < literal.upperBound - word.count {
      if bytes[position].asciiLowercased == first {
        let end = position + word.count
        if word.indices.allSatisfy({ bytes[position + $0].asciiLowercased == word[$0] }),
          word.count > 3 || !bytes[position - 1].isLetterOfUTF8 && !bytes[end].isLetterOfUTF8
        {
          return true
        }
      }
      position += 1
    }
    return false
  }
}

/// The hash of a word in lowercase: two or more letters, with hyphens and apostrophes between them.
private struct WordHash {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count = 0

  /// The hash at the last letter.
  private(set) var value: UInt64?

  /// Adds a byte (FNV-1a); false if it is no part of a word.
  mutating func append(_ byte: UInt8) -> Bool {
    let isLetter = byte.isASCIILetter
    guard isLetter || count > 0 && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")) else {
      return false
    }
    hash = (hash ^ UInt64(byte.asciiLowercased)) &* 0x100_0000_01b3
    count += 1
    if isLetter, count > 1 { value = hash }
    return true
  }
}
