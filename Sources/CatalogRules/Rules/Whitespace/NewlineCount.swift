import StringCatalogs

/// A translation with more or fewer lines than the source text.
struct NewlineCount: TextRule {
  static let description = RuleDescription(
    "newline-count", severity: .info, preset: .all,
    examples: [
      .bad(["One\nTwo": ["ko": "⟦하나 둘⟧"]]),
      .good(["One\nTwo": ["ko": "하나\n둘"]]),
    ])

  static let traits: TextTraits = .lineFeed
  static let sourceTraits: TextTraits = .lineFeed

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return }
    let wanted = source.utf8.count { $0 == UInt8(ascii: "\n") }
    let present = text.utf8.count { $0 == UInt8(ascii: "\n") }
    if present != wanted {
      reporter.report(text, .integer(Int64(present)), .integer(Int64(wanted)))
    }
  }
}
