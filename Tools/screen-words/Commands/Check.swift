import ArgumentParser
import ScreenMatching
import StringCatalogs
import ToolSupport

/// `screen-words check`: which strings are on which screenshots, and what is wrong there.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "screen-check", named: "check", hasDiscussion: true)

  @OptionGroup(.input) var screens: ScreenOptions

  @OptionGroup(.output) var output: CheckOutputOptions

  func run() throws {
    let output = try output.checkOutput()
    let run = try ScreenRun(screens)
    for path in output.requests.compactMap(\.path) {
      try SystemFile.refuseToOverwrite(run.paths + run.catalogs.map(\.path), with: path)
    }
    AsyncRun.run(showsProgress: run.showsProgress) {
      let (check, failures) = try await run.check()
      let report = ScreenReport(
        check, catalogs: run.catalogs, toolVersion: ToolVersion.current)
      try output.write(report)
      return failures > 0 ? 2 : report.hasFailures ? 1 : 0
    }
  }
}
