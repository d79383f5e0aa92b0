import StringCatalogs

/// A text of a localization that is there, or one that should be.
struct VariationRow {
  /// The steps to the text.
  var steps: [LeafStep]

  /// The text in the file; nil when it is missing.
  var leaf: CatalogLeaf?

  /// Whether a sibling for zero takes the number 0 away from other categories.
  var hasZeroBeside = false

  /// The place of the step that chooses by number.
  var pluralPlace: Int? { steps.lastIndex(where: \.isPlural) }

  /// The category that the text is for.
  var category: PluralCategory? {
    guard let pluralPlace, case .variation(.plural, let name) = steps[pluralPlace] else {
      return nil
    }
    return PluralCategory(rawValue: name)
  }

  /// The device that the text is for.
  var device: Device? {
    for case .variation(.device, let name) in steps { return Device(rawValue: name) }
    return nil
  }

  /// The substitution that the text belongs to.
  var substitution: String? {
    guard case .substitution(let name)? = steps.first else { return nil }
    return name
  }

  /// Whether there is a text that readers can see.
  var hasText: Bool {
    guard let value = leaf?.value else { return false }
    return !value.isEmpty || leaf?.state != .new
  }
}
