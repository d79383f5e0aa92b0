import ArgumentParser
import ToolSupport

/// The root command.
struct ScreenWords: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "screen-words", hasDiscussion: true, version: ToolVersion.current,
    subcommands: [Find.self, Check.self, ExportScreens.self])
}
