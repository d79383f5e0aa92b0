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
  private(set) var catalog: StringCatalog

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
  ///
  /// Whenever an edit is refused that had an effect, all others are applied anew without it.
  mutating func apply() {
    repeat {
      catalog = original.catalog
    } while !applyAll()
    guard !options.allowsFindings else { return }
    let before = original.linter.findings(in: original.catalog)
    while true {
      let findings = newFindings(since: before)
      guard !findings.isEmpty else { return }
      refuse(findings, since: before)
      if !options.keepsGoing { return }
      repeat {
        catalog = original.catalog
      } while !applyAll()
    }
  }

  private var accepted: [Item] { items.filter { refusals[$0.index] == nil } }

  /// Applies the accepted edits to the catalog; returns false if a refused one had an effect.
  private mutating func applyAll() -> Bool {
    for round in Self.rounds(of: accepted) {
      var edits: [CatalogEdit] = []
      var owners: [Int] = []
      for item in round {
        let changes = item.edit.edits(in: catalog, language: item.language, state: options.state)
        edits += changes
        owners += Array(repeating: item.index, count: changes.count)
      }
      let errors: [EditingError?]
      do throws(EditingError) {
        var editor = try CatalogEditor(catalog)
        errors = editor.applyEach(edits)
        catalog = editor.catalog
      } catch {
        errors = Array(repeating: error, count: edits.count)
      }
      var hadEffect = false
      for (owner, error) in zip(owners, errors) {
        guard let error, refusals[owner] == nil else { continue }
        refusals[owner] = Refusal(reason: reason(for: error))
        hadEffect = hadEffect || owners.count { $0 == owner } > 1
      }
      if hadEffect { return false }
    }
    return true
  }

  /// Returns the edits in groups that can be applied together: those of one text, and those of an
  /// entry itself, one after another.
  private static func rounds(of items: [Item]) -> [[Item]] {
    var last: [String: [LanguageTag?: Int]] = [:]
    var rounds: [[Item]] = []
    for item in items {
      let before = item.edit.keys.flatMap { key -> [Int] in
        let known = last[key] ?? [:]
        guard let language = item.language else { return Array(known.values) }
        return [known[language], known[nil]].compactMap { $0 }
      }
      let round = (before.max() ?? -1) + 1
      for key in item.edit.keys { last[key, default: [:]][item.language] = round }
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(item)
    }
    return rounds
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

  /// Refuses the edits that cause findings: those of the same text, else of the same string or
  /// language, else the first one with which there are findings.
  private mutating func refuse(_ findings: [Finding], since before: [Finding]) {
    let accepted = accepted
    var causes: [Int: [Finding]] = [:]
    for finding in findings {
      let ofKey = accepted.filter { item in
        finding.key.map(item.edit.keys.contains) ?? (item.language == finding.language)
      }
      let ofText = ofKey.filter { $0.language == finding.language }
      for item in ofText.isEmpty ? ofKey : ofText {
        causes[item.index, default: []].append(finding)
      }
    }
    if causes.isEmpty, let item = firstCause(among: accepted, since: before) {
      causes[item.index] = findings
    }
    for (index, findings) in causes {
      refusals[index] = Refusal(
        reason: LocalizedMessage("edit.batch.findings"), findings: findings)
    }
  }

  /// Returns the first edit with which, and with all before it, there are new findings.
  private func firstCause(among accepted: [Item], since before: [Finding]) -> Item? {
    var clean = 0
    var bad = accepted.count
    while bad - clean > 1 {
      let middle = (clean + bad) / 2
      var part = CatalogBatch(original, Array(accepted[..<middle]), options)
      _ = part.applyAll()
      if part.newFindings(since: before).isEmpty { clean = middle } else { bad = middle }
    }
    return accepted.indices.contains(bad - 1) ? accepted[bad - 1] : nil
  }
}
