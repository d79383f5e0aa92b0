import ArgumentParser
import CatalogEditing
import StringCatalogs
import ToolSupport

/// `catalog-edit merge`: makes three versions of a catalog one, also as git's merge driver.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-merge", named: "merge", hasDiscussion: true)

  @Argument(help: .key("help.edit.base"), completion: .catalogs)
  var base: String

  @Argument(help: .key("help.edit.ours"), completion: .catalogs)
  var ours: String

  @Argument(help: .key("help.edit.theirs"), completion: .catalogs)
  var theirs: String

  @Option(name: .shortAndLong, help: .key("help.edit.output", valueName: "path"))
  var output: String?

  @Option(name: .long, help: .key("help.edit.prefer"))
  var prefer: MergePreference?

  @Option(name: .long, help: .key("help.edit.path", valueName: "path"))
  var path: String?

  func run() throws {
    let base = try CatalogFile(at: base, named: name(of: "base"), allowsEmpty: true)
    let ours = try CatalogFile(at: ours, named: name(of: "ours"))
    let theirs = try CatalogFile(at: theirs, named: name(of: "theirs"))
    for file in [base, ours, theirs] { try file.refuseDuplicates() }
    let merge = try CatalogMerge(
      base: base.catalog, ours: ours.catalog, theirs: theirs.catalog, preferring: prefer)
    if let output {
      _ = try AtomicFile.replace(output, with: merge.bytes)
    } else {
      try StandardStream.writeReport(merge.bytes)
    }
    guard !merge.conflicts.isEmpty else { return }
    for conflict in merge.conflicts { tell(conflict, in: path ?? ours.path) }
    throw ExitCode(1)
  }

  /// Returns the name of a version of the file that git merges; git's own files are gone afterwards.
  private func name(of side: String) -> String? { path.map { "\($0) (\(side))" } }

  private func tell(_ conflict: MergeConflict, in path: String) {
    let reason = MessageArgument.message(Self.reason(of: conflict.kind))
    let text =
      switch (conflict.key, conflict.part) {
      case (nil, let part): ToolText.text("edit.merge.conflict", .text(path), .text(part), reason)
      case (let key?, ""): ToolText.text("edit.merge.conflict", .text(path), .text(key), reason)
      case (let key?, let part):
        ToolText.text("edit.merge.conflictInPart", .text(path), .text(key), .text(part), reason)
      }
    StandardStream.errors.write(text + "\n")
  }

  private static func reason(of kind: MergeConflict.Kind) -> LocalizedMessage {
    switch kind {
    case .changed: LocalizedMessage("edit.merge.changed")
    case .removedByUs: LocalizedMessage("edit.merge.removedByUs")
    case .removedByThem: LocalizedMessage("edit.merge.removedByThem")
    }
  }
}
