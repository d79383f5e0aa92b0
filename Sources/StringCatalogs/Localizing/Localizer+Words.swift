extension Localizer {
  /// Returns the text of a key with the values for its placeholders.
  package func words(_ key: String, _ arguments: MessageArgument...) -> String {
    text(for: LocalizedMessage(key, arguments: arguments))
  }

  /// Returns texts of equal rank, joined as the reader's language writes lists.
  package func list(_ texts: [String]) -> String {
    texts.joined(separator: (candidates.first ?? source).tag.listSeparator)
  }
}
