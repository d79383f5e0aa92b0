import CatalogHistory
import CatalogReports
import CatalogRules
import CatalogToolSupport
import Dispatch
import LintProject
import StringCatalogs
import StringTables
import Synchronization
import ToolSupport

/// Reads catalogs and counts them, several at the same time.
final class SurveyRun {
  /// A catalog or a table, and its settings.
  private struct Task: Sendable {
    let input: CatalogInput
    let linter: ProjectLinter
    let configuration: LintConfiguration
    let history: CatalogHistory?
  }

  /// Whether every file could be read.
  private(set) var isComplete = true

  private let options: SurveyOptions
  private let tasks: [Task]
  private let histories: HistoryFinder?
  private let earlier: EarlierCatalogs?

  /// Finds the settings and the histories of catalogs; throws if an option names something that
  /// does not exist.
  init(_ inputs: [CatalogInput], _ options: CreateOptions) throws {
    self.options = options.input
    let session = try ProjectSession(options.configuration)
    var known: Set<String> = []
    var found: [(input: CatalogInput, linter: ProjectLinter, settings: FileSettings)] = []
    for input in inputs where known.insert(input.absolutePath).inserted {
      if let tables = input.tables { known.formUnion(tables.paths) }
      let settings = try session.settings(ofFile: input.absolutePath)
      guard !settings.isExcluded else { continue }
      let linting = session.linting(ofFile: input.absolutePath)
      if let problem = linting.problem { ToolMessage.note.print(ToolText.text(problem)) }
      found.append((input, linting.linter, settings))
    }
    let catalogs = found.filter { $0.input.tables == nil }.map(\.input.absolutePath)
    histories = self.options.noGit ? nil : HistoryFinder(of: catalogs)
    tasks = found.map { [histories] input, linter, settings in
      Task(
        input: input, linter: linter, configuration: settings.configuration.linting,
        history: histories?.histories[input.absolutePath])
    }
    for failure in histories?.failures ?? [] {
      ToolMessage.note.print(
        ToolText.text("lint.history.failed", .text(failure.root), .message(failure.reason)))
    }
    histories?.noteWhatIsMissing()
    earlier = try self.options.compare.map { name throws in
      try EarlierCatalogs(
        name, of: found.flatMap { $0.input.tables?.paths ?? [$0.input.absolutePath] })
    }
  }

  /// Returns the report, and prints why files could not be read.
  func report() throws -> CatalogReport {
    let results = Mutex<[(index: Int, result: Result<[CatalogSurvey], CatalogToolError>)]>([])
    DispatchQueue.concurrentPerform(iterations: tasks.count) { [tasks, options, earlier] index in
      let result = Result { () throws(CatalogToolError) in
        try Self.surveys(tasks[index], options, earlier)
      }
      results.withLock { $0.append((index, result)) }
    }
    var surveys: [CatalogSurvey] = []
    for (_, result) in results.withLock({ $0 }).sorted(by: { $0.index < $1.index }) {
      do throws(CatalogToolError) {
        surveys += try result.get()
      } catch {
        isComplete = false
        ToolMessage.error.print("\(error)")
      }
    }
    var report = CatalogReport(
      surveys, base: options.compare, toolVersion: ToolVersion.current)
    let known = tasks.compactMap(\.history)
    report.historyBeginning = known.compactMap(\.beginning).first.map { ReportedCommit($0) }
    let files = tasks.flatMap { $0.input.tables?.paths ?? [$0.input.absolutePath] }
    if !options.noGit, let log = ProgressLog(of: files) {
      report.commit = log.current
      if let range = options.history {
        report.history = try log.points(range, without: report)
      }
    } else if options.history != nil {
      throw CatalogToolError.unusable(LocalizedMessage("progress.error.noHistory"))
    }
    guard let languages = options.languages else { return report }
    report.keep(languages)
    return report
  }

  private static func surveys(
    _ task: Task, _ options: SurveyOptions, _ earlier: EarlierCatalogs?
  ) throws(CatalogToolError) -> [CatalogSurvey] {
    guard let tables = task.input.tables else {
      let catalog = try CatalogFile(try task.input.bytes(), at: task.input.shownPath).catalog
      let before = earlier.map { $0.catalogs[task.input.absolutePath] }
      return [survey(of: catalog, task.input.shownPath, task, options, before)]
    }
    let (group, failures) = tables.contents
    if let path = tables.paths.first(where: { failures[$0] != nil }), let error = failures[path] {
      throw error
    }
    let before = earlier?.tables(of: tables.paths)
    return group.catalogs.enumerated().compactMap { number, table in
      guard let catalog = try? StringCatalog(bytes: table.bytes) else { return nil }
      let old = before.map { number < $0.count ? $0[number] : nil }
      return survey(of: catalog, Self.path(of: task.input), task, options, old)
    }
  }

  /// Returns the path of a table in a report, with `*` for the language of its folder.
  private static func path(of table: CatalogInput) -> String {
    guard let name = TableName(path: table.shownPath), name.languageFolder != nil else {
      return table.shownPath
    }
    let file = table.shownPath.split(separator: "/").last ?? ""
    return "\(name.folder)*\(TableName.languageExtension)/\(file)"
  }

  private static func survey(
    of catalog: StringCatalog, _ path: String, _ task: Task, _ options: SurveyOptions,
    _ earlier: StringCatalog??
  ) -> CatalogSurvey {
    CatalogSurvey(
      of: catalog, path: path, findings: task.linter.findings(in: catalog),
      configuration: task.configuration, history: task.history,
      comparedWith: earlier.map { earlier in
        earlier.map { CatalogSurvey.Earlier($0, findings: task.linter.findings(in: $0)) }
      }, listsStrings: options.strings)
  }
}
