import ASCII

/// A list of words, each with languages of two letters: `charts:de coach:dafrnl`.
struct WordTable: Sendable {
  private let languages: [Substring: Substring]

  init(_ data: String) {
    var languages: [Substring: Substring] = [:]
    for entry in data.utf8.split(separator: UInt8(ascii: " ")) {
      guard let end = entry.firstIndex(of: UInt8(ascii: ":")) else { continue }
      languages[Substring(entry[..<end])] = Substring(entry[end...].dropFirst())
    }
    self.languages = languages
  }

  /// Returns the languages of a word in any case, without separators; nil if the list lacks it.
  func languages(of word: String) -> Substring? { languages[word.lowercased()[...]] }

  /// Returns whether languages without separators have one.
  static func has(_ language: LanguageContext, in languages: Substring) -> Bool {
    let code = language.language == "no" ? "nb" : language.language
    var rest = languages
    while !rest.isEmpty {
      if rest.prefix(2) == code { return true }
      rest = rest.dropFirst(2)
    }
    return false
  }
}
