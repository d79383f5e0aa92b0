package import CatalogRules
package import FilePaths
package import LintProject
import StringCatalogs
package import ToolSupport

/// A project as the tools for catalogs open it: the configurations and baselines of its files,
/// changed by the options of a run.
///
///     let session = try ProjectSession(options.configuration, baselines: options.baselines)
///     let settings = try session.settings(ofFile: "App/Localizable.xcstrings")
package final class ProjectSession {
  /// How paths are shown.
  package let run = RunPath()

  /// The absolute paths of the configurations and baselines that were read or looked for.
  package var files: [String] { finder.files + baselineFiles }

  private var finder: ConfigurationFinder
  private var baselineFiles: [String] = []

  /// The baselines that were read, each once however many files it has, by absolute path.
  private var knownFindings: [String: Result<Baseline, ProjectFileError>] = [:]

  private let baselines: BaselineOptions?
  private let choose: (inout LintConfiguration) throws -> Void

  /// Opens the project of any file, whose configuration nothing changes.
  ///
  /// With `testsExamples`, examples of patterns that are untrue are errors.
  package init(testsExamples: Bool = false) {
    finder = ConfigurationFinder(run: run, testsExamples: testsExamples)
    baselines = nil
    choose = { _ in }
  }

  /// Opens the project of files with the options of a run, of which `choose` applies those that
  /// choose rules.
  ///
  /// Invalid options are reported even if the project excludes every file.
  package init(
    _ options: ConfigurationOptions, baselines: BaselineOptions? = nil,
    choosing choose: @escaping (inout LintConfiguration) throws -> Void = { _ in }
  ) throws {
    var unused = LintConfiguration()
    try choose(&unused)
    finder = ConfigurationFinder(run: run, isIsolated: options.isolated)
    self.baselines = baselines
    self.choose = choose
    if let path = options.config { try finder.load(path) }
  }

  /// Uses the configuration at a path for all files.
  package func load(_ path: String) throws(ProjectFileError) { try finder.load(path) }

  /// Returns the configuration of a file as it was written, by its absolute path.
  package func configuration(
    ofFile path: String
  ) throws(ProjectFileError) -> ConfigurationFinder.Found {
    try finder.configuration(ofFile: path)
  }

  /// Returns the settings of a file.
  package func settings(ofFile path: String) throws -> FileSettings {
    let file = run.absolute(path)
    var found = try finder.configuration(ofFile: file)
    try choose(&found.configuration.linting)
    return FileSettings(
      configuration: found.configuration, path: found.path(of: file), baseline: baseline(of: found))
  }

  /// Returns how to lint a catalog: with the recommended rules if its configuration is invalid.
  package func linting(ofFile path: String) -> CatalogLinting {
    let file = run.absolute(path)
    let found: ConfigurationFinder.Found
    do {
      found = try finder.configuration(ofFile: file)
    } catch {
      return CatalogLinting(
        linter: ProjectLinter(path: path),
        problem: LocalizedMessage("preview.note.configuration", .message(error.localizedMessage)))
    }
    var known: ProjectLinter.Known?
    var problem: LocalizedMessage?
    if let baseline = baseline(of: found) {
      baselineFiles.append(baseline)
      do throws(ProjectFileError) {
        known = ProjectLinter.Known(
          baseline: try knownFindings(at: baseline),
          path: run.path(file, fromFolderOf: baseline))
      } catch {
        problem = LocalizedMessage("preview.note.baseline", .message(error.localizedMessage))
      }
    }
    return CatalogLinting(
      linter: ProjectLinter(found.configuration, path: found.path(of: file), known: known),
      problem: problem)
  }

  private func knownFindings(at path: String) throws(ProjectFileError) -> Baseline {
    if let result = knownFindings[path] { return try result.get() }
    let run = run
    let result = Result { () throws(ProjectFileError) in try Baseline(at: path, run: run) }
    knownFindings[path] = result
    return try result.get()
  }

  /// Returns the absolute path of the baseline of the files with a configuration; nil for none.
  private func baseline(of found: ConfigurationFinder.Found) -> String? {
    if baselines?.noBaseline == true { return nil }
    return baselines?.baseline.map(run.absolute)
      ?? found.configuration.baseline.map { run.absolute(run.path($0, below: found.folder)) }
  }
}
