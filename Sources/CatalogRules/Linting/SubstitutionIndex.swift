import StringCatalogs

/// The substitutions of a localization, found quickly by what rules ask for.
struct SubstitutionIndex {
  private var byName: [String: Substitution] = [:]

  /// The first substitution of each kind for an argument, by the argument.
  private var firstOfKind: [Int: [(kind: FormatConversion.ArgumentKind, first: Substitution)]] = [:]

  /// The names that some text of the localization refers to.
  private var usedNames: Set<String> = []

  /// Indexes a localization; one that is not in the file has none.
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
      for piece in FormatString(leaf.value ?? "").pieces {
        if case .substitution(let reference) = piece.kind { usedNames.insert(reference.name) }
      }
    }
  }

  /// Returns the substitution with a name.
  func substitution(named name: String) -> Substitution? { byName[name] }

  /// Returns whether a text refers to a substitution.
  func isUsed(_ name: String) -> Bool { usedNames.contains(name) }

  /// Returns the name of the first substitution for the same argument as one, before it in the
  /// file, that takes it for something else.
  func firstWithAnotherKind(than substitution: Substitution) -> String? {
    guard let number = substitution.argumentNumber, let kind = substitution.kind else { return nil }
    let start = substitution.nameRange.lowerBound
    return firstOfKind[number]?.first { other in
      !kind.isCompatible(with: other.kind) && other.first.nameRange.lowerBound < start
    }?.first.name
  }
}

extension Substitution {
  /// The kind of argument that is counted; nil when the catalog does not say, or says nonsense.
  var kind: FormatConversion.ArgumentKind? {
    formatSpecifier.flatMap { FormatSpecifier(withoutPercentSign: $0) }?.conversion.argumentKind
  }
}
