import StringCatalogs

/// An existing or missing text of a localization.
struct VariationRow {
  /// The steps to the text.
  var steps: [LeafStep]

  /// The text in the file; nil if it is missing.
  var leaf: CatalogLeaf?

  /// Whether a sibling for zero handles the number 0.
  var hasZeroBeside = false

  /// The index of the step that selects by number.
  var pluralPosition: Int? { steps.lastIndex(where: \.isPlural) }

  /// The steps before the one that selects by number; nil if there is none.
  var pluralPrefix: [LeafStep]? { pluralPosition.map { Array(steps[..<$0]) } }

  /// The category of the text.
  var category: PluralCategory? {
    guard let pluralPosition, case .variation(.plural, let name) = steps[pluralPosition] else {
      return nil
    }
    return PluralCategory(rawValue: name)
  }

  /// The device of the text.
  var device: Device? {
    for case .variation(.device, let name) in steps { return Device(rawValue: name) }
    return nil
  }

  /// The substitution that contains the text.
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
