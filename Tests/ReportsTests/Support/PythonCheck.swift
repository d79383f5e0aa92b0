import Foundation
import Testing

/// Runs the checks in the folder `Checks`, which read reports with other programs.
///
/// Tests that run one need `.python`, and `.browser` if it opens a page.
enum PythonCheck {
  /// Runs a check on files and records an issue if it finds an error.
  static func expectNoFault(_ script: String, _ files: URL...) throws {
    try expectNoFault(script, files)
  }

  /// Runs a check on files, all in one run, and records an issue if it finds an error.
  static func expectNoFault(_ script: String, _ files: [URL]) throws {
    let path = packageRoot.appending(path: "Tests/ReportsTests/Checks/\(script)").path
    let (status, output) = try run([path] + files.map(\.path))
    #expect(status == 0, "\(script): \(output)")
  }

  /// The folder of all documents, which is removed after the tests.
  private static let documents: URL = {
    atexit { try? FileManager.default.removeItem(at: PythonCheck.documents) }
    return FileManager.default.temporaryDirectory
      .appending(path: "metalens-checks-\(UUID().uuidString)")
  }()

  /// Returns a file for a document, in its own folder.
  static func file(_ text: String, named name: String) throws -> URL {
    let folder = documents.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let python = ProcessInfo.processInfo.environment["METALENS_TEST_PYTHON"] ?? "python3"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
