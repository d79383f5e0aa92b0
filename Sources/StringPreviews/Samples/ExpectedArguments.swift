import CatalogRules
import StringCatalogs

/// Finds the arguments of a string's texts.
struct ExpectedArguments {
  /// The highest supported position.
  private static let highestPosition = 32

  private var byPosition: [Int: ExpectedArgument] = [:]
  private var names: [String] = []
  private var takesWidths = false
  private let finder: ConceptFinder

  /// Scans the texts of an entry in some languages, those of the source language first.
  init(of entry: CatalogEntry, in localizations: [Localization], source: Localization?) {
    let sourceText = source?.leaves.first?.value ?? entry.key
    finder = ConceptFinder(comment: entry.comment, text: sourceText)
    if source == nil { add(FormatString(sourceText)) { _ in nil } }
    var countsWhole = false
    for localization in [source].compactMap({ $0 }) + localizations {
      for leaf in localization.leaves {
        let isInSubstitution = leaf.isInSubstitution
        countsWhole = countsWhole || !isInSubstitution && leaf.path.contains(where: \.isPlural)
        guard let value = leaf.value else { continue }
        addNames(in: value)
        add(FormatString(value), onlyPositional: isInSubstitution) {
          localization.substitution(named: $0)
        }
      }
    }
    fillGaps()
    if countsWhole { markCounted() }
    setConcepts()
  }

  /// The arguments by position, then those with only a name.
  var all: [ExpectedArgument] {
    byPosition.keys.sorted().compactMap { byPosition[$0] }
      + names.map { name in
        ExpectedArgument(
          position: nil, kind: .text, name: name, isCounted: false,
          concept: ConceptFinder.concept(ofName: name))
      }
  }

  private mutating func add(
    _ format: FormatString, onlyPositional: Bool = false,
    substitution: (String) -> Substitution?
  ) {
    for argument in FormatArguments(format, substitution: substitution).all {
      guard (1...Self.highestPosition).contains(argument.position),
        argument.isPositional || !onlyPositional
      else { continue }
      if let specifier = argument.specifier, specifier.takesWidth { takesWidths = true }
      var name: String?
      if case .substitution(let reference) = argument.piece.kind { name = reference.name }
      var expected =
        byPosition[argument.position]
        ?? ExpectedArgument(
          position: argument.position, kind: Self.kind(of: argument, named: name), name: name,
          isCounted: false, concept: .item)
      expected.name = expected.name ?? name
      expected.isCounted = expected.isCounted || name != nil
      byPosition[argument.position] = expected
    }
  }

  private static func kind(
    of argument: FormatArguments.Argument, named name: String?
  ) -> ExpectedArgument.Kind {
    switch argument.kind {
    case .integer, .pointer: .integer
    case .floatingPoint: .decimal
    case .object, .character, .string: .text
    case nil: name == nil ? .text : .integer
    }
  }

  /// Adds values for unused positions, so that later ones keep theirs.
  private mutating func fillGaps() {
    guard let last = byPosition.keys.max() else { return }
    for position in 1...last where byPosition[position] == nil {
      byPosition[position] = ExpectedArgument(
        position: position, kind: takesWidths ? .integer : .text, name: nil, isCounted: false,
        concept: .item)
    }
  }

  /// Marks the number that selects among plural variations of the whole text; adds one if no text
  /// contains it.
  private mutating func markCounted() {
    let positions = byPosition.keys.sorted()
    let counted =
      positions.first { byPosition[$0]?.kind == .integer }
      ?? positions.first { byPosition[$0]?.kind == .decimal }
    if let counted {
      byPosition[counted]?.isCounted = true
    } else {
      let position = (positions.last ?? 0) + 1
      byPosition[position] = ExpectedArgument(
        position: position, kind: .integer, name: nil, isCounted: true, concept: .number)
    }
  }

  private mutating func setConcepts() {
    let count = byPosition.count
    for (position, argument) in byPosition {
      byPosition[position]?.concept =
        argument.kind == .text
        ? finder.concept(ofArgument: position, named: argument.name, of: count) : .number
    }
  }

  private mutating func addNames(in text: String) {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return }
    for case .name(let name) in NamedPlaceholders.pieces(of: text) where !names.contains(name) {
      names.append(name)
    }
  }
}

extension FormatSpecifier {
  /// Whether the width or the precision is an argument.
  fileprivate var takesWidth: Bool {
    [width, precision].contains { if case .argument? = $0 { true } else { false } }
  }
}

extension CatalogLeaf {
  /// Whether the text belongs to a substitution.
  var isInSubstitution: Bool {
    if case .substitution? = path.first { true } else { false }
  }
}
