import ArgumentParser
import CatalogRules
import LintFormats
import ToolSupport

/// The options that say how a report looks and where it goes.
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

  /// The formats that are asked for; on GitHub its own where none is, else text.
  var requests: [FormatRequest] {
    if !format.isEmpty { return format }
    let isGitHub = Environment.value(of: "GITHUB_ACTIONS") == "true"
    return [FormatRequest(isGitHub ? .github : .text)]
  }
}
