import ArgumentParser
import ToolSupport

/// The tool as seen by shells for completion.
///
/// The options of linting need no subcommand; the parser's scripts complete only those declared at
/// the root.
struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog-lint", version: ToolVersion.current,
    subcommands: CatalogLint.configuration.subcommands)

  @OptionGroup var options: LintOptions
}
