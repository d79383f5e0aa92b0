import Foundation
import TestSupport
import Testing

/// Inputs that could take the square of their size, at a size and at four times that size.
@Suite(.needs(.python)) struct GrowthTests {
  @Test(.endsHangs)
  func takesTimeInProportionToTheInput() throws {
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/measure_growth.py")
    let tools = Tool.built.deletingLastPathComponent().path
    let kinds = TestScope.isComplete ? [] : ["tables-in-one-folder"]
    let run = try #require(Program.python).run([script.path, tools] + kinds)
    let lines = run.text.split(separator: "\n")
    #expect(run.status == 0 && lines.count >= (TestScope.isComplete ? 16 : 1), "\(run.errorText)")
    #expect(lines.filter { $0.hasPrefix("!") }.isEmpty, "\(run.text)")
  }
}
