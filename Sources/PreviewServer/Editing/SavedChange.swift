import CatalogEditing
import Digests
import StringCatalogs

/// A change of a string that was saved, and what the file had before.
struct SavedChange {
  let number: Int
  let key: String
  let language: LanguageTag

  /// The string before and after the change; nil if the file did not have it.
  private let old: [UInt8]?
  private let new: [UInt8]?

  /// The file after the change.
  private let digest: String

  /// The bytes of the file that the change replaced, and the range of those in their place.
  private let replaced: [UInt8]
  private let range: Range<Int>

  /// The number of bytes that are kept.
  var size: Int { (old?.count ?? 0) + (new?.count ?? 0) + replaced.count }

  init(_ request: EditRequest, number: Int, from old: StringCatalog, to new: StringCatalog) {
    self.number = number
    (key, language) = (request.key, request.tag)
    self.old = old.entry(for: key).map { Array(old.bytes[$0.json.byteRange]) }
    self.new = new.entry(for: key).map { Array(new.bytes[$0.json.byteRange]) }
    digest = Self.digest(of: new)
    let (before, after) = (old.bytes, new.bytes)
    let shorter = min(before.count, after.count)
    let start = (0..<shorter).first { before[$0] != after[$0] } ?? shorter
    let rest = shorter - start
    let end = (0..<rest).first {
      before[before.count - 1 - $0] != after[after.count - 1 - $0]
    }
    let kept = end ?? rest
    replaced = Array(before[start..<before.count - kept])
    range = start..<after.count - kept
  }

  /// Returns the catalog with the string in the language as it was before the change; nil if that
  /// has been changed since.
  ///
  /// What has changed elsewhere stays.
  func undone(in catalog: StringCatalog) -> StringCatalog? {
    if Self.digest(of: catalog) == digest {
      return Self.catalog(catalog, replacing: range, with: replaced)
    }
    guard let old, let new, let entry = catalog.entry(for: key) else { return nil }
    if catalog.bytes[entry.json.byteRange] == new[...] {
      return Self.catalog(catalog, replacing: entry.json.byteRange, with: old)
    }
    let (before, after) = (localization(in: old), localization(in: new))
    let current = entry.localization(for: language)
    let bytes = current.map { catalog.bytes[$0.json.byteRange] }
    guard bytes == after.map({ new[$0.range] }) else { return nil }
    switch (before, current) {
    case (let before?, let current?):
      return Self.catalog(
        catalog, replacing: current.json.byteRange, with: Array(old[before.range]))
    case (let before?, nil):
      return Self.catalog(catalog, with: .restoreTranslation(before.value, key: key))
    case (nil, _?):
      return Self.catalog(
        catalog, with: .removeTranslation(at: TextLocation(key: key, language: language)))
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

  private static func catalog(
    _ catalog: StringCatalog, replacing range: Range<Int>, with bytes: [UInt8]
  ) -> StringCatalog? {
    var all = catalog.bytes
    all.replaceSubrange(range, with: bytes)
    return try? StringCatalog(bytes: all)
  }

  private static func catalog(_ catalog: StringCatalog, with edit: CatalogEdit) -> StringCatalog? {
    guard var editor = try? CatalogEditor(catalog), (try? editor.apply([edit])) != nil else {
      return nil
    }
    return editor.catalog
  }

  private static func digest(of catalog: StringCatalog) -> String {
    var digest = SHA256()
    unsafe catalog.bytes.withUnsafeBytes { unsafe digest.update($0) }
    return digest.hexadecimal()
  }
}
