/// A property of a picture whose texts people write: ISO/IEC 23008-12, 6.5.20 and 6.5.21.
package enum ItemText {
  /// The types of the boxes: a description by somebody, and a text in place of the picture.
  package static let types: Set<String> = ["udes", "altt"]

  /// Returns what the content of a box says: behind version and flags, texts that end in NUL.
  static func facts(in content: ArraySlice<UInt8>, of type: String) -> [PhotoFact] {
    let kinds: [PhotoFact.Kind?] =
      type == "udes" ? [nil, .title, .caption, .keyword] : [.caption]
    let texts = content.dropFirst(4).split(
      separator: 0, maxSplits: kinds.count, omittingEmptySubsequences: false)
    return zip(kinds, texts).compactMap { kind, text in
      let text = DecodedText(text).text
      return kind.flatMap { text.isEmpty ? nil : PhotoFact($0, .text(text), source: type) }
    }
  }
}
