import ArgumentParser
import ToolSupport

/// The root command.
struct PreviewTool: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration.localized(
    "catalog-preview", hasDiscussion: true, version: version,
    subcommands: [Show.self, List.self, Serve.self, Export.self])
}
