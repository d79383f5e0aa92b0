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

  @Flag(name: .long, help: .key("help.copy.dryRun"))
  var dryRun = false

  @Option(name: .long, help: .key("help.copy.receipt"))
  var receipt: ReceiptFormat?

  @Option(name: .long, help: .key("help.copy.receiptOutput", valueName: "file"))
  var receiptOutput: String?

  @Option(name: .shortAndLong, help: .key("help.copy.language", valueName: "tags"))
  var language: LanguageList?

  /// The format of the receipt: the requested one, else that of its file.
  ///
  /// - Throws: a ``ToolError`` for a file whose name ends in no format.
  func receiptFormat() throws(ToolError) -> ReceiptFormat {
    if let receipt { return receipt }
    guard let path = receiptOutput, OutputFile(path: path).isRegular,
      let ending = OutputFile.ending(of: path)
    else { return .json }
    guard let format = ReceiptFormat(fileExtension: ending) else {
      throw .unknownEnding(path, known: ReceiptFormat.allCases.map { "." + $0.fileExtension })
    }
    return format
  }

  func validate() throws {
    if (output == nil) != inPlace { throw ValidationError("\(ToolError.copyWithoutDestination)") }
    if output == "-" { throw ValidationError("\(ToolError.copyToStandardOutput)") }
  }
}
