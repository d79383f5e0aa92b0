import StringCatalogs

/// The changes that pages have saved, kept to undo them byte for byte.
struct SavedChanges {
  /// The limit of the bytes that are kept, of thousands of changes.
  private static let maximumSize = 32 << 20

  private var changes: [SavedChange] = []
  private var lastNumber = 0
  private var size = 0

  /// Adds a change of strings that was saved, and returns its number.
  mutating func add(
    of keys: [String], in language: LanguageTag, from old: StringCatalog, to new: StringCatalog
  ) -> Int {
    lastNumber += 1
    let change = SavedChange(of: keys, in: language, number: lastNumber, from: old, to: new)
    changes.append(change)
    size += change.size
    while size > Self.maximumSize, changes.count > 1 { size -= changes.removeFirst().size }
    return lastNumber
  }

  /// Returns a change that has not been undone yet; `key` is the first of its keys.
  func change(_ number: Int, of key: String, in language: LanguageTag) -> SavedChange? {
    changes.first {
      $0.number == number && $0.language == language && $0.key.utf8.elementsEqual(key.utf8)
    }
  }

  /// Discards a change that was undone.
  mutating func discard(_ number: Int) {
    guard let index = changes.firstIndex(where: { $0.number == number }) else { return }
    size -= changes.remove(at: index).size
  }
}
