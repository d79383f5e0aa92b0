import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import ToolSupport

/// `catalog-edit comment`: sets the comment of a string for its translators, or removes it.
struct SetComment: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-comment", named: "comment")

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.key"))
  var key: String

  @Argument(help: .key("help.edit.newComment"))
  var comment: String?

  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(.setComment(comment, key: key))
    }
  }
}
