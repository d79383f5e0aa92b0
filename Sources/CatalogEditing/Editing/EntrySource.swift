package import StringCatalogs

/// The source localization of an entry, whose lists are read once for all of its texts.
package final class EntrySource {
  let entry: CatalogEntry

  /// The source language of the catalog; nil if it doesn't say it.
  let language: LanguageTag?

  /// The localization; nil if there is none, or it is empty.
  let localization: Localization?

  /// The phrases of each set, and the last value of each object, by their positions in the file.
  private var phrases: [Int: [String]] = [:]
  private var lastValues: [Int: JSONValue?] = [:]

  /// What the placeholders of the key and of all source texts stand for.
  private(set) lazy var meanings = allMeanings()

  /// Finds the source localization of an entry.
  package init(of entry: CatalogEntry, in catalog: StringCatalog) {
    self.entry = entry
    language = catalog.sourceLanguage
    localization = catalog.sourceLanguage.flatMap(entry.localization)
      .flatMap { $0.json.firstMember == nil ? nil : $0 }
  }

  /// Returns the texts of an array.
  func phrases(in list: JSONValue) -> [String] {
    let position = list.byteRange.lowerBound
    if let known = phrases[position] { return known }
    let found = list.elements.compactMap(\.string)
    phrases[position] = found
    return found
  }

  /// Returns the value of the last member of an object; nil if it has none.
  func lastValue(in object: JSONValue) -> JSONValue? {
    let position = object.byteRange.lowerBound
    if let known = lastValues[position] { return known }
    let found = object.members.last?.value
    lastValues.updateValue(found, forKey: position)
    return found
  }

  private func allMeanings() -> Set<TextPlaceholder.Meaning> {
    var meanings = TextPlaceholder.meanings(of: FormatString(entry.key).meant.text, nil, nil)
    localization?.forEachLeaf { leaf in
      var substitution: String?
      if case .substitution(let name)? = leaf.path.first { substitution = name }
      meanings.formUnion(
        TextPlaceholder.meanings(
          of: FormatString(leaf.value ?? "").meant.text, localization, substitution))
    }
    return meanings
  }
}
