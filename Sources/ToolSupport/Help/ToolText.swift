import Escaping
import ProductStrings
package import StringCatalogs

/// The texts of the tool itself, in the language of its environment.
///
/// A report may be in another language: that is for its reader, this is for the user of the tool.
package enum ToolText {
  /// The languages of the environment, best first.
  package static let languages = LanguageTag.preferred(
    fromEnvironment: Environment.value(of:))

  /// The maximum length of an argument, such as a list of many paths.
  private static let longestArgument = 2_000

  /// The localizer for those languages.
  package static let localizer = ProductStrings.localizer(languages: languages)

  /// Returns the text of a message.
  ///
  /// Its arguments may be untrusted, such as a file name, and are made visible.
  package static func text(_ message: LocalizedMessage) -> String {
    localizer.text(for: visible(message))
  }

  private static func visible(_ message: LocalizedMessage) -> LocalizedMessage {
    LocalizedMessage(
      message.key,
      arguments: message.arguments.map { argument in
        switch argument {
        case .text(let text): .text(VisibleText(text, limit: longestArgument).text)
        case .list(let texts):
          .list(texts.map { VisibleText($0, limit: longestArgument).text })
        case .message(let message): .message(visible(message))
        case .integer, .decimal: argument
        }
      })
  }

  /// Returns a list of names, such as those of languages.
  package static func list(_ names: [String]) -> String {
    localizer.list(names)
  }

  /// Returns the text of a key with the values for its placeholders.
  package static func text(_ key: String, _ arguments: MessageArgument...) -> String {
    text(LocalizedMessage(key, arguments: arguments))
  }
}
