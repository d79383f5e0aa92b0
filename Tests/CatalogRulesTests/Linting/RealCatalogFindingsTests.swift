import CatalogRules
import Foundation
import TestSupport
import Testing

@Suite(.needs(.data))
struct RealCatalogFindingsTests {
  private let snapshots = Snapshots(
    in: Repository.root.appending(path: "Tests/CatalogRulesTests/Linting/Snapshots"))

  private func lint(_ bytes: [UInt8], preset: LintPreset) -> LintedFile {
    var configuration = LintConfiguration()
    configuration.preset = preset
    return CatalogLinter(configuration: configuration)
      .lint(bytes: bytes, path: "Localizable.xcstrings")
  }

  /// This table shows the effect of a rule's change on real catalogs.
  @Test(arguments: LintPreset.allCases)
  func findsInRealCatalogsAsOftenAsTheTableSays(preset: LintPreset) throws {
    var counts: [RuleIdentifier: Int] = [:]
    for path in RealCatalogs.paths {
      for finding in lint(try RealCatalogs.bytes(of: path), preset: preset).findings {
        counts[finding.rule, default: 0] += 1
      }
    }
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
    try snapshots.expect(lines.joined(), named: "findings.\(preset.rawValue).tsv")
  }
}
