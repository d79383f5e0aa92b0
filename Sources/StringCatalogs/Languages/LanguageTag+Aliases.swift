extension LanguageTag {
  /// The canonical tag, with Chinese named by its script, as Xcode and Apple's systems name it.
  ///
  /// `zh-CN`, `zh_CN` and `zh-SG` are `zh-Hans`, `zh-TW` is `zh-Hant`, `pt_BR` is `pt-BR`.
  package var standard: LanguageTag {
    let canonical = canonical
    return switch canonical.rawValue {
    case "zh-CN", "zh-SG": "zh-Hans"
    case "zh-TW": "zh-Hant"
    default: canonical
    }
  }

  /// Whether the tag has more than a language, so that no ordinary word looks like it.
  package var isSpecific: Bool { script != nil || region != nil }

  /// Returns the language among those in use that has the same readers; nil if there is none.
  ///
  /// The same spelling wins, then the same meaning, then one that differs only in what tags may
  /// leave out: `zh_CN` finds `zh-Hans` and `zh`, `pt_BR` finds `pt`, `de_DE` finds `de`, and the
  /// other way around. Another region is another language: `zh-HK` does not find `zh-Hant`.
  package func alias(among used: [LanguageTag]) -> LanguageTag? {
    if used.contains(self) { return self }
    let canonical = canonical
    if let same = used.first(where: { $0.canonical == canonical }) { return same }
    let standard = standard
    if let same = used.first(where: { $0.standard == standard }) { return same }
    guard let maximal = LanguageSubtags(self)?.maximal else { return nil }
    return used.first { LanguageSubtags($0)?.maximal == maximal }
  }

  /// Returns the spelling of the language among those in use, or the tag itself.
  package func matchingSpelling(in used: [LanguageTag]) -> LanguageTag {
    alias(among: used) ?? self
  }

  /// Returns the tag by which a catalog with languages names this one: its own tag for it, or the
  /// ``standard`` one; an unknown language stays as it is.
  package func name(among used: [LanguageTag]) -> LanguageTag {
    alias(among: used) ?? (isKnown ? standard : self)
  }
}
