/// A string catalog as read from the bytes of an `.xcstrings` file.
public struct StringCatalog: Sendable {
  /// Creates a catalog from the bytes of a file.
  public init(bytes: [UInt8]) throws(CatalogError) {}

  /// Creates a catalog from text that was built into the program.
  public init(_ text: StaticString) throws(CatalogError) {}
}
