import Foundation
import TestSupport

/// The built `metalens`, run as a person or a script runs it.
struct Tool {
  /// The tool of this build lies beside the tests.
  static let built = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "metalens")

  var executable = built
  var folder = Repository.samples
  var environment = ["LANG": "en_US.UTF-8", "SOURCE_DATE_EPOCH": "1757000000"]

  func run(_ arguments: String..., input: String = "") throws -> Program.Run {
    try run(arguments: arguments, input: input)
  }

  func run(arguments: [String], input: String = "") throws -> Program.Run {
    try Program(at: executable).run(
      arguments, input: Data(input.utf8), environment: environment, folder: folder)
  }
}
