import StringCatalogs
import Testing

@Suite struct NegotiationTests {
  /// A reader's languages, the available ones, and the result, each separated by spaces.
  @Test(arguments: [
    ("ko-KR", "en ko", "ko"),
    ("ko", "ko-KR en", "ko-KR"),
    ("zh-CN", "zh-Hant zh-Hans", "zh-Hans"),
    ("zh-SG", "zh-Hant zh-Hans", "zh-Hans"),
    ("zh", "zh-Hant zh-Hans", "zh-Hans"),
    ("zh-Hans-CN", "zh-Hant zh-Hans", "zh-Hans"),
    ("zh-Hans", "zh-HK zh-CN", "zh-CN"),
    ("zh-SG", "zh-HK zh-CN", "zh-CN"),
    ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"),
    ("zh-MO", "zh-Hans zh-Hant zh-HK", "zh-HK zh-Hant"),
    ("zh-HK", "zh-Hans zh-Hant zh-HK", "zh-HK zh-Hant"),
    ("zh-Hant-HK", "zh-Hant zh_HK", "zh_HK zh-Hant"),
    ("zh-TW", "zh-Hans en", ""),
    ("zh-TW en", "zh-Hans en", "en"),
    ("zh-TW", "zh-HK", "zh-HK"),
    ("zh-Hant", "zh-HK zh-TW", "zh-TW zh-HK"),
    ("pt-PT", "pt pt-BR pt-PT", "pt-PT pt pt-BR"),
    ("pt-PT", "pt-BR pt", "pt pt-BR"),
    ("pt-AO", "pt pt-PT", "pt-PT pt"),
    ("pt-BR", "pt pt-PT", "pt pt-PT"),
    ("pt", "pt-PT pt-BR", "pt-BR pt-PT"),
    ("en-GB", "en en-001 en-GB", "en-GB en-001 en"),
    ("en-GB", "en en-001", "en-001 en"),
    ("en-AU", "en en-GB", "en-GB en"),
    ("en-US", "en-GB en", "en en-GB"),
    ("es-MX", "es es-419", "es-419 es"),
    ("es-ES", "es-419 es", "es es-419"),
    ("sr-Latn", "sr", ""),
    ("sr-Latn", "sr sr-Latn", "sr-Latn"),
    ("sr", "sr-Latn sr-Cyrl", "sr-Cyrl"),
    ("sh", "sr sr-Latn", "sr-Latn"),
    ("no", "nb", "nb"), ("nb-NO", "no", "no"), ("nn", "nb nn", "nn nb"), ("nn-NO", "no", "no"),
    ("nb", "nn", ""),
    ("he", "iw", "iw"), ("id", "in", "in"), ("tl", "fil", "fil"),
    ("yue", "zh-Hant zh-Hans", "zh-Hant"),
    ("fr ko", "ko en fr", "fr ko"),
    ("ca-ES-valencia", "ca ca-valencia", "ca-valencia ca"),
    ("C", "en", ""), ("", "en", ""), ("de", "", ""), ("de-AT", "de-CH de-DE de", "de de-DE de-CH"),
  ])
  func findsTheAvailableLanguages(wanted: String, available: String, expected: String) {
    let matches = LanguageTag.matches(for: tags(wanted), in: tags(available))
    #expect(matches == tags(expected))
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], "ko-KR"),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": "ja_JP.eucJP"], "ja-JP"),
    (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LC_ALL": ""], "zh-CN"),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "ko:ja:de_DE"], "ko ja de-DE"),
    (["LANGUAGE": "sr@latin:C"], "sr-Latn"),
    (["LANG": "C.UTF-8", "LANGUAGE": "ko"], ""),
    (["LANG": "POSIX"], ""),
    (["LANG": "C"], ""),
    (["LANG": "en_US@euro"], "en-US"),
    ([:], ""),
  ])
  func readsThePOSIXEnvironment(environment: [String: String], expected: String) {
    #expect(LanguageTag.preferred(fromEnvironment: environment) == tags(expected))
  }

  private func tags(_ words: String) -> [LanguageTag] {
    words.split(separator: " ").map { LanguageTag(rawValue: String($0)) }
  }
}
