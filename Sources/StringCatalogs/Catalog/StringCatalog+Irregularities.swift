extension StringCatalog {
  /// All irregularities of the catalog, in the order of the file.
  ///
  /// The list is computed on each access by a walk over the whole catalog: keep it.
  package var irregularities: [CatalogIrregularity] {
    var collector = IrregularityCollector()
    collector.collect(from: self)
    return collector.sorted
  }

  /// Returns the irregularities of some entries and outside of all entries, in the order of the
  /// file.
  func irregularities(in entries: [CatalogEntry]) -> [CatalogIrregularity] {
    var collector = IrregularityCollector()
    collector.collectMembers(of: self)
    for entry in entries { collector.collect(from: entry) }
    return collector.sorted
  }
}

/// Collects irregularities while walking over the parts of a catalog.
private struct IrregularityCollector {
  private var found: [CatalogIrregularity] = []

  private var key: String?
  private var language: LanguageTag?

  init() {}

  /// The collected irregularities, in the order of the file.
  var sorted: [CatalogIrregularity] {
    found.sorted { $0.byteRange.lowerBound < $1.byteRange.lowerBound }
  }

  mutating func collect(from catalog: StringCatalog) {
    collectMembers(of: catalog)
    forEachNamedObject(in: catalog.json["strings"], naming: { $0.key = $1 }) { collector, member in
      if let entry = CatalogEntry(member) { collector.collect(from: entry) }
    }
  }

  mutating func collect(from entry: CatalogEntry) {
    key = entry.key
    collectMembers(of: entry)
    let localizations = entry.json["localizations"]
    forEachNamedObject(
      in: localizations, naming: { $0.language = $1.map(LanguageTag.init(rawValue:)) }
    ) { collector, member in
      if let localization = Localization(member) { collector.collect(from: localization) }
    }
    key = nil
  }

  private mutating func collect(from localization: Localization) {
    collectMembers(of: localization)
    collect(from: localization.content)
    forEachNamedObject(in: localization.json["substitutions"]) { collector, member in
      guard let substitution = Substitution(member) else { return }
      collector.collectMembers(of: substitution)
      collector.collect(from: substitution.content)
    }
  }

  private mutating func collect(from content: StringContent) {
    if let unit = content.unit { collectMembers(of: unit) }
    if let set = content.set { collectMembers(of: set) }
    guard let variations = content.variations else { return }
    collectMembers(of: variations)
    for axisMember in variations.json.members {
      let axis = VariationAxis(rawValue: axisMember.name)
      forEachNamedObject(in: axisMember.value) { collector, member in
        guard let variation = Variation(member, axis: axis) else { return }
        collector.collectMembers(of: variation)
        collector.collect(from: variation.content)
      }
    }
  }

  /// Collects the overridden, unknown and malformed members of a part.
  mutating func collectMembers<Part: CatalogPart>(of part: Part) {
    for (earlier, later) in part.json.overriddenMembers {
      add(.overriddenMember(later: later), earlier)
    }
    for member in part.json.members {
      guard let known = Part.knownMember(for: member) else {
        add(.unknownMember, member)
        continue
      }
      if !known.type.matches(member.value) {
        add(.malformedMember(expected: known.type), member)
      }
    }
  }

  /// Calls `body` with the members of an object with arbitrary names, such as keys and languages.
  ///
  /// Overridden members and those that are not objects are collected instead.
  private mutating func forEachNamedObject(
    in value: JSONValue?, naming: (inout Self, String?) -> Void = { _, _ in },
    _ body: (inout Self, JSONMember) -> Void
  ) {
    guard let value else { return }
    for (earlier, later) in value.overriddenMembers {
      naming(&self, earlier.name)
      add(.overriddenMember(later: later), earlier)
    }
    for member in value.members {
      naming(&self, member.name)
      if member.value.kind == .object {
        body(&self, member)
      } else {
        add(.malformedMember(expected: .object), member)
      }
    }
    naming(&self, nil)
  }

  private mutating func add(_ kind: CatalogIrregularity.Kind, _ member: JSONMember) {
    found.append(
      CatalogIrregularity(kind: kind, member: member, key: key, language: language))
  }
}
