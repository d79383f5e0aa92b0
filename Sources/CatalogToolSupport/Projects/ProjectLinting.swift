import FilePaths
package import LintProject
package import StringCatalogs

/// How to lint a catalog according to its project.
package struct ProjectLinting: Sendable {
  /// Lints the catalog as `catalog-lint` does; with the recommended rules if the configuration is
  /// invalid.
  package let linter: ProjectLinter

  /// Why the configuration or the baseline can't be used; nil if they can.
  package let problem: LocalizedMessage?

  /// The absolute paths of the files that this depends on, including files that do not exist yet.
  package let files: [String]

  /// Finds the configuration of the catalog at a path, in its folder or the nearest parent.
  package init(ofFile path: String) {
    let run = RunPath()
    let file = run.absolute(path)
    var finder = ConfigurationFinder(run: run)
    do {
      let found = try finder.configuration(ofFile: file)
      let baseline = found.configuration.baseline.map {
        run.absolute(run.path($0, below: found.folder))
      }
      var known: ProjectLinter.Known?
      var problem: LocalizedMessage?
      if let baseline {
        do {
          known = ProjectLinter.Known(
            baseline: try Baseline(at: baseline, run: run),
            path: run.path(file, fromFolderOf: baseline))
        } catch {
          problem = LocalizedMessage("preview.note.baseline", .message(error.localizedMessage))
        }
      }
      linter = ProjectLinter(found.configuration, path: found.path(of: file), known: known)
      self.problem = problem
      files = finder.files + (baseline.map { [$0] } ?? [])
    } catch {
      linter = ProjectLinter(path: path)
      problem = LocalizedMessage("preview.note.configuration", .message(error.localizedMessage))
      files = finder.files
    }
  }
}
