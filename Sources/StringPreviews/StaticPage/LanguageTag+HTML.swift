import StringCatalogs

extension LanguageTag {
  /// The tag in its canonical form for an attribute of HTML; nil when it is not a well-formed tag.
  ///
  /// Catalogs can have any text for a tag, controls included, which no attribute can show by name.
  var attribute: String? {
    let tag = canonical
    return tag.language != nil && tag.hasOnlyTagCharacters ? tag.rawValue : nil
  }

  /// Whether the tag has only ASCII letters, digits, hyphens and underscores.
  var hasOnlyTagCharacters: Bool {
    rawValue.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x2D || byte == 0x5F
    }
  }
}
