import StringCatalogs

/// Makes the changes of an entry that edits of one of its texts mean.
struct EntryEditor {
  let location: TextLocation
  let entry: CatalogEntry
  let catalog: StringCatalog

  /// Returns the change that gives the text, or a phrase of the set, other words and a state.
  ///
  /// Existing content stays as written. Substitutions of the source text that a text belongs to or
  /// refers to are added with it, still to be translated.
  func set(_ text: String?, state: StringUnitState) throws(EditingError) -> JSONPatch {
    let found = try find()
    if let draft = found.draft {
      let unit = JSONPatch.Value.object([
        ("state", .string(state.rawValue)), ("value", .string(text ?? "")),
      ])
      let rest = found.path.dropFirst(draft.path.count)
      return .at(draft.path, .value(draft.value.setting(rest, to: unit)))
    }
    var changes: [(name: String, patch: JSONPatch)] = []
    func change(_ name: String, to text: String) {
      guard !Self.is(found.unit?[name], text) else { return }
      changes.append((name: name, patch: .value(.string(text))))
    }
    change("state", to: state.rawValue)
    if let text, let phrase = location.phrase {
      let phrases = found.unit?["values"]?.elements ?? []
      guard (0...phrases.count).contains(phrase) else {
        throw .phraseMissing(
          phrase < .max ? phrase + 1 : phrase, key: location.key, language: location.language)
      }
      if phrase == phrases.count || !Self.is(phrases[phrase], text) {
        changes.append((name: "values", patch: .elements([phrase: .value(.string(text))])))
      }
    } else if let text {
      change("value", to: text)
    }
    let patch = JSONPatch.at(found.path, .members(changes))
    return substitutions(for: text ?? "").flatMap(patch.merged) ?? patch
  }

  /// Returns the change that removes a phrase from the set.
  func removePhrase() throws(EditingError) -> JSONPatch {
    let found = try find()
    guard let phrase = location.phrase, let phrases = found.unit?["values"]?.elements,
      phrases.indices.contains(phrase)
    else { throw .textMissing(key: location.key, language: location.language) }
    return .at(found.path, .members([(name: "values", patch: .elements([phrase: .removal]))]))
  }

  /// Returns whether making the text empty loses something: it had words, or translates a source
  /// text that has.
  func losesText() throws(EditingError) -> Bool {
    let unit = try unit()
    var known = unit?["value"]?.string
    if let phrase = location.phrase, let phrases = unit?["values"]?.elements {
      known = phrases.indices.contains(phrase) ? phrases[phrase].string : nil
    }
    if let known { return !known.isEmpty }
    return SourceText(of: location, in: entry, catalog).text?.isEmpty == false
  }

  private static func `is`(_ value: JSONValue?, _ text: String) -> Bool {
    value?.string.map { Array($0.utf8) } == Array(text.utf8)
  }

  /// Returns the unit; nil if it does not exist yet.
  func unit() throws(EditingError) -> JSONValue? { try find().unit }

  /// Returns the path to the unit, its current value, and what to create around it first.
  func find() throws(EditingError) -> (path: [String], unit: JSONValue?, draft: Draft?) {
    var path: [String] = []
    var draft: Draft?
    var value: JSONValue? = entry.json
    func enter(_ name: String) throws(EditingError) {
      path.append(name)
      value = value?[name]
      guard let value, value.kind != .object else { return }
      throw .malformed(name: name, at: catalog.position(at: value.byteRange.lowerBound))
    }
    try enter("localizations")
    try enter(location.language.rawValue)
    if let substitution = location.substitution {
      try enter("substitutions")
      try enter(substitution)
      if value == nil {
        let source = source?.substitution(named: substitution)
        draft = source.flatMap(self.draft(around:))
        guard draft != nil else { throw .substitutionMissing(substitution, key: location.key) }
        value = source?.json
      }
    }
    for (axis, name) in location.steps {
      if value?["stringUnit"] != nil || value?["stringSet"] != nil {
        throw .hasNoVariations(key: location.key, language: location.language)
      }
      try enter("variations")
      if let value, value[axis.rawValue] == nil, value.firstMember != nil {
        throw hasVariations(value)
      }
      try enter(axis.rawValue)
      try enter(name)
    }
    if let variations = value?["variations"], variations.firstMember != nil {
      throw hasVariations(variations)
    }
    let name = location.phrase == nil ? "stringUnit" : "stringSet"
    if location.phrase == nil, value?["stringSet"] != nil {
      throw .hasPhrases(key: location.key, language: location.language)
    }
    if location == TextLocation(key: location.key, language: location.language),
      value?.firstMember == nil, let source, source.content.set != nil
    {
      throw .hasPhrases(key: location.key, language: source.language)
    }
    if location.phrase != nil, value?["stringUnit"] != nil {
      throw .hasNoPhrases(key: location.key, language: location.language)
    }
    try enter(name)
    return (path, draft == nil ? value : nil, draft)
  }

  private func hasVariations(_ variations: JSONValue) -> EditingError {
    let names = variations.members.flatMap { axis in
      axis.value.members.map { "--\(axis.name) \($0.name)" }
    }
    return .hasVariations(
      key: location.key, language: location.language, variations: names)
  }
}
