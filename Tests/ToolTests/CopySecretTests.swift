import Foundation
import TestSupport
import Testing

/// A secret in every kind of position that photo files have, copied without private data.
@Suite(.endsHangs)
struct CopySecretTests {
  @Test(.needs(.python, .exiftool))
  func leavesNoSecretWhereverItWas() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/plant_secrets.py")
    var arguments = [
      script.path, "--metalens", Tool.built.path, "--count", TestScope.isComplete ? "5000" : "250",
      "--refused", "25", "--list",
    ]
    if TestScope.isComplete {
      for folder in ["photos", "cases/photos"] {
        arguments += ["--photos", Repository.sharedData.appending(path: folder).path]
      }
    }
    let run = try #require(Program.python).run(arguments)
    #expect(run.status == 0, "\(run.text.suffix(10_000))\(run.errorText.suffix(2_000))")
    #expect(run.text.contains(" planted, "))
    print(run.text.split(separator: "\n").last ?? "")
  }
}
