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

  /// What the project says about a catalog.
  package struct Target: Sendable {
    /// Whether no target has the catalog, so that no program finds its texts; nil if that is
    /// unknown.
    package var isMissing: Bool?

    /// The languages of the code of the targets that have it.
    package var languages: [String]

    /// Creates what a project says.
    package init(isMissing: Bool? = nil, languages: [String] = []) {
      self.isMissing = isMissing
      self.languages = languages
    }
  }

  /// The targets that have the catalog.
  let target: Target

  /// The entries in the order of the file.
  let entries: [CatalogEntry]

  /// The keys of the entries.
  let keyIndex: KeyIndex

  private let lines: LineIndex

  /// Creates a catalog from a file.
  package init(
    path: String, catalog: StringCatalog, mayHaveSymbols: Bool = true,
    target: Target = Target()
  ) {
    self.target = target
    self.path = path
    self.catalog = catalog
    self.mayHaveSymbols = mayHaveSymbols
    let location = CatalogPath(path)
    table = location.table
    hasCodeKeys = location.hasCodeKeys
    hasPhrases = location.hasPhrases
    entries = catalog.entries
    keysOfPhrase = location.hasPhrases ? Self.keysOfPhrase(in: catalog) : [:]
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

  /// Returns the location of a byte of the file.
  package func location(at offset: Int) -> FindingLocation {
    let position = lines.position(at: offset)
    return FindingLocation(path: path, line: position.line, column: position.column)
  }
}
