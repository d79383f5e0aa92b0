import ArgumentParser
import ToolSupport

/// The root command.
struct MetaLens: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration.localized(
    "metalens", hasDiscussion: true, version: version,
    subcommands: [Audit.self, Report.self, Diff.self, Verify.self, Languages.self, Rules.self])
}
