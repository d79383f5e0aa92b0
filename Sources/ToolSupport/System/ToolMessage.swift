import Escaping
import StringCatalogs

/// The kinds of messages on standard error, written as compilers do: `warning: …`.
package enum ToolMessage: String, Sendable, CaseIterable {
  /// The tool, or a check that it made, fails.
  case error

  /// Something that should be looked at, although the tool goes on.
  case warning

  /// What the tool did, or what to do next.
  case note

  /// What the developers of the tool want to know.
  case debug

  /// Returns a text behind the word for its kind, in the language of the environment.
  ///
  /// The text is one for people, such as that of ``ToolText``: nothing in it is escaped here.
  package func text(_ text: String) -> String {
    let key = "tool.message.\(rawValue)"
    return ToolText.localizer.text(for: LocalizedMessage(key, .text(text)))
  }

  /// Writes a line to standard error; a location in a file comes first, where editors look for it.
  ///
  /// The location may be untrusted.
  package func print(_ text: String, at location: String? = nil) {
    let start = location.map { VisibleText($0, limit: 2_000).text + ": " } ?? ""
    StandardStream.writeMessage(start + self.text(text) + "\n")
  }
}
