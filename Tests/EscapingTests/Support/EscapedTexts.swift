import Foundation
import TestSupport
import Testing

/// Escaped texts for another program to read back, many in one run.
struct EscapedTexts {
  private var records: [UInt8] = []

  /// Adds an escaped text, and the text that the parser must return.
  mutating func add(_ form: String, _ expected: String, _ escaped: String) {
    for field in [form, expected, escaped] {
      let bytes = Array(field.utf8)
      records += (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (24 - 8 * $0)) }
      records += bytes
    }
  }

  /// Runs a check in the folder `Checks` and records an issue if it finds an error.
  func check(with script: String, python: Program) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(records, to: "texts")
    let path = Repository.root.appending(path: "Tests/EscapingTests/Checks/\(script)")
    let run = try python.run(["-B", path.path, file.path])
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }
}
