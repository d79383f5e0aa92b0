import CatalogReports
import CatalogToolSupport
import Documents
import Foundation
import ProductStrings
import StringCatalogs
import ToolSupport

/// Writes a report in the requested formats, each to its destination.
struct ReportFiles {
  /// The width of a report that is not shown on a terminal.
  private static let columnsOfAFile = 100

  private let requests: [FormatRequest<ProgressFormat>]
  private let languages: [LanguageTag]
  private let renderer: ProgressRenderer
  private let paper: Paper

  /// What prints a PDF; nil if there is none.
  private let printer: PagePrinter?

  /// Whether the terminal shows only the answer: where nobody asks for a format.
  private let isShort: Bool

  /// Checks the options; throws a ``CatalogToolError`` for an unsupported language.
  init(_ options: ReportOutputOptions) throws {
    requests = options.requests
    isShort = options.format.isEmpty
    printer = try requests.first { $0.format == .pdf }.map { request in
      try PagePrinter(toFile: request.path != nil)
    }
    languages = try options.languages()
    paper = options.paper
    renderer = ProgressRenderer(
      catalog: try ProductStrings.catalog(),
      templates: requests.contains { [.html, .email, .pdf].contains($0.format) }
        ? try DocumentTemplates() : .none)
  }

  /// Returns a report as PDF; its date is that of the current commit, so that the same catalogs
  /// give the same bytes.
  private func pdf(
    of report: CatalogReport, page: String, by printer: PagePrinter
  ) throws -> [UInt8] {
    let date = report.commit.flatMap { try? Date("\($0.date)T00:00:00Z", strategy: .iso8601) }
    return try printer.pdf(of: page, date: Int(date?.timeIntervalSince1970 ?? 0))
  }

  /// Throws if a report would overwrite one of the files that it is about.
  func refuseToOverwrite(_ files: [String]) throws {
    for case let path? in requests.map(\.path) {
      try SystemFile.refuseToOverwrite(files, with: path)
    }
  }

  /// Writes a report.
  func write(_ report: CatalogReport) throws {
    for request in requests {
      let columns =
        request.path == nil ? Terminal.columns(fallback: Self.columnsOfAFile) : Self.columnsOfAFile
      let text = try renderer.text(
        of: report, as: request.format, languages: languages, columns: columns, isShort: isShort,
        paper: paper)
      let bytes: [UInt8] =
        if request.format == .pdf, let printer {
          try pdf(of: report, page: text, by: printer)
        } else {
          Array(text.utf8)
        }
      if let path = request.path {
        try AtomicFile.replace(path, with: bytes)
      } else if request.format.isForPeople {
        try StandardStream.writeReport(bytes)
      } else {
        try StandardStream.writeDocument(bytes)
      }
    }
  }
}
