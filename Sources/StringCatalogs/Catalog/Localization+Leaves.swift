extension Localization {
  /// All texts of the localization: those of substitutions come last.
  public var leaves: [CatalogLeaf] {
    var leaves: [CatalogLeaf] = []
    forEachLeaf { leaves.append($0) }
    return leaves
  }

  /// Calls `body` with each text of the localization, in the order of ``leaves``.
  public func forEachLeaf(_ body: (CatalogLeaf) -> Void) {
    content.forEachLeaf(path: [], body)
    for substitution in substitutions {
      substitution.content.forEachLeaf(path: [.substitution(substitution.name)], body)
    }
  }
}

extension StringContent {
  /// Calls `body` with each text, with the steps of a path before those of the text.
  package func forEachLeaf(path: [LeafStep], _ body: (CatalogLeaf) -> Void) {
    json.forEachMember { member in
      guard member.value.kind == .object else { return }
      if member.isNamed("stringUnit") {
        body(CatalogLeaf(path: path, holder: member.value, literal: member.value["value"]))
      } else if member.isNamed("variations") {
        for variation in Variations(member.value).all {
          let step = LeafStep.variation(variation.axis, variation.name)
          variation.content.forEachLeaf(path: path + [step], body)
        }
      } else if member.isNamed("stringSet") {
        for (index, element) in (member.value["values"]?.elements ?? []).enumerated() {
          body(CatalogLeaf(path: path + [.element(index)], holder: member.value, literal: element))
        }
      }
    }
  }
}
