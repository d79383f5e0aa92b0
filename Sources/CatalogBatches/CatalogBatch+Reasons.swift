import CatalogEditing
import StringCatalogs

extension CatalogBatch {
  /// Returns why an edit can't be made, in words that say what to send instead.
  mutating func reason(for error: EditingError) -> LocalizedMessage {
    guard case .unknownKey(let key) = error else { return Self.reason(for: error, in: catalog) }
    return Self.unknownKey(error, key, similar: similarKeys(to: key))
  }

  private static func unknownKey(
    _ error: EditingError, _ key: String, similar: [String]
  ) -> LocalizedMessage {
    similar.isEmpty
      ? error.localizedMessage
      : LocalizedMessage("edit.batch.unknownKey", .text(key), .list(similar))
  }

  /// Returns why a catalog can't be changed, in words that say what to send instead.
  static func reason(
    for error: EditingError, in catalog: StringCatalog
  ) -> LocalizedMessage {
    switch error {
    case .unknownKey(let key):
      return unknownKey(error, key, similar: SimilarKeys(of: [catalog]).list(for: key))
    case .emptied(let key): return LocalizedMessage("edit.batch.emptied", .text(key))
    case .placeholderLost(let placeholders, let key):
      return message("edit.batch.placeholderLost", key, placeholders)
    case .placeholderAdded(let placeholders, let key):
      return message("edit.batch.placeholderAdded", key, placeholders)
    case .placeholderMisread(let placeholders, let key):
      return message("edit.batch.placeholderMisread", key, placeholders)
    case .placeholderUnfit(let placeholders, let key, let reference):
      return LocalizedMessage(
        "edit.batch.placeholderUnfit", .text(key), .list(placeholders), .text(reference))
    case .sourceText(let key, let language):
      return LocalizedMessage("edit.batch.sourceText", .text(key), .text(language.rawValue))
    case .hasVariations(let key, let language, let variations):
      return LocalizedMessage(
        "edit.batch.hasVariations", .text(key), .text(language.rawValue),
        .list(variations.map { $0.replacing("--", with: "") }))
    case .hasNoVariations(let key, let language):
      return LocalizedMessage("edit.batch.hasNoVariations", .text(key), .text(language.rawValue))
    case .textMissing(let key, let language):
      return LocalizedMessage("edit.batch.textMissing", .text(key), .text(language.rawValue))
    case .hasPhrases(let key, let language):
      return LocalizedMessage("edit.batch.hasPhrases", .text(key), .text(language.rawValue))
    case .hasNoPhrases(let key, let language):
      return LocalizedMessage("edit.batch.hasNoPhrases", .text(key), .text(language.rawValue))
    default: return error.localizedMessage
    }
  }

  private static func message(
    _ name: String, _ key: String, _ placeholders: [String]
  ) -> LocalizedMessage {
    LocalizedMessage(name, .text(key), .list(placeholders))
  }
}
