package import LintProject
import StringCatalogs

extension Baseline {
  /// Reads the baseline at an absolute path.
  package init(at path: String, run: RunPath) throws(ProjectFileError) {
    let bytes = try ProjectFileError.bytes(at: path)
    do {
      try self.init(bytes: bytes)
    } catch {
      throw ProjectFileError(
        LocalizedMessage(
          "lint.baseline.unreadable", .text(run.shown(path)), .integer(Int64(error.line))))
    }
  }
}
