import TestSupport
import Testing

@testable import PhotoFormats
@testable import PhotoMetadata

struct SamsungTrailerTests {
  private let builder = ExifBuilder(isLittleEndian: true)

  private func number(_ value: Int, _ size: Int = 4) -> [UInt8] { builder.number(value, size) }

  /// A trailer with a block for each name.
  private func trailer(_ names: [String]) -> [UInt8] {
    var blocks: [UInt8] = []
    var starts: [Int] = []
    for name in names {
      starts.append(blocks.count)
      blocks += number(0, 2) + number(0x0BA1, 2) + number(name.utf8.count) + Array(name.utf8)
      blocks += Array("{}".utf8)
    }
    var list = Array("SEFH".utf8) + number(107) + number(names.count)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : blocks.count
      list += number(0, 2) + number(0x0BA1, 2) + number(blocks.count - start) + number(end - start)
    }
    return blocks + list + number(list.count) + Array("SEFT".utf8)
  }

  private func names(_ bytes: [UInt8]) throws -> [String] {
    try PhotoReader().metadata(in: bytes).traces.others.compactMap { trace in
      if case .samsungTrailer(let name) = trace.source { name } else { nil }
    }
  }

  private let picture = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture)

  @Test func namesItsBlocksInJPEG() throws {
    let list = ["Image_UTC_Data", "PhotoEditor_Re_Edit_Data"]
    #expect(try names(picture + trailer(list)) == list)
    let trace = try #require(
      try PhotoReader().metadata(in: picture + trailer(list)).traces.others.first)
    #expect(trace.offset == picture.count)
    #expect(trace.source.name == "Samsung Image_UTC_Data")
  }

  @Test func namesItsBlocksInHEIC() throws {
    let file =
      BoxBuilder.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))
      + BoxBuilder.meta([]) + BoxBuilder.box("sefd", trailer(["PhotoEditor_Re_Edit_Data"]))
      + BoxBuilder.box("free", [])
    #expect(try names(file) == ["PhotoEditor_Re_Edit_Data"])
  }

  @Test func saysWhetherEachEntryWasUnderstood() throws {
    func trailer(_ bytes: [UInt8]) throws -> SamsungTrailer? {
      var source = ByteSource(bytes)
      return try SamsungTrailer(endingAt: bytes.count, notBefore: 0, in: &source)
    }
    let bytes = [1, 2, 3] + self.trailer(["Image_UTC_Data", "MCC_Data"])
    let whole = try #require(try trailer(bytes))
    #expect(whole.isComplete && whole.range == 3..<bytes.count)
    var damaged = bytes
    // The distance of the second block, which leads out of the data.
    damaged[bytes.count - 8 - 12 + 4] = 0xFF
    let part = try #require(try trailer(damaged))
    #expect(!part.isComplete && part.blocks.map(\.name) == ["Image_UTC_Data"])
  }

  @Test func readsNothingOutsideOfIt() throws {
    let whole = trailer(["PhotoEditor_Re_Edit_Data"])
    #expect(try names(picture + whole + [1]) == [])
    for count in 1..<whole.count { _ = try names(picture + whole.dropFirst(count)) }
    for index in whole.indices {
      var damaged = whole
      damaged[index] = 0xFF
      _ = try names(picture + damaged)
    }
  }
}
