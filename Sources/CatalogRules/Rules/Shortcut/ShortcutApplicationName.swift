/// A phrase of an App Shortcut that does not contain the app's name as the system requires.
struct ShortcutApplicationName: TextRule {
  static let description = RuleDescription(
    "shortcut-application-name", severity: .error, fixability: .safe,
    examples: [
      .bad(
        ["Start in ${applicationName}": ["ko": "⟦시작하기⟧"]],
        path: "AppShortcuts.xcstrings"),
      .bad(
        [
          "Start in ${applicationName}": [
            "ko": ["${applicationName} 시작", "⟦\\(.applicationName) 열기⟧"]
          ]
        ],
        fixed: [
          "Start in ${applicationName}": ["ko": ["${applicationName} 시작", "${applicationName} 열기"]]
        ],
        path: "AppShortcuts.xcstrings"),
      .good(
        ["Start in ${applicationName}": ["ko": "${applicationName}에서 시작"]],
        path: "AppShortcuts.xcstrings"),
      .good(["Start": [:]]),
    ])

  static let traits: TextTraits = .any

  private static let placeholder = "${applicationName}"
  private static let mistakes = ["\\(.applicationName)", "${{applicationName}}"]

  static func applies(to catalog: CatalogContext) -> Bool { catalog.isForShortcuts }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.traits.isDisjoint(with: [.empty, .blank]) else {
      return
    }
    let utf8 = Array(text.utf8)
    if let found = Self.mistakes.lazy.compactMap({ utf8.firstRange(of: Array($0.utf8)) }).first {
      reporter.report(
        text, variant: "interpolation", edits: [(found, with: Self.placeholder)])
    } else if utf8.firstRange(of: Array(Self.placeholder.utf8)) == nil {
      reporter.report(text)
    }
  }
}

extension [UInt8] {
  /// Returns the first occurrence of `part`.
  fileprivate func firstRange(of part: [UInt8]) -> Range<Int>? {
    guard count >= part.count else { return nil }
    return (0...count - part.count).first { self[$0...].starts(with: part) }
      .map { $0..<$0 + part.count }
  }
}
