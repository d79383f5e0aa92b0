import CatalogEditing
import StringCatalogs
import StringTables

/// Chooses which of the imported translations to accept, each on its own.
struct UnitChoice {
  /// The imported units of one entry.
  struct Group {
    /// The key of the entry.
    var key: String

    /// All imported texts of the entry, including unchanged ones, by path.
    var texts: [[LeafStep]: String] = [:]

    /// The accepted units.
    var chosen: [ChosenUnit] = []
  }

  /// What the choices of all texts of an entry need, read once.
  private struct KnownEntry {
    let source: EntrySource

    /// The localization in the language of the import.
    let localization: Localization?

    /// The texts of that localization, by path.
    let leaves: [[LeafStep]: CatalogLeaf]
  }

  private static let knownStates: Set<StringUnitState> = [
    .new, .needsReview, .translated, .machineTranslated,
  ]

  let catalog: StringCatalog
  let language: LanguageTag
  let options: ImportOptions
  let known: ExchangeUnits

  private(set) var groups: [Group] = []
  private(set) var refusals: [ImportRefusal] = []
  private(set) var unchangedCount = 0
  private var positions: [[UInt8]: Int] = [:]
  private var knownEntries: [[UInt8]: KnownEntry] = [:]

  init(
    catalog: StringCatalog, language: LanguageTag, options: ImportOptions, known: ExchangeUnits
  ) {
    self.catalog = catalog
    self.language = language
    self.options = options
    self.known = known
  }

  /// Accepts or refuses a unit.
  mutating func add(_ unit: ImportedUnit) {
    guard let target = unit.target else { return }
    // The meaning of elements such as `<x/>` is unknown, even if the text around them is unchanged.
    if let problem = unit.problem { return refuse(unit, problem) }
    let candidates = known.units(identifiedBy: unit.identifier)
    if let same = candidates.first(where: { isSame(unit, $0) }) {
      if isFirst(unit, target, at: same) { unchangedCount += 1 }
      return
    }
    // An empty translation that is not marked as finished still needs translation.
    if target.isEmpty, unit.state?.state == nil || unit.state?.state == .new { return }
    guard candidates.count <= 1 else { return refuse(unit, .ambiguous) }
    let found = candidates.first ?? known.newUnit(identifiedBy: unit.identifier)
    guard let found, let entry = catalog.entry(for: found.key) else {
      return refuse(unit, .unknownKey)
    }
    choose(unit, target, as: found, of: entry)
  }

  private mutating func choose(
    _ unit: ImportedUnit, _ target: String, as found: ExchangeUnit, of entry: CatalogEntry
  ) {
    if !options.allowsChangedSource, let source = unit.source,
      !source.utf8.elementsEqual((found.source ?? found.identifier).utf8)
    {
      return refuse(unit, .sourceChanged(was: source, now: found.source ?? ""))
    }
    let location = TextLocation(key: found.key, language: language, path: found.path)
    guard let location else { return refuse(unit, .unknownKey) }
    let isKept = found.target.map { $0.utf8.elementsEqual(target.utf8) } ?? false
    // A translator who types over a copy leaves its state unchanged.
    let isTypedOver = !isKept && found.state == .new && unit.state?.state == .new
    let state = isTypedOver ? .translated : unit.state.map(\.state) ?? .translated
    guard let state, Self.knownStates.contains(state) || state == found.state else {
      return refuse(unit, .unknownState(unit.state?.name ?? ""))
    }
    let texts = knownEntry(entry)
    let leaf = texts.leaves[found.path]
    let source = SourceText(of: location, in: texts.source)
    let form = ExchangeText(
      texts.localization ?? catalog.sourceLanguage.flatMap(entry.localization), path: found.path)
    if !options.allowsEmptyTexts, !isKept, target.isEmpty, source.text?.isEmpty == false {
      return refuse(unit, .emptied(found.target ?? ""))
    }
    let text =
      isKept ? leaf?.value ?? target : form.imported(target, as: leaf?.value ?? source.text)
    if !options.allowsLostPlaceholders, !isKept, !target.isEmpty,
      let problem = source.problem(in: text)
    {
      return refuse(unit, ImportRefusal.Reason(problem))
    }
    guard isFirst(unit, target, at: found) else { return }
    groups[group(of: found.key)].chosen.append(
      ChosenUnit(
        imported: unit, known: found, location: location, text: text, old: leaf?.value, state: state
      ))
  }

  /// Returns whether this is the first unit for a text; refuses a later one that differs.
  private mutating func isFirst(
    _ unit: ImportedUnit, _ target: String, at known: ExchangeUnit
  ) -> Bool {
    let group = group(of: known.key)
    guard let first = groups[group].texts[known.path] else {
      groups[group].texts[known.path] = target
      return true
    }
    if !first.utf8.elementsEqual(target.utf8) { refuse(unit, .repeated) }
    return false
  }

  private mutating func refuse(_ unit: ImportedUnit, _ reason: ImportRefusal.Reason) {
    refusals.append(
      ImportRefusal(reason: reason, identifier: unit.identifier, line: unit.line))
  }

  /// Returns whether a unit came back unchanged.
  private func isSame(_ unit: ImportedUnit, _ known: ExchangeUnit) -> Bool {
    guard let target = unit.target else { return false }
    // A text with a state and no value is exported as an empty cell.
    guard let text = known.target else {
      return target.isEmpty && known.state != nil && unit.state?.state == known.state
    }
    return target.utf8.elementsEqual(text.utf8)
      && unit.state.map { $0.state == known.state } ?? true
  }

  private mutating func knownEntry(_ entry: CatalogEntry) -> KnownEntry {
    let key = Array(entry.key.utf8)
    if let known = knownEntries[key] { return known }
    let localization = entry.localization(for: language)
    let known = KnownEntry(
      source: EntrySource(of: entry, in: catalog), localization: localization,
      leaves: localization.map(EntryUnits.leavesByPath) ?? [:])
    knownEntries[key] = known
    return known
  }

  private mutating func group(of key: String) -> Int {
    if let position = positions[Array(key.utf8)] { return position }
    positions[Array(key.utf8)] = groups.count
    groups.append(Group(key: key))
    return groups.count - 1
  }
}
