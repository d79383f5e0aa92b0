import ArgumentParser
import ToolSupport

/// The root command.
struct EditTool: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration.localized(
    "catalog-edit", hasDiscussion: true, version: version,
    subcommands: [
      Format.self, SetText.self, UnsetText.self, AddLanguage.self, RemoveStale.self, Export.self,
      Import.self,
      Merge.self,
    ])
}
