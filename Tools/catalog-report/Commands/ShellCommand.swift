import ArgumentParser
import ToolSupport

/// The tool as seen by shells for completion.
///
/// The options of a report need no subcommand; the parser's scripts complete only those declared at
/// the root.
struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog-report", version: ToolVersion.current,
    subcommands: ReportTool.configuration.subcommands)

  @OptionGroup var options: CreateOptions
}
