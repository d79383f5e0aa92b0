import StringCatalogs

/// The devices that some text of a catalog names, which are found when they are first needed.
final class NamedDevices {
  private let catalog: StringCatalog

  /// The devices; finding them scans the whole catalog.
  private(set) lazy var all = CatalogWalk(catalog).namedDevices

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
  }
}
