import ArgumentParser
import ScreenMatching
import ScreenReports
import StringCatalogs
import ToolSupport

/// `screen-words check`: which strings are on which screenshots, and what is wrong there.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "screen-check", named: "check", hasDiscussion: true)

  @OptionGroup(.input) var screens: ScreenOptions

  @Option(
    name: .shortAndLong, help: .key("help.check.format", valueName: "format[=path]"),
    completion: .list(CheckFormatRequest.allValueStrings))
  var format: [CheckFormatRequest] = []

  @Option(name: .shortAndLong, help: .key("help.option.language", valueName: "tags"))
  var language: ReportLanguages?

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.check.pictures"))
  var pictures = true

  func run() throws {
    let output = CheckOutput(
      requests: format.isEmpty ? [CheckFormatRequest(.text)] : format,
      languages: try ReportLanguages.languages(language), hasPictures: pictures)
    let run = try ScreenRun(screens)
    for path in output.requests.compactMap(\.path) {
      try SystemFile.refuseToOverwrite(run.paths + run.catalogs.map(\.path), with: path)
    }
    AsyncRun.run {
      let (check, failures) = try await run.check()
      let report = ScreenReport(
        check, catalogs: run.catalogs, toolVersion: ToolVersion.current)
      try output.write(report)
      return failures > 0 ? 2 : report.hasFailures ? 1 : 0
    }
  }
}
