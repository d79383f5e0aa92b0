import JPEGCodec
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoSamples

/// Bytes of coded data that belong to no unit of the picture.
struct ScanUnitsTests {
  /// A gray picture of three blocks in a row, without tables: those of Motion JPEG count.
  private func picture(_ data: [UInt8], restartInterval: UInt8? = nil) -> [UInt8] {
    JPEGBuilder.file(
      JPEGBuilder.frame(width: 24, height: 8),
      restartInterval.map { JPEGBuilder.segment(0xDD, [0, $0]) } ?? [], JPEGBuilder.startOfScan,
      data, [0xFF, 0xD9])
  }

  private func surplus(_ file: [UInt8]) -> [[UInt8]]? {
    ScanUnits.surplus(in: file, JPEGParts.all(in: file).parts)?.map { Array(file[$0]) }
  }

  /// A block is 00 for the first coefficient and 1010 for the end; then bits of 1 follow.
  private let block: UInt8 = 0b0010_1011
  private let blocks: [UInt8] = [0b0010_1000, 0b1010_0010, 0b1011_1111]

  @Test func findsNothingInWhatEncodersWrite() {
    #expect(surplus(picture(blocks)) == [])
    let parts = [block, 0xFF, 0xD0, block, 0xFF, 0xD1, block]
    #expect(surplus(picture(parts, restartInterval: 1)) == [])
    #expect(surplus(picture(parts + [0xFF, 0xD2], restartInterval: 1)) == [])
    #expect(surplus(picture(blocks + [0, 0])) == [])
    for count in 0...2 { #expect(surplus(picture(Array(blocks.prefix(count)))) == []) }
  }

  @Test(arguments: [[0x41], [0x41, 0xFF, 0, 0x42], [0xFF, 0, 0x41]] as [[UInt8]])
  func findsBytesBehindTheLastUnit(bytes: [UInt8]) {
    #expect(surplus(picture(blocks + bytes)) == [bytes])
    let first = [block] + bytes + [0xFF, 0xD0, block]
    #expect(
      surplus(picture(first + [0xFF, 0xD1, block] + bytes, restartInterval: 1)) == [bytes, bytes])
  }

  @Test func findsRestartMarkersThatNobodyExpects() {
    #expect(surplus(picture(blocks + [0xFF, 0xD0, 0x41])) == [[0xFF, 0xD0, 0x41]])
    let parts = [block, 0xFF, 0xD0, block, 0xFF, 0xD1, block]
    let more: [UInt8] = [0xFF, 0xD2, 0x41]
    #expect(surplus(picture(parts + more, restartInterval: 1)) == [[0x41]])
    let wrong: [UInt8] = [0xFF, 0xD1]
    #expect(surplus(picture(parts + wrong, restartInterval: 1)) == [wrong])
    #expect(surplus(picture([block, 0xFF, 0xD1, block], restartInterval: 1)) == nil)
  }

  @Test func followsNoOtherCoding() {
    for marker: UInt8 in [0xC5, 0xC9] {
      let file = JPEGBuilder.file(
        JPEGBuilder.frame(width: 24, height: 8, marker: marker), JPEGBuilder.startOfScan, blocks)
      #expect(surplus(file) == nil)
    }
  }

  @Test func followsTheSamplesOfRawPictures() {
    // Nine samples in three rows, whose differences have 0, 1 or 16 bits: 0, 10, and 110.
    let table = JPEGBuilder.segment(
      0xC4, [0, 1, 1, 1] + Array(repeating: 0, count: 13) + [0, 1, 16])
    let data: [UInt8] = [0b0001_0110, 0b0110_0010, 0b0111_1111]
    let head =
      JPEGBuilder.frame(width: 3, height: 3, marker: 0xC3) + table
      + JPEGBuilder.segment(0xDA, [1, 1, 0, 1, 0, 0])
    #expect(surplus(JPEGBuilder.file(head, data)) == [])
    #expect(surplus(JPEGBuilder.file(head, data, [0x41])) == [[0x41]])
  }

  @Test(arguments: [false, true], [JPEGPicture.Sampling.quarter, .full])
  func findsBytesBehindEachScan(isProgressive: Bool, sampling: JPEGPicture.Sampling) throws {
    for (width, height) in [(48, 32), (47, 31), (1, 1), (17, 8)] {
      let picture = JPEGPicture(
        width: width, height: height, layout: .rgb,
        bytes: Array(SamplePictures.pixels.prefix(width * height * 3)))
      for quality in [30, 95] {
        var file = try #require(
          picture.encoded(quality: quality, sampling: sampling, isProgressive: isProgressive))
        #expect(surplus(file) == [])
        let scans = JPEGParts.all(in: file).parts.filter { $0.kind == .scan }
        #expect(isProgressive ? scans.count > 5 : scans.count == 1)
        let secret = Array("secret".utf8)
        for scan in scans.reversed() { file.insert(contentsOf: secret, at: scan.range.upperBound) }
        #expect(surplus(file) == scans.map { _ in secret })
      }
    }
  }
}
