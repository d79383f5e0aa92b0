import CatalogRules

/// A catalog to be linted, and how.
struct LintTask: Sendable {
  let input: LintInput
  let linter: CatalogLinter

  /// The path below the folder of the configuration, which the patterns of the configuration mean.
  let path: String

  /// The absolute path of the baseline; nil without one.
  let baseline: String?

  /// Lints the catalog.
  func lint() throws(LintError) -> LintedFile {
    lint(bytes: try input.bytes())
  }

  /// Lints bytes in place of those of the file.
  func lint(bytes: [UInt8]) -> LintedFile {
    let siblings = input.file.map(Siblings.names) ?? []
    var file = linter.lint(bytes: bytes, path: path, siblings: siblings)
    file.path = input.shownPath
    return file
  }
}
