import StringCatalogs

/// Checks texts by a pattern of the configuration.
struct PatternCheck: TextCheck {
  /// The pattern.
  let pattern: TextPattern

  /// The position of the pattern in the configuration.
  let position: Int

  private let keys: [Glob]

  init(_ pattern: TextPattern, position: Int) {
    self.pattern = pattern
    self.position = position
    keys = pattern.keys.map(Glob.init(key:))
  }

  /// Returns whether the pattern is for texts in a language.
  func applies(to language: LanguageContext) -> Bool {
    pattern.languages.isEmpty
      || pattern.languages.contains { Suppression.covers(language.tag, by: $0) }
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard !text.patternBudget.isSpent else { return }
    guard isKeyChecked(of: text) else { return }
    var range: Range<Int>?
    if text.catalog.automata[position].mayMatch(text.utf8, &text.automatonBudget) {
      range = pattern.expression.firstMatch(in: text.scalars, &text.patternBudget)
    }
    if text.patternBudget.isSpent {
      // Once for the text: no other pattern is searched either.
      return reporter.report(text, variant: "unsearched", .text(pattern.name))
    }
    guard let range else { return }
    let match = text.scalars[range].reduce(into: "") { $0.unicodeScalars.append($1) }
    if let message = pattern.message {
      reporter.report(text, .text(message), .text(match))
    } else {
      reporter.report(text, variant: "unexplained", .text(match), .text(pattern.name))
    }
  }

  /// Returns whether the pattern is for the key of a text, which spends some of its budget.
  private func isKeyChecked(of text: TextContext) -> Bool {
    guard !keys.isEmpty else { return true }
    var comparisons = 0
    let isChecked = keys.contains { $0.matches(key: text.entry.key, &comparisons) }
    text.patternBudget.take(comparisons * PatternBudget.stepsOfComparison)
    return isChecked
  }
}
