import CatalogEditing
import CatalogToolSupport
import Escaping
import StringCatalogs
import ToolSupport

/// What a merge left open in a file, as text and as JSON.
enum ConflictList {
  /// Returns the lines for people.
  static func text(of contents: UnmergedFile.Contents, in path: String) -> String {
    switch contents {
    case .conflicts(let merge):
      merge.conflicts.map { ConflictReport(conflict: $0, path: path).text }.joined()
    case .deleted(let kind):
      VisibleText("\(path): \(ToolText.text(ConflictReport.reason(of: kind)))", limit: nil).text
        + "\n"
    case .unreadable(let error): VisibleText("\(error)", limit: nil).text + "\n"
    }
  }

  /// Returns an object for each conflict.
  static func objects(of contents: UnmergedFile.Contents, in path: String) -> [JSONOutput] {
    switch contents {
    case .conflicts(let merge): merge.conflicts.map { object(of: $0, in: path) }
    case .deleted(let kind): [.members(["file": .text(path), "kind": .text(name(of: kind))])]
    case .unreadable(let error):
      [
        .members([
          "file": .text(path), "kind": .text("unreadable"), "reason": .text("\(error)"),
        ])
      ]
    }
  }

  /// Returns the object of a conflict.
  static func object(of conflict: MergeConflict, in path: String) -> JSONOutput {
    .members([
      "file": .text(path), "kind": .text(name(of: conflict.kind)),
      "key": conflict.key.map(JSONOutput.text),
      "language": conflict.language.map { JSONOutput.text($0.rawValue) },
      "part": conflict.part.isEmpty ? nil : JSONOutput.text(conflict.part),
      "base": conflict.base.map(object), "ours": conflict.ours.map(object),
      "theirs": conflict.theirs.map(object),
    ])
  }

  private static func object(_ version: ConflictVersion) -> JSONOutput {
    .members([
      "texts": .array(version.texts.map(JSONOutput.text)),
      "state": version.state.map { JSONOutput.text($0.rawValue) },
    ])
  }

  private static func name(of kind: MergeConflict.Kind) -> String {
    switch kind {
    case .changed: "changed"
    case .removedByUs: "removed-by-us"
    case .removedByThem: "removed-by-them"
    }
  }
}
