import ArgumentParser

/// The format of a list of strings.
enum ExtractFormat: String, CaseIterable, ExpressibleByArgument {
  /// A line for each string, for people.
  case text

  /// An array with an object for each string.
  case json
}
