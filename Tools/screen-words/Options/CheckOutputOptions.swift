import ArgumentParser
import ToolSupport

/// The options for what `check` writes.
struct CheckOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: .key("help.check.format", valueName: "format[=path]"),
    completion: .list(CheckFormatRequest.allValueStrings))
  var format: [CheckFormatRequest] = []

  @Option(name: .shortAndLong, help: .key("help.option.language", valueName: "tags"))
  var language: ReportLanguages?

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.check.pictures"))
  var pictures = true

  /// Returns where to write which reports.
  func checkOutput() throws -> CheckOutput {
    CheckOutput(
      requests: format.isEmpty ? [CheckFormatRequest(.text)] : format,
      languages: try ReportLanguages.languages(language), hasPictures: pictures)
  }
}
