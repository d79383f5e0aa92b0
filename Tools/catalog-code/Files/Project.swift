import ArgumentParser
import CodeChecks
import ToolSupport

/// A project, and what could not be read of it.
struct Project {
  let code: CodeProject
  let errors: [FileError]

  /// The paths of the files with code, as reports show them.
  let codePaths: [String]

  /// The paths in `codePaths` of the files that may allow rules in comments.
  let pathsWithDirectives: Set<String>

  /// Reports what could not be read, and ends the run with its exit status.
  func report(isFailure: Bool) throws {
    for error in errors { ToolMessage.error.print("\(error)") }
    if !errors.isEmpty { throw ExitCode(2) }
    if isFailure { throw ExitCode(1) }
  }
}
