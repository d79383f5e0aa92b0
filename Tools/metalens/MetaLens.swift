import ArgumentParser
import ToolSupport

/// The root command.
struct MetaLens: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "metalens", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [
      Audit.self, Report.self, Diff.self, Verify.self, Copy.self, Credentials.self, Languages.self,
      Rules.self,
    ])
}
