import ArgumentParser
import CatalogRules
import CatalogToolSupport
import FilePaths
import LintFormats
import LintProject
import StringCatalogs
import ToolSupport

/// `catalog-lint lint`: finds problems in string catalogs.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "lint", superCommand: "catalog-lint")

  @Argument(help: .key("help.lint.paths"), completion: .catalogs)
  var paths: [String] = []

  @OptionGroup var options: LintOptions

  func run() throws {
    let output = try ReportOutput(options.output, failureSeverity: options.failure.errorOn)
    let run = RunPath()
    let inputs = try CatalogInput.inputs(
      at: paths, stdinFilename: options.input.stdinFilename, run: run, prose: true)
    guard !inputs.isEmpty else {
      throw CatalogToolError.noCatalogsFound(paths.isEmpty ? ["."] : paths)
    }
    let outputs = options.output.requests.map(\.path) + [options.baselines.writeBaseline]
    for case let path? in outputs {
      try SystemFile.refuseToOverwrite(inputs.compactMap(\.file), with: path)
    }
    let selected = try tasks(for: inputs)
    guard !selected.isEmpty || !inputs.allSatisfy(\.isFoundDocument) else {
      throw CatalogToolError.noCatalogsFound(paths.isEmpty ? ["."] : paths)
    }
    let changes = try ChangeFilter(since: options.input.changedSince, selected)
    let compared = changes.comparing(selected)
    let tasks = options.input.noHistory ? compared : TaskHistories.reading(compared)
    var results = LintRunner.results(of: tasks)
    if let path = options.baselines.writeBaseline {
      var checked: [String: BaselineTask] = [:]
      var files: [LintedFile] = []
      for (task, result) in zip(tasks, results) {
        guard case .success(let file) = result else { continue }
        files.append(file)
        checked[file.path] = task.baselineTask
      }
      try options.baselines.write(files, checkedBy: checked, to: path, run: run)
      return try finish([], results, hasChanges: false)
    }
    let baselineOptions = options.baselines
    if baselineOptions.pruneBaseline || baselineOptions.strictBaseline, !tasks.isEmpty,
      tasks.allSatisfy({ $0.baseline == nil })
    {
      throw CatalogToolError.unusable(
        LocalizedMessage(
          "lint.error.noBaseline",
          .text(baselineOptions.pruneBaseline ? "--prune-baseline" : "--strict-baseline")))
    }
    var baselines = BaselineStore(run: run, named: baselineOptions.baseline)
    var difference: [UInt8] = []
    var fixes = FixSummary()
    var hiddenCount = 0
    for (index, task) in tasks.enumerated() {
      guard case .success(let file) = results[index] else { continue }
      results[index] = Result { () throws(CatalogToolError) in
        try fixAndFilter(file, task, changes, &baselines, &difference, &fixes, &hiddenCount)
      }
    }
    if options.fixes.diff {
      try StandardStream.writeReport(difference)
      fixes.print(isPreview: true)
      return try finish([], results, hasChanges: !difference.isEmpty)
    }
    let files = results.compactMap { try? $0.get() }
    let report = LintReport(
      files: files, rules: Self.rules(of: tasks), toolVersion: ToolVersion.current)
    try output.write(report)
    // Where a fix can’t be saved, the error says what is left.
    if options.fixes.isFixing, !fixes.isEmpty || files.count == results.count {
      fixes.print(isPreview: false)
    }
    let omitted = files.reduce(0) { $0 + $1.omittedCount }
    if omitted > 0 {
      ToolMessage.note.print(ToolText.text("lint.stale.omitted", .integer(Int64(omitted))))
    }
    options.baselines.reportHiddenFindings(hiddenCount)
    let hasFixedEntries = try options.baselines.reportFixedEntries(
      &baselines, run: run)
    try finish(files, results, hasChanges: hasFixedEntries)
  }

  /// Fixes a file if requested, and removes the findings in its baseline and, with
  /// `--changed-since`, those about other keys.
  private func fixAndFilter(
    _ file: LintedFile, _ task: LintTask, _ changes: ChangeFilter, _ baselines: inout BaselineStore,
    _ difference: inout [UInt8], _ summary: inout FixSummary, _ hiddenCount: inout Int
  ) throws(CatalogToolError) -> LintedFile {
    var fixed = file
    if options.fixes.isFixing {
      // Findings in the baseline are not fixed.
      let unknown = changes.filter(
        try baselines.unknownFindings(in: file, of: task.baselineTask), of: task)
      fixed =
        try FileFixer(options: options.fixes)
        .fix(unknown, of: task, difference: &difference, summary: &summary) ?? file
      summary.addKnown(changes.filter(file, of: task), unknown: unknown, options.fixes)
    }
    let result = changes.filter(try baselines.filter(fixed, of: task.baselineTask), of: task)
    hiddenCount += changes.filter(fixed, of: task).findings.count - result.findings.count
    return result
  }

  private func tasks(for inputs: [CatalogInput]) throws -> [LintTask] {
    let session = try ProjectSession(
      options.configuration, baselines: options.baselines, choosing: options.rules.apply)
    let siblings = Siblings()
    let tasks: [LintTask] = try inputs.compactMap { input in
      var settings = try session.settings(ofFile: input.absolutePath)
      let document = settings.configuration.document(at: settings.path)
      guard !settings.isExcluded, document != nil || !input.isFoundDocument else { return nil }
      settings.configuration.linting.includesStale = options.input.includeStale
      let linter = CatalogLinter(configuration: settings.configuration.linting)
      input.tables?.use(linter, path: settings.path, language: document?.language)
      return LintTask(
        input: input, linter: linter, path: settings.path, siblings: siblings,
        baseline: settings.baseline)
    }
    if !tasks.isEmpty {
      try options.rules.choice.checkPatterns(in: tasks.map(\.linter.configuration))
    }
    return tasks
  }

  /// Returns the rules of the linter, and the patterns of all configurations.
  private static func rules(of tasks: [LintTask]) -> [RuleDescription] {
    var rules = RuleRegistry.descriptions
    var known = Set(rules.map(\.id))
    for task in tasks {
      for pattern in task.linter.configuration.patterns where known.insert(pattern.rule).inserted {
        rules.append(pattern.description)
      }
    }
    return rules
  }

  /// Reports files that could not be read, and ends the run with its exit status.
  private func finish(
    _ files: [LintedFile], _ results: [Result<LintedFile, CatalogToolError>], hasChanges: Bool
  ) throws {
    var reasons: Set<String> = []
    for case .failure(let error) in results {
      // An unreadable baseline fails each of its files.
      if reasons.insert("\(error)").inserted { ToolMessage.error.print("\(error)") }
    }
    guard reasons.isEmpty else { throw ExitCode(2) }
    let isFailure = options.failure.isFailure(files)
    if isFailure || hasChanges { throw ExitCode(1) }
  }
}
