import Foundation
import TestSupport
import Testing

/// The cost of a single file: at most 2 seconds of CPU time and 100 MB.
///
/// Each file gets a separate process, which is slow without a release build.
@Suite(.needs(.release))
struct LimitsTests {
  @Test(.needs(.data, .python), .endsHangs)
  func givesEveryDamagedFileARowWithinItsLimits() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/audit_with_limits.py")
    let run = try #require(Program.python).run([
      script.path, try #require(Repository.releaseBuilds).appending(path: "metalens").path,
      Repository.sharedData.appending(path: "bad-photos").path,
      Repository.sharedData.appending(path: "photos").path, "2",
    ])
    let lines = run.text.split(separator: "\n")
    let count = try #require(lines.first.flatMap { Int($0) }, "\(run.errorText)")
    #expect(count > 300)
    #expect(lines.dropFirst().isEmpty, "\(lines.dropFirst().joined(separator: "\n"))")
  }
}
