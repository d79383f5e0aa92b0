import ArgumentParser
import ToolSupport

/// The root command, whose default subcommand is `lint`.
struct CatalogLint: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "catalog-lint", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [
      Lint.self, Rules.self, Rule.self, Stats.self, Init.self, Config.self, Schema.self,
    ],
    defaultSubcommand: Lint.self)
}
