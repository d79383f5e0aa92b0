public import StringCatalogs

/// The Markdown documents that are linted with the catalogs of a project.
public struct DocumentFiles: Hashable, Sendable {
  /// Their language; nil if each of them says its own.
  public var language: LanguageTag?

  /// Their path patterns, relative to the folder of the configuration.
  public var files: [String]

  /// Creates a value.
  public init(language: LanguageTag? = nil, files: [String]) {
    self.language = language
    self.files = files
  }
}
