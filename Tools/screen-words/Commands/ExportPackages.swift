import ArgumentParser
import StringCatalogs
import ToolSupport

/// `screen-words export xcloc`: adds screenshots to the folders that `catalog-edit export xcloc`
/// makes, so that Xcode shows translators where each string stands.
struct ExportPackages: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "screen-export-xcloc", named: "xcloc", hasDiscussion: true)

  @OptionGroup(.input) var screens: ScreenOptions

  @Option(
    name: .shortAndLong, help: .key("help.check.packages", valueName: "folder"),
    completion: .directory)
  var output = "."

  func run() throws {
    let run = try ScreenRun(screens)
    let packages = try ScreenPackages(in: output)
    AsyncRun.run(showsProgress: run.showsProgress) {
      let (check, failures) = try await run.check()
      try AsyncRun.uninterrupted { try packages.write(check) }
      return failures > 0 ? 2 : 0
    }
  }
}
