import Foundation
import TestSupport
import Testing

/// Odd but legal photos, and one reading of each that all tools share.
@Suite(.endsHangs)
struct OddFileTests {
  @Test(.needs(.python, .exiftool))
  func readsOddFilesAsOtherProgramsDo() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/check_odd_files.py")
    let run = try #require(Program.python).run([
      script.path, "--metalens", Tool.built.path, "--screen-words",
      Tool.built("screen-words").path,
    ])
    #expect(run.status == 0, "\(run.text.suffix(10_000))\(run.errorText.suffix(2_000))")
    #expect(run.text.contains(" files, "))
  }
}
