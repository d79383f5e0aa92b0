import ArgumentParser

/// The format of a report about screenshots.
enum CheckFormat: String, CaseIterable {
  /// For people: the languages, then each screenshot.
  case text

  /// GitHub Flavored Markdown.
  case markdown

  /// A web page with the screenshots.
  case html

  /// Everything, for programs.
  case json

  /// The findings, for code scanning.
  case sarif

  /// The findings, as tests.
  case junit

  /// The strings of each screenshot, for Weblate.
  case weblate

  /// The strings of each screenshot, for Crowdin.
  case crowdin

  /// Whether the format is text for people.
  var isForReading: Bool { [.text, .markdown].contains(self) }
}

/// The value of `--format`: a format, optionally followed by an equals sign and the output file.
struct CheckFormatRequest: ExpressibleByArgument {
  let format: CheckFormat

  /// The file; nil for standard output.
  let path: String?

  init(_ format: CheckFormat) {
    self.format = format
    path = nil
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let format = CheckFormat(rawValue: String(name)) else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
  }

  static let allValueStrings = CheckFormat.allCases.map(\.rawValue)
}
