public import StringCatalogs

/// How a web report is divided into files.
public struct HTMLLayout: Hashable, Sendable {
  /// Whether each language has its own files, which link to the others.
  public var splitsLanguages: Bool

  /// Whether the style sheet is a file, for hosts that forbid inline styles.
  public var splitsStyle: Bool

  /// Creates a layout.
  public init(splitsLanguages: Bool = false, splitsStyle: Bool = false) {
    self.splitsLanguages = splitsLanguages
    self.splitsStyle = splitsStyle
  }

  /// Returns the names of the files at the top level of a report in these languages.
  ///
  /// The pages of photos of a large report are in subfolders.
  public func names(of file: String, in languages: [LanguageTag]) -> [String] {
    let names = HTMLFileNames(file: file, photoCount: 0, splitsStyle: splitsStyle)
    let pages = splitsLanguages ? languages.map { names.main(in: $0) } : [names.main(in: nil)]
    return pages + (names.styleSheet.map { [$0] } ?? [])
  }
}
