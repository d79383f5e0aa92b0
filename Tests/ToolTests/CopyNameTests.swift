import Foundation
import TestSupport
import Testing

/// Names in all scripts, forms, encodings and fields, copied without them.
@Suite(.endsHangs)
struct CopyNameTests {
  @Test(.needs(.python))
  func leavesNoNameInAnyScript() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/plant_names.py")
    let run = try #require(Program.python).run([
      script.path, "--metalens", Tool.built.path, "--sample", TestScope.isComplete ? "1" : "5",
    ])
    #expect(run.status == 0, "\(run.text.suffix(10_000))\(run.errorText.suffix(2_000))")
    #expect(run.text.contains(" photos\n"))
  }
}
