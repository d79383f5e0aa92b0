import CatalogRules
import CatalogToolSupport
import CodeChecks
import CodeProjects
import CodeStrings
import Dispatch
import FilePaths
import StringCatalogs
import Synchronization
import ToolSupport

/// The files of a project: code, catalogs, what says which belongs to which, and other files that
/// can mention keys.
struct ProjectFiles {
  /// Files with code, whose texts are literals.
  private static let code = [
    ".swift", ".m", ".mm", ".h", ".c", ".cc", ".cpp", ".hpp", ".metal", ".js", ".ts", ".py", ".rb",
  ]

  /// Files with data or an interface.
  private static let data = [
    ".storyboard", ".xib", ".plist", ".json", ".xml", ".yml", ".yaml", ".csv", ".tsv", ".txt",
    ".html", ".intentdefinition", ".entitlements", ".toml", ".graphql", ".sql", ".stencil",
  ]

  /// What the other files are: catalogs, tables, Xcode projects, and what Xcode wrote.
  private static let others =
    [CatalogPath.fileExtension, ".pbxproj", ".stringsdata"] + TableKeys.extensions

  /// Larger files are data that a program reads, not texts for people.
  private static let longestText = 16 << 20

  /// The paths of the files, each once.
  let paths: [String]

  /// The files with code that the configuration wants.
  private let sources: CodeFiles

  /// Finds the files at paths; without paths, those in the current folder.
  init(at paths: [String], _ session: ProjectSession) throws {
    let roots = paths.isEmpty ? ["."] : paths
    self.paths = try FileSearch.files(at: roots, Self.code + Self.data + Self.others)
    sources = try CodeFiles(at: roots, among: self.paths, session)
    guard self.paths.contains(where: Self.isCatalog) else {
      throw CatalogToolError.noCatalogsFound(roots)
    }
  }

  static func isCatalog(_ path: String) -> Bool {
    FolderPath.isPath(path, endingIn: CatalogPath.fileExtension)
  }

  /// Reads the project.
  func project(_ options: CodeOptions) -> Project {
    let run = RunPath()
    var read = sources.contents()
    let locator = CatalogLocator(
      files: paths.map(run.shown), assignments: sources.assignments, SystemFileReader())
    locator.printNotes(run)
    // Any key can be in a file that can't be read.
    let known = Set(sources.paths)
    read.errors += mentioning.filter { !known.contains($0) }.compactMap(SystemFile.readError)
    var catalogs: [ProjectCatalog] = []
    for path in paths.filter(Self.isCatalog) {
      let shown = run.shown(path)
      do throws(CatalogToolError) {
        catalogs.append(
          ProjectCatalog(
            path: shown, catalog: try CatalogFile(found: path).catalog,
            mayHaveSymbols: locator.mayHaveSymbols(shown),
            target: ProjectCatalog.Target(
              isMissing: locator.isInNoTarget(shown),
              languages: locator.developmentLanguages(of: shown))))
      } catch .file(let error) {
        read.errors.append(error)
      } catch {
        read.errors.append(.cannotRead(path: shown, reason: .message(error.message)))
      }
    }
    var reading = sources.extractor(options).reading(of: read.facts)
    reading.strings = BuildStrings(read.data, sources.project, run).replacing(reading.strings)
    read.facts = []
    let code = CodeProject(
      catalogs: catalogs, reading: reading, home: { KeyHome(of: $0, locator) },
      mainCatalogs: { locator.mainCatalogs(ofTable: $0) },
      needsModuleBundle: { locator.needsModuleBundle($0) },
      mentions: { [mentioning] in Self.mentions($0, in: mentioning, run) },
      tableKeys: { [paths] in TableKeys.keys(ofTables: $0, among: paths) })
    return Project(
      code: code, errors: read.errors, codePaths: sources.paths.map(run.shown),
      pathsWithDirectives: read.pathsWithDirectives)
  }

  /// The paths of the files that can mention keys.
  private var mentioning: [String] {
    paths.filter { path in !Self.others.contains { FolderPath.isPath(path, endingIn: $0) } }
  }

  /// Returns the first location of each key in files.
  private static func mentions(
    _ search: KeySearch, in paths: [String], _ run: RunPath
  ) -> [String: FindingLocation] {
    let found = Mutex<[(index: Int, key: String, location: FindingLocation)]>([])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let path = paths[index]
      guard let bytes = try? SystemFile.bytes(at: path), bytes.count <= longestText else { return }
      let isCode = code.contains { FolderPath.isPath(path, endingIn: $0) }
      let hits = search.hits(in: bytes, isCode: isCode)
      guard !hits.isEmpty else { return }
      let lines = LineIndex(isCode ? LineEndings.bytes(of: bytes) : bytes)
      let locations = hits.map { hit in
        let position = lines.position(at: hit.offset)
        return (
          index, hit.key,
          FindingLocation(path: run.shown(path), line: position.line, column: position.column)
        )
      }
      found.withLock { $0 += locations }
    }
    return found.withLock { $0 }.sorted { $0.index < $1.index }
      .reduce(into: [:]) { locations, hit in
        if locations[hit.key] == nil { locations[hit.key] = hit.location }
      }
  }
}
