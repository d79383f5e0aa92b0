import CatalogEditing
import CatalogRules
import Foundation
import StringCatalogs
import Testing

/// The examples of every rule, which are its documentation, say what the rule does.
struct RuleExampleTests {
  @Test(arguments: RuleRegistry.descriptions)
  func findsExactlyWhatIsMarked(_ rule: RuleDescription) {
    for example in rule.examples where example.isBad {
      let marked = MarkedCatalog(example.catalog)
      let found = example.findings(in: marked.bytes, rule: rule.id).map(\.range)
      #expect(
        found == marked.marks,
        "\(found.map { String(decoding: marked.bytes[$0], as: UTF8.self) }) in \(example.catalog)")
    }
  }

  @Test(arguments: RuleRegistry.descriptions)
  func leavesAloneWhatIsGood(_ rule: RuleDescription) {
    for example in rule.examples where !example.isBad {
      let found = example.findings(in: Array(example.catalog.utf8), rule: rule.id)
      #expect(found.isEmpty, "\(found.map(\.message)) in \(example.catalog)")
    }
  }

  @Test(arguments: RuleRegistry.descriptions)
  func fixesWhatItSaysItCanFix(_ rule: RuleDescription) {
    var hasFix = false
    for example in rule.examples where example.isBad {
      let file = example.lint(MarkedCatalog(example.catalog).bytes, rule: rule.id)
      let fixes = file.findings.compactMap(\.fix)
      for fix in fixes {
        #expect(fix.isSafe == (rule.fixability == .safe))
        #expect(!fix.edits.isEmpty)
      }
      hasFix = hasFix || !fixes.isEmpty
      guard let fixed = example.fixed else {
        #expect(fixes.isEmpty, "the example does not show its fix: \(example.catalog)")
        continue
      }
      // Whole values are written in Xcode’s layout, which is longer than that of examples.
      let writesValues = rule.id == "renamed-key"
      #expect(
        writesValues
          ? Self.formatted(file.fixed) == Self.formatted(Array(fixed.utf8))
          : String(decoding: file.fixed, as: UTF8.self) == fixed)
      let again = example.lint(file.fixed, rule: rule.id)
      #expect(again.catalog != nil)
      #expect(again.findings.isEmpty, "\(again.findings.map(\.message)) in \(fixed)")
    }
    #expect(hasFix == (rule.fixability != .none))
  }

  /// Returns a catalog in Xcode’s layout.
  private static func formatted(_ bytes: [UInt8]) -> String? {
    guard let catalog = try? StringCatalog(bytes: bytes),
      let formatted = try? CatalogFormatter.formatted(catalog)
    else { return nil }
    return String(decoding: formatted, as: UTF8.self)
  }

  @Test(arguments: RuleRegistry.descriptions)
  func hasAnExampleOfEachKind(_ rule: RuleDescription) {
    #expect(rule.examples.contains { $0.isBad })
    #expect(rule.examples.contains { !$0.isBad })
  }
}
