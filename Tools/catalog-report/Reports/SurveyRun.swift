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

  /// The languages that options name.
  private let namedLanguages: [LanguageTag]

  private let tasks: [Task]
  private let histories: HistoryFinder?
  private let earlier: EarlierCatalogs?

  /// Finds the settings and the histories of catalogs; throws if an option names something that
  /// does not exist.
  init(_ inputs: [CatalogInput], _ options: CreateOptions) throws {
    self.options = options.input
    var named: Set<LanguageTag> = []
    namedLanguages = ((options.input.only?.tags ?? []) + options.failOn.flatMap(\.languageTags))
      .filter { named.insert($0).inserted }
    let session = try ProjectSession(options.configuration)
    var known: Set<String> = []
    var found: [(input: CatalogInput, linter: ProjectLinter, settings: FileSettings)] = []
    for input in inputs where known.insert(input.absolutePath).inserted {
      known.formUnion(input.paths)
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
    histories?.noteFailures()
    histories?.noteWhatIsMissing()
    earlier = try self.options.compare.map { name throws in
      try EarlierCatalogs(
        name, of: found.flatMap(\.input.paths))
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
    let files = tasks.flatMap(\.input.paths)
    if !options.noGit, let log = ProgressLog(of: files) {
      report.commit = log.current
      if let range = options.history {
        report.history = try log.points(range, without: report)
      }
    } else if options.history != nil {
      throw CatalogToolError.unusable(LocalizedMessage("progress.error.noHistory"))
    }
    // With a misspelled language, a check never finds anything.
    if isComplete {
      for language in report.unknownLanguages(among: namedLanguages) {
        ToolMessage.note.print(
          ToolText.text("progress.note.unknownLanguage", .text(language.rawValue)))
      }
    }
    guard let only = options.only else { return report }
    report.keep(only.tags)
    return report
  }

  private static func surveys(
    _ task: Task, _ options: SurveyOptions, _ earlier: EarlierCatalogs?
  ) throws(CatalogToolError) -> [CatalogSurvey] {
    let catalogs = try task.input.catalogs()
    let path = Self.path(of: task.input)
    let before = earlier?.versions(of: task.input)
    return catalogs.enumerated().map { number, catalog in
      let old = before.map { number < $0.count ? $0[number] : nil }
      return survey(of: catalog, path, task, options, old)
    }
  }

  /// Returns the path of an input in a report, with `*` for the language of the folder of a table.
  private static func path(of input: CatalogInput) -> String {
    guard let name = TableName(path: input.shownPath), name.languageFolder != nil else {
      return input.shownPath
    }
    let file = input.shownPath.split(separator: "/").last ?? ""
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
