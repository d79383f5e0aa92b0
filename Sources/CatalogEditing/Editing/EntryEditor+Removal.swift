import StringCatalogs

extension EntryEditor {
  /// An object on the path from the entry to the removed value, and the next name on the path.
  private struct Step {
    let object: JSONValue
    let name: String
  }

  /// Returns the change that removes a translation, or one of its variations; throws if there is
  /// nothing to remove, or if the rest would be inconsistent.
  func removeTranslation() throws(EditingError) -> JSONPatch {
    if location.phrase != nil { return try phrasePatch() }
    let steps = try steps(to: path)
    if let last = steps.last, last.name == PluralCategory.other.rawValue,
      !location.steps.isEmpty, last.object.members.count > 1
    {
      throw .otherInUse(key: location.key, language: location.language)
    }
    if let substitution, location.steps.isEmpty, isInUse(substitution) {
      throw .substitutionInUse(substitution.name, key: location.key)
    }
    return Self.removal(steps)
  }

  private var path: [String] {
    var path = ["localizations", location.language.rawValue]
    if let substitution = location.substitution { path += ["substitutions", substitution] }
    for (axis, name) in location.steps { path += ["variations", axis.rawValue, name] }
    return path
  }

  private func phrasePatch() throws(EditingError) -> JSONPatch {
    let steps = try steps(to: path + ["stringSet", "values"])
    let phrases = steps.last.flatMap { $0.object[$0.name]?.elements } ?? []
    guard let phrase = location.phrase, phrases.indices.contains(phrase) else { throw missing }
    if phrases.count == 1 { return Self.removal(try self.steps(to: path)) }
    return .at(steps.map(\.name), .elements([phrase: .removal]))
  }

  private var missing: EditingError {
    .translationMissing(key: location.key, language: location.language)
  }

  private func steps(to path: [String]) throws(EditingError) -> [Step] {
    var steps: [Step] = []
    var value = entry.json
    for name in path {
      guard let next = value[name] else { throw missing }
      steps.append(Step(object: value, name: name))
      value = next
    }
    return steps
  }

  /// Returns the removal of the last step, including the enclosing objects that would be left
  /// empty.
  private static func removal(_ steps: [Step]) -> JSONPatch {
    var steps = steps[...]
    while steps.count > 1, let last = steps.last, last.object.members.count == 1 {
      steps.removeLast()
    }
    return .at(steps.map(\.name), .removal)
  }

  private var localization: Localization? { entry.localization(for: location.language) }

  private var substitution: Substitution? {
    location.substitution.flatMap { localization?.substitution(named: $0) }
  }

  /// Returns whether a remaining text refers to a substitution.
  private func isInUse(_ substitution: Substitution) -> Bool {
    (localization?.leaves ?? []).contains { leaf in
      leaf.path.first != .substitution(substitution.name)
        && FormatString(leaf.value ?? "").substitutionNames.contains(substitution.name)
    }
  }
}
