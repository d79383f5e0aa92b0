public import StringCatalogs

/// A part of a catalog that both sides changed differently.
public struct MergeConflict: Hashable, Sendable {
  /// What the two sides did.
  public enum Kind: Hashable, Sendable {
    /// Both sides changed the part differently.
    case changed

    /// Our side removed the part, and theirs changed it.
    case removedByUs

    /// Their side removed the part, and ours changed it.
    case removedByThem
  }

  /// The names from the root object of the file to the part.
  package let path: [String]

  /// What the two sides did.
  public let kind: Kind

  /// The part in the base; nil if it is missing there.
  public let base: ConflictVersion?

  /// The part in our version; nil if we removed it.
  public let ours: ConflictVersion?

  /// The part in their version; nil if they removed it.
  public let theirs: ConflictVersion?

  init(path: [String], _ versions: Versions) {
    self.path = path
    base = versions.base.map(ConflictVersion.init)
    ours = versions.ours.map(ConflictVersion.init)
    theirs = versions.theirs.map(ConflictVersion.init)
    kind =
      switch (versions.ours, versions.theirs) {
      case (nil, _?): .removedByUs
      case (_?, nil): .removedByThem
      default: .changed
      }
  }

  /// The key of the entry; nil outside all entries.
  public var key: String? { path.count > 1 && path[0] == "strings" ? path[1] : nil }

  /// The language; nil if the part is not in one.
  public var language: LanguageTag? {
    key != nil && path.count > 3 && path[2] == "localizations"
      ? LanguageTag(rawValue: path[3]) : nil
  }

  /// The part of the entry, from language to variation, such as `ko plural one`; empty for all of
  /// it.
  public var part: String {
    guard key != nil else { return path.joined(separator: " ") }
    let names = path.dropFirst(2)
    let shown = names.filter { !["localizations", "stringUnit", "variations"].contains($0) }
    return (shown.isEmpty ? Array(names) : shown).joined(separator: " ")
  }

  /// Whether the part is a single text, so that another one can be decided on.
  public var isText: Bool { location != nil || isComment }

  /// Whether the part is the comment of a string.
  package var isComment: Bool { key != nil && path.count == 3 && path[2] == "comment" }

  /// The location of the text; nil if the part is not a single translation.
  package var location: TextLocation? {
    guard let key, let language, path.last == "stringUnit" else { return nil }
    var names = path.dropFirst(4).dropLast()
    var steps: [LeafStep] = []
    while let name = names.popFirst() {
      switch name {
      case "substitutions": steps.append(.substitution(names.popFirst() ?? ""))
      case "variations":
        guard let axis = names.popFirst(), let value = names.popFirst() else { return nil }
        steps.append(.variation(VariationAxis(rawValue: axis), value))
      default: return nil
      }
    }
    return TextLocation(key: key, language: language, path: steps)
  }
}
