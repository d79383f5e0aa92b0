extension StringCatalog {
  private static let fewLanguages = 64

  /// The languages in which the catalog has text, as it spells them: the source language first, the
  /// others in the order of the file.
  ///
  /// The source language is always included, since the keys are its texts. The list is computed on
  /// each access from all entries: keep it.
  public var languages: [LanguageTag] {
    var languages = sourceLanguage.map { [$0] } ?? []
    var seen = Set(languages)
    json["strings"]?.forEachMember { entry in
      entry.value["localizations"]?.forEachMember { member in
        // Nearly always one of a few, which is found without creating a string.
        if languages.prefix(Self.fewLanguages).contains(where: { member.isNamed($0.rawValue) }) {
          return
        }
        let language = LanguageTag(rawValue: member.name)
        if seen.insert(language).inserted { languages.append(language) }
      }
    }
    return languages
  }
}
