import StringCatalogs
import Synchronization

/// The built-in texts of `Localizations/`: one catalog member per key.
///
/// A tool uses a few dozen of a thousand texts. Each entry is parsed on first use, so that no tool
/// begins by parsing all of them.
final class BuiltInEntries: MessageEntries {
  let sourceLanguage: LanguageTag? = ProductStrings.languages.first

  private let entries = Mutex<[String: CatalogEntry]>([:])

  func entry(for key: String) -> CatalogEntry? {
    entries.withLock { entries in
      if let entry = entries[key] { return entry }
      guard let position = Self.position(of: key) else { return nil }
      let entry = try? Self.catalog(of: [Localizations.members[position].text]).entry(for: key)
      entries[key] = entry
      return entry
    }
  }

  /// Parses the catalog of all texts.
  static func catalog() throws(CatalogError) -> StringCatalog {
    try catalog(of: Localizations.members.map(\.text))
  }

  private static func catalog(of members: [StaticString]) throws(CatalogError) -> StringCatalog {
    var bytes = Array(#"{"sourceLanguage":"en","strings":{"#.utf8)
    for (number, member) in members.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      member.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }
    return try StringCatalog(bytes: bytes + Array(#"},"version":"1.0"}"#.utf8))
  }

  /// Returns the index of a key among those of the build, which are sorted.
  private static func position(of key: String) -> Int? {
    var positions = Localizations.members.indices
    while !positions.isEmpty {
      let middle = positions.lowerBound + positions.count / 2
      let candidate = Localizations.members[middle].key
      if candidate == key { return middle }
      positions =
        candidate < key ? middle + 1..<positions.upperBound : positions.lowerBound..<middle
    }
    return nil
  }
}
