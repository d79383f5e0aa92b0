extension LanguageTag {
  /// Returns the languages requested by a POSIX environment, best first, in canonical form.
  ///
  /// As in gettext, the first nonempty one of `LC_ALL`, `LC_MESSAGES` and `LANG` counts; the
  /// languages of `LANGUAGE`, separated by colons, precede it. A locale of `C` or `POSIX` requests
  /// no language and disables `LANGUAGE`. `variable` returns the value of an environment variable,
  /// or nil if it is not set.
  public static func preferred(
    fromEnvironment variable: (_ name: String) -> String?
  ) -> [LanguageTag] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(variable).first { !$0.isEmpty }
    if let locale, isPortableLocale(locale) { return [] }
    let names = (variable("LANGUAGE") ?? "").split(separator: ":").map(String.init)
    var languages: [LanguageTag] = []
    for name in names + (locale.map { [$0] } ?? []) {
      guard let tag = LanguageSubtags(LanguageTag(rawValue: name))?.tag, !languages.contains(tag)
      else { continue }
      languages.append(tag)
    }
    return languages
  }

  /// Returns the languages requested by a POSIX environment, best first, in canonical form.
  public static func preferred(fromEnvironment environment: [String: String]) -> [LanguageTag] {
    preferred { environment[$0] }
  }

  /// Whether a locale is that of the C language, with any character set: `C`, `C.UTF-8`, `POSIX`.
  private static func isPortableLocale(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }
}
