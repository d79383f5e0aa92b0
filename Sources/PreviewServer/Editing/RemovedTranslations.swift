import CatalogEditing
import StringCatalogs

/// The translations that pages have removed, kept for undo.
struct RemovedTranslations {
  /// A removed translation.
  struct Removal {
    let number: Int
    let key: String
    let language: LanguageTag

    /// The edit that restores the translation.
    let undoing: CatalogEdit
  }

  /// The limit of undoable removals, as each keeps the catalog that it was part of.
  private static let maximumRemovals = 20

  private var removals: [Removal] = []
  private var lastNumber = 0

  /// Adds a translation, and returns the number of its removal.
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

  /// Discards a removal that was undone.
  mutating func discard(_ number: Int) { removals.removeAll { $0.number == number } }
}
