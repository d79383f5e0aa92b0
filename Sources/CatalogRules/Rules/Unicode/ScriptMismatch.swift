import Characters
import StringCatalogs

/// Letters of a script that the language does not use, or a whole text in another script.
struct ScriptMismatch: TextRule {
  static let description = RuleDescription(
    "script-mismatch", severity: .warning,
    examples: [
      .bad(["Share": ["ko": "⟦シェア하기⟧", "ja": "⟦공유⟧", "de": "⟦Поделиться⟧"]]),
      .bad([
        "Save the changes": [
          "el": "⟦Сохранить⟧", "he": "⟦حفظ التغييرات⟧", "ko": "⟦変更を保存⟧", "ru": "⟦保存更改⟧",
          "th": "⟦변경 사항 저장⟧",
        ]
      ]),
      .good([
        "Chinese": ["de": "中文", "ru": "中文"],
        "Japanese": ["ko": "일본어 (日本語)", "de": "日本語 (にほんご)"],
        "Belarusian": ["de": "Беларуская"],
        "Korean (한국어)": ["zh-Hans": "韩语 (한국어)"],
        "Shrug": ["zh-Hans": "¯\\_(ツ)_/¯"],
        "Tea": ["zh-Hant": "午後の紅茶"],
      ]),
    ])

  static let traits: TextTraits = [
    .greek, .cyrillic, .rightToLeft, .indic, .jamo, .kanaLetter, .han, .hangul,
  ]

  static func traits(in language: LanguageContext) -> TextTraits {
    switch language.script {
    // Vietnamese letters with two marks are in the same blocks as Georgian and Khmer.
    case "Latn": traits.subtracting(.jamo)
    case "Grek": traits.subtracting([.greek, .jamo])
    case "Cyrl": traits.subtracting(.cyrillic)
    case "Kore": traits.subtracting([.hangul, .jamo])
    case "Jpan": traits.subtracting([.kanaLetter, .han])
    case "Hans", "Hant": traits.subtracting(.han)
    default: traits
    }
  }

  /// The script of a language that is not known is a guess.
  static func applies(to language: LanguageContext) -> Bool { language.canonical.isKnown }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return }
    for script in LetterScript.allCases
    where text.traits.contains(script.trait) && !script.isWritten(in: text.language) {
      let letters = text.scalars.filter(script.contains)
      guard letters.count > 1, !source.scalars.contains(where: script.contains),
        !text.entry.key.unicodeScalars.contains(where: script.contains),
        !script.names.contains(where: text.string.contains),
        script != .cyrillic
          || !Self.mayBeCyrillic(text.language) && Self.hasWord(of: script, in: text)
      else { continue }
      return report(letters, of: text, reporter)
    }
    if let letters = Self.foreignLetters(of: text, source) { report(letters, of: text, reporter) }
  }

  private static func mayBeCyrillic(_ language: LanguageContext) -> Bool {
    multiscriptal.contains(language.language) && language.canonical.script == nil
  }

  /// Returns whether a word has letters of a script alone; one with Latin letters as well is what
  /// unicode-mixed-script reports.
  private static func hasWord(of script: LetterScript, in text: TextContext) -> Bool {
    text.string.split { !$0.isLetter }.contains { word in
      word.unicodeScalars.contains(where: script.contains)
        && !word.unicodeScalars.contains(where: \.isLatin)
    }
  }

  private func report(
    _ letters: [Unicode.Scalar], of text: TextContext, _ reporter: Reporter
  ) {
    let name = letters.prefix(12).reduce(into: "") { $0.unicodeScalars.append($1) }
    reporter.report(text, .text(name))
  }

  /// Languages that are written in several scripts.
  private static let multiscriptal: Set<String> = [
    "az", "bs", "kk", "kmr", "ks", "ku", "ky", "mn", "ms", "pa", "sd", "sr", "tg", "tk", "ug", "uz",
  ]

  /// Returns the letters of a text that has none of its language's scripts, but at least two of
  /// another script than Latin; nil if they are the name of a language, or a quotation that other
  /// languages have as well.
  private static func foreignLetters(
    of text: TextContext, _ source: LintedText
  ) -> [Unicode.Scalar]? {
    let own = text.language.writingSystems
    guard !own.isEmpty else { return nil }
    // Nearly every text begins with a letter of its own.
    if let first = text.text.firstBeyondASCII.flatMap({ WritingSystem($0) }), own.contains(first) {
      return nil
    }
    guard !multiscriptal.contains(text.language.language) else { return nil }
    var foreign: WritingSystem?
    var letters: [Unicode.Scalar] = []
    for scalar in text.string.unicodeScalars {
      guard let system = WritingSystem(scalar) else { continue }
      if own.contains(system) { return nil }
      if system == .latin { continue }
      foreign = foreign ?? system
      letters.append(scalar)
    }
    guard let foreign, letters.count > 1,
      !source.scalars.contains(where: { WritingSystem($0) == foreign }),
      !endonyms.contains(where: text.string.contains)
    else { return nil }
    let vote = LanguageVote(without: text) { other, language in
      language.writingSystems.contains(foreign)
        ? nil : other.scalars.filter { WritingSystem($0) == foreign } == letters
    }
    return vote.kept > 0 ? nil : letters
  }

  /// The names of languages and scripts in their own letters.
  private static let endonyms =
    [
      "中文", "汉语", "漢語", "华语", "華語", "官话", "普通话", "粤语", "粵語", "简体", "簡體", "繁体", "繁體",
      "日本語", "にほんご", "한국어", "한글", "조선말", "Ελληνικά", "עברית", "العربية", "عربي", "فارسی",
      "اردو", "پښتو", "ไทย", "ລາວ", "हिन्दी", "हिंदी", "मराठी", "नेपाली", "বাংলা", "தமிழ்", "తెలుగు",
      "ಕನ್ನಡ", "മലയാളം", "ગુજરાતી", "ਪੰਜਾਬੀ", "සිංහල", "မြန်မာ", "ខ្មែរ", "ქართული", "Հայերեն", "አማርኛ",
    ] + LetterScript.cyrillic.names
}

/// A script that indicates a translation in the wrong position.
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
