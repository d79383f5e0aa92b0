import Foundation
import TestSupport

/// A built tool, run as by a user or a script.
struct Tool {
  /// The `metalens` of this build.
  static let built = built("metalens")

  /// Returns the tool of this build with a name; tools are beside the tests.
  static func built(_ name: String) -> URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: name)
  }

  var executable = built
  var folder = Repository.samples
  var environment = ["LANG": "en_US.UTF-8", "SOURCE_DATE_EPOCH": "1757000000"]

  func run(_ arguments: String..., input: String = "") throws -> Program.Run {
    try run(arguments: arguments, input: input)
  }

  func run(arguments: [String], input: String = "") throws -> Program.Run {
    try run(Program(at: executable), arguments, input: input)
  }

  /// Runs the tool subject to permissions even if root runs the tests.
  func runWithoutPrivileges(_ arguments: String...) throws -> Program.Run {
    try run(Program(at: executable).withoutPrivileges, arguments, input: "")
  }

  private func run(
    _ program: Program, _ arguments: [String], input: String
  ) throws -> Program.Run {
    try program.run(
      arguments, input: Data(input.utf8), environment: environment, folder: folder)
  }
}
