import CodeProjects
import CodeStrings
import EditSupport
import LintProject
import LintSupport
import StringCatalogs
import ToolSupport

/// The catalogs that are brought up to date, and the strings of the code for each.
///
/// The code of the whole project is read, whichever catalogs are named: a key is gone only if no
/// code uses it.
struct SyncProject {
  /// The strings for a catalog.
  struct Strings {
    /// The strings of the targets that have the catalog.
    var own: [CodeString] = []

    /// The keys of other strings that may be looked up in the catalog.
    var others: [PossibleKeys] = []
  }

  /// Catalogs in which the program may look up a string, besides its own.
  private enum Scope: Hashable {
    /// All, as the program chooses the table.
    case all

    /// Those of a table in the main bundle.
    case main(table: String)

    /// Certain ones, by their paths.
    case paths([String])
  }

  private static let dataExtension = ".stringsdata"

  /// The absolute paths of the catalogs.
  let catalogs: [String]

  /// Why files of the code could not be read; then no key is certain to be gone.
  let errors: [FileError]

  /// The tables of which several catalogs are equally near to code, each with a place of the code.
  private(set) var ambiguous: [(string: CodeString, catalogs: [String])] = []

  /// The source files that a build knew and that no longer exist.
  private(set) var missingSources: [String] = []

  /// The catalogs in `ambiguous`, by their absolute paths.
  private var seenPaths: Set<[String]> = []

  private let run = RunPath()
  private var strings: [String: Strings] = [:]

  /// The strings that may be looked up in other catalogs than their own.
  ///
  /// There can be thousands of both, so the strings for the same catalogs are together.
  private var others: [Scope: [CodeString]] = [:]

  /// Finds and reads the code around paths; without paths, around the current folder.
  init(
    at paths: [String], _ options: CodeOptions, _ configuration: ConfigurationOptions
  ) throws {
    let run = self.run
    let paths = paths.isEmpty ? ["."] : paths
    let given = paths.map(run.absolute)
    // An error names a path as it was given.
    let found = try FileSearch.files(at: paths, [CatalogPath.fileExtension, Self.dataExtension])
      .map(run.absolute)
    let roots = Self.roots(of: given.filter { !Self.isData($0) })
    let code = try CodeFiles(at: roots, configuration)
    let locator = CatalogLocator(
      files: try FileSearch.files(at: roots, CodeFiles.projectExtensions),
      assignments: code.assignments)
    locator.printNotes(run)
    let data = found.filter(Self.isData)
    // The compiler does not write the phrases of App Shortcuts.
    catalogs = found.filter {
      !Self.isData($0) && locator.hasCode($0) && (data.isEmpty || !CatalogPath($0).hasPhrases)
    }
    guard !catalogs.isEmpty else { throw SyncError.edit(.noCatalogsFound(given.map(run.shown))) }
    if data.isEmpty {
      // Xcode has added the strings of some previews.
      var all = options
      all.previews = true
      let read = code.strings(all)
      errors = read.errors
      let includesPreviews =
        options.previews || code.project.configuration.code.includesPreviews
      for string in read.strings {
        add(string, locator, isKept: string.isPreview && !includesPreviews)
      }
    } else {
      // The configuration is about source files.
      var isolated = configuration
      isolated.isolated = true
      isolated.config = nil
      let read = try CodeFiles(at: data, isolated).contents()
      errors = read.errors
      let built = BuildStrings(read.data, code.project, run)
      missingSources = built.missing
      for string in built.inOrder where exists(string, in: roots) { add(string, locator) }
    }
    for (scope, strings) in others {
      let keys = PossibleKeys(strings)
      for path in self.paths(in: scope, locator) {
        self.strings[path, default: Strings()].others.append(keys)
      }
    }
    others = [:]
  }

  private func paths(in scope: Scope, _ locator: CatalogLocator) -> [String] {
    switch scope {
    case .all: catalogs
    case .main(let table): locator.mainCatalogs(ofTable: table)
    case .paths(let paths): paths
    }
  }

  private static func isData(_ path: String) -> Bool {
    FolderPath.isPath(path, endingIn: dataExtension)
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
        return ProjectRoot.folder(around: folder)
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

  private mutating func add(_ string: CodeString, _ locator: CatalogLocator, isKept: Bool = false) {
    guard !string.isLaterPhrase else { return }
    guard let table = string.table else {
      others[.all, default: []].append(string)
      return
    }
    let place = locator.catalog(ofFile: string.file, table: table, bundle: string.bundle)
    if isKept {
      others[.paths(place.paths), default: []].append(string)
    } else {
      for path in place.paths { strings[path, default: Strings()].own.append(string) }
    }
    if string.bundle == nil || string.bundle == "main" {
      others[.main(table: table.lowercased()), default: []].append(string)
    }
    guard case .ambiguous(let paths) = place else { return }
    others[.paths(paths), default: []].append(string)
    if !isKept, seenPaths.insert(paths).inserted {
      ambiguous.append((string, paths.map(run.shown)))
    }
  }
}
