import Documents
import Foundation
import PhotoAudits
import ProductStrings
import Reports
import StringCatalogs
import ToolSupport

/// What a report looks like: its format, its languages, and how much it says.
struct ReportStyle {
  /// How much a report on a terminal says.
  private enum Length {
    case whole, answer, summary
  }

  /// The format.
  let format: ReportFormat

  /// The languages, best first.
  let languages: [LanguageTag]

  private let renderer: ReportRenderer
  private let paper: Paper
  private let length: Length
  private let columns: Int
  private let listColumns: Int
  private let hasRawPaths: Bool

  /// Creates the style that the options ask for, in `format` if there is one.
  ///
  /// - Throws: a ``ToolError`` if an option names something that does not exist.
  init(_ options: ReportOptions, format forced: ReportFormat? = nil) throws {
    let destination = options.destination
    format = try forced ?? destination.format ?? Self.format(ofPath: options.file) ?? .text
    guard !options.summary || format == .text else { throw ToolError.summaryWithoutText }
    guard !destination.rawPath || format == .csv else { throw ToolError.rawPathWithoutTable }
    let catalog = try Self.catalog(destination.localizations)
    languages = try LanguageList.languages(destination.language?.tags, among: catalog.languages) {
      ToolError.unusable($0)
    }
    renderer = ReportRenderer(
      catalog: catalog, templates: try Self.templates(options.pages.templates, for: format))
    paper = options.pages.paper
    // On a terminal, the answer will do, unless a report was asked for.
    let isShort = options.file == nil && destination.format == nil && !options.verbose
    length = options.summary ? .summary : isShort ? .answer : .whole
    columns = destination.columns
    listColumns = destination.listColumns
    hasRawPaths = destination.rawPath
  }

  /// Whether people read the report as it is.
  var isForPeople: Bool { [.text, .markdown].contains(format) }

  /// Writes a report as one document.
  func write(
    _ audit: LargeAudit, in languages: [LanguageTag], _ pictures: @escaping PictureSource,
    write: (_ text: String) throws -> Void
  ) throws {
    try Self.explainingTemplates {
      switch length {
      case .summary,
        .answer where audit.count > 1:
        try renderer.writeSummary(audit, languages: languages, width: listColumns, write: write)
      case .answer:
        try renderer.writeAnswer(audit, languages: languages, width: columns, write: write)
      case .whole:
        try renderer.write(
          audit, format: format, languages: languages, width: columns, hasRawPaths: hasRawPaths,
          pictures: pictures, write: write)
      }
    }
  }

  /// Returns the web page that a browser prints.
  func printedPage(
    of audit: LargeAudit, in languages: [LanguageTag], _ pictures: @escaping PictureSource
  ) throws -> String {
    try Self.explainingTemplates {
      try renderer.printedPage(of: audit, languages: languages, on: paper, pictures: pictures)
    }
  }

  /// Writes a web report as files, each with its name.
  func writePages(
    of audit: LargeAudit, named file: String, layout: HTMLLayout,
    _ pictures: @escaping PictureSource,
    write: (_ name: String, _ text: String) throws -> Void
  ) throws {
    try Self.explainingTemplates {
      try renderer.writeHTML(
        audit, named: file, languages: languages, layout: layout, pictures: pictures, write: write)
    }
  }
}

extension ReportStyle {
  /// Returns the format that the name of a file asks for; nil for a folder, a device, and a name
  /// without an ending.
  private static func format(ofPath path: String?) throws(ToolError) -> ReportFormat? {
    guard let path, !ReportFiles.isFolder(path), OutputFile(path: path).isRegular,
      let ending = OutputFile.ending(of: path)
    else { return nil }
    guard let format = ReportFormat(fileExtension: ending) else {
      throw .unknownEnding(path, known: ReportFormat.allCases.map { "." + $0.fileExtension })
    }
    return format
  }

  private static func catalog(_ path: String?) throws -> StringCatalog {
    guard let path else { return try ProductStrings.catalog() }
    let data = try InputFile.bytes(at: path)
    do {
      return try StringCatalog(bytes: [UInt8](data))
    } catch {
      let location = "\(path):\(error.position.line):\(error.position.column)"
      throw FileError.cannotRead(path: location, reason: .message(error.localizedMessage))
    }
  }

  private static func templates(
    _ path: String?, for format: ReportFormat
  ) throws -> DocumentTemplates {
    try explainingTemplates {
      // Loading the built-in templates takes longer than auditing a few photos.
      guard let path else {
        return [.html, .pdf, .email].contains(format) ? try DocumentTemplates() : .none
      }
      guard let folder = unsafe opendir(path) else {
        throw FileError.cannotRead(path: path, reason: SystemReason.argument(for: errno))
      }
      unsafe closedir(folder)
      return try DocumentTemplates(overriddenBy: URL(fileURLWithPath: path))
    }
  }

  private static func explainingTemplates<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as DocumentTemplateError {
      throw ToolError.unusable(error.localizedMessage)
    }
  }
}
