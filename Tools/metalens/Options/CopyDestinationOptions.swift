import ArgumentParser
import Reports
import ToolSupport

/// The options of `copy` for where copies and the receipt go.
struct CopyDestinationOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: .key("help.copy.output", valueName: "path"))
  var output: String?

  @Flag(name: .long, help: .key("help.copy.inPlace"))
  var inPlace = false

  @Flag(name: .long, help: .key("help.copy.force"))
  var force = false

  @Option(name: .long, help: .key("help.copy.receipt"))
  var receipt: ReceiptFormat?

  @Option(name: .long, help: .key("help.copy.receiptOutput", valueName: "file"))
  var receiptOutput: String?

  @Option(name: .shortAndLong, help: .key("help.copy.language", valueName: "tags"))
  var language: LanguageList?

  func validate() throws {
    if (output == nil) != inPlace { throw ValidationError("\(ToolError.copyWithoutDestination)") }
    if output == "-" { throw ValidationError("\(ToolError.copyToStandardOutput)") }
  }
}
