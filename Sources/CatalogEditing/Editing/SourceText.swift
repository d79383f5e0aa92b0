package import StringCatalogs

/// The source text of a translation, and the placeholders that the translation must keep.
package struct SourceText {
  /// The text in the catalog; nil if the place has none.
  package let text: String?

  private let place: TextPlace
  private let source: EntrySource
  private let target: Localization?

  /// Finds the source text of a place in an entry.
  package init(of place: TextPlace, in entry: CatalogEntry, _ catalog: StringCatalog) {
    self.init(of: place, in: EntrySource(of: entry, in: catalog))
  }

  /// Finds the source text of a place, or the nearest one if the source text varies in another way.
  package init(of place: TextPlace, in source: EntrySource) {
    self.place = place
    self.source = source
    target = source.entry.localization(for: place.language)
    guard let localization = source.localization else {
      text = place.substitution == nil ? source.entry.key : nil
      return
    }
    var value: JSONValue? = localization.json
    if let substitution = place.substitution { value = value?["substitutions"]?[substitution] }
    while let variations = value?["variations"], let axis = variations.firstMember {
      let name = place.steps.first { $0.axis.rawValue == axis.name }?.name ?? "other"
      value = axis.value[name] ?? axis.value["other"] ?? source.lastValue(in: axis.value)
    }
    let list = value?["stringSet"]?["values"]
    let phrases = list.map { source.phrases(in: $0) } ?? []
    let phrase = place.phrase.flatMap { phrases.indices.contains($0) ? phrases[$0] : nil }
    text = value?["stringUnit"]?["value"]?.string ?? phrase ?? phrases.first
  }

  /// Returns the placeholders of the source text that a translation omits or uses as another type.
  ///
  /// A form for exactly one, two or zero may spell the number in words; Russian `one` also applies
  /// to 21, so it may not.
  package func placeholdersLost(in translation: String) -> [String] {
    let wanted = TextPlaceholder.all(in: text ?? "", of: source.localization, place.substitution)
    guard !wanted.isEmpty else { return [] }
    let found = meanings(of: translation)
    var lost = wanted.filter { found.isDisjoint(with: $0.meanings) }
    if let category = place.category, let count = lost.firstIndex(where: \.isCount),
      PluralCategorySet.small.subtracting(severalNumbers).contains(PluralCategorySet(category))
    {
      lost.remove(at: count)
    }
    return lost.map(\.text)
  }

  /// Returns the placeholders of a translation that no source text of the entry has.
  package func placeholdersAdded(in translation: String) -> [String] {
    let found = TextPlaceholder.all(in: translation, of: nearest, place.substitution)
    guard !found.isEmpty,
      source.localization != nil || source.entry.key.contains(where: { " %$".contains($0) })
    else { return [] }
    return found.filter { source.meanings.isDisjoint(with: $0.meanings) }.map(\.text)
  }

  /// The forms that several whole numbers select in the language.
  private var severalNumbers: PluralCategorySet {
    PluralSamples(of: place.language, by: .cardinal(for: place.language))
      .categories(withMoreThan: 1)
  }

  private func meanings(of translation: String) -> Set<TextPlaceholder.Meaning> {
    TextPlaceholder.meanings(of: translation, nearest, place.substitution)
  }

  /// The localization whose substitutions a translation uses.
  private var nearest: Localization? { target ?? source.localization }
}
