import CatalogEditing
import StringCatalogs
import StringTables

/// Plans the shapes that a catalog needs before translations can be set.
struct ShapePlan {
  /// The current catalog.
  let editor: CatalogEditor

  let language: LanguageTag

  /// The edits to apply first.
  private(set) var preparations: [CatalogEdit] = []

  /// The translations that have a location after those edits.
  private(set) var chosen: [ChosenUnit] = []

  /// The texts that need translation after those edits.
  private(set) var additions: [CatalogEdit] = []

  private(set) var refusals: [ImportRefusal] = []

  init(editor: CatalogEditor, language: LanguageTag) {
    self.editor = editor
    self.language = language
  }

  /// Adds the imported units of one entry.
  mutating func add(_ group: UnitChoice.Group) {
    var group = group
    guard !group.chosen.isEmpty, let entry = editor.catalog.entry(for: group.key) else { return }
    let localization = entry.localization(for: language)
    let source = editor.catalog.sourceLanguage.flatMap(entry.localization)
    if localization == nil, let source, isShape(of: source, fit: group.chosen) {
      // All texts that the language needs are created at once; those that were not imported still
      // need translation.
      preparations.append(.addLanguage(language, key: group.key))
    } else if localization?.json.firstMember == nil {
      refuseContradictions(in: &group)
      guard isComplete(group) else { return refuse(group, .incompleteVariations) }
      addMissingCategories(of: group)
    } else if !group.chosen.allSatisfy({ isPossible($0.edit) }) {
      // A single text may begin to vary. Texts that vary are never replaced by others.
      guard let content = localization?.content, content.variations == nil, content.set == nil,
        isComplete(group), group.texts.count == group.chosen.count,
        contradictions(in: group).isEmpty
      else { return refuseImpossible(group) }
      preparations.append(.removeText(language, key: group.key))
      for index in group.chosen.indices { group.chosen[index].replaced = content.unit?.value }
      addMissingCategories(of: group)
    } else {
      refuseContradictions(in: &group)
    }
    chosen += group.chosen
  }

  /// Returns the positions of the units that can't be beside those before them: a text and its
  /// variations, or the cases of two axes.
  private func contradictions(in group: UnitChoice.Group) -> Set<Int> {
    var shape = UnitShape()
    return Set(group.chosen.indices.filter { !shape.add(group.chosen[$0].known.path) })
  }

  private mutating func refuseContradictions(in group: inout UnitChoice.Group) {
    let found = contradictions(in: group)
    refusals += found.sorted().map { group.chosen[$0].refusal(.contradiction) }
    group.chosen = group.chosen.indices.filter { !found.contains($0) }.map { group.chosen[$0] }
  }

  /// Adds the plural categories of the language that were not imported, as copies of `other`.
  private mutating func addMissingCategories(of group: UnitChoice.Group) {
    let locations = group.chosen.map(\.location)
    for unit in group.chosen where unit.location.category == .other {
      for category in PluralRules.cardinal(for: language).requestedCategories {
        var location = unit.location
        location.category = category
        guard !locations.contains(location) else { continue }
        additions.append(.setText(unit.text, state: .new, at: location))
      }
    }
  }

  private mutating func refuse(_ group: UnitChoice.Group, _ reason: ImportRefusal.Reason) {
    refusals += group.chosen.map { $0.refusal(reason) }
  }

  /// Refuses the units without a location, and accepts the rest.
  private mutating func refuseImpossible(_ group: UnitChoice.Group) {
    for unit in group.chosen {
      do throws(EditingError) {
        try editor.check(unit.edit)
        chosen.append(unit)
      } catch {
        refusals.append(unit.refusal(reason(error, at: unit.location)))
      }
    }
  }

  /// Returns why a text has no place; conflicting texts of the catalog are named as files name
  /// them.
  private func reason(_ error: EditingError, at location: TextLocation) -> ImportRefusal.Reason {
    switch error {
    case .hasVariations, .hasPhrases: .variationsLost(variations(at: location))
    default: .editing(error)
    }
  }

  /// Returns the identifiers of the existing texts at the location of a new one.
  private func variations(at location: TextLocation) -> [String] {
    let localization = editor.catalog.entry(for: location.key)?.localization(for: language)
    let paths = localization?.leaves.map(\.path) ?? []
    return paths.filter { path in
      TextLocation(key: location.key, language: language, path: path)?.substitution
        == location.substitution
    }.map(VariationName.name)
  }

  private func isPossible(_ edit: CatalogEdit) -> Bool {
    do throws(EditingError) {
      try editor.check(edit)
      return true
    } catch {
      return false
    }
  }

  /// Returns whether translations vary as the source text does; a plain text needs no preparation.
  private func isShape(of source: Localization, fit units: [ChosenUnit]) -> Bool {
    guard source.content.unit == nil || source.json["substitutions"] != nil else { return false }
    let shapes = Set(source.leaves.map { Self.shape($0.path) })
    return units.allSatisfy { shapes.contains(Self.shape($0.known.path)) }
  }

  /// Returns the path to a text without plural categories, which differ between languages.
  private static func shape(_ path: [LeafStep]) -> [LeafStep] {
    path.map { step in
      if case .variation(.plural, _) = step { return .variation(.plural, "") }
      return step
    }
  }

  /// Returns whether each set of variations has a text for `other`.
  private func isComplete(_ group: UnitChoice.Group) -> Bool {
    let paths = group.texts.keys
    return paths.allSatisfy { path in
      path.indices.allSatisfy { index in
        switch path[index] {
        case .variation(let axis, _):
          let other = path[..<index] + [LeafStep.variation(axis, "other")]
          return paths.contains { $0.starts(with: other) }
        case .substitution: return false
        case .element: return true
        }
      }
    }
  }
}
