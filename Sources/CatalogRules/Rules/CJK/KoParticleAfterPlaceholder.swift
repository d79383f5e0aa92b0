import StringCatalogs

/// A Korean particle after a placeholder that fits only some of its values.
struct KoParticleAfterPlaceholder: TextRule {
  static let description = RuleDescription(
    "ko-particle-after-placeholder", severity: .warning, fixability: .unsafe,
    examples: [
      .bad(
        [
          "Delete %@?": ["ko": "⟦“%@”를 삭제할까요?⟧"],
          "Open with %1$@": ["ko": "⟦%1$@으로 열기⟧"],
        ],
        fixed: [
          "Delete %@?": ["ko": "“%@”을(를) 삭제할까요?"],
          "Open with %1$@": ["ko": "%1$@(으)로 열기"],
        ]),
      .good([
        "%@ deleted %@": ["ko": "%@이(가) %@을(를) 삭제함"],
        "%lld of %@": ["ko": "%lld이 %@의 전체", "ja": "%@가"],
        "%@ likes it": ["ko": "%@ 님이 좋아함"],
        "Close %@": ["ko": "%@가기"],
        "Open in %@": .entry(comment: "%@ is the name of the app.", ["ko": "%@로 열기"]),
      ]),
    ])

  static let traits: TextTraits = .percent

  static func applies(to language: LanguageContext) -> Bool { language.language == "ko" }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let pieces = text.format.pieces
    for (piece, next) in zip(pieces, pieces.dropFirst()) where next.kind == .text {
      // A Swift program formats no `%s`; it is for people who write an address to search with.
      guard case .specifier(let specifier) = piece.kind, !specifier.isLikelyText,
        specifier.conversion.argumentKind == .object
      else { continue }
      let following = text.format.text(of: next)
      let rest = following.drop { Self.closingMarks.contains($0) }
      let word = rest.prefix { character in
        character.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
      }
      guard let both = Self.particles[String(word)],
        !Self.isBoth(rest.dropFirst(word.count))
      else { continue }
      // Last, as few texts come this far.
      guard !Self.isFixed(text.entry) else { return }
      let start = next.range.lowerBound + following.utf8.count - rest.utf8.count
      reporter.report(
        text, .text(String(text.format.text(of: piece))), .text(String(word)), .text(both),
        edits: [(start..<start + word.utf8.count, with: both)])
    }
  }

  /// Returns whether the other particle follows in parentheses, as in `을(를)` and `을 (를)`.
  private static func isBoth(_ rest: Substring) -> Bool {
    if rest.first == "(" { return true }
    return rest.hasPrefix(" (") && particles[String(rest.dropFirst(2).prefix { $0 != ")" })] != nil
  }

  /// Returns whether the comment says that the argument is always the same word, such as the name
  /// of the app, which the particle fits.
  private static func isFixed(_ entry: EntryContext) -> Bool {
    guard let comment = entry.comment?.lowercased() else { return false }
    return fixedArguments.contains(where: comment.contains)
  }

  private static let fixedArguments = [
    "app name", "appname", "app’s name", "app's name", "application name", "name of the app",
    "name of the application", "name of this app", "product name", "link label", "link text",
    "localized link", "is a link", "text of the link", "label of the link", "title of the link",
  ]

  private static let closingMarks: [Character] = [
    "”", "’", "\"", "'", "」", "』", "》", "〉", "»", "]", "*", "`",
  ]

  /// The particles that differ after a consonant and after a vowel.
  private static let particles: [String: String] = {
    let pairs = [
      ("은", "는", "은(는)"), ("이", "가", "이(가)"), ("을", "를", "을(를)"), ("과", "와", "과(와)"),
      ("으로", "로", "(으)로"), ("으로부터", "로부터", "(으)로부터"), ("으로서", "로서", "(으)로서"),
      ("으로는", "로는", "(으)로는"), ("으로의", "로의", "(으)로의"), ("아", "야", "아(야)"),
      ("이나", "나", "(이)나"), ("이랑", "랑", "(이)랑"), ("이라는", "라는", "(이)라는"),
      ("이라고", "라고", "(이)라고"), ("과의", "와의", "과(와)의"), ("과는", "와는", "과(와)는"),
    ]
    return Dictionary(
      pairs.flatMap { [($0.0, $0.2), ($0.1, $0.2)] }, uniquingKeysWith: { first, _ in first })
  }()
}
