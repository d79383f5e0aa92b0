import CatalogEditing
import CatalogToolSupport
import CodeChecks
import CodeStrings
import StringCatalogs
import ToolSupport

/// Brings the catalogs of files up to date, or shows how.
struct CatalogSyncer {
  let sync: CatalogSync
  let allowsManyRemovals: Bool
  let options: SyncOutputOptions

  init(_ sync: CatalogSync, allowsManyRemovals: Bool, _ options: SyncOutputOptions) {
    self.sync = sync
    self.allowsManyRemovals = allowsManyRemovals
    self.options = options
  }

  /// Brings a catalog of a project up to date; returns whether there is anything to change.
  func sync(_ catalog: String, of project: SyncProject) throws(SyncError) -> Bool {
    let strings = project.strings(for: catalog)
    let file = try editing { () throws(CatalogToolError) in try project.file(of: catalog) }
    let shown = file.path
    let result = try result(of: file.catalog, with: strings, shown)
    guard result.bytes != file.catalog.bytes else { return false }
    if options.diff {
      let difference = FileDifference(path: shown, old: file.catalog.bytes, new: result.bytes)
      try print(difference.bytes())
      return true
    }
    if !options.check {
      try editing { () throws(CatalogToolError) in try file.save(result.bytes) }
    }
    let counts = LocalizedMessage(
      "code.sync.counts",
      arguments: [.added, .removed, .stale, .updated].map { kind in
        .integer(Int64(result.count(kind)))
      })
    let key = options.check ? "code.sync.different" : "code.sync.done"
    try print(Array((ToolText.text(key, .text(shown), .message(counts)) + "\n").utf8))
    return true
  }

  private func editing<Value>(
    _ work: () throws(CatalogToolError) -> Value
  ) throws(SyncError) -> Value {
    do {
      return try work()
    } catch {
      throw .edit(error)
    }
  }

  private func result(
    of catalog: StringCatalog, with strings: SyncProject.Strings, _ shown: String
  ) throws(SyncError) -> SyncResult {
    let result: SyncResult
    do {
      if CatalogPath(shown).hasPhrases {
        var phrases = PhraseSync()
        phrases.addsOnly = sync.addsOnly
        result = try phrases.result(of: catalog, with: strings.own, used: strings.used)
      } else {
        result = try sync.result(of: catalog, with: strings.own, used: strings.used)
      }
    } catch {
      throw .edit(.refused(path: shown, error))
    }
    printLeftOut(result.leftOut, shown)
    printMoves(of: result)
    if !result.refused.isEmpty { throw .typeUnknown(path: shown, result.refused) }
    if result.losesMany, !allowsManyRemovals {
      throw .losesMany(path: shown, count: result.departureCount, of: result.managedCount)
    }
    return result
  }

  /// Writes to standard error which keys aren’t added, and how they can be.
  private func printLeftOut(_ strings: [CodeString], _ shown: String) {
    for string in strings {
      ToolMessage.note.print(
        ToolText.text("code.sync.leftOut", .text(string.key)),
        at: "\(string.file):\(string.line):\(string.column)")
    }
    guard !strings.isEmpty else { return }
    ToolMessage.note.print(
      ToolText.text("code.sync.likelyKeys", .text(shown), .integer(Int64(strings.count))))
  }

  /// Writes to standard error which translations go to keys with other placeholders.
  private func printMoves(of result: SyncResult) {
    for (key, moves) in [
      ("code.sync.moved", result.moved), ("code.sync.notMoved", result.unmoved),
    ] {
      for (old, new) in moves {
        ToolMessage.note.print(ToolText.text(key, .text(old), .text(new)))
      }
    }
  }

  private func print(_ bytes: [UInt8]) throws(SyncError) {
    try editing { () throws(CatalogToolError) in
      try CatalogToolError.wrap { () throws(FileError) in try StandardStream.writeReport(bytes) }
    }
  }
}
