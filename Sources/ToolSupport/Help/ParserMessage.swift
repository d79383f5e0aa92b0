import StringCatalogs

/// A sentence of ArgumentParser about a wrong command line, recognized by its words.
///
/// The parser provides its errors as English text only. An unknown sentence stays as it is.
enum ParserMessage {
  private static var patterns: [(sentence: Regex<AnyRegexOutput>, key: String)] {
    [
      (
        .init(/Unknown option '(.+)'\. Did you mean '(.+)'\?/), "help.error.unknownOptionSuggestion"
      ),
      (.init(/Unknown option '(.+)'/), "help.error.unknownOption"),
      (.init(/Missing value for '(.+)'/), "help.error.missingValue"),
      (.init(/Missing expected argument '(.+)'/), "help.error.missingArgument"),
      (.init(/Unexpected argument '(.+)'/), "help.error.unexpectedArgument"),
      (.init(/\d+ unexpected arguments: '(.+)'/), "help.error.unexpectedArgument"),
      (
        .init(/The value '(.*)' is invalid for '(.+)'\. Please provide one of (.+)\./),
        "help.error.invalidChoice"
      ),
      (.init(/The value '(.*)' is invalid for '(.+)'/), "help.error.invalidValue"),
    ]
  }

  /// Returns the sentence in the language of the environment; nil if it is unknown.
  static func translation(of sentence: String) -> String? {
    for (pattern, key) in patterns {
      guard let match = sentence.wholeMatch(of: pattern) else { continue }
      let arguments = match.output.dropFirst().map { capture in
        MessageArgument.text(plainList(String(capture.substring ?? "")))
      }
      return ToolText.text(LocalizedMessage(key, arguments: arguments))
    }
    return nil
  }

  /// Returns `a, b, c` for the parser's `'a', 'b' or 'c'`, with the separator of the language.
  private static func plainList(_ text: String) -> String {
    let separator = ToolText.text("help.heading.separator")
    return text.replacing("' or '", with: separator).replacing("' and '", with: separator)
      .replacing("', '", with: separator).replacing("'", with: "")
  }
}
