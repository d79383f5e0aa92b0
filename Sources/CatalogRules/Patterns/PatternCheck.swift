import StringCatalogs

/// Checks texts by a pattern of the configuration.
struct PatternCheck: TextCheck {
  /// The pattern.
  let pattern: TextPattern

  private let keys: [Glob]

  init(_ pattern: TextPattern) {
    self.pattern = pattern
    keys = pattern.keys.map(Glob.init(key:))
  }

  /// Returns whether the pattern is for texts in a language.
  func applies(to language: LanguageContext) -> Bool {
    pattern.languages.isEmpty
      || pattern.languages.contains { Suppression.covers(language.tag, by: $0) }
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let range = pattern.expression.firstMatch(in: text.scalars),
      keys.isEmpty || keys.contains(where: { $0.matches(text.entry.key) })
    else { return }
    let match = text.scalars[range].reduce(into: "") { $0.unicodeScalars.append($1) }
    if let message = pattern.message {
      reporter.report(text, .text(message), .text(match))
    } else {
      reporter.report(text, variant: "unexplained", .text(match), .text(pattern.name))
    }
  }
}
