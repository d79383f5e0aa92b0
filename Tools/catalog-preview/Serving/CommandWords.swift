/// The words of a command line, read without a shell.
///
/// Spaces separate words; quotation marks and backslashes keep them together, as in a shell.
/// Variables, wildcards, and pipes mean nothing.
enum CommandWords {
  /// Returns the words of a command; nil if there is none, or a quotation mark is missing.
  static func words(of command: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var quotation: Unicode.Scalar?
    var isEscaped = false
    for scalar in command.unicodeScalars {
      if isEscaped {
        isEscaped = false
        word = (word ?? .init()) + [scalar]
      } else if scalar == "\\", quotation != "'" {
        isEscaped = true
      } else if scalar == quotation {
        quotation = nil
      } else if quotation == nil, scalar == "\"" || scalar == "'" {
        quotation = scalar
        word = word ?? .init()
      } else if quotation == nil, scalar == " " || scalar == "\t" || scalar == "\n" {
        if let word { words.append(String(word)) }
        word = nil
      } else {
        word = (word ?? .init()) + [scalar]
      }
    }
    if let word { words.append(String(word)) }
    guard !isEscaped, quotation == nil, words.first?.isEmpty == false else { return nil }
    return words
  }
}
