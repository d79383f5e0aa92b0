import StringCatalogs

extension LanguageTag {
  /// The tag in its canonical form for an HTML attribute; nil if it is malformed.
  ///
  /// A catalog may have any text as a tag, even with control characters, which no attribute can
  /// show by name.
  var attribute: String? {
    let tag = canonical
    return tag.language != nil && tag.hasOnlyTagCharacters ? tag.rawValue : nil
  }
}
