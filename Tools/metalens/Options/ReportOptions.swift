import ArgumentParser
import Documents
import ToolSupport
import Foundation
import Originality
import ProductStrings
import Reports
import StringCatalogs

/// The options for the appearance and the destination of a report, shared by `audit` and `report`.
struct ReportOptions: ParsableArguments {
  private static let widths = 40...400

  @Option(name: .shortAndLong, help: .key("help.option.language", valueName: "tags"))
  var language: LanguageList?

  @Option(name: .shortAndLong, help: .key("help.option.format"))
  var format: ReportFormat?

  @Option(name: .shortAndLong, help: .key("help.option.output", valueName: "path"))
  var output: String?

  @Option(name: .long, help: .key("help.option.width", valueName: "columns"))
  var width: Int?

  @Flag(name: .long, help: .key("help.option.includePrivate"))
  var includePrivate = false

  @Flag(name: .long, help: .key("help.option.split"))
  var split = false

  @Flag(name: .long, help: .key("help.option.splitStyle"))
  var splitCss = false

  @Flag(name: .long, help: .key("help.option.rawPath"))
  var rawPath = false

  @Option(name: .long, help: .key("help.option.templates", valueName: "folder"))
  var templates: String?

  @Option(name: .long, help: .key("help.option.localizations", valueName: "file"))
  var localizations: String?

  @Option(name: .long, help: .key("help.option.logLevel", valueName: "level"))
  var logLevel = LogLevel.info

  /// The file or folder to write; nil for standard output, also for `-`.
  var file: String? { output == "-" ? nil : output }

  /// The width of plain text: the requested one, else that of the terminal.
  var columns: Int {
    if let width { return width }
    guard file == nil, Terminal.isAttached else { return Terminal.defaultColumns }
    return min(max(Terminal.columns, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// How a web report is divided into files.
  var layout: HTMLLayout { HTMLLayout(splitsLanguages: split, splitsStyle: splitCss) }

  func validate() throws {
    if split || splitCss, file == nil || ![nil, .html].contains(format) {
      throw ValidationError("\(ToolError.splitWithoutPages)")
    }
    if let width, !Self.widths.contains(width) {
      throw ValidationError("\(ToolError.widthOutOfRange(Self.widths))")
    }
  }
}
