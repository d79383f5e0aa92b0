import CatalogEditing
import CatalogRules
import LintProject
import StringCatalogs

/// The edits of one catalog.
struct CatalogBatch {
  /// An edit, and its index in the whole batch.
  struct Item {
    let index: Int
    let edit: BatchEdit

    /// The language as the catalog spells it.
    let language: LanguageTag?
  }

  /// Why an edit is refused.
  struct Refusal {
    let reason: LocalizedMessage
    var findings: [Finding] = []
  }

  /// The catalog with the edits that were applied.
  private(set) var catalog: StringCatalog {
    didSet { similarKeys = nil }
  }

  /// The keys of the catalog, once they are needed.
  private var similarKeys: SimilarKeys?

  /// Why edits are refused, by index in the whole batch.
  private(set) var refusals: [Int: Refusal] = [:]

  private let original: EditBatch.Catalog
  private let items: [Item]
  private let options: BatchOptions

  init(_ original: EditBatch.Catalog, _ items: [Item], _ options: BatchOptions) {
    self.original = original
    self.items = items
    self.options = options
    catalog = original.catalog
  }

  /// Applies the edits that can be applied.
  mutating func apply() {
    applyAll()
    guard !options.allowsFindings else { return }
    let before = original.linter.findings(in: original.catalog)
    while true {
      let findings = newFindings(since: before)
      guard !findings.isEmpty else { return }
      refuse(findings, since: before)
      if !options.keepsGoing { return }
      // What an edit could not do may have been the fault of one that is refused now.
      refusals = refusals.filter { !$0.value.findings.isEmpty }
      applyAll()
    }
  }

  private var accepted: [Item] { items.filter { refusals[$0.index] == nil } }

  /// Applies the edits that are not refused, and starts again without those of which only a part
  /// can be made.
  private mutating func applyAll() {
    let known = refusals
    var partial: [Int: Refusal] = [:]
    while true {
      refusals = known.merging(partial) { first, _ in first }
      catalog = original.catalog
      let found = applyOnce()
      guard !found.isEmpty else { return }
      for item in found { partial[item] = refusals[item] }
    }
  }

  /// Applies the edits that are not refused to the catalog; returns the first ones that could be
  /// made only in part, with which what comes after them would be judged.
  private mutating func applyOnce() -> [Int] {
    for round in rounds(of: accepted) {
      var edits: [CatalogEdit] = []
      var owners: [Int] = []
      var counts: [Int: Int] = [:]
      for item in round {
        let changes = item.edit.edits(in: catalog, language: item.language, state: options.state)
        edits += changes
        owners += Array(repeating: item.index, count: changes.count)
        counts[item.index] = changes.count
      }
      let errors: [EditingError?]
      do throws(EditingError) {
        var editor = try CatalogEditor(catalog)
        errors = editor.applyEach(edits)
        catalog = editor.catalog
      } catch {
        errors = Array(repeating: error, count: edits.count)
      }
      var partial: [Int] = []
      for (owner, error) in zip(owners, errors) {
        guard let error, refusals[owner] == nil else { continue }
        refusals[owner] = Refusal(reason: reason(for: error))
        if counts[owner, default: 0] > 1 { partial.append(owner) }
      }
      if !partial.isEmpty { return partial }
    }
    return []
  }

  /// Returns the edits in groups that can be applied together: those of one text, and those of an
  /// entry itself and of its source text, one after another.
  private func rounds(of items: [Item]) -> [[Item]] {
    let source = original.catalog.effectiveSourceLanguage
    var last: [String: [LanguageTag?: Int]] = [:]
    var rounds: [[Item]] = []
    for item in items {
      // Translations are judged by the source text, and get their shape from it.
      let language = item.language == source ? nil : item.language
      let before = item.edit.keys.flatMap { key -> [Int] in
        let known = last[key] ?? [:]
        guard let language else { return Array(known.values) }
        return [known[language], known[nil]].compactMap { $0 }
      }
      let round = (before.max() ?? -1) + 1
      for key in item.edit.keys { last[key, default: [:]][language] = round }
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(item)
    }
    return rounds
  }

  /// Returns the keys of the catalog that an unknown key may stand for.
  mutating func similarKeys(to key: String) -> [String] {
    let keys = similarKeys ?? SimilarKeys(of: [catalog])
    similarKeys = keys
    return keys.list(for: key)
  }

  // MARK: - Findings

  private func newFindings(since before: [Finding]) -> [Finding] {
    guard catalog.bytes != original.catalog.bytes else { return [] }
    var newKeys: [String: String] = [:]
    for item in accepted {
      if case .rename(let newKey, _) = item.edit.change { newKeys[item.edit.key] = newKey }
    }
    return FindingGate(before, newKeys: newKeys)
      .newFindings(among: original.linter.findings(in: catalog))
  }

  /// Refuses the edits that cause findings: of those of the same text, else of the same string or
  /// language, the first one with which there is the finding; else the first one with which there
  /// are findings at all.
  private mutating func refuse(_ findings: [Finding], since before: [Finding]) {
    let accepted = accepted
    var causes: [Int: [Finding]] = [:]
    var known: [Int: [Finding]] = [:]
    var itemsOfKeys: [String: [Item]] = [:]
    for item in accepted {
      for key in Set(item.edit.keys) { itemsOfKeys[key, default: []].append(item) }
    }
    for finding in findings {
      let ofKey =
        finding.key.map { itemsOfKeys[$0] ?? [] }
        ?? accepted.filter { $0.language == finding.language }
      let ofText = ofKey.filter { $0.language == finding.language }
      let suspects = ofText.isEmpty ? ofKey : ofText
      let cause =
        suspects.count < 2
        ? suspects.last
        : suspects.first { item in
          let found = known[item.index] ?? self.findings(with: item, since: before)
          known[item.index] = found
          return found.contains { $0.rule == finding.rule && $0.key == finding.key }
        } ?? suspects.last
      if let cause { causes[cause.index, default: []].append(finding) }
    }
    if causes.isEmpty, let item = firstCause(among: accepted, since: before) {
      causes[item.index] = findings
    }
    for (index, findings) in causes {
      refusals[index] = Refusal(
        reason: LocalizedMessage("edit.batch.findings"), findings: findings)
    }
  }

  /// Returns the new findings with an edit and all accepted ones before it.
  private func findings(with item: Item, since before: [Finding]) -> [Finding] {
    var part = CatalogBatch(original, accepted.filter { $0.index <= item.index }, options)
    part.applyAll()
    return part.newFindings(since: before)
  }

  /// Returns the first edit with which, and with all before it, there are new findings.
  private func firstCause(among accepted: [Item], since before: [Finding]) -> Item? {
    var clean = 0
    var bad = accepted.count
    while bad - clean > 1 {
      let middle = (clean + bad) / 2
      var part = CatalogBatch(original, Array(accepted[..<middle]), options)
      part.applyAll()
      if part.newFindings(since: before).isEmpty { clean = middle } else { bad = middle }
    }
    return accepted.indices.contains(bad - 1) ? accepted[bad - 1] : nil
  }
}
