import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import Escaping
import StringCatalogs
import ToolSupport

/// `catalog-edit conflicts`: lists what a merge left open, from the versions that git keeps.
struct Conflicts: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-conflicts", named: "conflicts", hasDiscussion: true)

  @Argument(help: .key("help.edit.conflictPaths"), completion: .catalogs)
  var paths: [String] = []

  @Flag(name: .long, help: .key("help.edit.asJSON"))
  var json = false

  func run() throws {
    let files = try UnmergedFile.all(at: paths.isEmpty ? ["."] : paths)
    let contents = try files.map { (file: $0, contents: try $0.contents()) }
    if json {
      let objects = contents.flatMap { ConflictList.objects(of: $0.contents, in: $0.file.path) }
      try StandardStream.writeDocument(
        JSONOutput.members(["conflicts": .array(objects)]).prettyText())
    } else {
      try StandardStream.writeReport(Self.text(of: contents))
    }
    for file in files where !file.isDeleted {
      if let reason = try file.reasonForMissingBase() {
        ToolMessage.note.print(ToolText.text(reason))
      }
    }
    for file in files where file.hasNoMarkers {
      ToolMessage.note.print(ToolText.text("edit.conflicts.noMarkers", .text(file.path)))
    }
    if !files.isEmpty { throw ExitCode(1) }
  }

  private static func text(
    of files: [(file: UnmergedFile, contents: UnmergedFile.Contents)]
  ) -> String {
    guard !files.isEmpty else { return ToolText.text("edit.conflicts.none") + "\n" }
    var text = ""
    var count = 0
    for (file, contents) in files {
      text += ConflictList.text(of: contents, in: file.path)
      if case .conflicts(let merge) = contents {
        count += merge.conflicts.count
      } else {
        count += 1
      }
    }
    return text
      + ToolText.text(
        "edit.conflicts.count", .integer(Int64(count)), .integer(Int64(files.count))) + "\n"
  }
}
