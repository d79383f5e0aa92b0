import ASCII

/// A list of words in alphabetical order, each with languages of two letters:
/// `charts:de coach:dafrnl`.
///
/// It is searched as it is, since a table of its words takes longer to make than most catalogs take
/// to be linted.
struct WordTable: Sendable {
  /// The languages of a word, without separators.
  typealias Languages = ArraySlice<UInt8>

  private let utf8: [UInt8]

  /// Where each word begins.
  private let words: [Int]

  init(_ data: String) {
    let utf8 = Array(data.utf8)
    self.utf8 = utf8
    words =
      [0] + utf8.indices.dropLast().filter { utf8[$0] == UInt8(ascii: " ") }.map { $0 + 1 }
  }

  /// Returns the languages of a word in lowercase; nil if the list lacks it.
  func languages(of word: String) -> Languages? {
    let wanted = Array(word.utf8)
    let span = utf8.span
    var positions = words.indices
    while !positions.isEmpty {
      let middle = (positions.lowerBound + positions.upperBound) / 2
      var position = words[middle]
      var matched = 0
      while matched < wanted.count, position < span.count, span[position] == wanted[matched] {
        position += 1
        matched += 1
      }
      let isEnd =
        position == span.count || span[position] == UInt8(ascii: ":")
        || span[position] == UInt8(ascii: " ")
      if isEnd, matched == wanted.count {
        return utf8[position...].prefix { $0 != UInt8(ascii: " ") }.dropFirst()
      }
      let isBefore = matched < wanted.count && (isEnd || span[position] < wanted[matched])
      positions = isBefore ? middle + 1..<positions.upperBound : positions.lowerBound..<middle
    }
    return nil
  }

  /// Returns whether languages without separators have one.
  static func has(_ language: LanguageContext, in languages: Languages) -> Bool {
    let code = (language.language == "no" ? "nb" : language.language).utf8
    guard code.count == 2, let first = code.first, let last = code.last else { return false }
    let letters = languages.span
    var position = 0
    while position + 1 < letters.count {
      if letters[position] == first, letters[position + 1] == last { return true }
      position += 2
    }
    return false
  }
}
