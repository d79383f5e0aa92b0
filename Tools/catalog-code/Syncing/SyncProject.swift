import CatalogToolSupport
import CodeChecks
import CodeProjects
import CodeStrings
import FilePaths
import LintProject
import StringCatalogs
import ToolSupport

/// The catalogs that are brought up to date, and the strings of the code for each.
///
/// The code of the whole project is read, whichever catalogs are named: a key is gone only if no
/// code uses it.
struct SyncProject {
  /// What the code says about a catalog.
  struct Strings {
    /// The strings of the targets that have the catalog.
    var own: [CodeString] = []

    /// The keys of the catalog that the code may look up.
    var used: Set<String> = []
  }

  private static let dataExtension = ".stringsdata"

  /// The absolute paths of the catalogs.
  let catalogs: [String]

  /// Why files of the code could not be read; then no key is certain to be gone.
  let errors: [FileError]

  /// The tables of which several catalogs are equally near to code, each with a position of the
  /// code.
  private(set) var ambiguous: [(string: CodeString, catalogs: [String])] = []

  /// The source files that a build knew and that no longer exist.
  private(set) var missingSources: [String] = []

  /// The catalogs in `ambiguous`, by their absolute paths.
  private var seenPaths: Set<[String]> = []

  private let run = RunPath()

  /// The paths that were named, of which links are followed.
  private let named: NamedPaths

  /// The catalogs that are brought up to date, as they were read, by their absolute paths.
  private var files: [String: Result<CatalogFile, CatalogToolError>] = [:]

  /// The strings for the catalogs, by their absolute paths.
  private var strings: [String: Strings] = [:]

  /// Finds and reads the code around paths; without paths, around the current folder.
  init(
    at paths: [String], _ options: CodeOptions, _ configuration: ConfigurationOptions
  ) throws {
    let run = self.run
    let paths = paths.isEmpty ? ["."] : paths
    named = NamedPaths(paths)
    let given = paths.map(run.absolute)
    // An error names a path as it was given.
    let found = try FileSearch.files(at: paths, [CatalogPath.fileExtension, Self.dataExtension])
      .map(run.absolute)
    let roots = Self.roots(of: given.filter { !Self.isData($0) })
    let code = try CodeFiles(at: roots, ProjectSession(configuration))
    let files = try FileSearch.files(at: roots, CodeFiles.projectExtensions)
    let locator = CatalogLocator(
      files: files, assignments: code.assignments, SystemFileReader())
    locator.printNotes(run)
    let data = found.filter(Self.isData)
    // The compiler does not write the phrases of App Shortcuts.
    catalogs = found.filter {
      !Self.isData($0) && locator.hasCode($0) && (data.isEmpty || !CatalogPath($0).hasPhrases)
    }
    guard !catalogs.isEmpty else { throw SyncError.edit(.noCatalogsFound(given.map(run.shown))) }
    let all: [CodeString]
    if data.isEmpty {
      // Xcode has added the strings of some previews.
      var withPreviews = options
      withPreviews.previews = true
      let read = code.strings(withPreviews)
      errors = read.errors
      all = read.strings
    } else {
      // The configuration is about source files.
      var isolated = configuration
      isolated.isolated = true
      isolated.config = nil
      let read = try CodeFiles(at: data, ProjectSession(isolated)).contents()
      errors = read.errors
      let built = BuildStrings(read.data, code.project, run)
      missingSources = built.missing
      all = built.inOrder
    }
    let existing = data.isEmpty ? all : all.filter { exists($0, in: roots) }
    let wantsPreviews = options.previews || code.project.configuration.code.includesPreviews
    for string in existing where wantsPreviews || !string.isPreview {
      noteAmbiguity(of: string, locator)
    }
    decide(
      about: existing, files.filter(locator.hasCode), locator, wantsPreviews: wantsPreviews)
  }

  /// Notes which strings belong to the catalogs at absolute paths, and which keys are used.
  private mutating func decide(
    about strings: [CodeString], _ paths: [String], _ locator: CatalogLocator, wantsPreviews: Bool
  ) {
    let changing = Set(catalogs)
    var catalogs: [ProjectCatalog] = []
    for path in paths {
      let catalog: StringCatalog?
      if changing.contains(path) {
        let file = Result { () throws(CatalogToolError) in try read(path) }
        files[path] = file
        // One that can’t be read is an error where it is to be changed.
        catalog = try? file.get().catalog
      } else {
        catalog = try? CatalogFile(found: run.shown(path)).catalog
      }
      if let catalog { catalogs.append(ProjectCatalog(path: path, catalog: catalog)) }
    }
    let decisions = KeyDecisions(
      catalogs, strings, wantsPreviews: wantsPreviews,
      home: { KeyHome(of: $0, locator) }, mainCatalogs: { locator.mainCatalogs(ofTable: $0) })
    for (index, catalog) in catalogs.enumerated() {
      self.strings[catalog.path] = Strings(
        own: decisions.strings(of: index), used: decisions.usedKeys(of: index))
    }
  }

  private static func isData(_ path: String) -> Bool {
    FolderPath.isPath(path, endingIn: dataExtension)
  }

  private func read(_ path: String) throws(CatalogToolError) -> CatalogFile {
    try CatalogFile(at: run.shown(path), among: named)
  }

  /// Returns the catalog at an absolute path, as it was read.
  func file(of catalog: String) throws(CatalogToolError) -> CatalogFile {
    guard let file = files[catalog] else { return try read(catalog) }
    return try file.get()
  }

  /// Returns the strings for the catalog at an absolute path.
  func strings(for catalog: String) -> Strings { strings[catalog] ?? Strings() }

  /// Writes to standard error what was left out, and why.
  func printNotes() {
    for error in errors { ToolMessage.error.print("\(error)") }
    for source in missingSources {
      ToolMessage.note.print(ToolText.text("code.sync.missingSource", .text(run.shown(source))))
    }
    for (string, catalogs) in ambiguous {
      ToolMessage.warning.print(
        ToolText.text("code.sync.ambiguous", .text(catalogs.joined(separator: ", "))),
        at: "\(string.file):\(string.line):\(string.column)")
    }
  }

  /// Returns the folders of the projects around paths, without those inside of others.
  private static func roots(of paths: [String]) -> [String] {
    let roots = Set(
      paths.map { path in
        let folder = CatalogFinder.isFile(path) ? FolderPath.parent(of: path) ?? "/" : path
        return ProjectRoot.folder(around: folder, SystemFileReader())
      })
    return roots.filter { root in
      !roots.contains { $0 != root && FolderPath.isPath(root, atOrBelow: $0) }
    }
    .sorted()
  }

  /// Returns whether the source file of a string is one of the project.
  private func exists(_ string: CodeString, in roots: [String]) -> Bool {
    let path = run.absolute(string.file)
    return roots.contains { FolderPath.isPath(path, atOrBelow: $0) } && CatalogFinder.isFile(path)
  }

  /// Notes the catalogs of which none is nearer to a string than the others.
  private mutating func noteAmbiguity(of string: CodeString, _ locator: CatalogLocator) {
    guard !string.isLaterPhrase, let table = string.table,
      case .ambiguous(let paths) = locator.catalog(
        ofFile: string.file, table: table, bundle: string.bundle),
      seenPaths.insert(paths).inserted
    else { return }
    ambiguous.append((string, paths.map(run.shown)))
  }
}
