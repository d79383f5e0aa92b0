import Testing

@testable import PhotoMetadata

struct StandardTablesTests {
  /// The first numbers in libjpeg's tables of these qualities.
  @Test(arguments: [
    (50, [16, 11, 12, 14, 12, 10, 16, 14]), (75, [8, 6, 6, 7, 6, 5, 8, 7]),
    (90, [3, 2, 2, 3, 2, 2, 3, 3]), (100, [1, 1, 1, 1, 1, 1, 1, 1]),
  ])
  func scalesTheTableInTheOrderOfTheFile(quality: Int, start: [Int]) {
    let table = StandardTables.scaled(StandardTables.luminance, quality)
    #expect(table.count == 64)
    #expect(Array(table.prefix(8)) == start)
  }

  @Test(arguments: [1, 20, 49, 50, 75, 92, 99, 100])
  func derivesTheQuality(quality: Int) {
    let tables = QuantizationTables(
      offset: 0,
      tables: [
        0: StandardTables.scaled(StandardTables.luminance, quality),
        1: StandardTables.scaled(StandardTables.chrominance, quality),
      ])
    #expect(StandardTables.quality(of: tables) == quality)
  }

  @Test func derivesNoQualityFromOtherTables() {
    var table = StandardTables.scaled(StandardTables.luminance, 75)
    table[63] += 1
    #expect(StandardTables.quality(of: QuantizationTables(offset: 0, tables: [0: table])) == nil)
  }

  @Test(arguments: 1...100)
  func aQualityIsAsFineAsATable(quality: Int) {
    let table = StandardTables.scaled(StandardTables.luminance, quality)
    let fine = StandardTables.quality(asFineAs: table)
    #expect(fine >= quality)
    let fineTable = StandardTables.scaled(StandardTables.luminance, fine)
    #expect(fineTable.reduce(0, +) <= table.reduce(0, +))
  }

  @Test(arguments: [
    ([Int](repeating: 1, count: 64), 100), ([Int](repeating: 255, count: 64), 12),
    ([Int](repeating: 65_535, count: 64), 1), ([Int](repeating: 0, count: 64), 100),
    ([Int](repeating: 29, count: 64), 75),
  ])
  func tablesOfOtherEncodersHaveAQuality(table: [Int], quality: Int) {
    #expect(StandardTables.quality(asFineAs: table) == quality)
  }
}
