public import StringCatalogs

/// Formats a catalog exactly as Xcode does.
///
/// ```swift
/// let bytes = try CatalogFormatter.formatted(catalog)
/// let isFormatted = bytes == catalog.bytes
/// ```
public enum CatalogFormatter {
  /// Returns the bytes of the file that Xcode would write; those of the catalog if Xcode wrote it.
  ///
  /// Xcode writes no newline at the end. An existing one stays: other editors add it, and it would
  /// come and go with each editor that saves the file.
  ///
  /// Throws for a catalog in which an object has two members of the same name, as one of them would
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
