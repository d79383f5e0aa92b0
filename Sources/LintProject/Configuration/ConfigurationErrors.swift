import StringCatalogs

/// Everything that is wrong in a configuration file.
public struct ConfigurationErrors: Error, Hashable, Sendable {
  /// The errors, in the order of the file; at least one.
  public let errors: [ConfigurationError]

  /// Sorts the errors by their positions.
  init(_ errors: [ConfigurationError]) {
    self.errors = errors.sorted { $0.position.byteOffset < $1.position.byteOffset }
  }
}
