import StringCatalogs

/// The languages of a catalog as it spells them.
struct LanguageSpelling {
  private let used: Set<LanguageTag>

  init(of catalog: StringCatalog) {
    used = Set(catalog.languages)
  }

  /// Returns whether the catalog has a language and spells it so.
  func isUsed(_ language: LanguageTag) -> Bool { used.contains(language) }

  /// Returns a language as the catalog spells it, or as it is written when that is one that there is; else nil.
  func spelled(_ language: LanguageTag) -> LanguageTag? {
    if used.contains(language) { return language }
    let isTag = language.rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isTag else { return nil }
    let same = used.filter { $0.canonical == language.canonical }
    if same.count == 1 { return same.first }
    return language.isKnown ? language : nil
  }
}
