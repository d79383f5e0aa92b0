import CatalogEditing
import StringCatalogs

/// A string before and after a change in one language.
struct ChangedString {
  /// What puts the string back.
  enum Undoing {
    /// Other bytes for a range of the file.
    case replacement(Range<Int>, [UInt8])

    /// Adding or removing the translation.
    case edit(CatalogEdit)
  }

  let key: String
  private let language: LanguageTag

  /// The string before and after the change; nil if the file did not have it.
  private let old: [UInt8]?
  private let new: [UInt8]?

  /// Whether the change changed it.
  var isChanged: Bool { old != new }

  /// The number of bytes that are kept.
  var size: Int { (old?.count ?? 0) + (new?.count ?? 0) }

  init(key: String, language: LanguageTag, from old: StringCatalog, to new: StringCatalog) {
    self.key = key
    self.language = language
    self.old = old.entry(for: key).map { Array(old.bytes[$0.json.byteRange]) }
    self.new = new.entry(for: key).map { Array(new.bytes[$0.json.byteRange]) }
  }

  /// Returns what puts the string in the language back; nil if that has been changed since.
  func undoing(in catalog: StringCatalog) -> Undoing? {
    guard let old, let new, let entry = catalog.entry(for: key) else { return nil }
    if catalog.bytes[entry.json.byteRange] == new[...] {
      return .replacement(entry.json.byteRange, old)
    }
    let (before, after) = (localization(in: old), localization(in: new))
    let current = entry.localization(for: language)
    guard current.map({ catalog.bytes[$0.json.byteRange] }) == after.map({ new[$0.range] }) else {
      return nil
    }
    // Only the comment was changed, or other languages.
    if before.map({ old[$0.range] }) == after.map({ new[$0.range] }) { return nil }
    switch (before, current) {
    case (let before?, let current?):
      return .replacement(current.json.byteRange, Array(old[before.range]))
    case (let before?, nil): return .edit(.restoreTranslation(before.value, key: key))
    case (nil, _?):
      return .edit(.removeTranslation(at: TextLocation(key: key, language: language)))
    case (nil, nil): return nil
    }
  }

  /// Returns the texts of the language in the bytes of a string, with their range there.
  private func localization(in bytes: [UInt8]) -> (value: Localization, range: Range<Int>)? {
    let start = Array(#"{"strings":{"":"#.utf8)
    let catalog = try? StringCatalog(bytes: start + bytes + Array("}}".utf8))
    return catalog?.entry(for: "")?.localization(for: language).map { localization in
      let range = localization.json.byteRange
      return (localization, range.lowerBound - start.count..<range.upperBound - start.count)
    }
  }
}
