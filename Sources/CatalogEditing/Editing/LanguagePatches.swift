import StringCatalogs

/// Makes the changes that an edit of a whole language means.
struct LanguagePatches {
  private let catalog: StringCatalog

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
  }

  /// Returns the change that removes a language; entries with nothing else keep no empty object.
  func removal(of language: LanguageTag) throws(EditingError) -> CatalogPatch {
    try patch(of: language) { entry, _ in
      let isAll = entry.json["localizations"]?.members.count == 1
      return .at(["localizations"] + (isAll ? [] : [language.rawValue]), .removal)
    }
  }

  /// Returns the change that gives a language another tag; the source language stays that.
  func renaming(
    of language: LanguageTag, to newLanguage: LanguageTag
  ) throws(EditingError) -> CatalogPatch {
    let isSource = language == catalog.sourceLanguage
    var patch = try patch(of: language, isOptional: isSource) {
      (entry, localization) throws(EditingError) in
      guard entry.localization(for: newLanguage) == nil else {
        throw .languageExists(key: entry.key, language: newLanguage)
      }
      return .at(
        ["localizations"],
        .members([
          (name: language.rawValue, patch: .removal),
          (name: newLanguage.rawValue, patch: .value(.copy(localization.json))),
        ]))
    }
    if isSource { patch.sourceLanguage = newLanguage }
    return patch
  }

  /// Returns the change that copies the texts of a language to where another one has none.
  func copy(
    of language: LanguageTag, to newLanguage: LanguageTag, in state: StringUnitState
  ) throws(EditingError) -> CatalogPatch {
    guard newLanguage != catalog.sourceLanguage else { throw .sourceLanguage(newLanguage) }
    return try patch(of: language) { entry, localization in
      guard entry.localization(for: newLanguage) == nil, entry.shouldTranslate else { return nil }
      return .at(
        ["localizations", newLanguage.rawValue],
        .value(Self.copy(of: localization.json, in: state)))
    }
  }

  /// Returns the changes of all entries that have a language; throws if none has, unless that
  /// doesn't matter.
  private func patch(
    of language: LanguageTag, isOptional: Bool = false,
    _ change: (CatalogEntry, Localization) throws(EditingError) -> JSONPatch?
  ) throws(EditingError) -> CatalogPatch {
    var patch = CatalogPatch()
    var isUsed = isOptional
    for entry in catalog.entries {
      guard let localization = entry.localization(for: language) else { continue }
      isUsed = true
      if let change = try change(entry, localization) {
        patch.entries.append((name: entry.key, patch: change))
      }
    }
    guard isUsed else { throw .languageMissing(language) }
    return patch
  }

  /// Returns a copy of a localization in which all texts have a state, but those that still need
  /// translation.
  private static func copy(of value: JSONValue, in state: StringUnitState) -> JSONPatch.Value {
    guard value.kind == .object else { return .existing(value) }
    return .object(
      value.members.map { member in
        let isUnit = ["stringUnit", "stringSet"].contains(member.name)
        guard isUnit, member.value.kind == .object else {
          return (member.name, copy(of: member.value, in: state))
        }
        guard member.value["state"]?.string != StringUnitState.new.rawValue else {
          return (member.name, .existing(member.value))
        }
        let others = member.value.members.filter { $0.name != "state" }
        return (
          member.name,
          .object(
            [("state", .string(state.rawValue))] + others.map { ($0.name, .existing($0.value)) })
        )
      })
  }
}
