import ASCII
import StringCatalogs

/// A variable such as `${applicationName}` that the source text has and a translation lacks.
///
/// Shortcuts and App Intents replace it by a parameter. A set of phrases may leave out parameters,
/// but each phrase names the app.
struct FormatMissingVariable: EntryRule {
  static let description = RuleDescription(
    "format-missing-variable", severity: .warning,
    examples: [
      .bad([
        "Start ${timer} in ${applicationName}": [
          "ko": "⟦${applicationName}에서 시작⟧", "ja": "⟦${timer}を開始⟧",
        ]
      ]),
      .bad([
        "Open ${applicationName}": ["en": "⟦Open the app⟧"],
        "Secret ${name}": .entry(shouldTranslate: false, ["ko": "⟦비밀⟧"]),
      ]),
      .good([
        "Start ${timer}": ["ko": "${timer} 시작"],
        "Costs $5 {each}": ["ko": "개당 5달러"],
      ]),
    ])

  private static let applicationName = "applicationName"

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    let bytes = entry.catalog.bytes
    let isInKey = Self.mayHaveVariable(bytes[entry.keyRange])
    guard
      isInKey
        || entry.sources.contains(where: {
          $0.traits.contains(.variable) && Self.mayHaveVariable(bytes[$0.range])
        }),
      entry.extractionState != .stale
    else { return }
    var wanted = Self.names(in: entry.source.string)
    for source in entry.sources.dropFirst() {
      wanted.formIntersection(Self.names(in: source.string))
    }
    if isInKey, Self.names(in: entry.key).contains(Self.applicationName) {
      wanted.insert(Self.applicationName)
    }
    // Phrases of App Shortcuts have a rule of their own.
    if entry.catalog.isForShortcuts { wanted.remove(Self.applicationName) }
    guard !wanted.isEmpty else { return }
    for localization in entry.localizations {
      guard let language = entry.language(of: localization) else { continue }
      for text in entry.texts(of: localization) {
        check(text, language, of: entry, wanted, isSet: localization.shape.contains(.set), reporter)
      }
    }
  }

  private func check(
    _ text: WalkedText, _ language: LanguageContext, of entry: EntryContext, _ wanted: Set<String>,
    isSet: Bool, _ reporter: Reporter
  ) {
    guard text.hasLiteral, text.range.count > 2, text.state != .new,
      !entry.catalog.walk.path(of: text).contains(where: \.isSubstitution)
    else { return }
    let present = Self.names(in: entry.catalog.walk.string(of: text))
    let missing = wanted.subtracting(present).filter { !isSet || $0 == Self.applicationName }
    guard let name = missing.min() else { return }
    reporter.report(
      .text("${\(name)}"), at: text.range, key: entry.key, language: language.tag,
      severity: name == Self.applicationName ? .error : nil)
  }

  private static func mayHaveVariable(_ literal: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in literal {
      if previous == UInt8(ascii: "$"), byte == UInt8(ascii: "{") { return true }
      previous = byte
    }
    return false
  }

  /// What is in no name.
  private static let delimiters = Array("${}".utf8)

  /// Returns the names in `${name}`.
  private static func names(in text: String) -> Set<String> {
    let utf8 = text.utf8
    var names: Set<String> = []
    var rest = utf8[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[dollar...].dropFirst()
      guard rest.first == UInt8(ascii: "{") else { continue }
      rest = rest.dropFirst()
      let name = Substring(rest.prefix { !delimiters.contains($0) })
      if !name.isEmpty, rest.dropFirst(name.utf8.count).first == UInt8(ascii: "}"),
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      {
        names.insert(String(name))
      }
    }
    return names
  }
}

extension LeafStep {
  fileprivate var isSubstitution: Bool {
    if case .substitution = self { true } else { false }
  }
}
