import CatalogRules
import LintFormats
import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

/// Real catalogs with random damage.
///
/// `METALENS_DAMAGE_SEED` and `METALENS_DAMAGE_ROUNDS` select other damage, and more of it.
@Suite(.needs(.data))
struct DamagedCatalogTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let seed = Self.environment["METALENS_DAMAGE_SEED"].flatMap { UInt64($0) } ?? 57
  private let rounds = Self.environment["METALENS_DAMAGE_ROUNDS"].flatMap { Int($0) } ?? 8

  @Test func giveFindingsInsideThemInTheirOrder() throws {
    let catalogs = try RealCatalogs.paths.map(RealCatalogs.bytes).filter { $0.count < 60_000 }
    var damage = CatalogDamage(to: catalogs, seed: seed)
    var configuration = LintConfiguration()
    configuration.preset = .all
    let linter = CatalogLinter(configuration: configuration)
    let style = LintReportStyle(localizer: ProductStrings.localizer(languages: ["en"]))
    for (number, catalog) in catalogs.enumerated() {
      for round in 0..<rounds {
        let bytes = damage.next(of: catalog)
        let path = number.isMultiple(of: 5) ? "AppShortcuts.xcstrings" : "Localizable.xcstrings"
        let file = linter.lint(bytes: bytes, path: path)
        #expect(file.bytes == bytes)
        #expect(Self.isInOrder(file), "seed \(seed), catalog \(number), round \(round)")
        #expect(linter.lint(bytes: bytes, path: path).findings == file.findings)
        guard round == 0 else { continue }
        let report = LintReport(files: [file], rules: [], toolVersion: "")
        for format in LintFormat.allCases {
          #expect(report.text(as: format, style: style) == report.text(as: format, style: style))
        }
        Self.expectFixes(of: file, linter, "seed \(seed), catalog \(number)")
      }
    }
  }

  /// Whether findings and their fixes are inside the file, in ascending order.
  private static func isInOrder(_ file: LintedFile) -> Bool {
    let starts = file.findings.map(\.range.lowerBound)
    return starts == starts.sorted()
      && file.findings.allSatisfy { finding in
        let edits = finding.fix?.edits.map(\.range) ?? []
        return finding.range.lowerBound >= 0 && finding.range.upperBound <= file.bytes.count
          && edits.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= file.bytes.count }
          && zip(edits, edits.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
      }
  }

  /// Applies all fixes, after which the file is still a catalog and fixing it again changes
  /// nothing.
  private static func expectFixes(of file: LintedFile, _ linter: CatalogLinter, _ name: String) {
    let lint = { @Sendable (bytes: [UInt8]) in linter.lint(bytes: bytes, path: file.path) }
    let fixer = CatalogFixer(includesUnsafe: true, lint: lint)
    let fixed = fixer.fix(file)
    let after = lint(fixed.bytes)
    #expect((after.catalog == nil) == (file.catalog == nil), "\(name)")
    #expect(fixer.fix(after).bytes == fixed.bytes, "\(name)")
  }
}
