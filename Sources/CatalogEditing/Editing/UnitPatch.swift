import StringCatalogs

/// The way to a unit of an entry, and its change.
struct UnitPatch {
  let place: TextPlace
  let entry: CatalogEntry
  let catalog: StringCatalog

  /// Returns the change of the entry that gives members of the unit new texts.
  ///
  /// A text that is there already stays as it is written.
  func patch(setting texts: [(name: String, text: String)]) throws(EditingError) -> JSONPatch {
    let found = try find()
    let changes = texts.filter {
      found.unit?[$0.name]?.string.map { Array($0.utf8) } != Array($0.text.utf8)
    }
    return .at(
      found.path, .members(changes.map { (name: $0.name, patch: .value(.string($0.text))) }))
  }

  /// Returns the unit; nil when it is not there yet.
  func unit() throws(EditingError) -> JSONValue? { try find().unit }

  private func find() throws(EditingError) -> (path: [String], unit: JSONValue?) {
    var path: [String] = []
    var value: JSONValue? = entry.json
    func enter(_ name: String) throws(EditingError) {
      path.append(name)
      value = value?[name]
      guard let value, value.kind != .object else { return }
      throw .malformed(name: name, at: catalog.position(at: value.byteRange.lowerBound))
    }
    try enter("localizations")
    try enter(place.language.rawValue)
    if let substitution = place.substitution {
      try enter("substitutions")
      try enter(substitution)
      if value == nil { throw .substitutionMissing(substitution, key: place.key) }
    }
    for (axis, name) in place.steps {
      if value?["stringUnit"] != nil || value?["stringSet"] != nil {
        throw .hasNoVariations(key: place.key, language: place.language)
      }
      try enter("variations")
      if let value, value[axis.rawValue] == nil, !value.members.isEmpty {
        throw hasVariations(value)
      }
      try enter(axis.rawValue)
      try enter(name)
    }
    if let variations = value?["variations"], !variations.members.isEmpty {
      throw hasVariations(variations)
    }
    if value?["stringSet"] != nil { throw .hasPhrases(key: place.key, language: place.language) }
    try enter("stringUnit")
    return (path, value)
  }

  private func hasVariations(_ variations: JSONValue) -> EditingError {
    let names = variations.members.flatMap { axis in
      axis.value.members.map { "--\(axis.name) \($0.name)" }
    }
    return .hasVariations(
      key: place.key, language: place.language, variations: names.joined(separator: ", "))
  }
}
