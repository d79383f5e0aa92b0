import ArgumentParser
import ToolSupport

/// The root command, whose default subcommand is `create`.
struct ReportTool: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "catalog-report", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [Create.self, Render.self], defaultSubcommand: Create.self)
}
