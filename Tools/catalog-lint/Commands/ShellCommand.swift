import ArgumentParser

/// The tool as shells see it, to complete its command line.
///
/// The options of linting need no command before them; the parser's scripts know only of those that
/// stand at the root themselves.
struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog-lint", version: CatalogLint.version,
    subcommands: CatalogLint.configuration.subcommands)

  @OptionGroup var options: LintOptions
}
