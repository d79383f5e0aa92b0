package import StringCatalogs

/// The strings that Xcode’s compiler wrote for a source file, in a file `.stringsdata`.
package struct StringsData: Sendable {
  /// The absolute path of the source file; nil in files that don’t say it.
  package let source: String?

  package let strings: [CodeString]

  /// Reads a file; throws if it is not JSON.
  ///
  /// An empty file has no strings. Xcode writes such files for code that it generates too, which
  /// presents nothing; they have no strings here.
  package init(bytes: [UInt8], path: String) throws(CatalogError) {
    guard !bytes.isEmpty else {
      source = nil
      strings = []
      return
    }
    let json = try JSONValue.tolerant(bytes)
    let source = json["source"]?.string
    self.source = source
    let name = String((source ?? path).split(separator: "/").last ?? "")
    guard !Self.isGenerated(name) else {
      strings = []
      return
    }
    strings = (json["tables"]?.members ?? []).flatMap { table in
      table.value.elements.compactMap { entry in
        guard let key = entry["key"]?.string else { return nil }
        let location = entry["location"]
        return CodeString(
          table: table.name, key: key, value: entry["value"]?.string,
          comment: entry["comment"]?.string, bundle: nil, file: source ?? path,
          line: location?["startingLine"]?.integer ?? 1,
          column: location?["startingColumn"]?.integer ?? 1, confidence: .certain,
          parts: [.text(key)], isKnownUse: true, isExtracted: true)
      }
    }
  }

  private static func isGenerated(_ name: String) -> Bool {
    name.hasPrefix("GeneratedStringSymbols_") || name.hasPrefix("ExtractedAppShortcutsMetadata")
  }
}
