public import StringCatalogs

extension StringCatalog {
  /// The bytes of the catalog with only the texts of the source language, as Xcode exports it for
  /// translators; the whole catalog if it has duplicate members.
  public var sourceBytes: [UInt8] {
    guard let sourceLanguage, !hasOverriddenMembers else { return bytes }
    let entries = entries.compactMap { entry -> (name: String, patch: JSONPatch)? in
      let others = entry.localizations.map(\.language).filter { $0 != sourceLanguage }
      guard !others.isEmpty else { return nil }
      let isAll = others.count == entry.localizations.count
      let removals = others.map { (name: $0.rawValue, patch: JSONPatch.removal) }
      return (
        entry.key, .members([(name: "localizations", patch: isAll ? .removal : .members(removals))])
      )
    }
    return entries.isEmpty
      ? bytes : PatchWriter.bytes(of: self, applying: .at(["strings"], .members(entries)))
  }
}
