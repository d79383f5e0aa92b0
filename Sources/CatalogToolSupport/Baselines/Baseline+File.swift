package import FilePaths
package import LintProject
import StringCatalogs
import ToolSupport

extension Baseline {
  /// Reads the baseline at an absolute path; one that the user named may be a pipe.
  package init(at path: String, run: RunPath, isNamed: Bool = false) throws(ProjectFileError) {
    let bytes = try ProjectFileError.bytes(
      at: path, upTo: SystemFile.maximumNamedByteCount, isNamed: isNamed)
    do {
      try self.init(bytes: bytes)
    } catch {
      throw ProjectFileError(
        LocalizedMessage(
          "lint.baseline.unreadable", .text(run.shown(path)), .integer(Int64(error.line))))
    }
  }
}
