import ArgumentParser
import ToolSupport

/// `screen-words export`: passes on where strings stand on screenshots.
struct ExportScreens: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "screen-export", named: "export", subcommands: [ExportPackages.self])
}
