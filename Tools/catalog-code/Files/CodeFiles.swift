import CatalogToolSupport
import CodeChecks
import CodeProjects
import CodeStrings
import Dispatch
import FilePaths
import LintProject
import StringCatalogs
import Synchronization
import ToolSupport

/// The source files at paths, and the files in which Xcode wrote their strings.
struct CodeFiles {
  /// What was read of a file.
  private enum Contents: Sendable {
    case facts(FileFacts, mayHaveDirectives: Bool)
    case strings(StringsData)
  }

  /// The project’s configuration: that of the first path.
  let project: ConfigurationFinder.Found

  private static let extensions = [".swift", ".m", ".mm", ".h", ".stringsdata"]

  /// The extensions of the files that say what belongs to a project: its sources, catalogs, Swift
  /// packages, and Xcode projects.
  static let projectExtensions = extensions + [CatalogPath.fileExtension, ".pbxproj"]

  /// The paths of the files, each once.
  let paths: [String]

  /// The paths that were named, which may be those of pipes.
  private let named: Set<String>

  /// Finds the files at paths, as a configuration wants; without paths, those in the current
  /// folder.
  init(at paths: [String], _ session: ProjectSession) throws {
    let roots = paths.isEmpty ? ["."] : paths
    try self.init(
      at: roots, among: try FileSearch.files(at: roots, Self.extensions), session)
  }

  /// Uses files that were found at paths with others: those with code that a configuration wants.
  init(at roots: [String], among paths: [String], _ session: ProjectSession) throws {
    let run = session.run
    let first = run.absolute(roots[0])
    let project = try session.configuration(
      ofFile: CatalogFinder.isFile(first) ? first : first + "/")
    self.project = project
    named = Set(roots)
    self.paths = paths.filter { path in
      // Only a folder that can't be read ends with a slash; reading it reports the error.
      path.hasSuffix("/")
        || Self.extensions.contains { FolderPath.isPath(path, endingIn: $0) }
          && project.configuration.code.includes(project.path(of: run.absolute(path)))
    }
    if self.paths.isEmpty { throw CatalogToolError.noCodeFound(roots) }
  }

  /// Returns the strings in the files, and why others could not be read.
  func strings(_ options: CodeOptions) -> (strings: [CodeString], errors: [FileError]) {
    let read = contents()
    let built = BuildStrings(read.data, project, RunPath())
    return (built.replacing(extractor(options).strings(in: read.facts)), read.errors)
  }

  /// The catalogs that the configuration gives to folders.
  var assignments: [CatalogAssignment] {
    project.configuration.code.catalogs.map { folder, catalog in
      CatalogAssignment(sources: project.folder + folder, catalogs: project.folder + catalog)
    }
  }

  /// Returns the extractor that the options and the configuration choose.
  func extractor(_ options: CodeOptions) -> CodeStringExtractor {
    options.extractor(project.configuration.code)
  }

  /// Returns what the files contain, in their order, and why others could not be read.
  func contents() -> CodeContents {
    let read = Mutex<[(index: Int, contents: Result<Contents, FileError>)]>([])
    let run = RunPath()
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let contents = Result { () throws(FileError) in try self.contents(of: paths[index], run) }
      read.withLock { $0.append((index, contents)) }
    }
    var all = CodeContents()
    for (index, contents) in read.withLock({ $0 }).sorted(by: { $0.index < $1.index }) {
      switch contents {
      case .success(.facts(let file, let mayHaveDirectives)):
        all.facts.append(file)
        if mayHaveDirectives { all.pathsWithDirectives.insert(file.path) }
      case .success(.strings(let file)):
        all.data.append(BuildStrings.File(path: paths[index], data: file))
      case .failure(let error): all.errors.append(error)
      }
    }
    return all
  }

  /// Returns that a file is in UTF-16 or UTF-32, as catalogs say it; nil for others.
  ///
  /// Compilers reject such code. If it just had no strings, their keys would seem to be unused.
  private static func encodingError(of bytes: [UInt8]) -> CatalogError? {
    do throws(CatalogError) {
      _ = try JSONValue.tolerant(Array(bytes.prefix(4)))
      return nil
    } catch {
      return error.reason == .notUTF8 ? error : nil
    }
  }

  private func contents(of path: String, _ run: RunPath) throws(FileError) -> Contents {
    let shown = run.shown(path)
    let file =
      named.contains(path)
      ? try SystemFile.bytes(atNamed: shown) : try SystemFile.bytes(at: shown)
    let bytes = LineEndings.bytes(of: file)
    if let error = Self.encodingError(of: bytes) {
      throw .cannotRead(path: shown, reason: .message(error.localizedMessage))
    }
    if FolderPath.isPath(path, endingIn: ".stringsdata") {
      do {
        return .strings(try StringsData(bytes: bytes, path: shown))
      } catch {
        throw .cannotRead(path: shown, reason: .message(error.localizedMessage))
      }
    }
    return .facts(
      FolderPath.isPath(path, endingIn: ".swift")
        ? CodeStringExtractor.facts(ofSwift: bytes, path: shown)
        : CodeStringExtractor.facts(ofObjectiveC: bytes, path: shown),
      mayHaveDirectives: CodeReport.mayHaveDirectives(bytes))
  }
}
