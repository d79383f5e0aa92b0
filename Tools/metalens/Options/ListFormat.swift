import ArgumentParser

/// How the result of a comparison is written.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json
}
