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
    let base = try CatalogFile(at: base, allowsEmpty: true)
    let (ours, theirs) = (try CatalogFile(at: ours), try CatalogFile(at: theirs))
    for file in [base, ours, theirs] { try file.refuseDuplicates() }
    let merge = try CatalogMerge(
      base: base.catalog, ours: ours.catalog, theirs: theirs.catalog, preferring: prefer)
    if let output {
      _ = try AtomicFile.replace(output, with: merge.bytes)
    } else {
      try StandardStream.writeResult(merge.bytes)
    }
    guard !merge.conflicts.isEmpty else { return }
    for conflict in merge.conflicts { tell(conflict, in: path ?? ours.path) }
    throw ExitCode(1)
  }

  private func tell(_ conflict: MergeConflict, in path: String) {
    let text =
      switch (conflict.key, conflict.part) {
      case (nil, let part): ToolText.text("edit.merge.conflict", .text(path), .text(part))
      case (let key?, ""): ToolText.text("edit.merge.conflict", .text(path), .text(key))
      case (let key?, let part):
        ToolText.text("edit.merge.conflictInPart", .text(path), .text(key), .text(part))
      }
    StandardStream.errors.write(text + "\n")
  }
}
