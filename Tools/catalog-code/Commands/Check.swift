import ArgumentParser
import CatalogRules
import CatalogToolSupport
import CodeChecks
import FilePaths
import LintFormats
import LintProject
import StringCatalogs
import ToolSupport

/// `catalog-code check`: what code and catalogs do not agree about.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "code-check", named: "check", hasDiscussion: true)

  @Argument(help: .key("help.code.projectPaths"))
  var paths: [String] = []

  @OptionGroup(.input) var code: CodeOptions

  @OptionGroup(.rules) var rules: RuleChoiceOptions

  @OptionGroup(.rules) var configuration: ConfigurationOptions

  @OptionGroup(.output) var output: OutputOptions

  @OptionGroup(.baseline) var baselines: BaselineOptions

  @OptionGroup(.automation) var failure: FailureOptions

  func run() throws {
    let output = try ReportOutput(output, failureSeverity: failure.errorOn)
    let session = try ProjectSession(
      configuration, baselines: baselines, choosing: rules.apply)
    let run = session.run
    let files = try ProjectFiles(at: paths, session)
    for case let path? in self.output.requests.map(\.path) + [baselines.writeBaseline] {
      try SystemFile.refuseToOverwrite(files.paths, with: path)
    }
    let project = files.project(code)
    let checked = CheckedFiles(project, findings: CodeChecker(project.code).findings())
    var (linted, omittedCount) = try checked.report(session)
    var tasks: [String: BaselineTask] = [:]
    for file in linted {
      tasks[file.path] = try session.settings(ofFile: file.path)
        .baselineTask(isCode: file.catalog == nil)
    }
    for path in project.codePaths where tasks[path] == nil {
      tasks[path] = try session.settings(ofFile: path).baselineTask(isCode: true)
    }
    if let path = baselines.writeBaseline {
      try baselines.write(linted, checkedBy: tasks, to: path, run: run)
      return try project.report(isFailure: false)
    }
    var store = BaselineStore(run: run, named: baselines.baseline)
    let foundCount = linted.reduce(0) { $0 + $1.findings.count }
    linted = try linted.map { file in
      try tasks[file.path].map { try store.filter(file, of: $0) } ?? file
    }
    let hiddenCount = foundCount - linted.reduce(0) { $0 + $1.findings.count }
    for (path, task) in tasks { store.note(task, ofFile: path) }
    var report = LintReport(
      files: linted.filter { $0.catalog != nil || !$0.findings.isEmpty },
      rules: FileSettings.codeRules, toolVersion: ToolVersion.current)
    report.toolName = "catalog-code"
    try output.write(report)
    if omittedCount > 0 {
      ToolMessage.note.print(ToolText.text("code.likely.omitted", .integer(Int64(omittedCount))))
    }
    baselines.reportHiddenFindings(hiddenCount)
    let hasFixed = try baselines.reportFixedEntries(&store, run: run)
    try project.report(isFailure: failure.isFailure(linted) || hasFixed)
  }
}
