import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

/// What a linter of string catalogs must find, each alone in a small catalog, with the line and
/// column that a plain search finds.
struct MustFindTests {
  /// The rule, its severity, the source text and a translation of it, marked as a whole.
  static let translations: [(RuleIdentifier, Severity, String, LanguageTag, String)] = [
    ("format-invalid-specifier", .info, "Saved for %@", "es", "Guardado para % @"),
    ("format-invalid-specifier", .error, "%@...", "es", "@%..."),
    ("format-invalid-specifier", .error, "%lld of %@", "fr", "%lld sur %$@"),
    ("format-invalid-specifier", .error, "Used %@%%", "sr", "Искоришћено %@%"),
    ("format-invalid-specifier", .error, "Open %@", "ja", "％@を開く"),
    ("format-invalid-specifier", .error, "Delete %@?", "ar", "حذف ٪@؟"),
    ("format-invalid-specifier", .error, "Delete %1$@?", "fr", "Supprimer ﹪1$@ ?"),
    ("format-argument-order", .error, "%lld files in %@", "ko", "%@에 파일 %lld개"),
    ("format-argument-order", .error, "%@: %.1f of %lld", "de", "%lld (%.1f) – %@"),
    ("format-argument-type", .error, "Attempt %@", "ja", "試行 %d"),
    ("format-argument-type", .error, "%lld files", "de", "%@ Dateien"),
    ("format-argument-type", .error, "%1$@: %2$lld", "de", "%2$@ %1$lld"),
    ("format-skipped-argument", .error, "%@ in %@", "fr", "dans %2$@"),
    ("format-argument-type", .error, "%1$(count)lld files", "de", "%1$(count)@ Dateien"),
    ("format-argument-type", .error, "%(count)lld files", "de", "%@ Dateien"),
    ("format-missing-argument", .warning, "Delete %(name)@?", "de", "Wirklich löschen?"),
    ("format-skipped-argument", .error, "%lld in %@", "fr", "dans %2$@"),
    ("format-argument-type", .error, "%@ in %@", "fr", "%1$@ (%1$lld), %2$@"),
    ("format-invalid-specifier", .error, "Save %@ more", "fr", "%@, 20% de plus"),
    ("format-invalid-specifier", .error, "Save %@ more", "sv", "Spara %@, en 50%-ig rabatt"),
    ("markup-entity", .warning, "Tom & Jerry", "de", "Tom &amp; Jerry"),
    ("foreign-placeholder", .warning, "Hello", "de", "Hallo {{name}}"),
    ("format-extra-argument", .error, "%@ photos", "ko", "%@: 사진 %@장"),
    ("format-extra-argument", .error, "Import", "nl", "%1$d Open %2$@"),
    ("format-missing-argument", .warning, "Delete %@?", "de", "Wirklich löschen?"),
    ("ko-particle-after-placeholder", .warning, "Delete %@?", "ko", "‘%@’를 삭제할까요?"),
    ("ko-particle-after-placeholder", .warning, "Open in %@", "ko", "%@로 열기"),
    ("zh-simplified-in-traditional", .warning, "Import", "zh-Hant", "导入"),
    ("zh-simplified-in-traditional", .warning, "Import", "zh-TW", "导入"),
    ("zh-simplified-in-traditional", .warning, "Import", "zh-HK", "导入"),
    ("zh-simplified-in-traditional", .warning, "Open", "zh-Hant", "打开"),
    ("zh-simplified-in-traditional", .warning, "Here", "zh-HK", "这里"),
    ("zh-traditional-in-simplified", .warning, "Name", "zh-Hans", "檔案名稱"),
    ("zh-traditional-in-simplified", .warning, "Name", "zh-CN", "檔案名稱"),
    ("unicode-bidi-control", .error, "File", "de", "Datei \u{202E}gpj.exe"),
    ("unicode-bidi-control", .error, "File", "he", "קובץ \u{202D}exe"),
    ("unicode-bidi-control", .error, "File", "he", "קובץ \u{202B}exe"),
    ("unicode-bidi-control", .error, "%@ file", "ar", "ملف \u{2068}%@"),
    ("unicode-mixed-script", .warning, "Picture", "de", "F\u{43E}to"),
    ("unicode-mixed-script", .warning, "System", "ru", "\u{43}истема"),
    ("unicode-control", .error, "Search", "vi", "T\\u0018ìm"),
    ("unicode-control", .error, "Search", "vi", "T\u{FFFD}m"),
    ("unicode-invisible", .warning, "Begin", "tr", "Ba\u{200B}şla"),
    ("unicode-not-nfc", .info, "Settings", "fr", "Re\u{301}glages"),
    ("script-mismatch", .warning, "Open", "ko", "ひらく"),
    ("script-mismatch", .warning, "Open", "el", "Открыть"),
    ("script-mismatch", .warning, "Open", "ar", "Открыть"),
    ("script-mismatch", .warning, "Open", "he", "فتح"),
    ("script-mismatch", .warning, "Open", "hi", "เปิด"),
    ("script-mismatch", .warning, "Open", "th", "열기"),
    ("script-mismatch", .warning, "Open", "ru", "Άνοιγμα"),
    ("script-mismatch", .warning, "Open", "ru", "打开"),
    ("script-mismatch", .warning, "Open", "de", "打开"),
    ("script-mismatch", .warning, "Open", "ko", "เปิด"),
    ("script-mismatch", .warning, "Save the changes", "ko", "変更を保存"),
    ("script-mismatch", .warning, "Open", "ja", "فتح"),
    ("unicode-mixed-script", .warning, "Multimedia", "bg", "мултиμεдия"),
    ("leftover-text", .warning, "Open", "ko", "TODO"),
    ("leftover-text", .warning, "Open", "es", "TODO"),
    ("leftover-text", .warning, "Open", "de", "FIXME translate"),
    ("leftover-text", .warning, "Open", "ja", "???"),
    ("leftover-text", .warning, "Open", "fr", "xxx"),
    ("leftover-text", .warning, "Open", "pl", "Otwórz (TODO)"),
    ("leftover-text", .warning, "Open", "it", "Lorem ipsum dolor"),
    ("format-missing-variable", .error, "Open ${applicationName}", "de", "App öffnen"),
    ("format-missing-variable", .warning, "Start ${timer}", "ar", "ابدأ"),
    ("format-mixed-positions", .warning, "%@ of %@", "de", "%1$@ von %@"),
    ("ja-halfwidth-kana", .warning, "Game file", "ja", "ｹﾞｰﾑのファイル"),
    ("ja-non-japanese-kanji", .warning, "Settings", "ja", "设定"),
    ("ko-jamo", .warning, "Search", "ko", "ㄱㅓㅁ색"),
    ("empty-translation", .error, "Cancel", "ko", ""),
    ("empty-translation", .error, "Cancel", "ko", "  "),
    ("untranslated-copy", .warning, "Keep the file", "ko", "Keep the file"),
    ("untranslated-copy", .warning, "Keep the file", "hi", "Keep the file"),
    ("untranslated-copy", .warning, "⚠️ Keep the file", "he", "⚠️ Keep the file"),
    ("untranslated-copy", .warning, "Keep: the file", "ja", "Keep：the new file"),
    ("escape-in-text", .warning, "Name: %@", "ru", "Имя:\\\\n%@"),
    ("whitespace-edges", .warning, "Name: ", "de", "Name:"),
    ("whitespace-edges", .warning, " (default)", "ru", "(по умолчанию)"),
    ("whitespace-double", .warning, "Two words", "de", "Zwei  Worte"),
    ("markup-unbalanced", .warning, "**New** here", "fr", "**Nouveau ici"),
    ("markup-unbalanced", .warning, "[Help](https://a.io)", "pl", "[Pomoc] (https://a.io)"),
    ("markup-link", .warning, "See [Help](https://a.io)", "de", "Siehe Hilfe"),
    ("markup-tag", .warning, "<b>New</b> here", "de", "<b>Neu hier"),
    ("markup-inflection", .warning, "^[%lld file](inflect: true)", "fr", "%lld fichier"),
    (
      "markup-inflection", .warning, "^[%lld file](inflect: true)", "es", "^[%lld x](Inflect: true)"
    ),
    ("unicode-mojibake", .warning, "×%d", "de", "Ã\u{97}%d"),
    ("unicode-mojibake", .warning, "Déjà vu — again", "de", "DÃ©jÃ -vu â€” wieder"),
    ("unicode-mojibake", .warning, "Rename", "sq", "RiemÃ«rtoje"),
    ("unicode-mojibake", .warning, "Settings", "ru", "ÐÐ°ÑÑ‚Ñ€Ð¾Ð¹ÐºÐ¸"),
    ("unpaired-mark", .warning, "Open (private)", "ja", "開く（非公開)"),
    ("unpaired-mark", .warning, "Open (private)", "de", "Öffnen (privat"),
    ("unpaired-mark", .warning, "No match for '%@'", "ro", #"Nicio potrivire cu \"%@'"#),
    ("unpaired-mark", .warning, #"Open \"%@\""#, "ar", #"فتح %@\""#),
    ("unpaired-mark", .warning, "Open “%@”", "fr", #"Ouvrir \"%@ »"#),
    ("unpaired-mark", .warning, "Open “%@”", "ko", "‘%@’ 열기”"),
    (
      "lost-sentence", .warning, "The files were not found. Close the app, then open it again.",
      "de", "Die Dateien wurden nicht gefunden"
    ),
    ("format-missing-argument", .warning, "Proofs: %lld", "de", "Beweise"),
  ]

  @Test(arguments: translations)
  func findsInATranslation(
    rule: RuleIdentifier, severity: Severity, source: String, language: LanguageTag, text: String
  ) throws {
    try expect(
      rule, severity,
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(source)" : {
            "localizations" : {
              "\(language)" : {
                "stringUnit" : { "state" : "translated", "value" : ⟦"\(text)"⟧ }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """)
  }

  /// A defect must be found at every possible location of a text.
  @Test(arguments: [
    #""stringUnit" : { "state" : "needs_review", "value" : ⟦"% @"⟧ }"#,
    #""stringSet" : { "state" : "translated", "values" : [ "%@", ⟦"% @"⟧ ] }"#,
    #"""
    "variations" : { "device" : {
      "mac" : { "stringUnit" : { "state" : "translated", "value" : ⟦"% @"⟧ } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%@" } } } }
    """#,
    #"""
    "variations" : { "device" : {
      "mac" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%@" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : ⟦"% @"⟧ } } } } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%@" } } } }
    """#,
    #"""
    "variations" : { "plural" : { "other" : { "variations" : { "device" : {
      "other" : { "stringUnit" : { "state" : "translated", "value" : ⟦"% @"⟧ } } } } } } }
    """#,
    #"""
    "stringUnit" : { "state" : "translated", "value" : "%#@name@" },
    "substitutions" : { "name" : { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$@" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : ⟦"% @"⟧ } } } } } }
    """#,
  ])
  func findsInEveryPosition(localization: String) throws {
    try expect(
      "format-invalid-specifier", .info,
      """
      { "sourceLanguage" : "en", "strings" : {
        "%@" : { "localizations" : { "de" : { \(localization) } } } }, "version" : "1.0" }
      """)
  }

  /// The rule, its severity, and localizations of one key.
  static let localizations: [(RuleIdentifier, Severity, String)] = [
    (
      "plural-without-number", .error,
      #"""
      "en" : { "variations" : { ⟦"plural"⟧ : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "days" } } } } }
      """#
    ),
    (
      "plural-without-number", .error,
      #"""
      "en" : { "variations" : { "device" : { "other" : { "variations" : { ⟦"plural"⟧ : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%@ day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ days" } } } } } } } }
      """#
    ),
    (
      "plural-flat-translation", .warning,
      #"""
      "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
      ⟦"ru"⟧ : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } }
      """#
    ),
    (
      "plural-flat-translation", .warning,
      #"""
      "en" : { "variations" : { "device" : { "other" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } } },
      ⟦"de"⟧ : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage" } }
      """#
    ),
    (
      "plural-missing-other", .error,
      #"""
      "en" : { "variations" : { ⟦"plural"⟧ : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } } } } }
      """#
    ),
    (
      "plural-missing-category", .warning,
      #"""
      "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
      "pl" : { "variations" : { ⟦"plural"⟧ : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dzień" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni" } } } } }
      """#
    ),
    // Without `many`, five files get the text for `other`, which no whole number selects in Polish.
    (
      "plural-missing-category", .info,
      #"""
      "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
      "pl" : { "variations" : { ⟦"plural"⟧ : {
        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } } } } }
      """#
    ),
    (
      "plural-unused-category", .info,
      #"""
      "ja" : { "variations" : { "plural" : {
        ⟦"one"⟧ : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } } } } }
      """#
    ),
    (
      "plural-implied-number", .warning,
      #"""
      "ru" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Один день"⟧ } },
        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } } } } }
      """#
    ),
    (
      "format-substitution", .error,
      #""en" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%#@days@ left"⟧ } }"#
    ),
    (
      "format-substitution", .error,
      #""en" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%arg days left"⟧ } }"#
    ),
    (
      "format-substitution", .error,
      #"""
      "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld days left" },
        "substitutions" : { ⟦"days"⟧ : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } }
      """#
    ),
    (
      "format-substitution", .error,
      #"""
      "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%#@dayz@"⟧ } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%#@days@" } } } },
        "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } }
      """#
    ),
    (
      "format-substitution", .error,
      #"""
      "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
        "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } },
      "de" : { "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
        "substitutions" : { ⟦"days"⟧ : { "argNum" : 1, "formatSpecifier" : "@",
          "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Tage" } } } } } } }
      """#
    ),
    (
      "device-without-text", .warning,
      #"""
      "en" : { "variations" : { ⟦"device"⟧ : {
        "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } }
      """#
    ),
    (
      "format-mixed-positions", .info,
      #""en" : { "stringUnit" : { "state" : "new", "value" : ⟦"%2$@ and others (%d)"⟧ } }"#
    ),
    (
      "catalog-bad-language", .info,
      #"⟦"pt_BR"⟧ : { "stringUnit" : { "state" : "translated", "value" : "Dias" } }"#
    ),
  ]

  @Test(arguments: localizations)
  func findsInALocalization(
    rule: RuleIdentifier, severity: Severity, localizations: String
  ) throws {
    try expect(
      rule, severity,
      """
      { "sourceLanguage" : "en", "strings" : {
        "days" : { "localizations" : { \(localizations) } } }, "version" : "1.0" }
      """)
  }

  /// A text of a substitution for a whole number, in an entry whose second argument is a text.
  private func catalog(substitutionText: String) -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "days %lld %@" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
        "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } },
      "ja" : { "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
        "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : { "other" : {
            "stringUnit" : { "state" : "translated", "value" : \(substitutionText) } } } } } } }
      } } }, "version" : "1.0" }
    """
  }

  @Test(arguments: ["%@ 日", "%s 日", "%a 日", "%ar 日", "%.1f 日", "%arg 日 %@", "%1$@ 日", "%2$d 日"])
  func findsAnotherKindOfArgumentInASubstitution(text: String) throws {
    try expect("format-argument-type", .error, catalog(substitutionText: "⟦\"\(text)\"⟧"))
  }

  @Test(arguments: ["%arg 日", "%lld 日", "%d 日", "%1$lld 日", "%2$@ 日", "%arg %2$@ 日", "100 %% %arg"])
  func allowsTheNumberAndOtherArgumentsInASubstitution(text: String) throws {
    let found = SmallReport.lint(Array(catalog(substitutionText: "\"\(text)\"").utf8)).findings
    #expect(found.filter { $0.rule.rawValue.hasPrefix("format") }.isEmpty)
  }

  @Test(arguments: [
    #"{"sourceLanguage":"en",⟦"strings"⟧:{},"strings":{},"version":"1.0"}"#,
    #"{⟦"sourceLanguage"⟧:"en","sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    "{\n \"strings\" : {\n  ⟦\"a\"⟧ : {},\n  \"b\" : {},\n  \"a\" : {}\n }\n}",
    #"{"strings":{⟦"a"⟧:{},"\u0061":{}}}"#,
    #"{"strings":{"a":{⟦"comment"⟧:"1","comment":"2"}}}"#,
    #"{"strings":{"a":{"localizations":{⟦"de"⟧:{},"de":{}}}}}"#,
    #"{"strings":{"a":{"localizations":{"de":{"stringUnit":{⟦"value"⟧:"1","value":"2"}}}}}}"#,
    #"{"strings":{"a":{"x":[[{"y":{⟦"z"⟧:1,"z":2}}]]}}}"#,
  ])
  func findsADuplicateAtAnyDepth(text: String) throws {
    try expect("catalog-duplicate-key", .error, text)
  }

  @Test func handlesAKeyOfAMegabyte() throws {
    let key = String(repeating: "k ", count: 500_000)
    try expect(
      "empty-translation", .error,
      #"{"sourceLanguage":"en","strings":{"#
        + "\"\(key)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\","
        + "\"value\":⟦\"\"⟧}}}}}}")
  }

  /// Compares the findings of a rule with the marks in a catalog.
  private func expect(
    _ rule: RuleIdentifier, _ severity: Severity, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let marked = MarkedCatalog(text)
    let text = try SmallReport.report(
      on: marked.bytes, preset: severity == .info ? .strict : .recommended)
    let lines = text.split(separator: "\n").filter { $0.hasSuffix(" [\(rule)]") }
    let locations = marked.marks.map { SmallReport.location(of: $0.lowerBound, in: marked.bytes) }
    #expect(
      lines.map { $0.prefix { $0 != " " } } == locations.map { "a.xcstrings:\($0):" },
      "\(text.prefix(500))", sourceLocation: sourceLocation)
    for line in lines {
      #expect(line.contains(": \(severity.rawValue): "), sourceLocation: sourceLocation)
    }
  }
}
