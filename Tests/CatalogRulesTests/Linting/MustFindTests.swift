import StringCatalogs
import ProductStrings
import TestSupport
import Testing

@testable import CatalogRules
@testable import LintFormats

/// What a linter of string catalogs must find, each alone in a small catalog, with the line and
/// column that a plain search finds.
struct MustFindTests {
  /// The rule, its severity, the source text and a translation of it, marked as a whole.
  static let translations: [(RuleIdentifier, Severity, String, LanguageTag, String)] = [
    ("format-invalid-specifier", .error, "Saved for %@", "es", "Guardado para % @"),
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
    ("unicode-not-nfc", .warning, "Settings", "fr", "Re\u{301}glages"),
    ("script-mismatch", .warning, "Open", "ko", "ひらく"),
    ("ja-halfwidth-kana", .warning, "Game", "ja", "ｹﾞｰﾑ"),
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

  /// A defect must be found at every possible place of a text.
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
  func findsInEveryPlace(localization: String) throws {
    try expect(
      "format-invalid-specifier", .error,
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
      "plural-unused-category", .warning,
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
      "format-mixed-positions", .warning,
      #""en" : { "stringUnit" : { "state" : "new", "value" : ⟦"%2$@ and others (%d)"⟧ } }"#
    ),
    (
      "catalog-bad-language", .warning,
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
    let found = lint(Array(catalog(substitutionText: "\"\(text)\"").utf8)).findings
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

  // MARK: - Files that are not catalogs

  static let head = #"{"sourceLanguage":"en","strings":{"#

  /// The kind of a file, its bytes, and the maximum number of bytes before the place of the error.
  static let damaged: [(String, [UInt8], Int)] = [
    ("empty", [], 0),
    ("white space", Array(" \n\n".utf8), 0),
    ("conflict", Array("{\n  \"strings\" : {\n<<<<<<< HEAD\n  }\n}".utf8), 18),
    ("pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8), 0),
    ("half", Array("\(head)\"a\":{\"localizations\":{\"de\":{".utf8), .max),
    ("half a string", Array("\(head)\"a\":{\"comm".utf8), .max),
    ("trailing comma", Array("{\n  \"strings\" : { \"a\" : { }, }\n}".utf8), 27),
    ("missing comma", Array("{\n  \"strings\" : { \"a\" : { } \"b\" : { } }\n}".utf8), 28),
    ("no UTF-8", Array("\(head)\"a".utf8) + [0xC0, 0x80] + Array("\":{}}}".utf8), 36),
    ("half a character", Array("\(head)\"".utf8) + [0xED, 0x95] + Array("\":{}}}".utf8), 35),
    ("UTF-16 LE", [0xFF, 0xFE] + utf16(isBig: false), 0),
    ("UTF-16 BE", [0xFE, 0xFF] + utf16(isBig: true), 0),
    ("UTF-16 LE without mark", utf16(isBig: false), 0),
    ("UTF-16 BE without mark", utf16(isBig: true), 0),
    // The root object is the first of 512 levels.
    ("arrays", Array("{\"strings\":".utf8) + Array(repeating: 0x5B, count: 10_000), 11 + 511),
    ("objects", Array(String(repeating: "{\"a\":", count: 10_000).utf8), 512 * 5),
    ("list", Array("[]".utf8), 0),
    ("no strings", Array("{\"version\":\"1.0\"}".utf8), 0),
  ]

  private static func utf16(isBig: Bool) -> [UInt8] {
    "{\"strings\":{}}".utf16.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  @Test(arguments: damaged)
  func saysWhereAFileIsDamaged(name: String, bytes: [UInt8], offset: Int) throws {
    let lines = try report(on: bytes).split(separator: "\n")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("a.xcstrings:\(place(of: offset, in: bytes)): error: "), "\(line)")
    #expect(line.hasSuffix(" [catalog-syntax]"))
  }

  @Test func hasAMessageOfItsOwnForEachDamage() {
    // The two halves have one defect, as do the two spaces, encodings and depths.
    let messages = Set(Self.damaged.map { lint($0.1).findings.map(\.message.key) })
    #expect(messages.count == 11)
  }

  @Test func reportsAByteOrderMarkAsInformation() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("\(Self.head)\"a\":{}}}".utf8)
    let text = try report(on: bytes)
    #expect(text.hasPrefix("a.xcstrings:1:1: info: "))
    #expect(text.hasSuffix(" [catalog-syntax]\n"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func handlesAKeyOfAMegabyte() throws {
    let key = String(repeating: "k ", count: 500_000)
    try expect(
      "empty-translation", .error,
      Self.head + "\"\(key)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\","
        + "\"value\":⟦\"\"⟧}}}}}}")
  }

  // MARK: - No findings

  /// Source text, language and translation.
  static let innocent: [(String, LanguageTag, String)] = [
    ("0.005% every block", "de", "0.005% jeden Block"),
    ("100% anonymous", "fr", "100% anonyme"),
    ("Save 50% extra", "ru", "Скидка 50% сейчас"),
    ("<a letter consisting of A>", "de", "<ein Buchstabe aus A>"),
    ("State of the picture", "ja", "写真の状態、横、残り"),
    ("%lld%% done", "fr", "%lld %% effectués"),
    ("%lld%% done", "ar", "تم %lld٪"),
    ("%1$@ of %2$lld", "ko", "%2$lld 중 %1$@"),
    ("%@ by %@", "ko", "%2$@의 %1$@"),
    ("Version %@ (%@)", "ja", "バージョン %@（%@）"),
    ("Start in ${applicationName}", "ko", "${applicationName}에서 시작"),
    ("%#x at %p", "de", "%#x bei %p"),
    ("%.2f km", "de", "%.1f km"),
    ("%lld percent off", "ar", "خصم ٪%lld"),
    ("Open the file", "sr", "Otvori ovu datoteku"),
    ("Half width and high", "ja", "ｈａｌｆ width and high"),
    ("Write \\\\n", "de", "\\\\n schreiben"),
    ("Wi-Fi 6E", "ru", "Wi-Fi-сеть 6E, URLы и IPv4-адрес"),
    ("Volume in μm", "de", "Größe in μm, kΩ und ΔT"),
    ("Family 👨‍👩‍👧", "de", "Familie 👨‍👩‍👧 🏳️‍🌈"),
    ("Books", "fa", "کتاب‌ها"),
    ("Knowledge", "hi", "क्‍षमा"),
    ("Water", "th", "น้ำ\u{200B}ดื่ม"),
    ("Yes", "bn", "হয় \u{9DF}"),
    ("%@ items", "ko", "%@개"),
    ("%@ was deleted", "ko", "%@을(를) 삭제했습니다"),
    ("Languages", "zh-Hans", "日本語、한국어、Беларуская、繁體中文"),
    ("Language", "ja", "简体中文"),
    ("Open **%@**", "ko", "**%@** 열기"),
    ("Rated 5*", "de", "5* von 5**"),
    ("Line<br>end", "de", "Zeile Ende"),
    ("a < b", "de", "a < b, b > c"),
    ("See [Help](%@)", "fr", "Voir [l’aide](%@)"),
    ("iPhone 16 Pro", "ko", "iPhone 16 Pro"),
    ("yyyy MMM dd", "ja", "yyyy MMM dd"),
    ("user@example.com", "ru", "user@example.com"),
    ("Made by ", "ja", "制作："),
    ("Name: ", "fr", "Nom\u{A0}: "),
    ("Hi! (☞ﾟヮﾟ)☞", "ja", "やあ (☞ﾟヮﾟ)☞"),
    ("Price", "he", "\u{200F}מחיר: \u{2068}%@\u{2069}".replacing("\u{2068}%@\u{2069}", with: "5")),
    ("Press ` to open", "de", "Drücke `, um zu öffnen"),
    ("Cost: $5", "de", "Preis: 5 $"),
    ("%lld app%@ on", "de", "%lld Apps an"),
  ]

  @Test(arguments: innocent)
  func findsNothing(source: String, language: LanguageTag, text: String) throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"\(source)":{"localizations":{"\(language)":{"stringUnit":
      {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
      """
    #expect(try report(on: Array(catalog.utf8)).isEmpty)
  }

  // MARK: - Helpers

  private func lint(_ bytes: [UInt8]) -> LintedFile {
    CatalogLinter(configuration: LintConfiguration()).lint(bytes: bytes, path: "a.xcstrings")
  }

  private func report(on bytes: [UInt8]) throws -> String {
    LintReport(files: [lint(bytes)], rules: [], toolVersion: "")
      .text(
        as: .concise,
        style: LintReportStyle(localizer: ProductStrings.localizer(languages: ["en"])))
  }

  /// Compares the findings of a rule with the marks in a catalog.
  private func expect(
    _ rule: RuleIdentifier, _ severity: Severity, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let marked = MarkedCatalog(text)
    let text = try report(on: marked.bytes)
    let lines = text.split(separator: "\n").filter { $0.hasSuffix(" [\(rule)]") }
    let places = marked.marks.map { place(of: $0.lowerBound, in: marked.bytes) }
    #expect(
      lines.map { $0.prefix { $0 != " " } } == places.map { "a.xcstrings:\($0):" },
      "\(text.prefix(500))", sourceLocation: sourceLocation)
    for line in lines {
      #expect(line.contains(": \(severity.rawValue): "), sourceLocation: sourceLocation)
    }
  }

  /// Returns line and column, counted byte by byte.
  private func place(of offset: Int, in bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let line = before.split(separator: 0x0A, omittingEmptySubsequences: false).count
    return "\(line):\(before.reversed().prefix { $0 != 0x0A }.count + 1)"
  }
}
