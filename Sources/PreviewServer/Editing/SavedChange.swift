import CatalogEditing
import Digests
import StringCatalogs

/// A change of strings that was saved, and what the file had before.
struct SavedChange {
  let number: Int
  let language: LanguageTag

  /// The first of the keys that the change was about.
  let key: String

  /// The strings that were changed.
  private let strings: [ChangedString]

  /// The file after the change.
  private let digest: String

  /// The bytes of the file that the change replaced, and the range of those in their place.
  private let replaced: [UInt8]
  private let range: Range<Int>

  /// The number of bytes that are kept.
  var size: Int { strings.reduce(replaced.count) { $0 + $1.size } }

  /// Creates a change of the strings with `keys` in a language.
  init(
    of keys: [String], in language: LanguageTag, number: Int, from old: StringCatalog,
    to new: StringCatalog
  ) {
    self.number = number
    self.language = language
    key = keys.first ?? ""
    strings = keys.map { ChangedString(key: $0, language: language, from: old, to: new) }
      .filter(\.isChanged)
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

  /// Returns the catalog with the strings in the language as they were before the change; nil if
  /// one of them has been changed since.
  ///
  /// What has changed elsewhere stays.
  func undone(in catalog: StringCatalog) -> StringCatalog? {
    if Self.digest(of: catalog) == digest {
      var bytes = catalog.bytes
      bytes.replaceSubrange(range, with: replaced)
      return try? StringCatalog(bytes: bytes)
    }
    var edits: [(range: Range<Int>, bytes: [UInt8])] = []
    for string in strings {
      switch string.undoing(in: catalog) {
      case .replacement(let range, let bytes): edits.append((range, bytes))
      // Only a change of one string adds or removes a translation.
      case .edit(let edit): return Self.catalog(catalog, with: edit)
      case .none: return nil
      }
    }
    var bytes = catalog.bytes
    for edit in edits.sorted(by: { $1.range.lowerBound < $0.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.bytes)
    }
    return try? StringCatalog(bytes: bytes)
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
