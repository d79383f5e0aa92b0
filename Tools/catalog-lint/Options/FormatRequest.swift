import CatalogRules
import ArgumentParser
import LintFormats

/// The value of `--format`: a format, optionally followed by an equals sign and the output file.
struct FormatRequest: ExpressibleByArgument {
  let format: LintFormat

  /// The file; nil for standard output.
  let path: String?

  init(_ format: LintFormat) {
    self.format = format
    path = nil
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let format = LintFormat(rawValue: String(name)) else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
  }

  static let allValueStrings = LintFormat.allCases.map(\.rawValue)
}
