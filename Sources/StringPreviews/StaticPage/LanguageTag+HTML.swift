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

  /// Whether the tag contains only ASCII letters, digits, hyphens and underscores.
  var hasOnlyTagCharacters: Bool {
    rawValue.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x2D || byte == 0x5F
    }
  }
}
