import StringCatalogs

/// How often each language of a catalog keeps the ellipsis at the end of a source text.
///
/// Chinese, Japanese and Thai need none for what is in progress; where a catalog nearly always has
/// it, one that is missing was forgotten.
struct EllipsisHabits {
  private var counts: [(kept: Int, lost: Int)]

  /// Reads the habits of the languages of a catalog.
  init(of catalog: CatalogContext) {
    let bytes = catalog.bytes
    let sample = catalog.sample
    counts = catalog.languages.map { _ in (0, 0) }
    for row in sample.rows where Self.endsWithEllipsis(bytes[row.source].dropLast()) {
      for translation in sample.translations(of: row) {
        if Self.endsWithEllipsis(bytes[translation.range].dropLast()) {
          counts[translation.language].kept += 1
        } else {
          counts[translation.language].lost += 1
        }
      }
    }
  }

  /// Returns whether a language has an ellipsis in ten texts for each that has lost it.
  func areKept(in language: LanguageContext) -> Bool {
    guard let index = language.index, counts.indices.contains(index) else { return false }
    return counts[index].kept >= 10 * max(1, counts[index].lost)
  }

  /// Returns whether a text in UTF-8 ends with an ellipsis or three dots.
  static func endsWithEllipsis(_ utf8: ArraySlice<UInt8>) -> Bool {
    guard utf8.count > 2, let last = utf8.last else { return false }
    let end = utf8.endIndex
    return switch last {
    case UInt8(ascii: "."): utf8[end - 3] == last && utf8[end - 2] == last
    // The last byte of U+2026.
    case 0xA6: utf8[end - 3] == 0xE2 && utf8[end - 2] == 0x80
    default: false
    }
  }
}
