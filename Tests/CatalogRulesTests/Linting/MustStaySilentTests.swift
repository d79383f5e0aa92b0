import StringCatalogs
import Testing

@testable import CatalogRules

/// What looks like a defect and is none.
struct MustStaySilentTests {
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
    ("ALL", "es", "TODO"),
    ("To-do list", "ko", "TODO 목록"),
    ("Chinese", "ru", "中文"),
    ("Arabic", "de", "العربية"),
    ("Change in μm", "ru", "Изменение в μm"),
    ("OK", "ja", "OK"),
    ("Link", "de", "Link"),
    ("Price: $5 {each}", "de", "Preis: 5 $"),
    ("Press ` to open", "de", "Drücke `, um zu öffnen"),
    ("Cost: $5", "de", "Preis: 5 $"),
    ("Smile (or don’t)", "de", "Lächle :) oder nicht :("),
    ("First, choose a file", "de", "1) Datei wählen, 2) öffnen"),
    ("Choose a file, e.g. a photo", "ja", "ファイルを選択します。例)写真"),
    ("Go to \"Settings\"".replacing("\"", with: "\\\""), "de", "Öffne „Einstellungen\\\""),
    ("Updates don’t work", "fr", "L’app n’a pas d’accès"),
    ("Army", "he", "צה\\\"ל"),
    ("Encrypted: “DNS proxy”", "fr", "Chiffré : «\u{A0}proxy chiffré\u{A0}»"),
    ("A name and its owner", "sq", "Ç’është ky emër"),
    ("It works without a network. Try it now!", "de", "Geht ohne Netz. Los!"),
    ("It works without a network, e.g. at sea. Try it out now!", "he", "פועל ללא רשת בים. נסו!"),
    ("The files were not found. Close the app.", "zh-Hans", "未找到文件，请关闭"),
    ("Height:", "fa", "ارتفاع:\u{200C}"),
    ("Enter the code sent to ", "ko", "보낸 코드를 입력하십시오."),
    ("Enter the code: ", "de", "Gib den Code ein."),
    ("accessibility.reply-to ", "ko", "답글"),
    ("Quota is at 0% and rising", "tr", "Kota %0'a yakın"),
    ("Lorem ipsum dolor sit er elit lamet", "ja", "Lorem ipsum dolor sit er elit lamet"),
    ("by Copyright (c) 2016 A. Person", "ja", "by Copyright (c) 2016 A. Person"),
    ("Clear it", "prs", "پاک کردن این"),
    ("3.9 million stores", "zh-Hans", "390 万家在线商店"),
    ("Not on 16.0 beta", "ru", "Не в 16 beta"),
    ("Sed enim fugiat ea sint ad laborum", "ja", "Sed enim fugiat ea sint ad laborum"),
    (
      "See [Help](https://a.io/a%20C%20b) here", "nl", "Zie [Hulp](https://a.io/a%20C%20b)"
    ),
    ("Select <b>%@</b> here", "sk", "Otvorte <b>tu</b> a zvoľte <b>%@</b>"),
    ("It ends with a backslash.", "he", #"הוא מסתיים ב-(\"\\\")"#),
    ("It lists clubs and “Museums”. ", "nl", "Het toont clubs en “Musea”."),
    ("More on https://a.io/booklet", "tr", "Https://a.io/booklet hakkında"),
    ("Verify it now", "uz", "Тасдиқлаш"),
    ("Advanced", "bo", "ཡར་ཐོན། "),
    ("https://en.wikipedia.org/wiki/Help", "ca", "https://es.wikipedia.org/wiki/Ayuda"),
    ("Free RAM is %0 now", "de", "%0 RAM, davon frei"),
    ("%0 efficiency cores", "fr", "%0 cœurs"),
    ("Replace %OS_MAJOR%, %ANY%, and more", "de", "Ersetze %OS_MAJOR%, %ANY% und mehr"),
    ("Now playing, ", "en-XA", "Ñóŵ ƥĺáýíñĝ,  one"),
    ("Hold now", "zh-Hans", "长   按   打   开   选   单"),
    (" %@ Software Co.", "ko", "  %@ 소프트웨어"),
    ("Numeric % value", "sv", "Numeriskt %-tal"),
    ("From 0 to 6 (1µs)", "ru", "От 0 до 6 (1μs)"),
    ("Open %@...", "qqq", "The title of a button"),
    ("Latest version:   ", "hi", "नवीनतम संस्करण: "),
    (" \\nFirst line\\n", "nl", "\\nErste lijn\\n"),
    ("Go to the folder\\r\\n", "es", "Ve a la carpeta\\n"),
    ("%(count)lld of %(name)@", "de", "%(name)@: %(count)lld"),
    ("%1$(count)lld of %2$(name)@", "de", "%2$(name)@: %1$(count)lld"),
    ("%1$(name)@ (new)", "ja", "%1$@（新）"),
  ]

  @Test(arguments: innocent)
  func findsNothing(source: String, language: LanguageTag, text: String) throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"\(source)":{"localizations":{"\(language)":{"stringUnit":
      {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
      """
    #expect(try SmallReport.report(on: Array(catalog.utf8)).isEmpty)
  }

  /// What the other languages and texts of a catalog explain.
  static let innocentCatalogs: [ExampleCatalog] = [
    // A request, where the source text asks.
    [
      "Why do you join?": [
        "de": "Warum nimmst du teil?", "es": "¿Por qué participas?",
        "fr": "Pourquoi participer ?", "ja": "参加の理由",
      ]
    ],
    // The ellipsis stands for a word that comes earlier in the translation, or a mark is inside.
    [
      "Restore for ...": [
        "de": "Wiederherstellen für ...", "es": "Restaurar para ...", "fr": "Restaurer pour ...",
        "tr": "... için geri yükle",
      ]
    ],
    [
      "They will be deleted, are you sure?": [
        "ca": "Estàs segur? S’esborraran", "de": "Sie werden gelöscht, sicher?",
        "es": "Se borrarán, ¿seguro?", "fr": "Ils seront supprimés, confirmer ?",
      ]
    ],
    // The title names what is asked.
    [
      "Reset Settings?": [
        "de": "Einstellungen zurücksetzen?", "es": "¿Restablecer?", "fr": "Tout effacer ?",
        "ko": "설정 초기화", "zh-Hans": "重置设置",
      ]
    ],
    // An example in another unit, a discount, and a name with a number.
    ["120": ["da": "6,5", "de": "120", "es": "120", "fr": "120"]],
    ["50% Off": ["de": "50% Rabatt", "es": "50% menos", "fr": "50% moins", "zh-Hant": "5折優惠"]],
    [
      "Intel x86": [
        "de": "Intel-x86", "es": "x86 de Intel", "fr": "x86 d’Intel", "ja": "Intel（32ビット）",
      ]
    ],
    // A year of the Japanese era.
    [
      "Before 2016": [
        "de": "Vor 2016", "es": "Antes de 2016", "fr": "Avant 2016", "ja": "平成28年より前",
      ]
    ],
    // A date in the order of the language.
    [
      "Since 1970-01-01": [
        "de": "Seit 1970-01-01", "es": "Desde 1970-01-01", "fr": "Depuis 1970-01-01",
        "ru": "С 01.01.1970",
      ]
    ],
    // An address that is written out instead of linked.
    [
      "Follow the [instructions]({url}).": [
        "de": "Folge den [Anweisungen]({url}).", "fi": "Käy osoitteessa {url}.",
        "fr": "Suivez les [instructions]({url}).",
      ]
    ],
    // An address that stands for the reader’s own.
    [
      "http://myserver.com/a.mkv": [
        "de": "http://meinserver.com/a.mkv", "es": "http://myserver.com/a.mkv",
        "fr": "http://myserver.com/a.mkv", "ja": "http://myserver.com/a.mkv",
      ]
    ],
    // No language has the space of the source text.
    [" %1$@ at %2$@": ["de": "%1$@ um %2$@", "en-GB": "%1$@ at %2$@", "fr": "%1$@ à %2$@"]],
    // A term that other texts of the language have as well.
    [
      "Add a toot": ["el": "Προσθήκη toot", "ja": "追加", "ru": "Ещё пост", "uk": "Ще гук"],
      "Hide toot": ["el": "Απόκρυψη toot", "ja": "隠す", "ru": "Скрыть пост", "uk": "Сховати гук"],
      "New toot": ["el": "Νέο toot", "ja": "新規", "ru": "Новый пост", "uk": "Новий гук"],
      "Show toot": ["el": "Προβολή toot", "ja": "表示", "ru": "Показать", "uk": "Показати"],
      "Toot": ["el": "Toot", "ja": "トゥート", "ru": "Пост", "uk": "Гук"],
    ],
    // Only the punctuation is that of the language.
    ["ANE (CoreML)": ["ja": "ANE（CoreML）", "ko": "ANE (CoreML)", "zh-Hant": "ANE（CoreML）"]],
    // A list of which the others translate a word or two.
    [
      "RSS, Atom, Feed, News, Reader, Podcasts": [
        "da": "RSS, Atom, Feed, Nyheder, Læser, Podcasts",
        "de": "RSS, Atom, Feed, Nachrichten, Reader, Podcasts",
        "fr": "RSS, Atom, Feed, Nouvelles, Reader, Podcasts",
        "nl": "RSS, Atom, Feed, Nieuws, Reader, Podcasts",
        "sv": "RSS, Atom, Feed, News, Reader, Podcasts",
      ]
    ],
    // The one word of English that others translate is a word of Dutch as well.
    [
      "Synctrain is © Tommy van der Vorst": [
        "de": "Synctrain ist © Tommy van der Vorst", "es": "Synctrain es © Tommy van der Vorst",
        "it": "Synctrain è © Tommy van der Vorst", "nl": "Synctrain is © Tommy van der Vorst",
      ]
    ],
    // Chinese punctuation has its space inside, and no spaces between words.
    """
    {"sourceLanguage":"zh-Hans","strings":{
    "下载时出错：":{"localizations":{"en":{"stringUnit":{"state":"translated",
    "value":"Could not download: "}}}},
    "趟":{"localizations":{"en":{"stringUnit":{"state":"translated","value":" trips"}}}},
    "开始迁移 ":{"localizations":{"en":{"stringUnit":{"state":"translated",
    "value":"Start migration"}}}}},"version":"1.0"}
    """,
  ]

  @Test(arguments: innocentCatalogs.indices)
  func findsNothing(catalog: Int) throws {
    let text = Self.innocentCatalogs[catalog].text
    #expect(try SmallReport.report(on: Array(text.utf8)) == "")
  }

  /// An untranslated plural has the forms of its source text; that it is a copy is one finding.
  @Test func findsAnUntranslatedPluralOnce() throws {
    let catalog: ExampleCatalog = [
      "%lld matches": [
        "en": .plural(one: "Found 1 match", other: "Found %lld matches"),
        "lt": .plural(one: "Found 1 match", other: "Found %lld matches"),
        "ru": .plural(one: "Found 1 match", other: "Found %lld matches"),
      ]
    ]
    let findings = SmallReport.lint(Array(catalog.text.utf8)).findings
    #expect(!findings.contains { $0.rule.rawValue.hasPrefix("plural") })
  }

  /// `Выбрано: %lld` suits every number, and the Italian `file` has no plural.
  @Test func advisesOnPluralsThatNeedNoOtherForm() {
    let catalog: ExampleCatalog = [
      "%lld selected": [
        "en": .plural(one: "%lld is selected", other: "%lld are selected"),
        "ru": .plural(one: "Выбрано: %lld", other: "Выбрано: %lld"),
        "uk": .plural(one: "Вибрано %lld файл", other: "Вибрано %lld файлів"),
      ],
      "Move %lld files": [
        "de": "%lld Dateien bewegen",
        "en": .plural(one: "Move %lld file", other: "Move %lld files"),
        "it": "Sposta %lld file",
      ],
    ]
    let findings = SmallReport.lint(Array(catalog.text.utf8)).findings
      .filter { $0.rule.rawValue.hasPrefix("plural") }
    let found = findings.map { "\($0.language?.rawValue ?? "") \($0.severity.rawValue)" }
    #expect(found.sorted() == ["de warning", "it info", "ru info", "uk warning"])
  }

  /// A word with a letter of another script is one finding.
  @Test func findsALetterOfAnotherScriptOnce() throws {
    let catalog: ExampleCatalog = ["Activate": ["sk": "Aktivu\u{458}\u{435} režim"]]
    let findings = SmallReport.lint(Array(catalog.text.utf8)).findings
    #expect(findings.map(\.rule) == ["unicode-mixed-script"])
  }

  /// What works, or what nobody can say from the catalog, is advice.
  static let advice: [(RuleIdentifier, String, LanguageTag, String)] = [
    ("format-invalid-specifier", "Saved for %@", "es", "Guardado para % @"),
    ("format-invalid-specifier", "%lld files", "es", "% lld archivos"),
    ("format-invalid-specifier", "Delete %lu items?", "pt", "Apagar % lu itens?"),
    ("ja-halfwidth-kana", "Open the menu", "ja", "｢設定｣を開く"),
    ("ja-halfwidth-kana", "Activity Monitor", "ja", "ｱｸﾃｨﾋﾞﾃｨﾓﾆﾀ"),
    ("catalog-bad-language", "Settings", "zh_TW", "設定"),
    ("unicode-not-nfc", "Settings", "fr", "Re\u{301}glages"),
    ("format-invalid-specifier", "Import %d sources", "hi", "% d स्रोत"),
    ("unicode-bidi-control", "Translators:", "he", "מתרגמים\u{202B}:"),
    ("empty-translation", "(1)", "de", ""),
    ("empty-translation", "welcomeLeft", "ko", ""),
    ("empty-translation", "and", "ja", ""),
    ("unicode-bidi-control", "About %@", "ar", "\u{202B}عن %@"),
    ("unicode-bidi-control", "Open %@", "fr", "Ouvrir \u{202A}%@\u{202C}"),
    ("unicode-bidi-control", "Master key", "ar", "\u{202E}المفتاح الرئيس"),
    ("unicode-bidi-control", "Volume %g", "ar", "مجلد \u{202D}%g"),
    ("markup-link", "Written by me", "nl", "Geschreven door [mij](https://a.io)"),
  ]

  @Test(arguments: advice)
  func advises(
    rule: RuleIdentifier, source: String, language: LanguageTag, text: String
  ) throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"\(source)":{"localizations":{"\(language)":{"stringUnit":
      {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
      """
    let findings = CatalogLinter(
      configuration: LintConfiguration(select: [RuleSelector(rawValue: rule.rawValue)])
    )
    .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
    #expect(findings.map(\.rule) == [rule] && findings.map(\.severity) == [.info])
  }

  /// A long text stands alone, so a line end after it has no effect.
  @Test func ignoresALineEndAfterALongText() throws {
    let text = String(repeating: "Answer with the tools. ", count: 12).dropLast()
    let catalog = """
      {"sourceLanguage":"en","strings":{"prompt":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"\(text)\\n"}},
      "zh-Hans":{"stringUnit":{"state":"translated","value":"请用这些工具回答。"}}}}},"version":"1.0"}
      """
    #expect(try SmallReport.report(on: Array(catalog.utf8)).isEmpty)
  }

  /// The catalog names a Mac elsewhere, but this entry may be for phones alone.
  @Test func advisesOnDevicesThatOtherEntriesName() {
    let unit = #"{"stringUnit":{"state":"translated","value":"Tap"}}"#
    let catalog = """
      {"sourceLanguage":"en","strings":{
      "home":{"localizations":{"en":{"variations":{"device":{"ipad":\(unit),"iphone":\(unit)}}}}},
      "menu":{"localizations":{"en":{"variations":{"device":{"mac":\(unit),"other":\(unit)}}}}}},
      "version":"1.0"}
      """
    let findings = CatalogLinter(configuration: LintConfiguration(select: ["device-without-text"]))
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
    #expect(findings.map(\.severity) == [.info])
  }
}
