import ArgumentParser
import Reports
import ToolSupport

/// The options for the format, the language and the destination of a report.
struct DestinationOptions: ParsableArguments {
  private static let widths = 40...400

  @Option(name: .shortAndLong, help: .key("help.option.output", valueName: "path"))
  var output: String?

  @Option(name: .shortAndLong, help: .key("help.option.format"))
  var format: ReportFormat?

  @Option(name: .shortAndLong, help: .key("help.option.language", valueName: "tags"))
  var language: LanguageList?

  @Option(name: .long, help: .key("help.option.localizations", valueName: "file"))
  var localizations: String?

  @Option(name: .long, help: .key("help.option.width", valueName: "columns"))
  var width: Int?

  @Flag(name: .long, help: .key("help.option.rawPath"))
  var rawPath = false

  /// The file or folder to write; nil for standard output, also for `-`.
  var file: String? { output == "-" ? nil : output }

  /// The width of plain text: the requested one, else that of the terminal.
  var columns: Int {
    if let width { return width }
    guard file == nil, Terminal.isAttached else { return Terminal.defaultColumns }
    return min(max(Terminal.columns, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// The width of a list, whose lines are whole where no terminal and no `COLUMNS` limits them.
  var listColumns: Int {
    let isFree = file != nil || !Terminal.isAttached && Environment.value(of: "COLUMNS") == nil
    return width == nil && isFree ? Self.widths.upperBound : columns
  }

  func validate() throws {
    if let width, !Self.widths.contains(width) {
      throw ValidationError("\(ToolError.widthOutOfRange(Self.widths))")
    }
  }
}
