package import StringCatalogs

/// The name of a file with texts, and what it says about them.
package struct TableName: Hashable, Sendable {
  /// How a file holds its texts.
  package enum Kind: String, Sendable {
    case strings
    case stringsdict
    case xliff
    case xlf
  }

  /// The folder of the file's language folder, with a slash; that of the file if it is in none.
  package var folder: String

  /// The name of the language folder without its extension; nil if the file is in none.
  package var languageFolder: String?

  /// The name of the file without folder and extension: `Localizable`.
  package var table: String

  /// How the file holds its texts.
  package var kind: Kind

  /// Takes a path apart; nil for a file of another kind.
  package init?(path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.popLast(), let dot = name.lastIndex(of: "."),
      let kind = Kind(rawValue: String(name[dot...].dropFirst()))
    else { return nil }
    table = String(name[..<dot])
    self.kind = kind
    if let last = parts.last, last.hasSuffix(Self.languageExtension) {
      languageFolder = String(last.dropLast(Self.languageExtension.count))
      parts.removeLast()
    }
    folder = parts.map { $0 + "/" }.joined()
  }

  /// The extension of language folders.
  package static let languageExtension = ".lproj"

  /// The kinds of files that make a table: those with the texts of one language, in its folder.
  package static let tableKinds = [Kind.strings, .stringsdict]

  /// Returns whether a path is that of a part of a table.
  package static func isTable(_ path: String) -> Bool {
    tableKinds.contains { path.hasSuffix(".\($0.rawValue)") }
      && TableName(path: path)?.languageFolder != nil
  }

  /// Whether the file has its languages in it.
  package var isDocument: Bool { kind == .xliff || kind == .xlf }

  /// The language of the folder's texts; nil for those of `Base.lproj`, or without a folder.
  package var language: LanguageTag? {
    guard let languageFolder, languageFolder != "Base" else { return nil }
    return LanguageTag.languagesByOldName[languageFolder] ?? LanguageTag(rawValue: languageFolder)
  }
}
