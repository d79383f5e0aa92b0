public import StringCatalogs

/// A three-way merge of catalogs: by key, language and variation, not by line.
///
/// A change on one side is applied, and the same change on both sides is applied once. The result
/// has the layout of our version, so that nothing else in it changes.
///
/// ```swift
/// let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs)
/// if merge.conflicts.isEmpty { print("\(merge.bytes.count) bytes to write") }
/// ```
public struct CatalogMerge: Sendable {
  /// The merged file; for a conflict it has our version.
  public let bytes: [UInt8]

  /// The merged file with their version for each conflict.
  ///
  /// It differs from ``bytes`` only there, so that the lines that differ are those of the
  /// conflicts.
  public let theirBytes: [UInt8]

  /// What both sides changed differently, in the order of our file.
  public let conflicts: [MergeConflict]

  /// Merges two versions with a common base.
  ///
  /// Throws if an object of either side has two members of the same name, as one of them would be
  /// lost. In the base, which is only compared with, the later one counts.
  public init(
    base: StringCatalog, ours: StringCatalog, theirs: StringCatalog,
    preferring preference: MergePreference? = nil
  ) throws(EditingError) {
    for catalog in [ours, theirs] { try EditingError.refuseDuplicates(in: catalog) }
    if base == theirs || ours == theirs {
      (bytes, theirBytes, conflicts) = (ours.bytes, ours.bytes, [])
    } else if base == ours {
      (bytes, theirBytes, conflicts) = (theirs.bytes, theirs.bytes, [])
    } else {
      let versions = Versions(base: base.json, ours: ours.json, theirs: theirs.json)
      func merge(takingTheirs: Bool) -> (bytes: [UInt8], conflicts: [MergeConflict]) {
        var merger = ValueMerger(preference: preference, takesTheirs: takingTheirs)
        let patch = merger.patch(versions, path: [])
        let bytes = patch.map { PatchWriter.bytes(of: ours, applying: $0) } ?? ours.bytes
        return (bytes, merger.conflicts)
      }
      (bytes, conflicts) = merge(takingTheirs: false)
      theirBytes = conflicts.isEmpty ? bytes : merge(takingTheirs: true).bytes
    }
  }
}
