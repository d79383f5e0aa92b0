import ArgumentParser
import CatalogRules
import StringCatalogs
import ToolSupport

/// `catalog-lint lint`: looks for what is wrong in string catalogs.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint")

  @Argument(help: .key("help.lint.paths"))
  var paths: [String] = []

  @Option(name: .long, help: .key("help.lint.stdinFilename", valueName: "path"))
  var stdinFilename = "Localizable.xcstrings"

  @OptionGroup var ruleOptions: RuleOptions

  @OptionGroup var outputOptions: OutputOptions

  @OptionGroup var fixOptions: FixOptions

  @OptionGroup var baselineOptions: BaselineOptions

  @Option(name: .long, help: .key("help.lint.errorOn", valueName: "level"))
  var errorOn = Severity.error

  @Option(name: .long, help: .key("help.lint.config", valueName: "file"))
  var config: String?

  @Flag(name: .long, help: .key("help.lint.isolated"))
  var isolated = false

  func run() throws {
    let output = try ReportOutput(outputOptions, failureSeverity: errorOn)
    let run = RunPath()
    let inputs = try LintInput.inputs(at: paths, stdinFilename: stdinFilename, run: run)
    guard !inputs.isEmpty else { throw LintError.noCatalogsFound(paths.isEmpty ? ["."] : paths) }
    let tasks = try tasks(for: inputs, run)
    var results = LintRunner.results(of: tasks)
    if let path = baselineOptions.writeBaseline {
      try BaselineStore.write(results.compactMap { try? $0.get() }, to: path, run: run)
      return try finish([], results, hasChanges: false)
    }
    var baselines = BaselineStore(run: run)
    var difference: [UInt8] = []
    for (index, task) in tasks.enumerated() {
      guard case .success(let file) = results[index] else { continue }
      results[index] = Result { () throws(LintError) in
        try settle(file, task, &baselines, &difference)
      }
    }
    if fixOptions.diff {
      StandardStream.output.write(difference)
      return try finish([], results, hasChanges: !difference.isEmpty)
    }
    let files = results.compactMap { try? $0.get() }
    let report = LintReport(
      files: files, rules: RuleRegistry.descriptions, toolVersion: CatalogLint.version)
    try output.write(report)
    let hasFixedEntries = try settle(&baselines, run)
    try finish(files, results, hasChanges: hasFixedEntries)
  }

  /// Takes what a baseline knows out of a file, and fixes the rest when that is asked for.
  private func settle(
    _ file: LintedFile, _ task: LintTask, _ baselines: inout BaselineStore,
    _ difference: inout [UInt8]
  ) throws(LintError) -> LintedFile {
    var settled = file
    if fixOptions.isFixing {
      // What a baseline knows is left as it is; it is taken out of the report afterwards.
      var trial = baselines
      var unknown = file
      if let path = task.baseline { unknown = try trial.filter(file, by: path) }
      settled =
        try FileFixer(options: fixOptions).fix(unknown, of: task, difference: &difference) ?? file
    }
    guard let path = task.baseline else { return settled }
    return try baselines.filter(settled, by: path)
  }

  /// Tells of what the baselines know and nobody finds any more, or removes it; returns whether the run
  /// fails for it.
  private func settle(_ baselines: inout BaselineStore, _ run: RunPath) throws -> Bool {
    if baselineOptions.pruneBaseline {
      try baselines.prune()
      return false
    }
    for (path, entries) in baselines.fixed {
      note("lint.baseline.fixed", .text(run.shown(path)), .integer(Int64(entries.count)))
    }
    return baselineOptions.strictBaseline && !baselines.fixed.isEmpty
  }

  private func note(_ key: String, _ arguments: MessageArgument...) {
    let text = ToolText.text(LocalizedMessage(key, arguments: arguments))
    StandardStream.errors.write(text + "\n")
  }

  private func tasks(for inputs: [LintInput], _ run: RunPath) throws -> [LintTask] {
    // Wrong options are told of even when every file is excluded.
    var unused = LintConfiguration()
    try ruleOptions.apply(to: &unused)
    var finder = try ConfigurationFinder(run: run, path: config, isIsolated: isolated)
    return try inputs.compactMap { input in
      var found = try finder.configuration(ofFile: input.absolutePath)
      let path =
        input.absolutePath.hasPrefix(found.folder)
        ? String(input.absolutePath.dropFirst(found.folder.count)) : input.absolutePath
      guard !found.configuration.excludes(path) else { return nil }
      try ruleOptions.apply(to: &found.configuration.linting)
      return LintTask(
        input: input, linter: CatalogLinter(configuration: found.configuration.linting),
        path: path,
        baseline: baselineOptions.baseline.map(run.absolute)
          ?? found.configuration.baseline.map { run.absolute(run.path($0, below: found.folder)) })
    }
  }

  /// Says which files could not be read, and ends the run with the status that tells how it went.
  private func finish(
    _ files: [LintedFile], _ results: [Result<LintedFile, LintError>], hasChanges: Bool
  ) throws {
    var isComplete = true
    for case .failure(let error) in results {
      isComplete = false
      note("lint.error", .text("\(error)"))
    }
    guard isComplete else { throw ExitCode(2) }
    let isFailure = files.contains { $0.findings.contains { $0.severity >= errorOn } }
    if isFailure || hasChanges { throw ExitCode(1) }
  }
}
