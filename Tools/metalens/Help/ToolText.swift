import Foundation
import ProductStrings
import StringCatalogs

/// What the tool itself says, in the language of its environment.
///
/// A report may be in another language: it is for its reader, this is for who runs the tool.
enum ToolText {
  /// The languages that the environment names, best first.
  static let languages = LanguageTag.preferred(
    fromEnvironment: ProcessInfo.processInfo.environment)

  private static let localizer = try? ProductStrings.localizer(languages: languages)

  /// Returns the text of a message; the key, should the built-in catalog be unreadable.
  static func text(_ message: LocalizedMessage) -> String {
    localizer?.text(for: message) ?? message.key
  }

  /// Returns the text of a key with the values for its placeholders.
  static func text(_ key: String, _ arguments: MessageArgument...) -> String {
    text(LocalizedMessage(key, arguments: arguments))
  }
}
