import ArgumentParser
package import LintFormats

/// The value of `--format`: a format, optionally followed by an equals sign and the output file.
package struct FormatRequest: ExpressibleByArgument {
  package let format: LintFormat

  /// The file; nil for standard output.
  package let path: String?

  package init(_ format: LintFormat) {
    self.format = format
    path = nil
  }

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let format = LintFormat(rawValue: String(name)) else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
  }

  package static let allValueStrings = LintFormat.allCases.map(\.rawValue)
}
