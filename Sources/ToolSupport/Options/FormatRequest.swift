import ArgumentParser

/// The value of `--format`: a format, optionally followed by an equals sign and the output file.
package struct FormatRequest<Format>: ExpressibleByArgument, Sendable
where Format: RawRepresentable<String> & CaseIterable & Sendable {
  package let format: Format

  /// The file; nil for standard output.
  package let path: String?

  package init(_ format: Format) {
    self.format = format
    path = nil
  }

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let format = Format(rawValue: String(name)) else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
  }

  package static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
}
