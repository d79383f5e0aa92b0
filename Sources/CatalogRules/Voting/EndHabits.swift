import StringCatalogs

/// How often each language of a catalog keeps the ellipsis or the question mark at the end of a
/// source text.
///
/// Chinese, Japanese and Thai need no ellipsis for what is in progress, and Chinese and Korean
/// titles name what is asked; where a catalog nearly always has the mark, one that is missing was
/// forgotten.
struct EndHabits {
  /// The texts that have a mark, and those that have lost it.
  private typealias Count = (kept: Int, lost: Int)

  private var ellipses: [Count]
  private var questions: [Count]

  /// Reads the habits of the languages of a catalog.
  init(of catalog: CatalogContext) {
    let count = catalog.languages.count
    ellipses = Array(repeating: (0, 0), count: count)
    questions = ellipses
    let bytes = catalog.bytes
    let sample = catalog.sample
    for row in sample.rows {
      let source = bytes[row.source].dropLast()
      if Self.endsWithEllipsis(source) {
        Self.count(&ellipses, sample, row) { Self.endsWithEllipsis(bytes[$0].dropLast()) }
      } else if source.last == UInt8(ascii: "?") {
        Self.count(&questions, sample, row) { Self.endsWithQuestionMark(bytes[$0].dropLast()) }
      }
    }
  }

  private static func count(
    _ counts: inout [Count], _ sample: TextSample, _ row: TextSample.Row,
    isKept: (Range<Int>) -> Bool
  ) {
    for translation in sample.translations(of: row) {
      if isKept(translation.range) {
        counts[translation.language].kept += 1
      } else {
        counts[translation.language].lost += 1
      }
    }
  }

  /// Returns whether a language has an ellipsis in ten texts for each that has lost it.
  func areEllipsesKept(in language: LanguageContext) -> Bool {
    Self.areKept(ellipses, in: language, times: 10)
  }

  /// Returns whether a language has a question mark in two texts for each that has lost it.
  func areQuestionsKept(in language: LanguageContext) -> Bool {
    Self.areKept(questions, in: language, times: 2)
  }

  private static func areKept(
    _ counts: [Count], in language: LanguageContext, times factor: Int
  ) -> Bool {
    guard let index = language.index, counts.indices.contains(index) else { return false }
    return counts[index].kept >= factor * max(1, counts[index].lost)
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

  /// Returns whether a text in UTF-8 ends with a question mark, or a wide one.
  private static func endsWithQuestionMark(_ utf8: ArraySlice<UInt8>) -> Bool {
    utf8.last == UInt8(ascii: "?") || utf8.suffix(3).elementsEqual([0xEF, 0xBC, 0x9F])
  }
}
