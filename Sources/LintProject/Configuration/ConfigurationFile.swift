import StringCatalogs

/// A configuration file before its extended configurations are resolved.
public struct ConfigurationFile: Sendable {
  /// The maximum character limit, larger than any useful one.
  static let longestText = 1_000_000_000

  private let bytes: [UInt8]
  private let root: JSONValue

  /// The configurations to extend, as paths relative to the folder of this one; the last one wins.
  public private(set) var extended: [String] = []

  /// Parses the bytes of a file.
  public init(bytes: [UInt8]) throws(ConfigurationErrors) {
    self.bytes = bytes
    do {
      root = try JSONValue.tolerant(bytes)
    } catch {
      throw ConfigurationErrors([
        ConfigurationError(reason: .notJSON(error), position: error.position)
      ])
    }
    var reader = ConfigurationReader(bytes)
    if root.kind == .object {
      extended = root["extends"].map { reader.textOrTexts($0, "extends") } ?? []
    } else {
      reader.reportUnexpected(root, "{}", .object)
    }
    guard reader.errors.isEmpty else { throw ConfigurationErrors(reader.errors) }
  }

  /// Applies the file's settings to a configuration; throws all errors of the file.
  ///
  /// With `testsExamples`, an example that its pattern does not find, or should not find, is an
  /// error.
  public func apply(
    to configuration: inout ProjectConfiguration, testsExamples: Bool = false
  ) throws(ConfigurationErrors) {
    var reader = ConfigurationReader(bytes, testsExamples: testsExamples)
    reader.read(root, into: &configuration)
    guard reader.errors.isEmpty else { throw ConfigurationErrors(reader.errors) }
  }
}
