import Foundation
import TestSupport
import Testing

/// What an independent validator says of the Content Credentials of a file.
struct OracleVerdict: Decodable {
  var path: String
  /// `trusted`, `valid`, `invalid`, or `none` where it says nothing.
  var state: String
  var success: Set<String>?
  var informational: Set<String>?
  var failure: Set<String>?
  /// The codes that are new in ingredients.
  var deltas: Set<String>?
  var manifests: Int?
  var error: String?

  /// Runs a script of this test target and returns its verdicts.
  static func all(_ script: String, _ arguments: [String]) throws -> [OracleVerdict] {
    let python = try #require(Program.python)
    let folder = Repository.root.appending(path: "Tests/ContentCredentialsTests/Checks")
    let run = try python.run([folder.appending(path: script).path] + arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return try run.text.split(separator: "\n").map {
      try JSONDecoder().decode(OracleVerdict.self, from: Data($0.utf8))
    }
  }
}
