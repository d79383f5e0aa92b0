import CodeChecks
import CodeProjects
import CodeStrings

extension KeyHome {
  /// Creates the home of a string, as far as manifests and projects tell.
  init(of string: CodeString, _ locator: CatalogLocator) {
    guard let table = string.table else {
      self = .unknown
      return
    }
    let location = locator.catalog(ofFile: string.file, table: table, bundle: string.bundle)
    self =
      switch location {
      case .catalogs(let paths): .catalogs(paths)
      case .tables(let paths): .tables(paths)
      case .uncompiled: .uncompiled
      case .missing(let targets): targets.isEmpty ? .unknown : .absent
      case .ambiguous: .unknown
      }
  }
}
