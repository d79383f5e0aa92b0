import ArgumentParser

/// The format of a comparison's result.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json
}
