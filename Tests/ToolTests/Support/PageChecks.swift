import Foundation
import TestSupport

/// The results of `check-serve.py` on the page of `catalog-preview serve`; all checks run once, in
/// one browser.
enum PageChecks {
  private static let folder = Repository.root.appending(path: "Tests/PreviewServerTests/Checks")
  private static let script = folder.appending(path: "check-serve.py")

  /// The names of the checks, as in the script and what it imports.
  static let names: [String] = [
    "check-serve.py", "picture_checks.py", "translation_checks.py",
  ].flatMap { name in
    let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    return text.matches(of: /\n    def check_(\w+)\(/).map { String($0.output.1) }
  }

  /// The result of a check, as the script prints it.
  private struct Result: Decodable {
    var check: String
    var faults: [String]
  }

  private static let run = Swift.Result { () throws -> Program.Run? in
    let real = RealCatalogs.paths.first { $0.contains("hermex") }
    return try Program.python?.run(
      [script.path, Tool.built("catalog-preview").path] + (real.map { [$0] } ?? []),
      environment: ProcessInfo.processInfo.environment.merging(
        ["PYTHONDONTWRITEBYTECODE": "1"]) { $1 })
  }

  /// Returns the errors that a check found; nil if it did not run.
  static func faults(of name: String) throws -> [String]? {
    guard let run = try run.get() else { return nil }
    let lines = run.text.split(separator: "\n")
    let results = try lines.map { try JSONDecoder().decode(Result.self, from: Data($0.utf8)) }
    return results.first { $0.check == name }?.faults
  }

  /// The script's message about its own failure.
  static var errors: String {
    (try? run.get()?.errorText) ?? ""
  }
}
