import CatalogRules
package import StringCatalogs

/// The strings of catalogs that a change since a git revision leaves to translate.
package struct ChangedStrings {
  private let revision: GitRevision

  /// Reads the catalogs at a revision, given by the absolute paths of their files.
  package init(since name: String, files: [String]) throws(CatalogToolError) {
    revision = try GitRevision(name, files: files)
  }

  /// Returns a catalog, read from the file at an absolute path, with only the strings that are left
  /// to translate into some of the languages: new ones, and those with an outdated or lost
  /// translation.
  package func catalog(
    _ catalog: StringCatalog, at path: String, languages: [LanguageTag]
  ) -> StringCatalog {
    let earlier = revision.files[path].flatMap { try? StringCatalog(bytes: $0) }
    let comparison = TranslationComparison(of: catalog, with: earlier)
    let wanted = Set(languages.map(\.canonical))
    var keys: Set<String> = []
    for language in comparison.languages where wanted.contains(language.tag.canonical) {
      keys.formUnion(language.remaining)
    }
    // A language that is not in the catalog yet lacks every string that is new.
    let known = Set(comparison.languages.map(\.tag.canonical))
    if !wanted.isSubset(of: known) { keys.formUnion(comparison.addedKeys) }
    return catalog.keeping(keys)
  }
}

extension StringCatalog {
  /// Returns the catalog with only the entries of some keys, as they are in the file.
  fileprivate func keeping(_ keys: Set<String>) -> StringCatalog {
    let members = json.members.map { member -> [UInt8] in
      guard member.name == "strings" else { return Array(bytes[member.byteRange]) }
      let entries = entries.filter { keys.contains($0.key) }.map { entry in
        Array(bytes[entry.keyRange]) + [UInt8(ascii: ":")] + Array(entry.json.bytes)
      }
      return Array(bytes[member.nameRange]) + Array(":{".utf8)
        + Array(entries.joined(separator: Array(",\n".utf8))) + [UInt8(ascii: "}")]
    }
    let text =
      [UInt8(ascii: "{")] + Array(members.joined(separator: Array(",\n".utf8)))
      + [UInt8(ascii: "}")]
    // Its parts are those of a catalog.
    return (try? StringCatalog(bytes: text)) ?? self
  }
}
