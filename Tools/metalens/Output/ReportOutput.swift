import Documents
import Foundation
import PhotoFormats
import ToolSupport
import Originality
import PhotoMetadata
import ProductStrings
import Reports
import StringCatalogs

/// Renders an audit according to the options and writes it to its destination.
///
/// All errors in the options are found when an output is created, before the first photo is read.
struct ReportOutput {
  private let options: ReportOptions
  private let resuming: String?
  private let format: ReportFormat
  private let languages: [LanguageTag]
  private let renderer: ReportRenderer
  private let log: Log

  /// Creates an output; throws a ``ToolError`` if an option names something that does not exist.
  ///
  /// `resuming` names the file whose rows are continued.
  init(options: ReportOptions, resuming: String? = nil, log: Log) throws {
    self.options = options
    self.resuming = resuming
    self.log = log
    format =
      resuming == nil
      ? try options.destination.format ?? Self.format(ofPath: options.file) ?? .text : .ndjson
    guard !options.summary || format == .text else { throw ToolError.summaryWithoutText }
    guard !options.destination.rawPath || format == .csv else {
      throw ToolError.rawPathWithoutTable
    }
    let catalog = try Self.catalog(options.destination.localizations)
    languages = try Self.languages(options.destination.language?.tags, in: catalog)
    renderer = ReportRenderer(
      catalog: catalog, templates: try Self.templates(options.pages.templates, for: format))
  }

  /// Whether the text is only the answer: on a terminal, unless a report was asked for.
  private var isShort: Bool {
    options.file == nil && options.destination.format == nil && !options.verbose
  }

  /// Whether the report is a web page, which shows pictures.
  var isWebPage: Bool { format == .html }

  /// The format of rows; nil if the report is rendered at the end.
  var rows: RowFormat? { format.rows }

  /// The file for rows; nil for standard output.
  var rowsPath: String? { resuming ?? options.file.flatMap { files(at: $0).first?.path } }

  /// Opens the destination of rows, and returns it with the existing rows.
  func openRows(
    _ format: RowFormat, criteria: AuditTally.Criteria
  ) throws -> (output: RowOutput, earlier: EarlierRows?) {
    guard let path = rowsPath else {
      let output = RowOutput(.standardOutput)
      try output.write(format.heading)
      return (output, nil)
    }
    let target = OutputFile(path: path, isNamed: resuming != nil || isNamed(path))
    let isRegular = target.isRegular
    let file = try target.openForRows()
    let earlier = resuming == nil ? nil : try EarlierRows(in: file, at: path, criteria: criteria)
    if isRegular { try file.cut(to: earlier?.size ?? 0) }
    let output = RowOutput(file)
    if earlier == nil { try output.write(format.heading) }
    return (output, earlier)
  }

  /// Prints the location of the rows.
  func logRowsPath() {
    if let path = rowsPath { log.info(ToolText.text("tool.reportWritten", .text(path))) }
  }

  /// Writes the report of `audit`, in which private facts are already withheld where needed;
  /// web pages show the pictures that `pictures` returns.
  func write(_ audit: LargeAudit, pictures: @escaping PictureSource = { _ in nil }) throws {
    guard let output = options.file else {
      let isForPeople = [.text, .markdown].contains(format)
      return try render(audit, in: languages, pictures) {
        try StandardStream.write($0, isForPeople: isForPeople)
      }
    }
    if format == .html { return try writePages(of: audit, to: output, pictures) }
    for (path, languages) in files(at: output) {
      try OutputFile(path: path, isNamed: isNamed(path)).save {
        try render(audit, in: languages, pictures, write: $0)
      }
      log.info(ToolText.text("tool.reportWritten", .text(path)))
    }
  }

  /// Writes a web report, possibly as several files, and prints the location of the first one of
  /// each language.
  private func writePages(
    of audit: LargeAudit, to output: String, _ pictures: @escaping PictureSource
  ) throws {
    guard let path = files(at: output).first?.path else { return }
    // A pipe or a device takes one document.
    guard OutputFile(path: path, isNamed: isNamed(path)).isRegular else {
      return try OutputFile(path: path).save {
        try render(audit, in: languages, pictures, write: $0)
      }
    }
    // Beside the target of a link, not beside the link, which may be in /dev.
    let (folder, file) = Self.parts(of: OutputFile(path: path, isNamed: isNamed(path)).target)
    let pages = try OutputFolder(at: folder)
    do {
      try renderer.writeHTML(
        audit, named: file, languages: languages, layout: options.pages.layout,
        pictures: pictures
      ) { name, text in
        // The pages of photos are in a folder of their own.
        try OutputFile.save(to: pages.place(of: name)) { try $0(text) }
        if !name.contains("/") {
          log.info(ToolText.text("tool.reportWritten", .text(folder + name)))
        }
      }
    } catch let error as DocumentTemplateError {
      throw ToolError.unusable(error.localizedMessage)
    }
  }

  /// Throws if the report has no folder, or would overwrite one of the audited files.
  ///
  /// A folder that is named with its slash is created, and that is reported.
  func prepareDestination(for photos: [PhotoPath]) throws {
    guard let output = resuming ?? options.file else { return }
    if output.hasSuffix("/"), try OutputFile(path: output + ".").createFolder() {
      log.info(ToolText.text("tool.folderCreated", .text(output)))
    }
    for (path, _) in files(at: output) { try OutputFile(path: path).checkFolder() }
    let paths = files(at: output).flatMap { file, _ in
      guard format == .html else { return [file] }
      let (folder, name) = Self.parts(of: file)
      return options.pages.layout.names(of: name, in: languages).map { folder + $0 }
    }
    for path in paths {
      try SystemFile.refuseToOverwrite(photos.map(\.systemName), with: path)
    }
  }

  private func render(
    _ audit: LargeAudit, in languages: [LanguageTag], _ pictures: @escaping PictureSource,
    write: (_ text: String) throws -> Void
  ) throws {
    do {
      let width = options.destination.columns
      if options.summary || isShort && audit.count > 1 {
        return try renderer.writeSummary(audit, languages: languages, width: width, write: write)
      }
      if isShort {
        return try renderer.writeAnswer(audit, languages: languages, width: width, write: write)
      }
      try renderer.write(
        audit, format: format, languages: languages, width: width,
        hasRawPaths: options.destination.rawPath, pictures: pictures, write: write)
    } catch let error as DocumentTemplateError {
      throw ToolError.unusable(error.localizedMessage)
    }
  }

  /// Returns the files to write and the languages of each.
  ///
  /// A folder gets one file per language, unless the format contains several languages or none.
  private func files(at output: String) -> [(path: String, languages: [LanguageTag])] {
    guard Self.isFolder(output) else { return [(output, languages)] }
    let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
    if format.switchesLanguages || !format.hasLanguage || languages.count == 1 {
      return [("\(folder)/report.\(format.fileExtension)", languages)]
    }
    return languages.map { ("\(folder)/report.\($0).\(format.fileExtension)", [$0]) }
  }

  /// Returns the folder of a file with its slash, and the name; compares bytes, whatever combining
  /// marks follow.
  private static func parts(of path: String) -> (folder: String, name: String) {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let end = start ?? path.startIndex
    return (String(path.utf8[..<end]) ?? "", String(path.utf8[end...]) ?? path)
  }

  /// Whether a person named a file, and not its folder.
  private func isNamed(_ path: String) -> Bool { path == options.file }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return exists ? isDirectory.boolValue : path.hasSuffix("/")
  }
}

extension ReportOutput {
  /// Returns the format that the name of a file asks for; nil for a folder, a device, and a name
  /// without an ending.
  private static func format(ofPath path: String?) throws(ToolError) -> ReportFormat? {
    guard let path, !isFolder(path), OutputFile(path: path).isRegular,
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
      let place = "\(path):\(error.position.line):\(error.position.column)"
      throw FileError.cannotRead(path: place, reason: .message(error.localizedMessage))
    }
  }

  private static func templates(
    _ path: String?, for format: ReportFormat
  ) throws -> DocumentTemplates {
    do {
      // Loading the built-in templates takes longer than auditing a few photos.
      guard let path else { return format == .html ? try DocumentTemplates() : .none }
      guard let folder = unsafe opendir(path) else {
        throw FileError.cannotRead(path: path, reason: SystemReason.argument(for: errno))
      }
      unsafe closedir(folder)
      return try DocumentTemplates(overriddenBy: URL(fileURLWithPath: path))
    } catch let error as DocumentTemplateError {
      throw ToolError.unusable(error.localizedMessage)
    }
  }

  /// Returns the languages of the report in the catalog's spelling, without duplicates.
  static func languages(
    _ wanted: [LanguageTag]?, in catalog: StringCatalog
  ) throws -> [LanguageTag] {
    let known = catalog.languages
    guard let wanted else {
      return [LanguageTag.matches(for: ToolText.languages, in: known).first ?? known.first ?? "en"]
    }
    var languages: [LanguageTag] = []
    for tag in wanted {
      guard let match = LanguageTag.matches(for: [tag], in: known).first else {
        throw ToolError.unknownLanguage(tag.rawValue, known: known)
      }
      if !languages.contains(match) { languages.append(match) }
    }
    return languages
  }
}
