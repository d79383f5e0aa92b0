import ArgumentParser
import Foundation
import Originality
import Reports

/// `metalens report`: renders a stored report again, in another language or form.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration.localized("report")

  @Argument(help: .key("help.report.file"))
  var file: String

  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    let log = Log(level: reportOptions.logLevel)
    let output = try ReportOutput(options: reportOptions, log: log)
    try output.write(storedReport())
  }

  private func storedReport() throws -> AuditReport {
    do {
      let data =
        file == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: file))
      return try AuditReport(json: data)
    } catch let error as ReportDecodingError {
      throw ToolError.cannotRead(path: file, reason: ToolText.text(error.localizedMessage))
    } catch {
      throw ToolError.cannotRead(path: file, reason: SystemReason.text(for: error))
    }
  }
}
