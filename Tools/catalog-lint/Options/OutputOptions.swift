import ArgumentParser
import CatalogRules
import LintFormats
import ToolSupport

/// The options for the appearance and the destination of a report.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: .key("help.lint.format", valueName: "format[=path]"),
    completion: .list(FormatRequest.allValueStrings))
  var format: [FormatRequest] = []

  @Option(
    name: .shortAndLong, help: .key("help.lint.language", valueName: "tag"),
    completion: .languages)
  var language: String?

  @Option(name: .long, help: .key("help.lint.color"))
  var color = ColorMode.auto

  @Flag(name: .long, help: .key("help.lint.all"))
  var all = false

  @Flag(name: .long, help: .key("help.lint.quiet"))
  var quiet = false

  @Flag(name: .long, help: .key("help.lint.statistics"))
  var statistics = false

  @Flag(name: .long, help: .key("help.lint.sarifTranslations"))
  var sarifTranslations = false

  /// The requested formats; by default GitHub's own on GitHub, else text.
  var requests: [FormatRequest] {
    if !format.isEmpty { return format }
    let isGitHub = Environment.value(of: "GITHUB_ACTIONS") == "true"
    return [FormatRequest(isGitHub ? .github : .text)]
  }
}
