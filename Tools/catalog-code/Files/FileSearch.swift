import CatalogToolSupport
import FilePaths
import ToolSupport

/// Finds the files of a project.
enum FileSearch {
  /// Returns the files at paths, and those with an extension in folders, each once however its path
  /// is written.
  static func files(at paths: [String], _ extensions: [String]) throws(FileError) -> [String] {
    let run = RunPath()
    var seen: Set<String> = []
    return try CatalogFinder(extensions: extensions).files(at: paths)
      .filter { seen.insert(run.absolute($0)).inserted }
  }
}
