import CatalogEditing
import StringCatalogs

/// The translations that pages have removed, so that they can be put back as they were.
struct RemovedTranslations {
  /// A translation that was removed.
  struct Removal {
    let number: Int
    let key: String
    let language: LanguageTag

    /// The edit that puts the translation back.
    let undoing: CatalogEdit
  }

  /// Older ones can't be put back: each keeps the catalog that it was part of.
  private static let maximumRemovals = 20

  private var removals: [Removal] = []
  private var lastNumber = 0

  /// Keeps a translation, and returns the number of its removal.
  mutating func add(_ localization: Localization, key: String) -> Int {
    lastNumber += 1
    removals.append(
      Removal(
        number: lastNumber, key: key, language: localization.language,
        undoing: .restoreTranslation(localization, key: key)))
    if removals.count > Self.maximumRemovals { removals.removeFirst() }
    return lastNumber
  }

  /// Returns a removal that has not been undone yet.
  func removal(_ number: Int, of key: String, in language: LanguageTag) -> Removal? {
    removals.first {
      $0.number == number && $0.language == language && $0.key.utf8.elementsEqual(key.utf8)
    }
  }

  /// Forgets a removal that was undone.
  mutating func discard(_ number: Int) { removals.removeAll { $0.number == number } }
}
