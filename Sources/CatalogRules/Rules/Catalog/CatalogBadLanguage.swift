import StringCatalogs

/// A language that is invalid, duplicate, or not in Xcode's spelling.
struct CatalogBadLanguage: FileRule {
  static let description = RuleDescription(
    "catalog-bad-language", severity: .warning,
    examples: [
      .bad(["Cancel": ["⟦jp⟧": "キャンセル", "⟦iw⟧": "ביטול"]]),
      .bad([
        "Cancel": ["zh-Hans": "取消"],
        "Close": ["⟦zh-CN⟧": "关闭"],
      ]),
      .bad(["Cancel": ["⟦en-UK⟧": "Cancel", "⟦ja-JA⟧": "キャンセル", "⟦zh-Hanz⟧": "取消"]]),
      .good([
        "Cancel": [
          "en-GB": "Cancel",
          "es-419": "Cancelar",
          "pt": "Cancelar",
          "pt-PT": "Cancelar",
          "zh-HK": "取消",
          "zh-Hant": "取消",
        ]
      ]),
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    var seen: [String: LanguageTag] = [:]
    for language in catalog.languages {
      let meaning = language.canonical.standard.rawValue
      if let other = seen[meaning] {
        // zh-TW beside zh-Hant may be intended for some of its readers; iw beside he is a mistake.
        let isTypo = other.canonical == language.canonical
        report(
          language, "duplicate", other.rawValue, in: catalog, reporter,
          severity: isTypo ? nil : .info)
        continue
      }
      seen[meaning] = language.tag
      if let meant = language.tag.languageOfCountry {
        report(language, "misspelled", meant.rawValue, in: catalog, reporter)
      } else if let part = language.tag.unknownPart {
        report(part, of: language, in: catalog, reporter)
      } else if language.canonical != language.tag, language.tag.rawValue != "no" {
        // Apple's systems treat both codes of Norwegian as equal.
        report(
          language, "misspelled", language.canonical.rawValue, in: catalog, reporter,
          severity: Self.isOldSpelling(language.tag) ? .info : nil)
      }
    }
  }

  /// Reports a part of a name that is no code, with the name that was probably meant.
  private func report(
    _ part: LanguageTag.UnknownPart, of language: LanguageContext, in catalog: CatalogContext,
    _ reporter: Reporter
  ) {
    switch part {
    case .language:
      let meant = language.tag.nearest(among: [])
      report(
        language, meant == nil ? "unknown" : "misspelled", meant?.rawValue ?? "", in: catalog,
        reporter)
    case .script, .region:
      report(
        language, part.rawValue, language.tag.withKnownParts.rawValue, in: catalog, reporter)
    }
  }

  /// Returns whether a tag differs from its canonical form in case, or has an underscore, which
  /// systems read as a hyphen.
  private static func isOldSpelling(_ tag: LanguageTag) -> Bool {
    tag.rawValue.replacing("_", with: "-").lowercased() == tag.canonical.rawValue.lowercased()
  }

  private func report(
    _ language: LanguageContext, _ variant: String, _ better: String, in catalog: CatalogContext,
    _ reporter: Reporter, severity: Severity? = nil
  ) {
    guard let range = catalog.firstRange(of: language) else { return }
    reporter.report(
      variant: variant, .text(language.tag.rawValue), .text(better), at: range,
      language: language.tag, severity: severity)
  }
}
