import StringCatalogs
import TextLayout

/// What the list shows of an entry in a language, and what is searched.
struct StringRow {
  /// How far the translation of an entry has come.
  enum Progress: String, Encodable {
    case missing, new, needsReview, translated, untranslatable
  }

  /// The key.
  let key: String

  /// The text in the source language; of several the one for everything else.
  let source: String

  /// The translation likewise; nil when there is none.
  let text: String?

  /// What the developer says.
  let comment: String?

  /// How far the translation has come.
  let progress: Progress

  /// Whether the code uses the entry no more.
  let isStale: Bool

  init(_ entry: CatalogEntry, language: LanguageTag, source sourceLanguage: LanguageTag?) {
    let isSource = language == sourceLanguage
    key = entry.key
    comment = entry.comment
    isStale = entry.extractionState == .stale
    source = sourceLanguage.flatMap(entry.localization).flatMap(Self.text) ?? entry.key
    let localization = entry.localization(for: language)
    text = localization.flatMap(Self.text) ?? (isSource ? entry.key : nil)
    progress =
      entry.shouldTranslate
      ? Self.progress(of: localization, isSource: isSource) : .untranslatable
  }

  /// Writes the row as JSON: an array, since its members are always the same.
  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    JSONEscaping.append(key, to: &bytes)
    for text in [source == key ? nil : source, text, comment] {
      bytes.append(UInt8(ascii: ","))
      if let text { JSONEscaping.append(text, to: &bytes) } else { bytes += "null".utf8 }
    }
    bytes += ",\"\(progress.rawValue)\",\(isStale)]".utf8
  }

  private static func text(of localization: Localization) -> String? {
    if let text = localization.content.unit?.value { return text }
    let leaves = localization.leaves.filter { !($0.value ?? "").isEmpty }
    let other = leaves.first { $0.path.last == .variation(.plural, "other") }
    return (other ?? leaves.first)?.value
  }

  private static func progress(of localization: Localization?, isSource: Bool) -> Progress {
    let leaves = localization?.leaves ?? []
    if isSource { return leaves.contains { $0.state == .needsReview } ? .needsReview : .translated }
    if leaves.isEmpty { return .missing }
    if leaves.contains(where: { $0.state == .new || $0.state == nil }) { return .new }
    let isDoubtful = leaves.contains { $0.state == .needsReview || $0.state == .stale }
    return isDoubtful ? .needsReview : .translated
  }
}
