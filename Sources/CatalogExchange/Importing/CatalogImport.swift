import CatalogEditing
public import StringCatalogs

/// Imports translations into a catalog, and changes nothing else in it.
public struct CatalogImport: Sendable {
  /// The catalog with everything imported so far.
  public private(set) var catalog: StringCatalog

  /// The texts that were changed.
  public private(set) var changes: [ImportChange] = []

  /// What was not imported.
  public private(set) var refusals: [ImportRefusal] = []

  /// The number of translations that equal those of the catalog.
  public private(set) var unchangedCount = 0

  /// The languages that the catalog names differently than the files, by the names of the files.
  public private(set) var renamedLanguages: [LanguageTag: LanguageTag] = [:]

  private let options: ImportOptions

  /// Creates an import into a catalog.
  public init(into catalog: StringCatalog, options: ImportOptions = ImportOptions()) {
    self.catalog = catalog
    self.options = options
  }

  /// Records a refusal of a file as a whole.
  mutating func refuse(_ reason: ImportRefusal.Reason, line: Int) {
    refusals.append(ImportRefusal(reason: reason, identifier: "", line: line))
  }

  /// Notes the name of a language in a file, for ``renamedLanguages``.
  mutating func note(_ language: LanguageTag, as name: LanguageTag) {
    if language != name { renamedLanguages[language] = name }
  }

  /// Imports translations into a language.
  ///
  /// Throws if the catalog can't be edited at all.
  mutating func add(_ units: [ImportedUnit], language: LanguageTag) throws(EditingError) {
    var editor = try CatalogEditor(catalog)
    // `UnitChoice` decides, text by text, what may be lost.
    editor.allowsLostPlaceholders = true
    editor.allowsEmptyTexts = true
    var choice = UnitChoice(
      catalog: catalog, language: language, options: options,
      known: ExchangeUnits(of: catalog, in: language))
    for unit in units { choice.add(unit) }
    unchangedCount += choice.unchangedCount
    refusals += choice.refusals

    var plan = ShapePlan(editor: editor, language: language)
    for group in choice.groups { plan.add(group) }
    refusals += plan.refusals
    try editor.apply(plan.preparations)

    var edits: [CatalogEdit] = []
    for chosen in plan.chosen {
      do throws(EditingError) {
        try editor.check(chosen.edit)
        edits.append(chosen.edit)
        changes.append(chosen.change(language))
      } catch {
        refusals.append(chosen.refusal(.editing(error)))
      }
    }
    try editor.apply(edits + plan.additions)
    catalog = editor.catalog
    refusals.sort { $0.line < $1.line }
  }
}
