import CatalogRules
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Repository.hasSharedData, "../shared/data is absent"))
struct RealCatalogFindingsTests {
  private let snapshots = Snapshots(
    in: Repository.root.appending(path: "Tests/CatalogRulesTests/Linting/Snapshots"))

  private func lint(_ bytes: [UInt8], preset: LintPreset) -> LintedFile {
    var configuration = LintConfiguration()
    configuration.preset = preset
    return CatalogLinter(configuration: configuration)
      .lint(bytes: bytes, path: "Localizable.xcstrings")
  }

  /// A change of a rule shows in this table what it does to real catalogs.
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

  @Test func survivesDamagedCatalogsAndStaysInsideThem() throws {
    var generator = SeededGenerator(seed: 57)
    for path in RealCatalogs.paths {
      let original = try RealCatalogs.bytes(of: path)
      guard original.count < 60_000 else { continue }
      for _ in 0..<12 {
        let damaged = damage(original, using: &generator)
        let file = lint(damaged, preset: .all)
        for finding in file.findings {
          #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= damaged.count)
        }
        #expect(file.bytes == damaged)
      }
    }
  }

  /// Returns bytes that were cut, flipped, doubled or nested somewhere.
  private func damage(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    guard bytes.count > 8 else { return [] }
    var bytes = bytes
    let place = Int.random(in: 0..<bytes.count - 4, using: &generator)
    let length = Int.random(in: 1...min(200, bytes.count - place), using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    default:
      bytes.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "["), count: length), at: place)
    }
    return bytes
  }
}
