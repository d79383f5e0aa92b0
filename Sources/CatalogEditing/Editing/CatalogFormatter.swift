import CatalogWriting
public import StringCatalogs

/// Lays a catalog out exactly as Xcode does.
public enum CatalogFormatter {
  /// Returns the bytes of the file that Xcode would write; those of the catalog when Xcode wrote
  /// it.
  ///
  /// Xcode puts no line break at the end. One that is there stays: other editors add it, and it
  /// would come and go with who saved the file last.
  ///
  /// Throws for a catalog in which one object has two members of the same name: one of them would
  /// be lost.
  public static func formatted(_ catalog: StringCatalog) throws(EditingError) -> [UInt8] {
    try EditingError.refuseDuplicates(in: catalog)
    var writer = ValueWriter()
    var result: [UInt8] = []
    result.reserveCapacity(catalog.bytes.count)
    writer.write(catalog.json, depth: 0, to: &result)
    if catalog.bytes.last == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    return result
  }
}
