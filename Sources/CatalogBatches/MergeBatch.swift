package import CatalogEditing
package import CatalogRules
package import LintProject
import StringCatalogs

/// Decisions about the conflicts of merges that are applied together, and judged by the linter: a
/// result may have what either side has, and nothing else.
package struct MergeBatch: Sendable {
  /// A catalog with conflicts.
  package struct Catalog: Sendable {
    /// The path as its user gave it.
    package var path: String

    /// The conflicts, and what is decided about them.
    package var resolution: MergeResolution

    /// The linter that judges the result.
    package var linter: ProjectLinter

    /// Creates a value.
    package init(path: String, resolution: MergeResolution, linter: ProjectLinter) {
      (self.path, self.resolution, self.linter) = (path, resolution, linter)
    }
  }

  /// What became of the decisions, and of the conflicts.
  package struct Result: Sendable {
    /// The verdict of each decision, in order.
    package var verdicts: [EditVerdict]

    /// The conflicts with what is decided about them, in the order of the catalogs.
    package var resolutions: [MergeResolution]

    /// Returns the number of decisions with an outcome.
    package func count(of outcome: EditVerdict.Outcome) -> Int {
      verdicts.count { $0.outcome == outcome }
    }
  }

  /// The open conflicts of a catalog, which decisions name by key more often than not.
  private struct OpenConflicts {
    let all: [MergeConflict]
    private let byKey: [[UInt8]: [MergeConflict]]

    init(_ resolution: MergeResolution) {
      all = resolution.openConflicts
      byKey = Dictionary(grouping: all) { Array(($0.key ?? "").utf8) }
    }

    /// Returns those that a decision names.
    func named(by edit: MergeEdit) -> [MergeConflict] {
      (edit.key.map { byKey[Array($0.utf8)] ?? [] } ?? all).filter(edit.names)
    }
  }

  private let catalogs: [Catalog]
  private let options: BatchOptions

  /// The open conflicts by catalog.
  private let open: [OpenConflicts]

  /// Creates a batch for catalogs.
  package init(_ catalogs: [Catalog], options: BatchOptions = BatchOptions()) {
    self.catalogs = catalogs
    self.options = options
    open = catalogs.map { OpenConflicts($0.resolution) }
  }

  /// The conflicts of one catalog that one decision is about.
  private struct Item {
    let index: Int
    let decision: MergeDecision
    let conflicts: [MergeConflict]
  }

  /// Returns the conflicts with decisions; a line that isn't a decision is refused, like one about
  /// nothing that is open, or about what an earlier one decided.
  package func applying(
    _ edits: [Swift.Result<MergeEdit, BatchEditError>]
  ) -> Result {
    var verdicts = edits.indices.map { EditVerdict(index: $0, outcome: .applied) }
    var items: [[Item]] = catalogs.map { _ in [] }
    var known: [Set<MergeConflict>] = catalogs.map { _ in [] }
    for (index, edit) in edits.enumerated() {
      do throws(BatchEditError) {
        let edit = try edit.get()
        (verdicts[index].key, verdicts[index].language) = (edit.key, edit.language)
        let found = try conflicts(of: edit)
        if found.count == 1 { verdicts[index].catalog = catalogs[found[0].catalog].path }
        for (catalog, conflicts) in found {
          guard known[catalog].isDisjoint(with: conflicts) else {
            throw BatchEditError("edit.batch.decidedTwice")
          }
        }
        for (catalog, conflicts) in found {
          known[catalog].formUnion(conflicts)
          items[catalog].append(Item(index: index, decision: edit.decision, conflicts: conflicts))
        }
      } catch {
        verdicts[index].outcome = .refused
        verdicts[index].reason = error.message
      }
    }
    var resolutions: [MergeResolution] = []
    for (catalog, items) in zip(catalogs, items) {
      let (resolution, refusals) = resolve(catalog, items)
      resolutions.append(resolution)
      for (index, refusal) in refusals {
        verdicts[index].outcome = .refused
        verdicts[index].reason = refusal.reason
        verdicts[index].findings += refusal.findings
      }
    }
    guard !options.keepsGoing, verdicts.contains(where: { $0.outcome == .refused }) else {
      return Result(verdicts: verdicts, resolutions: resolutions)
    }
    for index in verdicts.indices where verdicts[index].outcome == .applied {
      verdicts[index].outcome = .notApplied
      verdicts[index].reason = LocalizedMessage("edit.batch.notApplied")
    }
    return Result(verdicts: verdicts, resolutions: catalogs.map(\.resolution))
  }

  /// Returns the open conflicts that a decision is about, by catalog.
  private func conflicts(
    of edit: MergeEdit
  ) throws(BatchEditError) -> [(catalog: Int, conflicts: [MergeConflict])] {
    var indices = Array(catalogs.indices)
    if let file = edit.file {
      indices = EditBatch.indices(of: file, in: catalogs.map(\.path))
      guard indices.count == 1 else {
        throw BatchEditError(
          "edit.batch.unknownConflictFile", .text(file),
          .list(catalogs.map(\.path)))
      }
    }
    let found = indices.map { index in
      (catalog: index, conflicts: open[index].named(by: edit))
    }
    .filter { !$0.conflicts.isEmpty }
    guard !found.isEmpty else { throw BatchEditError("edit.batch.noSuchConflict") }
    if case .text = edit.decision {
      let all = found.flatMap(\.conflicts)
      guard all.count == 1, all[0].isText else { throw BatchEditError("edit.batch.notOneConflict") }
    }
    return found
  }

  /// Returns a catalog with decisions, and why some are refused.
  private func resolve(
    _ catalog: Catalog, _ items: [Item]
  ) -> (resolution: MergeResolution, refusals: [Int: CatalogBatch.Refusal]) {
    var refusals: [Int: CatalogBatch.Refusal] = [:]
    guard !items.isEmpty else { return (catalog.resolution, refusals) }
    let sides = [catalog.resolution.ours, catalog.resolution.theirs]
    let known =
      options.allowsFindings ? [] : sides.flatMap { catalog.linter.findings(in: $0) }
    let gate = FindingGate(known, newKeys: [:])
    while true {
      let accepted = items.filter { refusals[$0.index] == nil }
      let resolution = Self.deciding(accepted, catalog.resolution, &refusals)
      guard !options.allowsFindings, resolution.ours.bytes != sides[0].bytes else {
        return (resolution, refusals)
      }
      let findings = gate.newFindings(among: catalog.linter.findings(in: resolution.ours))
      let suspects = accepted.filter { refusals[$0.index] == nil }
      guard !findings.isEmpty, !suspects.isEmpty else { return (resolution, refusals) }
      let blamed = Self.suspects(of: findings, among: suspects)
      for (index, findings) in blamed {
        refusals[index] = CatalogBatch.Refusal(
          reason: LocalizedMessage("edit.batch.findings"), findings: findings)
      }
      guard options.keepsGoing else { return (catalog.resolution, refusals) }
    }
  }

  /// Returns the conflicts with those decisions that can be made, and says why others can't.
  private static func deciding(
    _ items: [Item], _ resolution: MergeResolution, _ refusals: inout [Int: CatalogBatch.Refusal]
  ) -> MergeResolution {
    var resolution = resolution
    decide(items[...], &resolution, &refusals)
    return resolution
  }

  /// Decides what can be decided: all at once, or else one half after the other, since each
  /// attempt writes the file.
  private static func decide(
    _ items: ArraySlice<Item>, _ resolution: inout MergeResolution,
    _ refusals: inout [Int: CatalogBatch.Refusal]
  ) {
    guard let first = items.first else { return }
    do throws(EditingError) {
      try resolution.decide(
        items.flatMap { item in item.conflicts.map { ($0, item.decision) } })
    } catch {
      if items.count == 1 {
        refusals[first.index] = CatalogBatch.Refusal(
          reason: CatalogBatch.reason(for: error, in: resolution.ours))
      } else {
        let middle = items.startIndex + items.count / 2
        decide(items[..<middle], &resolution, &refusals)
        decide(items[middle...], &resolution, &refusals)
      }
    }
  }

  /// Returns the decisions to blame for findings: those about the same text, else about the same
  /// string or language, else all.
  private static func suspects(
    of findings: [Finding], among items: [Item]
  ) -> [Int: [Finding]] {
    var blamed: [Int: [Finding]] = [:]
    let byKey = Dictionary(
      grouping: items.indices.flatMap { index in
        Set(items[index].conflicts.compactMap(\.key)).map { (key: $0, index: index) }
      }, by: \.key)
    for finding in findings {
      let ofString =
        finding.key.map { (byKey[$0] ?? []).map { items[$0.index] } }
        ?? items.filter { item in
          item.conflicts.contains { finding.language == $0.language }
        }
      let ofText = ofString.filter { item in
        item.conflicts.contains { $0.key == finding.key && $0.language == finding.language }
      }
      let suspects = ofText.isEmpty ? ofString.isEmpty ? items : ofString : ofText
      for item in suspects { blamed[item.index, default: []].append(finding) }
    }
    return blamed
  }
}

extension MergeBatch.Catalog {
  /// Returns what the linter finds in the file with other decisions, and in neither version of it.
  package func newFindings(deciding other: MergeResolution) -> [Finding] {
    let known = [resolution.ours, resolution.theirs].flatMap { linter.findings(in: $0) }
    return FindingGate(known, newKeys: [:]).newFindings(among: linter.findings(in: other.ours))
  }
}
