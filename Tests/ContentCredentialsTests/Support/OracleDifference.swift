import ContentCredentials
import Foundation
import TestSupport

/// How a report differs from the verdict of an independent validator.
struct OracleDifference: Hashable {
  /// The name of the file.
  var file: String

  /// The states, if they differ, and the codes that only one of both has: `+` for those of the
  /// report, `-` for the others, and `ingredient:` before those that are new in ingredients.
  var text: String

  /// Returns the difference; nil if there is none.
  ///
  /// Identities of CAWG are not verified here, so that codes about them are no difference.
  init?(_ report: CredentialReport, _ verdict: OracleVerdict) {
    file = URL(filePath: verdict.path).lastPathComponent
    guard verdict.state != "none" else {
      guard report.state == .trusted || report.state == .valid else { return nil }
      text = "refused"
      return
    }
    var parts: [String] = []
    if report.state.rawValue != verdict.state {
      parts.append("\(report.state.rawValue) instead of \(verdict.state)")
    }
    func add(_ own: [ValidationStatus], _ others: [Set<String>?], _ prefix: String) {
      let own = Set(own.map(\.code.rawValue))
      let others = others.reduce(into: Set<String>()) { $0.formUnion($1 ?? []) }
        .filter { !$0.hasPrefix("cawg.") }
      parts += own.subtracting(others).sorted().map { "+\(prefix)\($0)" }
      parts += others.subtracting(own).sorted().map { "-\(prefix)\($0)" }
    }
    add(
      report.active?.statuses ?? [], [verdict.success, verdict.informational, verdict.failure], "")
    add(
      report.manifests.flatMap(\.ingredients).flatMap(\.statuses), [verdict.deltas], "ingredient:")
    guard !parts.isEmpty else { return nil }
    text = parts.joined(separator: " ")
  }

  /// A row of the table of differences, each with its reason.
  struct Row: Hashable {
    /// The name of a file; one that ends in `*` is the beginning of several.
    var files: String
    var text: String
    var reason: String

    /// Whether the row explains a difference.
    func explains(_ difference: OracleDifference) -> Bool {
      let isFile =
        files.hasSuffix("*")
        ? difference.file.hasPrefix(files.dropLast()) : difference.file == files
      return isFile && difference.text == text
    }

    /// Returns the rows of the table.
    static func all() throws -> [Row] {
      let table = Repository.root.appending(
        path: "Tests/ContentCredentialsTests/oracle-differences.tsv")
      return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst().map {
        let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Row(files: cells[0], text: cells[1], reason: cells[2])
      }
    }
  }
}
