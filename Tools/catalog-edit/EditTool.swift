import ArgumentParser
import ToolSupport

/// The root command.
struct EditTool: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "catalog-edit", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [
      Format.self, SetText.self, UnsetText.self, AddString.self, RenameKey.self, DeleteKeys.self,
      SetComment.self, AddLanguage.self, CopyLanguage.self, RenameLanguage.self,
      RemoveLanguage.self, RemoveStale.self, MarkOutdated.self, FillTexts.self, ApplyEdits.self,
      Export.self,
      Import.self, Migrate.self, Merge.self, Conflicts.self, Resolve.self, ServeAgents.self,
    ])
}
