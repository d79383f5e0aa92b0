import ArgumentParser
import ToolSupport

/// The root command.
struct CodeTool: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "catalog-code", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [Extract.self, Check.self, Sync.self, Unused.self])
}
