public import CatalogRules
public import StringCatalogs

/// The keys of a catalog that differ from an earlier version of it.
///
/// Layout does not count: spaces and line ends between values may differ.
public struct ChangedKeys: Hashable, Sendable {
  /// The keys; nil for all.
  private let keys: Set<String>?

  /// Compares a catalog with an earlier version, given as the bytes of its file.
  ///
  /// Every key counts as changed if there is no earlier version, if it is not a catalog, or if its
  /// source language is another.
  public init(of catalog: StringCatalog, since earlier: [UInt8]?) {
    guard let earlier = earlier.flatMap({ try? StringCatalog(bytes: $0) }),
      earlier.sourceLanguage == catalog.sourceLanguage
    else {
      keys = nil
      return
    }
    let values = Dictionary(
      earlier.entries.map { ($0.key, $0.json.bytes) }, uniquingKeysWith: { first, _ in first })
    keys = Set(
      catalog.entries.filter { entry in
        guard let value = values[entry.key] else { return true }
        let bytes = entry.json.bytes
        return bytes != value && Self.compact(bytes) != Self.compact(value)
      }.map(\.key))
  }

  /// Returns a file with the findings about these keys, and those about the file as a whole.
  public func filter(_ file: LintedFile) -> LintedFile {
    guard let keys else { return file }
    var result = file
    result.omittedCount = 0
    result.findings = file.findings.filter { finding in
      finding.rule == "catalog-duplicate-key" || finding.key.map(keys.contains) ?? true
    }
    return result
  }

  /// Returns JSON without the white space between its tokens.
  private static func compact(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        continue
      } else {
        isInString = byte == UInt8(ascii: "\"")
      }
      result.append(byte)
    }
    return result
  }
}
