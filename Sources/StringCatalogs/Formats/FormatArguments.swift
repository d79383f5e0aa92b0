/// The placeholders of a text that format an argument, each with the position of its argument.
package struct FormatArguments {
  /// A placeholder and its argument.
  package struct Argument {
    /// The position of the argument, from 1.
    package let position: Int

    /// Whether the placeholder specifies the position.
    package let isPositional: Bool

    /// The placeholder in its text.
    package let piece: FormatPiece

    /// The kind of placeholder; nil for a substitution that does not specify it.
    package let specifier: FormatSpecifier?

    /// The kind of argument; nil if it is unknown.
    package var kind: FormatConversion.ArgumentKind? { specifier?.conversion.argumentKind }

    /// Whether it is a placeholder and not a substitution.
    package var isSpecifier: Bool {
      if case .specifier = piece.kind { true } else { false }
    }

    /// Returns whether a program can pass both arguments in the same way.
    package func isCompatible(with other: Argument) -> Bool {
      guard let kind, let otherKind = other.kind else { return true }
      return kind.isCompatible(with: otherKind)
    }
  }

  /// The placeholders in the order of the text.
  package private(set) var all: [Argument] = []

  /// The positions of the arguments that are widths and precisions.
  private var counts: Set<Int> = []

  private var positions: ArgumentPositions

  /// The indices of the first placeholders for the arguments; nil if there are few.
  private var firstByPosition: [Int: Int]?

  /// Finds the placeholders of a text; `substitution` returns one of its localization by name.
  ///
  /// Names that the arguments of `other` have too stand for the same ones, in any order.
  package init(
    _ format: FormatString, namedAsIn other: FormatArguments? = nil,
    substitution: (String) -> Substitution?
  ) {
    positions = ArgumentPositions(namedAsIn: other?.positions)
    guard !format.isPredicateRow else { return }
    for piece in format.pieces {
      switch piece.kind {
      case .specifier(let specifier)
      where !specifier.isLikelyText && !specifier.isSpacedLetters
        && !format.isInAddress(at: piece.range.lowerBound):
        for case .argument(let position)? in [specifier.width, specifier.precision] {
          counts.insert(position ?? positions.takeNext())
        }
        all.append(
          Argument(
            position: positions.position(of: specifier), isPositional: specifier.position != nil,
            piece: piece, specifier: specifier))
      case .substitution(let reference):
        let found = substitution(reference.name)
        let number = found?.argumentNumber
        all.append(
          Argument(
            position: positions.position(of: reference, argumentNumber: number),
            isPositional: reference.position != nil || number != nil, piece: piece,
            specifier: found.flatMap(Self.specifier)))
      default: break
      }
    }
    if all.count > 16 {
      firstByPosition = Dictionary(
        zip(all.map(\.position), 0...), uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns how a substitution formats its argument; nil if it never shows it, as it has no words.
  private static func specifier(of substitution: Substitution) -> FormatSpecifier? {
    guard let specifier = substitution.formatSpecifier else { return nil }
    var hasWords = false
    substitution.content.forEachLeaf(path: []) { hasWords = hasWords || $0.value?.isEmpty == false }
    return hasWords ? FormatSpecifier(withoutPercentSign: specifier) : nil
  }

  /// Whether no placeholder specifies its position.
  package var isWithoutPositions: Bool { all.allSatisfy { !$0.isPositional } }

  /// Whether names say that placeholders without positions are for arguments in another order.
  package var isReorderedByName: Bool {
    isWithoutPositions
      && zip(all, all.dropFirst()).contains { $0.position > $1.position }
  }

  /// Whether some specifiers specify their position and others do not.
  package var isMixed: Bool {
    let isPositional = all.compactMap { argument -> Bool? in
      guard case .specifier = argument.piece.kind else { return nil }
      return argument.isPositional
    }
    return isPositional.contains(true) && isPositional.contains(false)
  }

  /// The first position that nothing uses although a later one is used; nil if there is none.
  ///
  /// Foundation takes the arguments in the order of the positions that occur: the format `%2$@`
  /// gets the first one.
  package var skippedPosition: Int? {
    let used = Set(all.map(\.position)).union(counts)
    guard let last = used.max(), last > used.count else { return nil }
    return (1...last).first { !used.contains($0) }
  }

  /// The first two placeholders that read one argument as two types; nil if there are none.
  ///
  /// Substitutions are compared with placeholders only, and the address of an object can be shown
  /// beside it.
  package var contradiction: (first: Argument, second: Argument)? {
    var firsts: [Int: Argument] = [:]
    for argument in all where argument.kind != nil && argument.kind != .pointer {
      guard let first = firsts[argument.position] else {
        firsts[argument.position] = argument
        continue
      }
      if !first.isCompatible(with: argument), first.isSpecifier || argument.isSpecifier {
        return (first, argument)
      }
    }
    return nil
  }

  /// Returns the first placeholder for the argument at a position.
  package func argument(at position: Int) -> Argument? {
    if let firstByPosition { return firstByPosition[position].map { all[$0] } }
    return all.first { $0.position == position }
  }
}

extension FormatSpecifier {
  /// Whether this is a space and two letters, such as `% le`, that follow a percent sign in prose:
  /// no program writes a size with a space before it.
  fileprivate var isSpacedLetters: Bool {
    flags == .spaceForSign && width == nil && precision == nil && length != nil && length != .ll
  }
}

extension FormatConversion.ArgumentKind {
  /// Returns whether a program passes both kinds of argument in the same way.
  package func isCompatible(with other: Self) -> Bool {
    let small: [Self] = [.integer, .character]
    return self == other || small.contains(self) && small.contains(other)
  }
}
