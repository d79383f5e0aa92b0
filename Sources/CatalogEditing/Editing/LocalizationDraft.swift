import StringCatalogs

/// A localization that still needs translation.
struct LocalizationDraft {
  let language: LanguageTag

  /// Returns a copy of the source text in the shape that the language needs.
  func draft(of entry: CatalogEntry, in catalog: StringCatalog) -> JSONPatch.Value {
    let source = catalog.sourceLanguage.flatMap(entry.localization)
    guard let source, source.json.firstMember != nil else {
      return .object([("stringUnit", unit(.string(entry.key)))])
    }
    return draft(of: source.json)
  }

  /// Returns a copy of a localization or of a substitution of the source text.
  func draft(of value: JSONValue) -> JSONPatch.Value {
    .object(
      value.members.map { member in
        switch member.name {
        case "stringUnit" where member.value.kind == .object:
          (member.name, unit(member.value["value"].map { .existing($0) } ?? .string("")))
        case "stringSet" where member.value.kind == .object:
          (member.name, changed(member.value, ["state": .string(StringUnitState.new.rawValue)]))
        case "variations":
          (member.name, .object(member.value.members.map { ($0.name, cases(of: $0)) }))
        case "substitutions":
          (member.name, .object(member.value.members.map { ($0.name, draft(of: $0.value)) }))
        default: (member.name, .existing(member.value))
        }
      })
  }

  private func cases(of axis: JSONMember) -> JSONPatch.Value {
    let members = axis.value.members
    guard axis.name == VariationAxis.plural.rawValue, let last = members.last else {
      return .object(members.map { ($0.name, draft(of: $0.value)) })
    }
    let other = axis.value[PluralCategory.other.rawValue] ?? last.value
    return .object(
      PluralRules.cardinal(for: language).requestedCategories.map { category in
        (category.rawValue, draft(of: axis.value[category.rawValue] ?? other))
      })
  }

  private func unit(_ value: JSONPatch.Value) -> JSONPatch.Value {
    .object([("state", .string(StringUnitState.new.rawValue)), ("value", value)])
  }

  private func changed(_ object: JSONValue, _ changes: [String: JSONPatch.Value]) -> JSONPatch.Value
  {
    let kept = object.members.filter { changes[$0.name] == nil }
    return .object(kept.map { ($0.name, .existing($0.value)) } + changes.map { ($0.key, $0.value) })
  }
}
