import StringCatalogs

extension EntryEditor {
  /// Returns the change that makes a text vary by number, as Xcode's “Vary by Plural” does; throws
  /// if there is no text, or no single number to vary by.
  func varyByPlural() throws(EditingError) -> JSONPatch {
    let found = try find()
    guard let text = found.unit.map({ $0["value"]?.string }) ?? impliedText else {
      throw .textMissing(key: location.key, language: location.language)
    }
    let localization = entry.localization(for: location.language)
    let numbers = TextPlaceholder.all(in: text, of: localization, nil).filter(\.isWholeNumber)
    guard Set(numbers.map(\.meanings)).count == 1, localization?.substitutions.isEmpty ?? true
    else { throw .notCounted(key: location.key, language: location.language) }
    let categories = PluralRules.cardinal(for: location.language).requestedCategories
    let cases = categories.map { category in
      let isKept = category == .other
      let state: StringUnitState = isKept ? .translated : .new
      let copy = JSONPatch.Value.object([
        ("state", .string(state.rawValue)), ("value", .string(text)),
      ])
      let unit = isKept ? found.unit.map(JSONPatch.Value.existing) ?? copy : copy
      return (name: category.rawValue, value: JSONPatch.Value.object([("stringUnit", unit)]))
    }
    return .at(
      Array(found.path.dropLast()),
      .members([
        (name: "stringUnit", patch: .removal),
        (name: "variations", patch: .value(.object([("plural", .object(cases))]))),
      ]))
  }

  /// The key, which is the source text when the file has none.
  private var impliedText: String? {
    guard location.language == catalog.sourceLanguage, location.device == nil else { return nil }
    let isPlain = entry.localization(for: location.language)?.json.firstMember == nil
    return isPlain ? entry.key : nil
  }
}
