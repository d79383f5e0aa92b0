import ArgumentParser
import ToolSupport

/// The options for what `check` writes.
struct CheckOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: .key("help.check.format", valueName: "format[=path]"),
    completion: .list(FormatRequest<CheckFormat>.allValueStrings))
  var format: [FormatRequest<CheckFormat>] = []

  @Option(name: .shortAndLong, help: .key("help.option.language", valueName: "tags"))
  var language: LanguageList?

  @Flag(name: .long, help: .key("help.check.details"))
  var details = false

  @Option(name: .long, help: .key("help.check.pictures"))
  var pictures = PicturePlacement.inside

  func validate() throws {
    let isPiped = format.contains { $0.format == .html && $0.path == nil }
    if pictures == .beside, isPiped {
      throw ValidationError(ToolText.text("tool.check.besideNeedsFile"))
    }
  }

  /// Returns where to write which reports.
  func checkOutput() throws -> CheckOutput {
    CheckOutput(
      requests: format.isEmpty ? [FormatRequest<CheckFormat>(.text)] : format,
      languages: try LanguageList.languages(language?.tags) { ScreenError.unusable($0) },
      pictures: pictures, hasDetails: details)
  }
}
