import CatalogBatches
import LintProject
import StringCatalogs

/// Judges edits of a catalog as `catalog-edit apply` does: none may lose a placeholder, or cause
/// a finding that was not there before.
struct EditGate {
  private let batch: EditBatch

  init(_ catalog: StringCatalog, of path: String, linter: ProjectLinter?) {
    var options = BatchOptions()
    options.keepsGoing = true
    options.allowsUnknownLanguages = true
    batch = EditBatch(
      [EditBatch.Catalog(path: path, catalog: catalog, linter: linter)], options: options)
  }

  /// Returns the catalog with the edits that can be made, and a verdict for each edit.
  func applying(_ edits: [BatchEdit]) -> EditBatch.Result {
    batch.applying(edits.map { .success($0) })
  }
}

extension BatchEdit {
  /// Creates an edit of the text at a location.
  init(_ change: Change, at location: FieldLocation, key: String, language: LanguageTag) {
    self.init(change, key: key, language: language)
    substitution = location.substitution
    device = location.device.map(Device.init(rawValue:))
    category = location.plural.map(PluralCategory.init(rawValue:))
    phrase = location.phrase
  }
}
