package import CatalogRules
import CodeStrings
package import StringCatalogs

/// A catalog of a project that is compared with the code.
package struct ProjectCatalog: Sendable {
  /// The path as reports show it.
  package let path: String

  /// The catalog.
  package let catalog: StringCatalog

  /// The name of the file without its extension.
  package let table: String

  /// Whether code looks up its keys, unlike those of interface files and of `Info.plist`.
  package let hasCodeKeys: Bool

  /// Whether its keys are phrases of App Shortcuts.
  let hasPhrases: Bool

  /// The keys of the sets that have a phrase in the source language.
  let keysOfPhrase: [String: [String]]

  /// Whether Xcode may generate symbols for the keys.
  package let mayHaveSymbols: Bool

  /// The entries in the order of the file.
  let entries: [CatalogEntry]

  /// The keys of the entries.
  let keyIndex: KeyIndex

  private let lines: LineIndex

  /// Creates a catalog from a file.
  package init(path: String, catalog: StringCatalog, mayHaveSymbols: Bool = true) {
    self.path = path
    self.catalog = catalog
    self.mayHaveSymbols = mayHaveSymbols
    let place = CatalogPath(path)
    table = place.table
    hasCodeKeys = place.hasCodeKeys
    hasPhrases = place.hasPhrases
    entries = catalog.entries
    keysOfPhrase = place.hasPhrases ? Self.keysOfPhrase(in: catalog) : [:]
    keyIndex = KeyIndex(entries.map(\.key))
    lines = LineIndex(catalog.bytes)
  }

  private static func keysOfPhrase(in catalog: StringCatalog) -> [String: [String]] {
    var keys: [String: [String]] = [:]
    for entry in catalog.entries {
      let source = catalog.sourceLanguage.flatMap(entry.localization)
      for phrase in source?.content.set?.values ?? [] {
        keys[phrase, default: []].append(entry.key)
      }
    }
    return keys
  }

  /// Returns the place of a byte of the file.
  package func place(at offset: Int) -> FindingPlace {
    let position = lines.position(at: offset)
    return FindingPlace(path: path, line: position.line, column: position.column)
  }
}
