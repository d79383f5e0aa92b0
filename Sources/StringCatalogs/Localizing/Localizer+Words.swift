extension Localizer {
  /// Returns the text of a key with the values for its placeholders.
  package func words(_ key: String, _ arguments: MessageArgument...) -> String {
    text(for: LocalizedMessage(key, arguments: arguments))
  }
}
