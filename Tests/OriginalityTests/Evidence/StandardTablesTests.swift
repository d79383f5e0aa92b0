import PhotoMetadata
import Testing

@testable import Originality

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
}
