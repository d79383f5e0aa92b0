import StringCatalogs

/// A sentence of ArgumentParser about a wrong command line, recognized by its words.
///
/// The parser provides its errors as English text only. An unknown sentence stays as it is.
struct ParserMessage {
  private let sentence: Regex<AnyRegexOutput>
  private let key: String

  /// What is between the elements of the list that ends the sentence.
  private let separators: [String]

  private init(
    _ sentence: some RegexComponent, _ key: String, listSeparatedBy separators: [String] = []
  ) {
    self.sentence = Regex<AnyRegexOutput>(sentence.regex)
    self.key = key
    self.separators = separators
  }

  /// The sentences of the parser, the more special ones first.
  ///
  /// What a user typed may have several lines.
  private static var all: [ParserMessage] {
    [
      .init(
        /(?s)Unknown option '(.+?)'(?:\. Did you mean '.+'\?)?\n   or: Missing value for '(.+)' in '.+'/,
        "help.error.optionsInOne"),
      .init(
        /(?s)Unknown option '(.+)'\. Did you mean '(.+)'\?/, "help.error.unknownOptionSuggestion"),
      .init(/(?s)Unknown option '(.+)'/, "help.error.unknownOption"),
      .init(/(?s)Invalid option: (.+)/, "help.error.unknownOption"),
      .init(
        /(?s)The option '(.+)' does not take any value, but '(.*)' was specified\./,
        "help.error.unexpectedValue"),
      .init(/(?s)Missing value for '(.+)'/, "help.error.missingValue"),
      .init(/(?s)Missing expected argument '(.+)'/, "help.error.missingArgument"),
      .init(/(?s)Unexpected argument '(.*)'/, "help.error.unexpectedArgument"),
      .init(
        /(?s)\d+ unexpected arguments: '(.*)'/, "help.error.unexpectedArgument",
        listSeparatedBy: ["', '"]),
      .init(
        /(?s)The value '(.*)' is invalid for '(.+)'\. Please provide one of the following:\n  - (.+)/,
        "help.error.invalidChoice", listSeparatedBy: ["\n  - "]),
      .init(
        /(?s)The value '(.*)' is invalid for '(.+)'\. Please provide one of '(.+)'\./,
        "help.error.invalidChoice", listSeparatedBy: ["', '", "' or '", "' and '"]),
      .init(/(?s)The value '(.*)' is invalid for '(.+)'/, "help.error.invalidValue"),
      .init(
        /(?s)Value to be set with flag '(.+)' had already been set with flag '(.+)'/,
        "help.error.contradiction"),
      .init(
        /(?s)Can't generate completion scripts for '(.*)'\..+with one of:\n +(.+)/,
        "help.error.unknownShell", listSeparatedBy: [" "]),
      .init(
        /(?s)Can't autodetect a supported shell\..+with one of:\n +(.+)/, "help.error.noShell",
        listSeparatedBy: [" "]),
      .init(/(?s)Internal error\..+/, "help.error.internal"),
    ]
  }

  /// Returns the sentence in the language of the environment; nil if it is unknown.
  static func translation(of sentence: String) -> String? {
    let sentence = withoutFarSuggestion(sentence)
    return all.lazy.compactMap { $0.translation(of: sentence) }.first
  }

  /// Returns a sentence without an option that it suggests if that isn’t similar: the parser takes
  /// `--quiet` for similar to `--rules`.
  private static func withoutFarSuggestion(_ sentence: String) -> String {
    guard
      let match = sentence.wholeMatch(of: /(?s)Unknown option '(.+)'\. Did you mean '(.+)'\?/),
      NearestName.of(String(match.1), among: [String(match.2)]) == nil
    else { return sentence }
    return "Unknown option '\(match.1)'"
  }

  private func translation(of text: String) -> String? {
    guard let match = text.wholeMatch(of: sentence) else { return nil }
    let captures = match.output.dropFirst().map { String($0.substring ?? "") }
    var arguments = captures.map { MessageArgument.text($0) }
    if !separators.isEmpty, let list = captures.last {
      let items = separators.reduce([list]) { items, separator in
        items.flatMap { $0.split(separator: separator).map(String.init) }
      }
      arguments[arguments.count - 1] = .list(items)
    }
    return ToolText.text(LocalizedMessage(key, arguments: arguments))
  }
}
