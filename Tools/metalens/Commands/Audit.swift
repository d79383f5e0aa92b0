import ArgumentParser
import ToolSupport
import Foundation
import Originality
import PhotoMetadata
import StringCatalogs

/// `metalens audit`: reads photos and writes a report.
struct Audit: AsyncParsableCommand {
  static let configuration = CommandConfiguration.localized("audit", hasDiscussion: true)

  @Argument(help: .key("help.audit.paths"))
  var paths: [String]

  @Flag(name: .shortAndLong, help: .key("help.audit.recursive"))
  var recursive = false

  @OptionGroup var reportOptions: ReportOptions

  @Option(name: .long, help: .key("help.audit.failBelow", valueName: "score"))
  var failBelow: Int?

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.option.progress"))
  var progress: Bool?

  func validate() throws {
    if let failBelow, !(0...100).contains(failBelow) {
      throw ValidationError("\(ToolError.scoreOutOfRange)")
    }
  }

  func run() async throws {
    let log = Log(level: reportOptions.logLevel)
    let output = try ReportOutput(options: reportOptions, log: log)
    let files = PhotoFinder(isRecursive: recursive).files(at: paths.map { PhotoPath($0) })
    guard !files.isEmpty else { throw ToolError.noPhotosFound(paths) }
    try output.refuseToOverwrite(files)

    let audit = await audit(files, log: log)
    try output.write(audit)
    try finish(audit, log: log)
  }

  private func audit(_ files: [PhotoPath], log: Log) async -> AuditReport {
    let date = Date.ofReport(environment: ProcessInfo.processInfo.environment)
    let auditor = PhotoAuditor(service: PhotoMetadataService(log: log) { date })
    var bar = ProgressBar(
      total: files.count, isShown: progress ?? ProgressBar.hasTerminal
    ) { done, total in
      ToolText.text("tool.progress", .integer(Int64(done)), .integer(Int64(total)))
    }
    var entries: [PhotoEntry] = []
    for file in files {
      bar.draw(done: entries.count)
      entries.append(await auditor.entry(forFileAt: file))
    }
    bar.finish()
    return AuditReport(
      toolVersion: MetaLens.version, ruleTableVersion: RuleTable.current.version, date: date,
      entries: entries)
  }

  /// Says how the run went, and ends it with status 1 when a photo is below the wanted score.
  private func finish(_ audit: AuditReport, log: Log) throws {
    let failures = audit.entries.count { $0.error != nil }
    if reportOptions.file != nil {
      log.info(
        ToolText.text(
          "tool.photosRead", .integer(Int64(audit.entries.count - failures)),
          .integer(Int64(failures))))
    }
    guard let failBelow else { return }
    let below = audit.entries.count { ($0.report?.score ?? -1) < failBelow }
    guard below > 0 else { return }
    log.error(
      ToolText.text("tool.belowScore", .integer(Int64(below)), .integer(Int64(failBelow))))
    throw ExitCode(1)
  }
}
