import ArgumentParser
import FileRuns
import Foundation
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import Reports
import StringCatalogs
import ToolSupport

/// `metalens audit`: reads photos and writes a report.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration.localized("audit", hasDiscussion: true)

  @Argument(help: .key("help.audit.paths"))
  var paths: [String]

  @OptionGroup(.input) var input: PhotoOptions

  @OptionGroup(.input) var trustOptions: TrustOptions

  /// Writes the NUL-terminated paths of the files instead of auditing them, for programs that
  /// distribute the work, such as `Tools/audit-with-spark`.
  @Flag(name: .long, help: .hidden)
  var list = false

  @OptionGroup var reportOptions: ReportOptions

  @OptionGroup(.privacy) var pictureOptions: PictureOptions

  @OptionGroup(.automation) var automation: AutomationOptions

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.option.progress"))
  var progress: Bool?

  func validate() throws {
    let isOtherFormat = ![nil, .ndjson].contains(reportOptions.destination.format)
    if automation.resume != nil, reportOptions.destination.output != nil || isOtherFormat {
      throw ValidationError("\(ToolError.resumeWithoutRows)")
    }
  }

  func run() throws {
    let log = Log(writingFrom: reportOptions.logLevel)
    let source = try PathSource(paths, isRecursive: input.recursive, hasNUL: input.hasNUL)
    if list { return try StandardStream.writeDocument(source.files.flatMap { $0.bytes + [0] }) }
    let trust = try trustOptions.trust()
    let output = try AuditOutput(options: reportOptions, resuming: automation.resume, log: log)
    try source.refuseNone(at: paths, isRecursive: input.recursive)
    try output.prepareDestination(for: source.files)

    let date = Date.ofReport(environment: ProcessInfo.processInfo.environment)
    let run = AuditRun(
      auditor: PhotoAuditor(
        service: PhotoMetadataService(
          comparingThumbnails: input.compareThumbnails, trust: trust, log: log
        ) { date }),
      jobs: automation.jobs ?? Processor.count,
      includesPrivate: reportOptions.privacy.includePrivate,
      showsProgress: progress ?? ProgressBar.hasTerminal)
    let tally =
      if let rows = output.style.format.rows {
        try writeRows(rows, of: run, over: source, to: output)
      } else {
        try writeReport(of: run, over: source, at: date, to: output)
      }
    try finish(tally, of: source, log: log)
  }

  private var criteria: AuditTally.Criteria {
    AuditTally.Criteria(minimumScore: automation.failBelow, failures: automation.failOn)
  }

  /// Writes a row after each photo, without keeping it.
  private func writeRows(
    _ format: RowFormat, of run: AuditRun, over source: PathSource, to output: AuditOutput
  ) throws -> AuditTally {
    var source = source
    let (rows, earlier) = try RowOutput.open(
      output.rowsFile, in: format, continuing: automation.resume == nil ? nil : criteria)
    if let earlier { source.skip(earlier) }
    let path = output.rowsFile?.path
    let hint = path.map { ToolText.text("tool.interrupted", .text($0)) }
    rows.endBetweenRows(hint: format == .ndjson ? hint : nil)
    let hasRawPath = reportOptions.destination.rawPath
    let origin = RowOrigin(
      toolVersion: ToolVersion.current, ruleTableVersion: RuleTable.current.version)
    let tally = try run.run(over: source, from: earlier?.tally ?? AuditTally(criteria)) {
      entry, _, _ in
      format.row(of: entry, from: origin, hasRawPath: hasRawPath)
    } deliver: { row in
      try rows.write(row)
    }
    rows.finish()
    if let path { output.logPath(path) }
    return tally
  }

  /// Writes a report after reading every photo.
  private func writeReport(
    of run: AuditRun, over source: PathSource, at date: Date, to output: AuditOutput
  ) throws -> AuditTally {
    let entries = EntrySpool(in: Spool())
    let pictures =
      [.html, .pdf].contains(output.style.format) && !pictureOptions.hidesPictures
      ? PictureSpool() : nil
    let maker = PagePictures()
    let tally = try run.run(over: source, from: AuditTally(criteria)) { entry, path, state in
      (
        json: entry.jsonLine, outline: EntryOutline(entry),
        pictures: pictures.map { _ in
          Result { () throws(PhotoReadError) in
            try maker.pictures(of: entry.report, at: path, in: state)
          }
        }
      )
    } deliver: { file in
      try entries.append(file.json, file.outline)
      if let found = file.pictures { try pictures?.append(found) }
    }
    try output.write(
      LargeAudit(
        toolVersion: ToolVersion.current, ruleTableVersion: RuleTable.current.version, date: date,
        entries: entries)
    ) { try pictures?.pictures(at: $0) }
    return tally
  }

  /// Reports the outcome of the run, with exit status 1 if a photo makes it fail, and 2 if a file
  /// could not be read.
  private func finish(_ tally: AuditTally, of source: PathSource, log: Log) throws {
    let others = source.others
    if reportOptions.file != nil || automation.resume != nil {
      log.info(
        ToolText.text(
          "tool.photosRead", .integer(Int64(tally.readCount)), .integer(Int64(tally.failureCount))))
      if others.count > 0 { log.info(others.message) }
    }
    if let failBelow = automation.failBelow, tally.belowCount > 0 {
      log.error(
        ToolText.text(
          "tool.belowScore", .integer(Int64(tally.belowCount)), .integer(Int64(failBelow))))
    }
    if tally.assessedCount > 0 {
      log.error(ToolText.text("tool.failedOn", .integer(Int64(tally.assessedCount))))
    }
    if tally.belowCount + tally.assessedCount > 0 { throw ExitCode(1) }
    // Who writes a list gets a row for each of its lines, and decides what a missing file means.
    if tally.unreadCount > 0, !source.isOpen {
      log.error(ToolText.text("tool.unread", .integer(Int64(tally.unreadCount))))
      throw ExitCode(2)
    }
  }
}
