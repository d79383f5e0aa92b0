import ArgumentParser
import ToolSupport

/// The root command.
struct PreviewTool: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "catalog-preview", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [Show.self, List.self, Serve.self, Export.self])
}
