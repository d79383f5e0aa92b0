import Foundation
import TestSupport
import Testing

/// Files that are damaged where their grammar suggests it, and what Pillow shows of their copies.
@Suite(.endsHangs)
struct CopyDamageTests {
  @Test(.needs(.python))
  func copiesOfDamagedFilesShowTheSamePicture() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/damage_pictures.py")
    var arguments = [
      script.path, "--metalens", Tool.built.path, "--count", TestScope.isComplete ? "2000" : "60",
    ]
    if TestScope.isComplete {
      for folder in ["photos", "cases/photos"] {
        arguments += ["--photos", Repository.sharedData.appending(path: folder).path]
      }
    }
    let run = try #require(Program.python).run(arguments)
    #expect(run.status == 0, "\(run.text.suffix(10_000))\(run.errorText.suffix(2_000))")
    #expect(run.text.contains(" copies of "))
  }
}
