import ArgumentParser
import PhotoAudits
import Reports
import ToolSupport

/// The options for the appearance and the destination of a report, shared by `audit` and `report`.
struct ReportOptions: ParsableArguments {
  @OptionGroup(.output) var destination: DestinationOptions

  @Flag(name: .long, help: .key("help.option.summary"))
  var summary = false

  @Flag(name: .long, help: .key("help.option.verbose"))
  var verbose = false

  @OptionGroup(.webPages) var pages: PageOptions

  @OptionGroup(.privacy) var privacy: PrivacyOptions

  @Option(name: .long, help: .key("help.option.logLevel", valueName: "level"))
  var logLevel = LogLevel.info

  /// The file or folder to write; nil for standard output.
  var file: String? { destination.file }

  func validate() throws {
    if summary, verbose { throw ValidationError("\(ToolError.summaryAndVerbose)") }
    if pages.split || pages.splitCss, file == nil || ![nil, .html].contains(destination.format) {
      throw ValidationError("\(ToolError.splitWithoutPages)")
    }
  }
}
