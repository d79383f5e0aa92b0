import StringCatalogs

/// Makes the patterns of a string in a language: of each variation, substitutions inserted.
struct PatternBuilder {
  /// The number of patterns of one text at most, as substitutions multiply.
  private static let limit = 32

  /// A pattern and the text that it is made of.
  struct Result {
    var pattern: ScreenPattern
    var text: String
  }

  /// The patterns of a text without substitutions.
  static func patterns(of text: String) -> [Result] {
    builder(substitutions: []).patterns(of: text)
  }

  /// The patterns of all texts of a localization.
  static func patterns(of localization: Localization) -> [Result] {
    let builder = builder(substitutions: localization.substitutions)
    var results: [Result] = []
    for leaf in localization.leaves {
      if case .substitution? = leaf.path.first { continue }
      if let text = leaf.value { results += builder.patterns(of: text) }
    }
    return results
  }

  /// The texts of each substitution.
  private let texts: [String: [String]]

  private static func builder(substitutions: [Substitution]) -> PatternBuilder {
    var texts: [String: [String]] = [:]
    for substitution in substitutions {
      texts[substitution.name] = leaves(of: substitution.content)
    }
    return PatternBuilder(texts: texts)
  }

  private static func leaves(of content: StringContent) -> [String] {
    var texts = [content.unit?.value].compactMap { $0 }
    for variation in content.variations?.all ?? [] where texts.count < limit {
      texts += leaves(of: variation.content)
    }
    return texts
  }

  private func patterns(of text: String) -> [Result] {
    extend([ScreenPattern()], with: text, depth: 0)
      .filter { !$0.isEmpty }
      .map { Result(pattern: $0, text: text) }
  }

  /// Returns patterns with a text added to each, once for each way to insert its substitutions.
  private func extend(_ patterns: [ScreenPattern], with text: String, depth: Int) -> [ScreenPattern]
  {
    let format = FormatString(text)
    var patterns = patterns
    for piece in format.pieces {
      switch piece.kind {
      case .text: change(&patterns) { $0.append(format.text(of: piece)) }
      case .percentSign: change(&patterns) { $0.append("%") }
      case .specifier(let specifier) where specifier.isLikelyText:
        change(&patterns) { $0.append(format.text(of: piece)) }
      case .specifier(let specifier):
        let kind = specifier.conversion.argumentKind
        change(&patterns) { $0.appendGap(isNumber: kind == .integer || kind == .floatingPoint) }
      case .substitutionNumber: change(&patterns) { $0.appendGap(isNumber: true) }
      case .substitution(let reference):
        guard depth < 2, let texts = texts[reference.name], !texts.isEmpty else {
          change(&patterns) { $0.appendGap(isNumber: false) }
          continue
        }
        let before = patterns
        patterns = Array(
          texts.flatMap { extend(before, with: $0, depth: depth + 1) }.prefix(Self.limit))
      }
    }
    return patterns
  }

  private func change(_ patterns: inout [ScreenPattern], _ body: (inout ScreenPattern) -> Void) {
    for position in patterns.indices { body(&patterns[position]) }
  }
}
