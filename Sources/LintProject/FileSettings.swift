/// What a project says about one of its files.
package struct FileSettings: Sendable {
  /// The configuration.
  package var configuration: ProjectConfiguration

  /// The path relative to the folder of the configuration, for its patterns.
  package var path: String

  /// The absolute path of the baseline; nil if there is none.
  package var baseline: String?

  /// Creates settings.
  package init(configuration: ProjectConfiguration, path: String, baseline: String? = nil) {
    self.configuration = configuration
    self.path = path
    self.baseline = baseline
  }

  /// Whether the configuration excludes the file.
  package var isExcluded: Bool { configuration.excludes(path) }
}
