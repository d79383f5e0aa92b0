import StringCatalogs

/// The texts of a localization that vary by plural category at one position.
struct PluralGroup {
  /// The path from the localization to the group.
  let path: [LeafStep]

  /// The member `plural` in the file.
  let member: JSONMember

  /// The names that lead from the localization to the group.
  var names: [String] { path.flatMap(\.names) + ["variations", "plural"] }

  /// The texts in the order of the file.
  var cases: [Variation] {
    member.value.members.compactMap { Variation($0, axis: .plural) }
  }

  /// The name of the substitution that contains the group, if any.
  var substitution: String? {
    guard case .substitution(let name)? = path.first else { return nil }
    return name
  }

  /// Returns the text for a category.
  func variation(for category: PluralCategory) -> Variation? {
    member.value.member(named: category.rawValue).flatMap { Variation($0, axis: .plural) }
  }
}

extension LeafStep {
  /// The names of the members that the step goes through.
  fileprivate var names: [String] {
    switch self {
    case .substitution(let name): ["substitutions", name]
    case .variation(let axis, let name): ["variations", axis.rawValue, name]
    case .element: []
    }
  }
}

extension Localization {
  /// The groups of texts by plural category: of the text, for a device, in a substitution.
  var pluralGroups: [PluralGroup] {
    substitutions.reduce(into: content.pluralGroups(path: [])) { groups, substitution in
      groups += substitution.content.pluralGroups(path: [.substitution(substitution.name)])
    }
  }
}

extension StringContent {
  fileprivate func pluralGroups(path: [LeafStep]) -> [PluralGroup] {
    guard let variations else { return [] }
    var groups: [PluralGroup] = []
    if let member = variations.json.member(named: VariationAxis.plural.rawValue),
      member.value.kind == .object
    {
      groups.append(PluralGroup(path: path, member: member))
    }
    for variation in variations.all {
      let step = LeafStep.variation(variation.axis, variation.name)
      groups += variation.content.pluralGroups(path: path + [step])
    }
    return groups
  }
}

extension Variation {
  /// The texts of the case, including those for several devices.
  var texts: [String] {
    if let unit = content.unit { return [unit.value ?? ""] }
    return content.variations?.all.flatMap(\.texts) ?? []
  }
}

extension FormatString {
  /// Whether a placeholder writes a number.
  var writesNumber: Bool {
    pieces.contains { piece in
      switch piece.kind {
      case .specifier(let specifier):
        !specifier.isLikelyText
          && [.integer, .floatingPoint].contains(specifier.conversion.argumentKind)
      case .substitution, .substitutionNumber: true
      case .text, .percentSign: false
      }
    }
  }
}
