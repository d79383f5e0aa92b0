import ProductStrings
import StringCatalogs

@testable import CatalogRules
@testable import LintFormats

/// What the linter says about a small catalog.
enum SmallReport {
  static func lint(_ bytes: [UInt8], preset: LintPreset = .recommended) -> LintedFile {
    var configuration = LintConfiguration()
    configuration.preset = preset
    return CatalogLinter(configuration: configuration).lint(bytes: bytes, path: "a.xcstrings")
  }

  static func report(on bytes: [UInt8], preset: LintPreset = .recommended) throws -> String {
    LintReport(files: [lint(bytes, preset: preset)], rules: [], toolVersion: "")
      .text(
        as: .concise,
        style: LintReportStyle(localizer: ProductStrings.localizer(languages: ["en"])))
  }

  /// Returns line and column, counted byte by byte.
  static func location(of offset: Int, in bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let line = before.split(separator: 0x0A, omittingEmptySubsequences: false).count
    return "\(line):\(before.reversed().prefix { $0 != 0x0A }.count + 1)"
  }
}
