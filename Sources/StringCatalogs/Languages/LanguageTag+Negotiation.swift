// Source: parent locales of Unicode CLDR (Unicode License V3; see NOTICE).

extension LanguageTag {
  /// Returns the available languages for a reader, best first.
  ///
  /// The reader's languages are processed in order. For each, the available ones follow CLDR's
  /// inheritance (`zh-HK` matches `zh-HK`, then `zh-Hant`; `pt-PT` matches `pt-PT`, then `pt`;
  /// `en-AU` matches `en-AU`, `en-001`, `en-GB`, `en`), then the same language and script in any
  /// other region, the default one first (`zh-SG` matches `zh-CN` if there is no `zh-Hans`).
  ///
  /// Another script never matches: a reader of `zh-TW` does not get `zh-Hans`, and `sr-Latn` does
  /// not get `sr`; their next language comes instead. Tags are compared in canonical form, and
  /// returned in the spelling of `available`, each once.
  public static func matches(
    for languages: [LanguageTag], in available: [LanguageTag]
  ) -> [LanguageTag] {
    AvailableLanguages(available).matches(for: languages)
  }
}

/// Languages among which readers choose, parsed once.
package struct AvailableLanguages: Sendable {
  /// The languages in the order given.
  package let tags: [LanguageTag]

  /// The valid languages by language and script, because only those of the same ones can match.
  private let candidates: [[String]: [(tag: LanguageTag, locale: Locale)]]

  /// Parses `tags`, the source language first.
  package init(_ tags: [LanguageTag]) {
    self.tags = tags
    let locales = tags.compactMap { tag in
      LanguageSubtags(tag).map { (tag: tag, locale: Locale($0)) }
    }
    candidates = Dictionary(grouping: locales, by: \.locale.family)
  }

  /// Returns the languages for a reader, best first; see ``LanguageTag/matches(for:in:)``.
  package func matches(for languages: [LanguageTag]) -> [LanguageTag] {
    var matches: [LanguageTag] = []
    var found: Set<LanguageTag> = []
    func add(siblingsOf locale: Locale, where isMatch: (Locale) -> Bool) {
      for candidate in candidates[locale.family] ?? []
      where isMatch(candidate.locale) && found.insert(candidate.tag).inserted {
        matches.append(candidate.tag)
      }
    }
    for language in languages {
      guard let wanted = LanguageSubtags(language) else { continue }
      let chain = Locale(wanted).chain
      for locale in chain { add(siblingsOf: locale) { $0 == locale } }
      for parent in chain where parent.region == nil && parent.variants.isEmpty {
        let region = LikelyRegions.region(ofLanguage: parent.language, script: parent.script)
        add(siblingsOf: parent) { $0.region == region }
        add(siblingsOf: parent) { _ in true }
      }
    }
    return matches
  }

  /// A language with its script, and optionally a region.
  private struct Locale: Hashable {
    var language: String
    var script: String
    var region: String?
    var variants: [String] = []

    init(_ subtags: LanguageSubtags) {
      language = subtags.language
      script = subtags.likelyScript
      region = subtags.region
      variants = subtags.variants
    }

    /// The language and the script.
    var family: [String] { [language, script] }

    /// The locale and its ancestors, nearest first, according to CLDR's parent locales.
    var chain: [Locale] {
      var chain = [self]
      if !variants.isEmpty {
        var anywhere = self
        anywhere.region = nil
        chain += [anywhere, with(language: language, region: region)]
      }
      if let region {
        chain += Self.parentRegions(language: language, script: script, region: region)
          .map { with(language: language, region: $0) }
        chain.append(with(language: language, region: nil))
      }
      switch language {
      case "nn": chain.append(with(language: "nb", region: nil))
      case "yue": chain.append(with(language: "zh", region: nil))
      default: break
      }
      return chain
    }

    private func with(language: String, region: String?) -> Locale {
      var copy = self
      copy.language = language
      copy.region = region
      copy.variants = []
      return copy
    }

    private static func parentRegions(language: String, script: String, region: String) -> [String]
    {
      switch (language, script, region) {
      case ("zh", "Hant", "MO"): ["HK"]
      case ("en", _, "US"), ("en", _, "PR"), ("en", _, "GU"), ("en", _, "PH"): []
      case ("en", _, "001"): ["GB"]
      case ("en", _, "GB"): ["001"]
      case ("en", _, _): ["001", "GB"]
      case ("es", _, _) where latinAmerica.contains(region): ["419"]
      case ("pt", _, _) where portuguesePortuguese.contains(region): ["PT"]
      default: []
      }
    }

    private static let latinAmerica: Set<String> = [
      "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA",
      "PE",
      "PR", "PY", "SV", "US", "UY", "VE",
    ]

    private static let portuguesePortuguese: Set<String> = [
      "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
    ]
  }
}
