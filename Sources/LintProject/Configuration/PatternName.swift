/// The names of the settings of a pattern.
enum PatternName: String, CaseIterable {
  case pattern
  case languages
  case keys
  case message
  case level
  case examples
}

/// The names of the examples of a pattern.
enum PatternExampleName: String, CaseIterable {
  /// Texts that the pattern must find.
  case bad

  /// Texts that it must not find.
  case good
}
