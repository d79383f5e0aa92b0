extension StringCatalog {
  private static let fewLanguages = 64

  /// The languages that the catalog has text in, as it spells them: the source language first, the
  /// others in the order of the file.
  ///
  /// The source language is among them even when no entry names it: there the keys are the texts.
  /// The list is made when it is asked for, by looking at every entry: keep it.
  public var languages: [LanguageTag] {
    var languages = sourceLanguage.map { [$0] } ?? []
    var seen = Set(languages)
    json["strings"]?.forEachMember { entry in
      entry.value["localizations"]?.forEachMember { member in
        // Nearly always one of a few, which is found without making a string.
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
