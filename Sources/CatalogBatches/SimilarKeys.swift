import StringCatalogs

/// The keys that an unknown key may stand for.
struct SimilarKeys {
  /// The most keys that are suggested.
  private static let maximumCount = 5

  /// The keys.
  private var names: [String] = []

  /// The letters and digits of all keys in lower case, in UTF-8, one after another.
  private var letters: [UInt8] = []

  /// Where the letters of each key end.
  private var ends: [Int] = []

  /// Whether longer keys that contain a key are similar to it.
  private var isTelling: [Bool] = []

  /// Remembers the keys of catalogs.
  init(of catalogs: [StringCatalog]) {
    for catalog in catalogs {
      for entry in catalog.entries {
        let simple = Self.simplified(entry.key)
        names.append(entry.key)
        letters += simple.utf8
        ends.append(letters.count)
        isTelling.append(simple.count > 2)
      }
    }
  }

  /// Returns keys that differ from a key in case, marks or white space, or of which one contains
  /// the other, in quotation marks.
  func list(for key: String) -> [String] {
    let wanted = Array(Self.simplified(key).utf8)
    guard !wanted.isEmpty else { return [] }
    var found: [String] = []
    var start = 0
    for index in names.indices {
      let simple = letters.span.extracting(start..<ends[index])
      start = ends[index]
      guard
        Self.contains(wanted.span, in: simple)
          || isTelling[index] && Self.contains(simple, in: wanted.span),
        !found.contains(names[index])
      else { continue }
      found.append(names[index])
      if found.count == Self.maximumCount { break }
    }
    return found.map { "“\($0)”" }
  }

  private static func simplified(_ key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func contains(_ part: Span<UInt8>, in whole: Span<UInt8>) -> Bool {
    guard part.count <= whole.count else { return false }
    for start in 0...whole.count - part.count {
      var length = 0
      while length < part.count, whole[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}
