import StringCatalogs

extension EntryEditor {
  /// A part of an entry that is created as a whole, because a text in it can't stand alone.
  struct Draft {
    let path: [String]
    let value: JSONPatch.Value
  }

  /// The entry's content in the source language.
  var source: Localization? { catalog.sourceLanguage.flatMap(entry.localization) }

  private var target: Localization? { entry.localization(for: location.language) }
  private var targetPath: [String] { ["localizations", location.language.rawValue] }
  private var drafts: LocalizationDraft { LocalizationDraft(language: location.language) }

  /// Returns the change that adds to the language the substitutions that a text refers to and only
  /// the source text has; nil if there are none.
  func substitutions(for text: String) -> JSONPatch? {
    let names = FormatString(text).substitutionNames
    let missing = (source?.substitutions ?? []).filter { substitution in
      names.contains(substitution.name) && target?.substitution(named: substitution.name) == nil
    }
    guard !missing.isEmpty else { return nil }
    let changes = missing.map { (name: $0.name, patch: JSONPatch.value(drafts.draft(of: $0.json))) }
    return .at(targetPath + ["substitutions"], .members(changes))
  }

  /// Returns the copy of the source text that adds its substitution to the language; nil if the
  /// language has a text that does not refer to it.
  func draft(around substitution: Substitution) -> Draft? {
    guard let target, target.json.firstMember != nil else {
      return Draft(path: targetPath, value: drafts.draft(of: entry, in: catalog))
    }
    let names = target.leaves.flatMap { FormatString($0.value ?? "").substitutionNames }
    guard names.contains(substitution.name) else { return nil }
    let path = targetPath + ["substitutions", substitution.name]
    return Draft(path: path, value: drafts.draft(of: substitution.json))
  }
}
