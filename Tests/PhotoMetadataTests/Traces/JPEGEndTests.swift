import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

/// What follows the end of a JPEG picture, and pictures without an end.
struct JPEGEndTests {
  private static let picture = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture)
  /// Bytes of no known kind, in which FF occurs.
  private static let noise = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 251 + 1) }

  private func rest(_ bytes: [UInt8]) throws -> FileTrace? {
    try PhotoReader().metadata(in: bytes).traces.others.first { $0.source == .rest }
  }

  private func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private func packet(_ attributes: String) -> [UInt8] {
    JPEGBuilder.xmp(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" \
      xmlns:Container="http://ns.google.com/photos/1.0/container/" \
      xmlns:Item="http://ns.google.com/photos/1.0/container/item/" \(attributes)
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """)
  }

  @Test(arguments: [
    Array("hidden message".utf8), noise, noise + [0xFF, 0xD9], noise + Array("SEFT".utf8),
    JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture),
    Array(repeating: 0, count: 5000) + Array("hidden".utf8),
  ])
  func findsDataOfAnySizeAndEnding(data: [UInt8]) throws {
    let found = try #require(try rest(Self.picture + data))
    let padding = data.prefix { $0 == 0 }.count
    #expect(found.offset == Self.picture.count + padding)
    #expect(found.numbers == [Double(data.count - padding)])
  }

  @Test func passesOverPadding() throws {
    let paddings: [[UInt8]] = [
      [], [0], Array(repeating: 0, count: 100_000), [0xFF, 0x20, 0x0A, 0],
    ]
    for padding in paddings {
      #expect(try rest(Self.picture + padding) == nil)
    }
  }

  @Test func findsTheEndInAFileThatIsNotInMemory() throws {
    let coded = Array(repeating: UInt8(0x55), count: 400_000)
    let bytes =
      JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.startOfScan) + coded + [0xFF, 0xD9]
      + Array("hidden".utf8)
    let file = try TemporaryFile(bytes)
    let metadata = try PhotoReader().metadata(ofFileAt: PhotoPath(file.path))
    #expect(
      metadata.traces.others == [
        FileTrace(.rest, at: bytes.count - 6, text: "hidden", numbers: [6])
      ])
    #expect(metadata.problems.isEmpty)
  }

  @Test(arguments: [0.3, 0.6, 0.9]) func saysThatAPictureIsCutShort(share: Double) throws {
    let coded = (0..<10_000).map { UInt8($0 % 255) }
    let whole =
      JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.startOfScan) + coded + [0xFF, 0xD9]
    #expect(try PhotoReader().metadata(in: whole).problems.isEmpty)
    let cut = Array(whole.prefix(Int(Double(whole.count) * share)))
    #expect(try PhotoReader().metadata(in: cut).problems == [.fileTruncated])
  }

  /// CIPA DC-007: the pictures of the list are the photo's own, and what follows them isn't.
  @Test func explainsThePicturesOfAList() throws {
    let second = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture)
    func file(listed: Int) -> [UInt8] {
      let entries =
        little(0x20003, 4) + little(0, 4) + little(0, 4) + little(0, 4) + little(0, 4)
        + little(second.count, 4) + little(listed, 4) + little(0, 4)
      let list =
        Array("MPF\0".utf8) + [0x49, 0x49, 42, 0] + little(8, 4) + little(1, 2)
        + little(0xB002, 2) + little(7, 2) + little(entries.count, 4) + little(26, 4)
        + little(0, 4) + entries
      return JPEGBuilder.file(
        JPEGBuilder.segment(0xE2, list), JPEGBuilder.frame(), JPEGBuilder.picture)
    }
    // The offset counts from the header of the list, which begins at 10.
    let first = file(listed: file(listed: 0).count - 10)
    #expect(try rest(first + second) == nil)
    #expect(try rest(first + second + [0, 0, 0]) == nil)
    let tail = try #require(try rest(first + second + Self.noise))
    #expect(tail.offset == first.count + second.count)
    #expect(tail.numbers == [5000])
    let between = try #require(try rest(first + [1, 2, 3]))
    #expect(between.offset == first.count)
  }

  @Test func explainsTheItemsOfGooglesList() throws {
    let items = #"""
      ><Container:Directory><rdf:Seq>
      <rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Padding="2"/>
      </rdf:li>
      <rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="GainMap" Item:Length="30"/>
      </rdf:li>
      <rdf:li rdf:parseType="Resource">
      <Container:Item Item:Semantic="MotionPhoto" Item:Length="68"/>
      </rdf:li></rdf:Seq></Container:Directory>
      """#
    let photo = JPEGBuilder.file(packet(items), JPEGBuilder.frame(), JPEGBuilder.picture)
    let data = Array(Self.noise.prefix(100))
    #expect(try rest(photo + data) == nil)
    let found = try #require(try rest(photo + data + Array("hidden".utf8)))
    #expect(found == FileTrace(.rest, at: photo.count + 100, text: "hidden", numbers: [6]))
  }

  @Test func explainsAVideoByItsDistanceFromTheEnd() throws {
    let photo = JPEGBuilder.file(
      packet(#"GCamera:MicroVideo="1" GCamera:MicroVideoOffset="80">"#), JPEGBuilder.frame(),
      JPEGBuilder.picture)
    let video = Array(Self.noise.prefix(80))
    #expect(try rest(photo + video) == nil)
    #expect(try rest(photo + video + Array("hidden".utf8))?.offset == photo.count)
  }

  @Test func explainsAVideoThatIsOnlyDeclared() throws {
    let video: [UInt8] = [0, 0, 0, 24] + Array("ftypmp42".utf8) + Self.noise
    func photo(_ value: String) -> [UInt8] {
      JPEGBuilder.file(
        packet("GCamera:MotionPhoto=\"\(value)\">"), JPEGBuilder.frame(), JPEGBuilder.picture)
    }
    #expect(try rest(photo("1") + video) == nil)
    #expect(try rest(photo("0") + video) != nil)
    #expect(try rest(photo("1") + Self.noise) != nil)
  }

  @Test func explainsSamsungsAttachments() throws {
    func trailer(distance: Int) -> [UInt8] {
      let block = [0, 0, 1, 10] + little(4, 4) + Array("Name".utf8) + Array("1604304".utf8)
      let directory =
        Array("SEFH".utf8) + little(106, 4) + little(1, 4) + [0, 0, 1, 10]
        + little(distance, 4) + little(block.count, 4)
      return block + directory + little(directory.count, 4) + Array("SEFT".utf8)
    }
    #expect(try rest(Self.picture + trailer(distance: 19)) == nil)
    #expect(try rest(Self.picture + trailer(distance: 20))?.offset == Self.picture.count + 2)
    let before = try #require(try rest(Self.picture + Self.noise + trailer(distance: 19)))
    #expect(before.numbers == [Double(Self.noise.count)])
    #expect(try rest(Self.picture + trailer(distance: 19) + Self.noise) != nil)
  }
}
