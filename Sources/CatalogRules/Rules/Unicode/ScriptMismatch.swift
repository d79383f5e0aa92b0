import Characters
import StringCatalogs

/// Letters of a script that the language does not use.
struct ScriptMismatch: TextRule {
  static let description = RuleDescription(
    "script-mismatch", severity: .warning,
    examples: [
      .bad(["Share": ["ko": "⟦シェア하기⟧", "ja": "⟦공유⟧", "de": "⟦Поделиться⟧"]]),
      .good([
        "Japanese": ["ko": "일본어 (日本語)", "de": "日本語 (にほんご)"],
        "Belarusian": ["de": "Беларуская"],
        "Korean (한국어)": ["zh-Hans": "韩语 (한국어)"],
        "Shrug": ["zh-Hans": "¯\\_(ツ)_/¯"],
        "Tea": ["zh-Hant": "午後の紅茶"],
      ]),
    ])

  static let traits: TextTraits = [.cyrillic, .kanaLetter, .hangul]

  static func traits(in language: LanguageContext) -> TextTraits {
    TextTraits(LetterScript.allCases.filter { !$0.isWritten(in: language) }.map(\.trait))
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return }
    for script in LetterScript.allCases
    where text.traits.contains(script.trait) && !script.isWritten(in: text.language) {
      let letters = text.scalars.filter(script.contains)
      guard letters.count > 1, !source.scalars.contains(where: script.contains),
        !script.names.contains(where: text.string.contains)
      else { continue }
      let name = letters.prefix(12).reduce(into: "") { $0.unicodeScalars.append($1) }
      reporter.report(text, .text(name))
    }
  }
}

/// A script that indicates a translation in the wrong place.
private enum LetterScript: CaseIterable {
  case kana, hangul, cyrillic

  /// The endonyms of languages in the script, without an initial that may be capitalized.
  var names: [String] {
    switch self {
    case .kana: ["にほんご"]
    case .hangul: ["한국어", "한글", "조선말"]
    case .cyrillic:
      [
        "усский", "країнська", "ългарски", "рпски", "еларуская", "акедонски", "азақ", "онгол",
        "оҷикӣ", "ыргыз", "атар",
      ]
    }
  }

  /// The traits of a text with a letter of the script.
  var trait: TextTraits {
    switch self {
    case .kana: .kanaLetter
    case .hangul: .hangul
    case .cyrillic: .cyrillic
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .kana: scalar.isKana
    case .hangul: (0xAC00...0xD7A3).contains(scalar.value)
    case .cyrillic: scalar.isCyrillic
    }
  }

  func isWritten(in language: LanguageContext) -> Bool {
    switch self {
    case .kana: language.script == "Jpan"
    case .hangul: language.script == "Kore"
    case .cyrillic: !["Latn", "Jpan", "Kore", "Hans", "Hant"].contains(language.script)
    }
  }
}
