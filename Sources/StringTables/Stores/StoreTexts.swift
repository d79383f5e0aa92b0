import ASCII
import StringCatalogs

/// The texts of an app in a store, as tables with one entry for each text.
struct StoreTexts {
  /// The store.
  let store: AppStorefront

  /// The tables; those of the language that the others are translated from come first.
  private(set) var tables: [StringTable] = []

  /// The keys that a locale may lack, as there is a text for locales without their own.
  private(set) var optionalKeys: Set<String> = []

  /// The language of texts that count for locales without their own, unless files say otherwise.
  private static let source: LanguageTag = "en-US"

  /// Collects texts, with the language nil for those that count for locales without their own.
  init(_ texts: [(language: LanguageTag?, file: Int, entry: TableEntry)], store: AppStorefront) {
    self.store = store
    let published = Self.publishedChangelogs(texts.map(\.entry.key.value), of: store)
    let texts = texts.filter { !published.contains($0.entry.key.value) }
    optionalKeys = Set(texts.filter { $0.language == nil }.map(\.entry.key.value))
    let hasSource = texts.contains { $0.language == Self.source }
    let known = texts.filter { $0.language != nil || !hasSource }
    tables = known.map { text in
      StringTable(language: text.language ?? Self.source, file: text.file, entries: [text.entry])
    }
    let isSource: (StringTable) -> Bool = { $0.language == Self.source }
    tables = tables.filter(isSource) + tables.filter { !isSource($0) }
  }

  /// Returns the keys of what was new in all versions but the newest: nobody uploads them again.
  private static func publishedChangelogs(
    _ keys: [String], of store: AppStorefront
  ) -> Set<String> {
    guard let folder = store.changelogs?.folder else { return [] }
    let version: (String) -> Int? = { key in
      key.hasPrefix(folder + "/") ? Int(key.dropFirst(folder.count + 1)) : nil
    }
    let newest = keys.compactMap(version).max()
    return Set(keys.filter { key in version(key).map { $0 != newest } ?? false })
  }

  /// Returns a text without the white space around it, which is not sent; nil if nothing is left.
  ///
  /// `text` is that of a file in UTF-8.
  static func entry(_ key: String, _ text: [UInt8]) -> TableEntry? {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    guard let start = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { return nil }
    let value = TableText(String(decoding: text[start...last], as: UTF8.self), start..<last + 1)
    return TableEntry(key: TableText(key, 0..<0), value: .text(value, .translated))
  }
}
