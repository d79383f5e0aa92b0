import ArgumentParser
import Foundation
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import Reports
import StringCatalogs
import ToolSupport

/// `metalens report`: renders a stored report again, in another language or format.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration.localized("report")

  @Argument(help: .key("help.report.file"))
  var file: String

  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    let log = Log(writingFrom: reportOptions.logLevel)
    let output = try AuditOutput(options: reportOptions, log: log)
    try output.prepareDestination(for: [PhotoPath(file)])
    try output.write(
      InputFile.largeAudit(at: file, includesPrivate: reportOptions.privacy.includePrivate))
  }
}
