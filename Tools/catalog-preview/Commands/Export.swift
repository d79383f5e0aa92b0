import ArgumentParser
import ToolSupport

/// `catalog-preview export`: files that show a catalog to other people.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "preview-export", named: "export", subcommands: [ExportHTML.self])
}
