import Foundation
import PhotoAudits
import PhotoFormats
import Reports
import StringCatalogs
import ToolSupport

/// Writes reports in the style and to the files that the options ask for.
///
/// All errors in the options are found when an output is created, before the first photo is read.
struct AuditOutput {
  /// What the report looks like.
  let style: ReportStyle

  /// The file for rows; nil for standard output.
  let rowsFile: OutputFile?

  /// The files of the report; nil for standard output.
  private let files: ReportFiles?

  /// What prints a PDF; nil for other formats.
  private let printer: PagePrinter?

  private let log: Log

  /// Creates an output; throws a ``ToolError`` if an option names something that does not exist.
  ///
  /// `resuming` names the file whose rows are continued.
  init(options: ReportOptions, resuming: String? = nil, log: Log) throws {
    let style = try ReportStyle(options, format: resuming == nil ? nil : .ndjson)
    files = (resuming ?? options.file).map {
      ReportFiles(
        path: $0, format: style.format, languages: style.languages, layout: options.pages.layout)
    }
    rowsFile = resuming.map { OutputFile(path: $0) } ?? files?.all.first?.file
    printer = style.format == .pdf ? try PagePrinter(toFile: files != nil) : nil
    self.style = style
    self.log = log
  }

  /// Throws if the report has no folder, or would overwrite one of the audited files.
  ///
  /// A folder that is named with its slash is created, and that is reported.
  func prepareDestination(for photos: [PhotoPath]) throws {
    guard let files else { return }
    if try files.createFolder() {
      log.info(ToolText.text("tool.folderCreated", .text(files.path)))
    }
    try files.check(for: photos)
  }

  /// Prints the location of a report.
  func logPath(_ path: String) {
    log.info(ToolText.text("tool.reportWritten", .text(path)))
  }

  /// Writes the report of `audit`, in which private facts are already withheld where needed;
  /// web pages show the pictures that `pictures` returns.
  func write(_ audit: LargeAudit, pictures: @escaping PictureSource = { _ in nil }) throws {
    if let printer { return try printPages(of: audit, with: printer, pictures) }
    guard let files else {
      return try style.write(audit, in: style.languages, pictures) {
        try StandardStream.write($0, isForPeople: style.isForPeople)
      }
    }
    if style.format == .html { return try writePages(of: audit, to: files, pictures) }
    for (file, languages) in files.all {
      try file.save { try style.write(audit, in: languages, pictures, write: $0) }
      logPath(file.path)
    }
  }

  /// Writes a report as PDF: one file, or one for each language.
  private func printPages(
    of audit: LargeAudit, with printer: PagePrinter, _ pictures: @escaping PictureSource
  ) throws {
    let date = Int(exactly: audit.date.timeIntervalSince1970.rounded(.down)) ?? 0
    func pdf(_ languages: [LanguageTag]) throws -> [UInt8] {
      try printer.pdf(of: style.printedPage(of: audit, in: languages, pictures), date: date)
    }
    guard let files else { return try StandardStream.writeDocument(pdf(style.languages)) }
    for (file, languages) in files.all {
      try file.save(try pdf(languages))
      logPath(file.path)
    }
  }

  /// Writes a web report, possibly as several files, and prints the location of the first one of
  /// each language.
  private func writePages(
    of audit: LargeAudit, to files: ReportFiles, _ pictures: @escaping PictureSource
  ) throws {
    guard let file = files.all.first?.file else { return }
    // A pipe or a device takes one document.
    guard file.isRegular else {
      return try file.save { try style.write(audit, in: style.languages, pictures, write: $0) }
    }
    // Beside the target of a link, not beside the link, which may be in /dev.
    let (folder, name) = ReportFiles.parts(of: file.target)
    let pages = try OutputFolder(at: folder)
    try style.writePages(of: audit, named: name, layout: files.layout, pictures) { name, text in
      // The pages of photos are in a folder of their own.
      try OutputFile.save(to: pages.location(of: name)) { try $0(text) }
      if !name.contains("/") { logPath(folder + name) }
    }
  }
}
