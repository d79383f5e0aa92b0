import Characters

/// A set of Unicode scalars that a regular expression names, such as `[a-z\p{Han}]`.
indirect enum ScalarSet: Hashable, Sendable {
  /// The scalars of a range.
  case range(ClosedRange<UInt32>)

  /// The scalars of several ranges, sorted, such as those of a script.
  case ranges([ClosedRange<UInt32>])

  /// The scalars of general categories, such as `L` or `Lu`.
  case category(String)

  /// The letters, marks, digits and underscores of `\w`.
  case word

  /// The white space of `\s`.
  case space

  /// The scalars of any of the sets.
  case union([ScalarSet])

  /// All other scalars.
  case inverted(ScalarSet)

  /// The scalars of a set, and their uppercase and lowercase forms.
  case ignoringCase(ScalarSet)

  /// The decimal digits of `\d`.
  static let digit = ScalarSet.category("Nd")

  /// Every scalar but line ends.
  static let anyButLineEnds = ScalarSet.inverted(
    .union([.range(0x0A...0x0D), .range(0x85...0x85), .range(0x2028...0x2029)]))

  /// The steps that it takes to find whether a scalar is in the set.
  var steps: Int {
    switch self {
    case .range: 1
    case .ranges, .space: 4
    case .category, .word: 8
    case .union(let sets): sets.reduce(1) { $0 + $1.steps }
    case .inverted(let set): 1 + set.steps
    // Other cases are strings, which must be made.
    case .ignoringCase(let set): 60 + 3 * set.steps
    }
  }

  /// Returns whether the set contains a scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .range(let range): range.contains(scalar.value)
    case .ranges(let ranges): Script.isAny(of: ranges, scalar)
    case .category(let name): scalar.properties.generalCategory.abbreviation.hasPrefix(name)
    case .word: Self.isWord(scalar)
    case .space: scalar.properties.isWhitespace
    case .union(let sets): sets.contains { $0.contains(scalar) }
    case .inverted(let set): !set.contains(scalar)
    case .ignoringCase(let set):
      scalar.isASCII
        ? set.contains(scalar) || Self.otherCase(ofASCII: scalar).map(set.contains) ?? false
        : Self.cases(of: scalar).contains(where: set.contains)
    }
  }

  /// Returns whether a scalar is part of a word (UTS #18, annex C).
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.isJoinControl { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }

  private static func otherCase(ofASCII scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z", "A"..."Z": Unicode.Scalar(scalar.value ^ 0x20)
    default: nil
    }
  }

  /// Returns a scalar with its other case; mappings to several scalars have none.
  private static func cases(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let properties = scalar.properties
    let others = [properties.lowercaseMapping, properties.uppercaseMapping].compactMap { mapping in
      mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
    }
    return [scalar] + others
  }
}
