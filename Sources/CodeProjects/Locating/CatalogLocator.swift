import CodeStrings
import FilePaths
import StringCatalogs
import StringTables

/// Finds the catalogs that the keys of a source file belong to.
///
/// A target of a package or of an Xcode project that compiles the file decides, or a configuration;
/// where neither is known, the nearest catalog of the table does. Names of files match whatever
/// their case, as on most Macs.
///
///     let locator = CatalogLocator(files: files, reader)
///     let location = locator.catalog(ofFile: "App/View.swift", table: "Localizable", bundle: nil)
package struct CatalogLocator: Sendable {
  /// The absolute paths of manifests and Xcode projects that can’t be read, or are damaged; their
  /// targets are unknown.
  package let unreadableProjects: [String]

  /// The absolute paths of projects of which not all targets and files are known.
  package let incompleteProjects: [String]

  /// The folders of Xcode projects with targets, in lowercase.
  private let projectFolders: Set<String>

  private let run = RunPath()
  private let reader: any ProjectFileReader
  private let index: ModuleIndex
  private let assignments: [CatalogAssignment]

  /// The paths of the catalogs with keys of code, as they were given.
  private var catalogs: Set<String> = []

  /// The catalogs of each table, by its name in lowercase.
  private var tables: [String: TableCatalogs] = [:]

  /// The same tables in other files, such as `de.lproj/Localizable.strings`.
  private var otherTables: [String: TableCatalogs] = [:]

  /// Where the keys of a table in a source file belong, as far as it was asked for.
  private let locations = LookupCache<[String], CatalogLocation>()

  /// Whether folders are those of app extensions, as far as it was asked for.
  private let extensions = LookupCache<String, Bool>()

  /// Creates a locator for the files of a project: its sources, catalogs, manifests, and Xcode
  /// projects, and any others.
  ///
  /// Manifests and projects in folders above are found too, up to the folder of the repository.
  package init(
    files: [String], assignments: [CatalogAssignment] = [], _ reader: some ProjectFileReader
  ) {
    let run = self.run
    self.reader = reader
    let all = files.map { (given: $0, absolute: run.absolute($0)) }
    var finder = ProjectFinder(reader)
    finder.search(above: all.map(\.absolute))
    let projects = finder.paths.union(
      all.map(\.absolute).filter {
        ProjectFinder.isProject(String(FolderPath.name(of: $0)))
      })
    let packages = Set(
      projects.filter { FolderPath.name(of: $0) == ProjectFinder.manifest }
        .compactMap { FolderPath.parent(of: $0)?.lowercased() })
    let reader = ProjectReader(projects.sorted(), files: all.map(\.absolute), reader)
    index = ModuleIndex(reader.modules)
    unreadableProjects = reader.unreadable
    incompleteProjects = reader.incomplete
    projectFolders = Set(reader.projectFolders.map { $0.lowercased() })
    self.assignments = assignments.map {
      CatalogAssignment(
        sources: run.absolute($0.sources).lowercased(),
        catalogs: run.absolute($0.catalogs).lowercased())
    }
    .sorted { $0.sources.utf8.count > $1.sources.utf8.count }
    for (given, absolute) in all {
      if FolderPath.isPath(absolute, endingIn: CatalogPath.fileExtension) {
        let path = CatalogPath(given)
        guard path.hasCodeKeys else { continue }
        catalogs.insert(given)
        tables[path.table.lowercased(), default: TableCatalogs()].add(
          Self.located(given, absolute, index, packages))
      } else if let name = TableName(path: given) {
        otherTables[name.table.lowercased(), default: TableCatalogs()].add(
          Self.located(given, absolute, index, packages))
      }
    }
  }

  private static func located(
    _ path: String, _ absolute: String, _ index: ModuleIndex, _ packages: Set<String>
  ) -> LocatedCatalog {
    let location = absolute.lowercased()
    let modules = index.modules(ofFile: location)
    return LocatedCatalog(
      path: path, location: location, modules: Set(modules),
      isInXcodeTarget: modules.contains { index.kind(of: $0) == .xcode },
      package: FolderPath.ancestors(of: location).first(where: packages.contains))
  }

  /// Returns whether a catalog is one of the project and has keys of code, by its path as it was
  /// given.
  package func hasCode(_ catalog: String) -> Bool { catalogs.contains(catalog) }

  /// Returns whether symbols may be generated for the keys of a catalog: a target that has it says
  /// so, or nothing is known.
  package func mayHaveSymbols(_ catalog: String) -> Bool {
    let modules = index.modules(ofFile: run.absolute(catalog).lowercased())
    return modules.isEmpty || modules.contains { index.generatesSymbols($0) != false }
  }

  /// Returns whether no target of an Xcode project has a catalog, so that no program finds its
  /// texts.
  ///
  /// Nil where nothing says it, where a project can’t be read, and outside of the folders of all
  /// projects, as other managers of packages have files there.
  package func isInNoTarget(_ catalog: String) -> Bool? {
    guard unreadableProjects.isEmpty, incompleteProjects.isEmpty, !projectFolders.isEmpty else {
      return nil
    }
    let path = run.absolute(catalog).lowercased()
    if !index.modules(ofFile: path).isEmpty { return false }
    guard FolderPath.ancestors(of: path).contains(where: projectFolders.contains) else {
      return nil
    }
    return assignments.contains { FolderPath.isPath(path, atOrBelow: $0.catalogs) } ? nil : true
  }

  /// Returns the languages of the targets that have a catalog, as far as projects say it.
  package func developmentLanguages(of catalog: String) -> [String] {
    let modules = index.modules(ofFile: run.absolute(catalog).lowercased())
    return Set(modules.compactMap(index.developmentLanguage)).sorted()
  }

  /// Returns whether only targets of packages compile a file, whose resources are in a bundle of
  /// their own; nil if they are programs, which can get them into the main bundle, or if the
  /// package has no language, so that it has no localized resources.
  package func needsModuleBundle(_ file: String) -> Bool? {
    let modules = index.modules(ofFile: run.absolute(file).lowercased())
    guard !modules.isEmpty, modules.allSatisfy({ index.kind(of: $0) == .package }) else {
      return false
    }
    return modules.contains { index.isProgram($0) || index.developmentLanguage($0) == nil }
      ? nil : true
  }

  /// Returns where a key of a table that a source file uses belongs.
  ///
  /// `bundle` is what the code gives as bundle, such as `module`. It does not decide: Xcode adds
  /// a key to the catalogs of the target that compiles the file, whatever bundle is searched when
  /// the program runs. Paths of catalogs are as they were given.
  package func catalog(ofFile file: String, table: String, bundle: String?) -> CatalogLocation {
    locations.value(for: [file, table]) { catalog(ofFile: file, table: table) }
  }

  private func catalog(ofFile file: String, table: String) -> CatalogLocation {
    let location = run.absolute(file).lowercased()
    let candidates = tables[table.lowercased()] ?? TableCatalogs()
    let others = otherTables[table.lowercased()] ?? TableCatalogs()
    if let assigned = assignments.first(where: {
      FolderPath.isPath(location, atOrBelow: $0.sources)
    }) {
      let inside = candidates.all.filter {
        FolderPath.isPath($0.location, atOrBelow: assigned.catalogs)
      }
      return inside.isEmpty ? .missing(targets: []) : .catalogs(inside.map(\.path))
    }
    let modules = index.modules(ofFile: location)
    guard modules.isEmpty else {
      return catalogsOfTargets(candidates, others, of: modules, location)
    }
    let nearest = candidates.nearest(to: location)
    let other = others.nearest(to: location)
    if let first = other.first, Self.isNearer(first, than: nearest.first, to: location) {
      return .tables(other.map(\.path))
    }
    if nearest.count == 1, location.hasSuffix(".h") || nearest[0].modules.isEmpty {
      let folder = extensionFolder(of: run.absolute(file), without: nearest[0].location)
      return folder.map { .missing(targets: [String(FolderPath.name(of: $0))]) }
        ?? .catalogs([nearest[0].path])
    }
    if nearest.isEmpty { return .missing(targets: []) }
    if nearest.allSatisfy({ !$0.modules.isEmpty }) { return .uncompiled }
    return .ambiguous(nearest.map(\.path))
  }

  /// Returns whether a folder above a file has a table in it, at any depth, but not another one.
  private static func isNearer(
    _ table: LocatedCatalog, than other: LocatedCatalog?, to file: String
  ) -> Bool {
    guard let other else { return true }
    return FolderPath.ancestors(of: file).contains {
      FolderPath.isPath(table.location, atOrBelow: $0)
        && !FolderPath.isPath(other.location, atOrBelow: $0)
    }
  }

  /// Returns the folder of the app extension that a file belongs to; nil if it belongs to none, or
  /// if a catalog is in that folder too.
  ///
  /// An extension is a target of its own, which has the name of its folder in most projects.
  private func extensionFolder(of file: String, without catalog: String) -> String? {
    for folder in FolderPath.ancestors(of: file) {
      if FolderPath.isPath(catalog, atOrBelow: folder.lowercased()) { return nil }
      if isExtension(folder) { return folder }
    }
    return nil
  }

  /// Returns whether the property list in a folder is that of an app extension.
  private func isExtension(_ folder: String) -> Bool {
    extensions.value(for: folder) {
      let list = reader.bytes(at: folder + "/Info.plist", upTo: 1 << 20) ?? []
      return String(decoding: list, as: UTF8.self).contains("NSExtension")
    }
  }

  /// Returns the paths of the catalogs in which a program looks up a key of a table if the code
  /// names no bundle, or the main one: those of all apps.
  package func mainCatalogs(ofTable table: String) -> [String] {
    let found = (tables[table.lowercased()]?.all ?? []).filter { catalog in
      !catalog.modules.contains { index.kind(of: $0) == .package }
    }
    return found.map(\.path)
  }

  /// Returns the catalogs of the targets of a file; of several in a target, all; without any, the
  /// tables in other files.
  private func catalogsOfTargets(
    _ table: TableCatalogs, _ others: TableCatalogs, of modules: [Int], _ file: String
  ) -> CatalogLocation {
    let found = table.catalogs(of: modules)
    guard found.isEmpty else { return .catalogs(found.map(\.path)) }
    let other = others.catalogs(of: modules)
    guard other.isEmpty else {
      // The table in the language of the code comes first.
      let folders = (modules.compactMap(index.developmentLanguage) + ["base"]).map {
        "/\($0.lowercased()).lproj/"
      }
      let first = other.filter { table in folders.contains(where: table.location.contains) }
      return .tables((first + other.filter { !first.contains($0) }).map(\.path))
    }
    // The shortcuts of an app can be in a framework, and there is one list of them.
    if let only = table.all.first, table.all.count == 1, CatalogPath(only.path).hasPhrases {
      return .catalogs([only.path])
    }
    // A script can add a catalog to an app, so that the project does not have it.
    let loose = table.nearest(to: file, isLoose: true)
    if loose.count == 1, modules.allSatisfy({ index.kind(of: $0) == .xcode }),
      isInProject(of: file, loose[0].location)
    {
      return .catalogs([loose[0].path])
    }
    return .missing(targets: modules.map { index.name(of: $0) })
  }

  /// Returns whether a catalog is in the folder of the project of a file, as far as that is known:
  /// the project of an example can be inside of another one’s folder.
  private func isInProject(of file: String, _ catalog: String) -> Bool {
    FolderPath.ancestors(of: file).first(where: projectFolders.contains)
      .map { FolderPath.isPath(catalog, atOrBelow: $0) } ?? true
  }
}
