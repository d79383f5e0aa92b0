extension StringCatalog {
  /// The languages that the catalog has text in, as it spells them: the source language first, the
  /// others in the order of the file.
  ///
  /// The source language is among them even when no entry names it: there the keys are the texts. The
  /// list is made when it is asked for, by looking at every entry: keep it.
  public var languages: [LanguageTag] {
    var languages = sourceLanguage.map { [$0] } ?? []
    json["strings"]?.forEachMember { entry in
      entry.value["localizations"]?.forEachMember { member in
        if !languages.contains(where: { member.isNamed($0.rawValue) }) {
          languages.append(LanguageTag(rawValue: member.name))
        }
      }
    }
    return languages
  }
}
