/// The arguments that the texts of an entry use in one language, each with its type.
///
/// What is misspelled counts as what was meant, so that `%Lld` is a number.
package struct ArgumentProfile {
  /// The type of each argument by its position, from 1; nil where no text says it.
  private var kinds: [Int: FormatConversion.ArgumentKind?] = [:]

  /// Whether an argument is used as two types, so that no program can pass it.
  package private(set) var isContradictory = false

  /// The positions of the arguments.
  var positions: Set<Int> { Set(kinds.keys) }

  /// Returns whether the argument at a position is used.
  func uses(_ position: Int) -> Bool { kinds[position] != nil }

  /// The number of arguments that the program must pass.
  package var count: Int { kinds.keys.max() ?? 0 }

  /// Finds the arguments of a key.
  package init(key: String) {
    self.init(FormatArguments(FormatString(key).meant) { _ in nil })
  }

  /// Takes the arguments of one text.
  package init(_ arguments: FormatArguments) {
    add(arguments.all)
  }

  /// Finds the arguments of the texts that readers see in a language.
  package init(_ localization: Localization) {
    localization.forEachLeaf { leaf in
      guard leaf.state != .new, let text = leaf.value,
        text.utf8.contains(where: FormatString.mayBePercentSign)
      else { return }
      let format = FormatString(text).meant
      let found = FormatArguments(format) { localization.substitution(named: $0) }.all
      guard case .substitution(let name)? = leaf.path.first else { return add(found) }
      // Without a position, a placeholder of a substitution is for its own number.
      let own = localization.substitution(named: name)?.argumentNumber
      add(found.filter { $0.isPositional && $0.position != own })
    }
  }

  private mutating func add(_ arguments: [FormatArguments.Argument]) {
    for argument in arguments {
      let known = kinds[argument.position].flatMap { $0 }
      if let known, let kind = argument.kind, !known.isCompatible(with: kind) {
        isContradictory = true
      }
      kinds.updateValue(known ?? argument.kind, forKey: argument.position)
    }
  }

  /// Returns the type of the argument at a position; nil if no text says it.
  package func kind(at position: Int) -> FormatConversion.ArgumentKind? {
    kinds[position].flatMap { $0 }
  }

  /// Returns whether both use some argument as different types.
  func conflicts(with other: ArgumentProfile) -> Bool {
    kinds.keys.contains { conflicts(with: other, at: $0) }
  }

  /// Returns whether both use the argument at a position as different types.
  func conflicts(with other: ArgumentProfile, at position: Int) -> Bool {
    guard let kind = kind(at: position), let expected = other.kind(at: position) else {
      return false
    }
    return !kind.isCompatible(with: expected)
  }

  /// Returns whether both use the same arguments as the same types.
  func isSame(as other: ArgumentProfile) -> Bool {
    positions == other.positions && fits(other) && other.fits(self)
  }

  /// Returns whether a program that passes the arguments of another profile fills these.
  func fits(_ other: ArgumentProfile) -> Bool {
    !isContradictory && count <= other.count && !conflicts(with: other)
  }
}
