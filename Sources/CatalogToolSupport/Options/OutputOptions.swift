package import ArgumentParser
package import LintFormats
package import ToolSupport

/// The options for the appearance and the destination of a report.
package struct OutputOptions: ParsableArguments {
  package init() {}

  @Option(
    name: .shortAndLong, help: .key("help.lint.format", valueName: "format[=path]"),
    completion: .list(FormatRequest<LintFormat>.allValueStrings))
  package var format: [FormatRequest<LintFormat>] = []

  @Option(
    name: .shortAndLong, help: .key("help.lint.language", valueName: "tag"),
    completion: .languages)
  package var language: String?

  @Option(name: .long, help: .key("help.lint.color"))
  package var color = ColorMode.auto

  @Flag(name: .long, help: .key("help.lint.all"))
  package var all = false

  @Flag(name: .long, help: .key("help.lint.quiet"))
  package var quiet = false

  @Flag(name: .long, help: .key("help.lint.statistics"))
  package var statistics = false

  @Flag(name: .long, help: .key("help.lint.sarifTranslations"))
  package var sarifTranslations = false

  /// The requested formats; by default GitHub's own on GitHub, else text.
  package var requests: [FormatRequest<LintFormat>] {
    if !format.isEmpty { return format }
    let isGitHub = Environment.value(of: "GITHUB_ACTIONS") == "true"
    return [FormatRequest(isGitHub ? .github : .text)]
  }
}
