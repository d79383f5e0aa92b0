import CatalogToolSupport
import CodeStrings
import FilePaths
import LintProject
import ToolSupport

/// Puts together what Xcode wrote about the strings of a project, in files `.stringsdata`.
///
/// A build has such files for other modules, for sources that no longer exist, and for one source
/// several times. The sources have the paths of the machine that built them.
struct BuildStrings {
  /// A file that Xcode wrote.
  struct File {
    let path: String
    let data: StringsData
  }

  /// The strings, by the path of their source as a report shows it.
  private(set) var strings: [String: [CodeString]] = [:]

  /// The sources with strings that are not here, as the machine that built them named them.
  private(set) var missing: [String] = []

  /// Keeps the newest file of each source that the project has.
  ///
  /// If none of the sources exists here, as without a checkout, all are kept.
  init(_ files: [File], _ project: ConfigurationFinder.Found, _ run: RunPath) {
    var newest: [String: File] = [:]
    for file in files {
      let source = file.data.source ?? file.path
      guard let other = newest[source] else {
        newest[source] = file
        continue
      }
      if Self.isNewer(file, than: other) { newest[source] = file }
    }
    var finder = SourceFinder(folders: [run.absolute(".") + "/", project.folder])
    var found: [String: [CodeString]] = [:]
    for (source, file) in newest.sorted(by: { $0.key < $1.key }) {
      guard let path = finder.path(of: source) else {
        if !file.data.strings.isEmpty { missing.append(source) }
        continue
      }
      guard project.configuration.code.includes(project.path(of: path)) else { continue }
      found[run.shown(path)] = file.data.strings
    }
    strings = finder.hasFound ? found : newest.mapValues(\.data.strings)
  }

  /// Returns the strings of code with those that Xcode wrote, which are exact, for the same files.
  ///
  /// The compiler does not write the phrases of App Shortcuts.
  func replacing(_ strings: [CodeString]) -> [CodeString] {
    strings.filter {
      !$0.isExtracted || $0.phrases != nil || self.strings[$0.file] == nil
    } + inOrder
  }

  /// The strings with the paths of their sources here, in the order of the paths.
  var inOrder: [CodeString] {
    strings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { path, strings in
      strings.map { string in
        var string = string
        string.file = path
        return string
      }
    }
  }

  private static func isNewer(_ file: File, than other: File) -> Bool {
    guard let state = FileStatus.state(of: file.path) else { return false }
    return FileStatus.state(of: other.path).map { state.isNewer(than: $0) } ?? true
  }
}
