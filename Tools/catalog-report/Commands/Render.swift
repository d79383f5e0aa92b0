import ArgumentParser
import CatalogReports
import CatalogToolSupport
import Foundation
import StringCatalogs
import ToolSupport

/// `catalog-report render`: writes a stored report again, in another language or format.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration.localized("report-render", named: "render")

  @Argument(help: .key("help.progress.file"), completion: .file(extensions: ["json"]))
  var file: String

  @OptionGroup(.output) var output: ReportOutputOptions

  func run() throws {
    let files = try ReportFiles(output)
    if file != "-" { try files.refuseToOverwrite([file]) }
    let report = try report()
    try files.write(report)
    if let folder = output.badges { try BadgeFiles.write(report, to: folder) }
  }

  private func report() throws -> CatalogReport {
    let bytes = try SystemFile.input(at: file)
    do throws(CatalogReportError) {
      return try CatalogReport(json: Data(bytes))
    } catch {
      throw FileError.cannotRead(path: file, reason: .message(error.localizedMessage))
    }
  }
}
