import StringCatalogs

/// An index of the substitutions of a localization.
struct SubstitutionIndex {
  private var byName: [String: Substitution] = [:]

  /// The first substitution of each kind, by argument.
  private var firstOfKind: [Int: [(kind: FormatConversion.ArgumentKind, first: Substitution)]] = [:]

  /// The names that any text of the localization refers to.
  private var usedNames: Set<String> = []

  /// Indexes a localization; a missing one has no substitutions.
  init(_ localization: Localization?) {
    guard let localization else { return }
    for substitution in localization.substitutions {
      byName[substitution.name] = substitution
      guard let number = substitution.argumentNumber, let kind = substitution.kind else { continue }
      if firstOfKind[number]?.contains(where: { $0.kind == kind }) != true {
        firstOfKind[number, default: []].append((kind, substitution))
      }
    }
    for leaf in localization.leaves {
      usedNames.formUnion(FormatString(leaf.value ?? "").substitutionNames)
    }
  }

  /// Returns the substitution with a name.
  func substitution(named name: String) -> Substitution? { byName[name] }

  /// Returns whether a text refers to a substitution.
  func isUsed(_ name: String) -> Bool { usedNames.contains(name) }

  /// Returns the name of the first earlier substitution in the file for the same argument but of
  /// another type.
  func firstWithAnotherKind(than substitution: Substitution) -> String? {
    guard let number = substitution.argumentNumber, let kind = substitution.kind else { return nil }
    let start = substitution.nameRange.lowerBound
    return firstOfKind[number]?.first { other in
      !kind.isCompatible(with: other.kind) && other.first.nameRange.lowerBound < start
    }?.first.name
  }
}

extension Substitution {
  /// The kind of the counted argument; nil if the catalog does not specify it, or not correctly.
  var kind: FormatConversion.ArgumentKind? {
    formatSpecifier.flatMap { FormatSpecifier(withoutPercentSign: $0) }?.conversion.argumentKind
  }
}
