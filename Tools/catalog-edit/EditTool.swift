import ArgumentParser
import ToolSupport

/// The root command.
struct EditTool: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "catalog-edit", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [
      Format.self, SetText.self, UnsetText.self, AddLanguage.self, RemoveStale.self,
      MarkOutdated.self, Export.self,
      Import.self,
      Merge.self, Conflicts.self,
    ])
}
