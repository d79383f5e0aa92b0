import PhotoMetadata
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct HuffmanTableTests {
  @Test func knowsTheTablesOfLibjpegTurbo() throws {
    let jpeg = PictureBuilder.jpeg(PictureBuilder.pixels(width: 64, height: 64))
    let scan = try #require(JPEGScan(jpeg[...]))
    #expect(scan.tables.count == 4 && HuffmanTable.standard.count == 4)
    for table in scan.tables {
      let isStandard = HuffmanTable.standard.contains {
        $0.kind == table.kind && $0.counts == table.counts && $0.values == table.values
      }
      #expect(isStandard)
    }
  }

  @Test func makesOtherTablesAnew() throws {
    let standard = try #require(HuffmanTable.standard.last)
    let others = try #require(
      HuffmanTable.table(
        counts: standard.counts[...], values: standard.values.reversed()[...], for: .others))
    #expect(others.values == standard.values.reversed())
    #expect(others.lookups != standard.lookups)
  }

  /// A lookup skips what its symbols skip one by one.
  @Test func joinsSymbols() throws {
    var joined = 0
    for table in HuffmanTable.standard where table.kind == .others {
      for (position, lookup) in table.lookups.enumerated() where lookup.bits > 0 {
        var (bits, count, symbols) = (0, 0, 0)
        while bits < Int(lookup.bits) {
          let next = position << (16 - HuffmanTable.lookupBits + bits) & 0xFFFF
          let symbol = try #require(table.lookup(next))
          (bits, count, symbols) = (bits + Int(symbol.bits), count + Int(symbol.count), symbols + 1)
        }
        #expect(bits == Int(lookup.bits) && count == Int(lookup.count) && bits <= 27)
        joined += symbols > 1 ? 1 : 0
      }
    }
    #expect(joined > HuffmanTable.size)
  }
}
