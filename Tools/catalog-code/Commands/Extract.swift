import ArgumentParser
import CatalogToolSupport
import CodeStrings
import Escaping
import ToolSupport

/// `catalog-code extract`: the strings that code presents.
struct Extract: ParsableCommand {
  static let configuration = CommandConfiguration.localized("code-extract", named: "extract")

  @Argument(help: .key("help.code.paths"))
  var paths: [String] = []

  @Option(name: .shortAndLong, help: .key("help.code.extractFormat"))
  var format = ExtractFormat.text

  @OptionGroup(.input) var options: CodeOptions

  @OptionGroup(.input) var configuration: ConfigurationOptions

  func run() throws {
    let (strings, errors) = try CodeFiles(
      at: paths, ProjectSession(configuration)
    ).strings(options)
    switch format {
    case .text: try StandardStream.writeReport(strings.map(Self.line).joined())
    case .json:
      try StandardStream.writeDocument(JSONOutput.array(strings.map(Self.json)).prettyText())
    }
    for error in errors { ToolMessage.error.print("\(error)") }
    if !errors.isEmpty { throw ExitCode(2) }
  }

  /// Returns the location, the table, and the key, as compilers write locations.
  private static func line(_ string: CodeString) -> String {
    let location = "\(VisibleText(string.file, limit: nil).text):\(string.line):\(string.column)"
    let table = VisibleText(string.table ?? "*", limit: nil).text
    return "\(location): \(table): \(VisibleText(string.key, limit: nil).text)\n"
  }

  private static func json(_ string: CodeString) -> JSONOutput {
    .members([
      "table": string.table.map(JSONOutput.text), "key": .text(string.key),
      "value": string.value.map(JSONOutput.text), "comment": string.comment.map(JSONOutput.text),
      "bundle": string.bundle.map(JSONOutput.text), "file": .text(string.file),
      "line": .integer(string.line), "column": .integer(string.column),
      "confidence": .text(string.confidence.rawValue),
    ])
  }
}
