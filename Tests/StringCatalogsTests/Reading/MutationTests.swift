import StringCatalogs
import TestSupport
import Testing

@Suite(.needs(.data))
struct MutationTests {
  @Test(.needs(.python)) func agreesWithPythonAboutDamagedCatalogs() throws {
    var generator = SeededGenerator(seed: 20_231_011)
    var mutants: [[UInt8]] = []
    for path in RealCatalogs.paths {
      let bytes = try RealCatalogs.bytes(of: path)
      guard bytes.count < 60_000 else { continue }
      for _ in 0..<(bytes.count < 6_000 ? 150 : 15) {
        mutants.append(Self.mutant(of: bytes, using: &generator))
      }
    }
    #expect(mutants.count > 3_000)
    let python = try PythonJSON.accepts(mutants)
    try #require(python.count == mutants.count)
    #expect(python.contains(true) && python.contains(false))
    let different = zip(mutants, python).filter { Reading.isJSON($0) != $1 }
      .map { String(decoding: $0.0.prefix(500), as: UTF8.self) }
    #expect(different.isEmpty)
  }

  @Test func walksWhateverIsLeftOfADamagedCatalog() throws {
    var generator = SeededGenerator(seed: 7)
    var walked = 0
    for path in RealCatalogs.paths {
      let bytes = try RealCatalogs.bytes(of: path)
      guard bytes.count < 8_000 else { continue }
      for _ in 0..<60 {
        let mutant = Self.rearranged(bytes, using: &generator)
        guard let catalog = try? StringCatalog(bytes: mutant) else { continue }
        walked += 1
        for irregularity in catalog.irregularities {
          #expect(irregularity.byteRange.upperBound <= mutant.count)
        }
        for entry in catalog.entries {
          #expect(catalog.entry(for: entry.key)?.keyRange == entry.keyRange)
          for leaf in entry.localizations.flatMap(\.leaves) {
            #expect((leaf.value == nil) == (leaf.valueRange == nil))
          }
        }
      }
    }
    #expect(walked > 100)
  }

  @Test func reportsEveryTruncatedCatalogAsCutOff() throws {
    let shortest = try RealCatalogs.paths.map { try RealCatalogs.bytes(of: $0) }
      .filter { Reading.error($0) == nil && $0.contains { $0 >= 0x80 } && $0.count > 1_000 }
      .min { $0.count < $1.count }
    let bytes = try #require(shortest)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for count in 1..<end {
      let error = Reading.error(Array(bytes[..<count]))
      #expect(error?.reason == .cutOff, "\(count)")
      #expect(error?.position.byteOffset == count)
    }
  }

  /// Returns bytes with one to three positions truncated, changed, filled, removed or duplicated.
  private static func mutant(
    of bytes: [UInt8], using generator: inout SeededGenerator
  ) -> [UInt8] {
    let marks =
      [UInt8]("{}[]\",:\\ \n\t0-.eEtfnu/<=>".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xE3, 0xFF]
    var result = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !result.isEmpty {
      let position = Int.random(in: result.indices, using: &generator)
      let mark = marks.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: result.removeSubrange(position...)
      case 1: result[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: result[position] = mark
      case 3: result.insert(mark, at: position)
      case 4: result.remove(at: position)
      case 5: result.removeSubrange(position..<min(position + 9, result.count))
      default:
        result.insert(contentsOf: result[position..<min(position + 9, result.count)], at: position)
      }
    }
    return result
  }

  /// Returns a catalog with some names, objects and strings replaced, so that it often remains
  /// JSON.
  private static func rearranged(
    _ bytes: [UInt8], using generator: inout SeededGenerator
  ) -> [UInt8] {
    let words = [
      "\"stringUnit\"", "\"variations\"", "\"plural\"", "\"device\"", "\"value\"", "\"stringSet\"",
      "\"localizations\"", "\"substitutions\"", "\"argNum\"", "\"en\"", "\"a\"", "\"\\ud800\"",
    ]
    var text = String(decoding: bytes, as: UTF8.self)
    for _ in 0..<4 {
      guard let from = words.randomElement(using: &generator),
        let to = (words + ["{}", "[]", "[1]", "null", "7"]).randomElement(using: &generator)
      else { continue }
      let isValue = !to.hasPrefix("\"")
      text = text.replacing(isValue ? " : {" : from, with: isValue ? " : \(to), \"x\" : {" : to)
    }
    return [UInt8](text.utf8)
  }
}
