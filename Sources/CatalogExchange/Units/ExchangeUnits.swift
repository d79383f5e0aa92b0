public import StringCatalogs
import StringTables

/// All texts of a catalog in one language, as exported to translators.
///
/// ```swift
/// let units = ExchangeUnits(of: catalog, in: "ko").units
/// let missing = units.filter { $0.target == nil }.map(\.key)
/// ```
public struct ExchangeUnits: Sendable {
  /// The texts: entries in the order of the file, the texts of an entry in Xcode's order.
  public let units: [ExchangeUnit]

  /// The units by the bytes of their identifiers; two share one if a key looks like a variation.
  private let positions: [[UInt8]: [Int]]

  /// The indices of the units of each entry, by the bytes of its key.
  private let entries: [[UInt8]: Range<Int>]

  private let catalog: StringCatalog
  private let language: LanguageTag
  private let categories: [PluralCategory]

  /// Collects the texts of a catalog in a language, which must be spelled as in the catalog.
  ///
  /// Entries that should not be translated are omitted unless all are requested.
  public init(
    of catalog: StringCatalog, in language: LanguageTag, includesUntranslatable: Bool = false
  ) {
    self.catalog = catalog
    self.language = language
    categories = PluralRules.cardinal(for: language).requestedCategories
    var units: [ExchangeUnit] = []
    var entries: [[UInt8]: Range<Int>] = [:]
    for entry in catalog.entries where entry.shouldTranslate || includesUntranslatable {
      let start = units.count
      let texts = EntryUnits(
        entry: entry, catalog: catalog, language: language, categories: categories)
      units += texts.units
      entries[Array(entry.key.utf8)] = start..<units.count
    }
    var positions: [[UInt8]: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      positions[Array(unit.identifier.utf8), default: []].append(index)
    }
    self.units = units
    self.entries = entries
    self.positions = positions
  }

  /// Returns the units of an entry.
  func units(of key: String) -> ArraySlice<ExchangeUnit> {
    entries[Array(key.utf8)].map { units[$0] } ?? []
  }

  /// Returns the units with an identifier.
  func units(identifiedBy identifier: String) -> [ExchangeUnit] {
    (positions[Array(identifier.utf8)] ?? []).map { units[$0] }
  }

  /// Returns the unit for a position that does not exist yet, for a translation that varies more
  /// than the source text; nil if the entry, plural category or device does not exist.
  func newUnit(identifiedBy identifier: String) -> ExchangeUnit? {
    let location = VariationName.split(identifier) {
      catalog.entry(for: $0)?.shouldTranslate == true
    }
    if let location, let entry = catalog.entry(for: location.key) {
      return location.path.allSatisfy { isKnown($0, in: entry) }
        ? newUnit(of: entry, at: location.path) : nil
    }
    return catalog.entry(for: identifier).flatMap {
      $0.shouldTranslate ? newUnit(of: $0, at: []) : nil
    }
  }

  /// Returns whether a plural category or device exists, or the entry has it in some language.
  private func isKnown(_ step: LeafStep, in entry: CatalogEntry) -> Bool {
    switch step {
    case .variation(.plural, let name)
    where PluralCategory.known.contains(PluralCategory(rawValue: name)):
      true
    case .variation(.device, let name) where Device.known.contains(Device(rawValue: name)): true
    case .variation:
      entry.localizations.contains { $0.leaves.contains { $0.path.contains(step) } }
    case .substitution, .element: true
    }
  }

  private func newUnit(of entry: CatalogEntry, at path: [LeafStep]) -> ExchangeUnit {
    let texts = EntryUnits(
      entry: entry, catalog: catalog, language: language, categories: categories)
    return ExchangeUnit(key: entry.key, path: path, source: texts.source(at: path))
  }
}
