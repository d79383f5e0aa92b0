import Foundation
import TestSupport
import Testing

/// Every command of every tool on hostile files: 500 MB more than an idle run, and 20 seconds.
///
/// Each run gets a separate process, which is slow without a release build.
@Suite(.needs(.release), .endsHangs)
struct ResourceTests {
  @Test(.needs(.python))
  func staysWithinLimitsWhateverFilesAre() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/check_resources.py")
    var arguments = [script.path, try #require(Repository.releaseBuilds).path]
    if TestScope.isComplete {
      for folder in ["bad-photos", "cases"] {
        arguments += ["--photos", Repository.sharedData.appending(path: folder).path]
      }
    } else {
      arguments += ["--sample", "60"]
    }
    let run = try #require(Program.python).run(arguments)
    #expect(run.status == 0, "\(run.text.suffix(10_000))\(run.errorText.suffix(2_000))")
    #expect(run.text.contains(" runs, "))
    print(run.text.split(separator: "\n").last ?? "")
  }
}
