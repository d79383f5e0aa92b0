import StringCatalogs

/// A comment that Xcode writes to a text of a storyboard or a xib:
/// `Class = "UILabel"; text = "Hello"; ObjectID = "a1-b2-c3";`.
enum InterfaceComment {
  /// Returns the texts in the comments of a translation, in English; nil if most entries have none.
  static func source(of translation: StringTable) -> StringTable? {
    var source = translation
    source.language = "en"
    source.entries = translation.entries.compactMap { entry in
      guard let text = text(in: entry) else { return nil }
      var entry = entry
      entry.value = .text(TableText(text, entry.key.range), .translated)
      return entry
    }
    return source.entries.count * 2 > translation.entries.count ? source : nil
  }

  /// Returns the text of the property that a key such as `a1-b2-c3.text` names.
  private static func text(in entry: TableEntry) -> String? {
    guard let dot = entry.key.value.lastIndex(of: ".") else { return nil }
    let property = entry.key.value[dot...].dropFirst()
    guard !property.isEmpty, entry.comment.contains("ObjectID = \""),
      let start = entry.comment.ranges(of: "; \(property) = \"").first?.upperBound,
      let end = entry.comment[start...].ranges(of: "\"; ").first?.lowerBound
    else { return nil }
    return String(entry.comment[start..<end])
  }
}
