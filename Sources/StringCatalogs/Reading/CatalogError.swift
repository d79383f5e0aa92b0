/// The reason why a file is not a string catalog, and the place that shows it.
public struct CatalogError: Error, Hashable, Sendable {}
