import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

/// The gates of rules save time and never hide a finding.
struct RuleScheduleTests {
  /// Returns the findings of all rules in a catalog.
  private func findings(
    in catalog: StringCatalog, path: String = "Localizable.xcstrings", siblings: [String] = [],
    _ configuration: LintConfiguration = LintConfiguration(), opensGates: Bool
  ) -> [Finding] {
    var configuration = configuration
    configuration.preset = .all
    let file = CatalogFileContext(path: path, siblings: siblings)
    return LintRun(catalog, in: file, configuration: configuration, opensGates: opensGates)
      .findings()
  }

  /// Every rule checks every text of the examples of all rules, whatever its traits.
  @Test(arguments: RuleRegistry.descriptions)
  func findsTheSameInTheExamplesWithAllGatesOpen(_ rule: RuleDescription) {
    for example in rule.examples {
      let bytes = MarkedCatalog(example.catalog).bytes
      guard let catalog = try? StringCatalog(bytes: bytes) else { continue }
      let both = [true, false].map { opensGates in
        findings(
          in: catalog, path: example.path, siblings: example.siblings, example.configuration,
          opensGates: opensGates)
      }
      #expect(both[1] == both[0], "\(example.catalog)")
    }
  }

  @Test(.needs(.data))
  func findsTheSameInRealCatalogsWithAllGatesOpen() throws {
    for path in RealCatalogs.paths {
      let bytes = try RealCatalogs.bytes(of: path)
      guard bytes.count < 40_000, let catalog = try? StringCatalog(bytes: bytes) else { continue }
      let expected = findings(in: catalog, opensGates: true)
      #expect(findings(in: catalog, opensGates: false) == expected, "\(path)")
    }
  }
}
