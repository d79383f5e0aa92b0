import ArgumentParser
import ToolSupport

/// The root command, whose default subcommand is `lint`.
struct CatalogLint: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration.localized(
    "catalog-lint", hasDiscussion: true, version: version,
    subcommands: [Lint.self, Rules.self, Rule.self, Stats.self, Init.self, Schema.self],
    defaultSubcommand: Lint.self)
}
