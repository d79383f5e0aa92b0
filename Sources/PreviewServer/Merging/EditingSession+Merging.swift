import CatalogBatches
import CatalogEditing
import LintProject
import StringCatalogs

extension EditingSession {
  /// Returns the merge of the catalog that is open in git; nil if there is none.
  func merge() -> Result<StoredMerge?, StorageError> {
    Result { () throws(StorageError) in try storage.merge() }
  }

  /// Decides a conflict of the merge, and saves the file.
  func decide(_ request: DecisionRequest) -> ChangeOutcome {
    do throws(StorageError) {
      guard var merge = try storage.merge(), let decision = request.decision else {
        return .changedMeanwhile
      }
      if request.path.isEmpty { return try finish(merge) }
      guard
        let conflict = merge.resolution.conflicts.first(where: { $0.path == request.path }),
        merge.resolution.isOpen(conflict) == request.wasOpen
      else { return .changedMeanwhile }
      let before = merge.resolution
      do throws(EditingError) {
        merge.resolution.allowsLostPlaceholders = request.allowsLostPlaceholders
        try merge.resolution.decide(decision, for: conflict)
      } catch {
        return Self.outcome(error)
      }
      // A version that a side has may be taken whatever the linter finds in it.
      if case .text = decision, request.allowsFindings != true {
        let judged = MergeBatch.Catalog(
          path: name, resolution: before, linter: storage.linting().linter.withKnownFindings)
        let findings = judged.newFindings(deciding: merge.resolution)
        if !findings.isEmpty { return .findings(findings) }
      }
      return try write(merge)
    } catch {
      return .notWritten(error)
    }
  }

  /// Saves a merge in which nothing is to be decided.
  private func finish(_ merge: StoredMerge) throws(StorageError) -> ChangeOutcome {
    guard merge.resolution.openConflicts.isEmpty else { return .changedMeanwhile }
    return try write(merge)
  }

  private func write(_ merge: StoredMerge) throws(StorageError) -> ChangeOutcome {
    let bytes = merge.newBytes
    guard bytes != merge.bytes else { return .saved(undo: nil) }
    return try storage.replace(merge.bytes, with: bytes) ? .saved(undo: nil) : .busy
  }
}
