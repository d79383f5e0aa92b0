import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies

/// Copies of GIF files: what nobody named stays, and a secret goes wherever it stands.
struct GIFCopiesTests {
  private static let secret = Array("Jane Placeholder".utf8)

  /// A picture of 4 × 3 pixels in the first three of four colors; `codes` follow those that it
  /// needs, and `colors` are its own.
  private static func picture(_ more: [UInt8] = [], colors: [UInt8] = []) -> [UInt8] {
    // Codes of 3 bits: clear, two pixels, clear, and so on; then the end.
    let pixels = [0, 1, 2, 1, 0, 1, 2, 2, 1, 0, 0, 1]
    var (bits, count, data) = (0, 0, [UInt8]())
    func add(_ code: Int) {
      bits |= code << count
      count += 3
      while count >= 8 {
        data.append(UInt8(truncatingIfNeeded: bits))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    for (index, pixel) in pixels.enumerated() {
      if index % 2 == 0 { add(4) }
      add(pixel)
    }
    add(5)
    if count > 0 { data.append(UInt8(truncatingIfNeeded: bits)) }
    return [0x2C, 0, 0, 0, 0, 4, 0, 3, 0, colors.isEmpty ? 0 : 0x81] + colors + [2]
      + GIFApplication.subBlocks(data + more)
  }

  private static let colors: [UInt8] = [9, 9, 9, 90, 90, 90, 200, 0, 0, 0, 0, 0]
  private static let loop = GIFApplication.block("NETSCAPE2.0", [1, 0, 0])
  private static let control: [UInt8] = [0x21, 0xF9, 4, 0x04, 10, 0, 0, 0]

  private static func gif(
    _ blocks: [UInt8]..., version: String = "89a", colors: [UInt8] = colors, end: [UInt8] = [0x3B]
  ) -> [UInt8] {
    Array("GIF\(version)".utf8) + [4, 0, 3, 0, 0x91, 0, 0] + colors + blocks.flatMap { $0 } + end
  }

  private static func comment(_ text: [UInt8]) -> [UInt8] {
    [0x21, 0xFE] + GIFApplication.subBlocks(text)
  }

  private static func copy(_ photo: [UInt8], _ facts: PrivateFacts = .all) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static let places: [(String, [UInt8])] = [
    ("GIF Comment", gif(loop, comment(secret), picture())),
    ("GIF Comment", gif(loop, picture(), comment(secret))),
    ("GIF PlainText", gif([0x21, 1, 12] + Array(1...12) + [16] + secret + [0], picture())),
    ("GIF SECRETAPP10", gif(GIFApplication.block("SECRETAPP10", secret), picture())),
    ("GIF MGK8BIM0000", gif(GIFApplication.block("MGK8BIM0000", secret), picture())),
    ("GIF 0xce", gif([0x21, 0xCE] + GIFApplication.subBlocks(secret), picture())),
    ("GIF NETSCAPE2.0", gif(GIFApplication.block("NETSCAPE2.0", [1, 0, 0] + secret), picture())),
    ("GIF ICC", gif(GIFApplication.block("ICCRGBG1012", secret), picture())),
    ("GIF control", gif([0x21, 0xF9, 20, 4, 1, 0, 0] + secret + [0], picture())),
    ("GIF picture", gif(picture(secret))),
    ("GIF picture", gif(picture(colors: Array(colors.dropLast(3)) + Array("Jan".utf8)))),
    ("GIF colors", gif(picture(), colors: Array(colors.dropLast(3)) + Array("Jan".utf8))),
    ("GIF gap", gif(picture(), end: [0x77] + secret)),
    ("EOF (16 B)", gif(picture()) + secret),
    ("XMP gap", gif(GIFApplication.block("XMP DataXMP", Array("Jane <a/>".utf8)), picture())),
  ]

  @Test(arguments: places.indices) func leavesOutWhatNobodyReads(index: Int) throws {
    let (name, photo) = Self.places[index]
    let copy = try Self.copy(photo)
    let bytes = try #require(copy.bytes)
    #expect(!bytes[...].contains(text: "Jan"), "\(name)")
    #expect(
      copy.changes.contains { $0.structure == name || name == "XMP gap" && $0.structure == "XMP" },
      "\(name): \(copy.changes)")
    #expect(UnreadRegions.gif(photo) != nil && UnreadRegions.gif(bytes) == nil, "\(name)")
    #expect(
      GIFFrame(bytes)?.codes(in: bytes)
        == GIFFrame(Self.gif(Self.picture()))?.codes(in: Self.gif(Self.picture())))
    let metadata = try PhotoReader().metadata(in: bytes)
    #expect(metadata.copyStatements.count == 1 && metadata.problems.isEmpty, "\(name)")
  }

  @Test func leavesAPlainFileAsItIs() throws {
    for photo in [
      Self.gif(Self.picture()), Self.gif(Self.loop, Self.control, Self.picture(), Self.picture()),
      // All grays, as a gray picture has them.
      Self.gif(Self.picture(), colors: (0..<4).flatMap { [$0, $0, $0] }),
    ] {
      #expect(UnreadRegions.gif(photo) == nil)
      #expect(try Self.copy(photo).bytes == nil)
    }
  }

  /// A narrow copy differs in nothing but what was named, and says so in front of the pictures.
  @Test func removesOnlyWhatWasNamed() throws {
    let other = GIFApplication.block("SOMEAPP1.00", Array("kept".utf8))
    let rest = Array("rest".utf8)
    let photo =
      Self.gif(
        Self.loop, other, Self.comment(Self.secret), Self.control, Self.picture(), version: "87a")
      + rest
    let bytes = try #require(try Self.copy(photo, .comments).bytes)
    let statement = bytes.firstIndex(of: UInt8(ascii: "X"))
    #expect(bytes.starts(with: Self.gif(Self.loop, other, end: [])))
    #expect(
      bytes.suffix(Self.gif(Self.control, Self.picture()).count - 25 + rest.count)
        .elementsEqual(Self.control + Self.picture() + [0x3B] + rest))
    #expect(statement != nil)
    let again = try Self.copy(bytes, .comments)
    #expect(again.bytes == nil && again.earlier.map(\.removed) == [["comments"]])
  }

  private static func packet(_ properties: String) -> [UInt8] {
    Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="\(XMPKinds.rdf)"><rdf:Description \
      rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" \(properties)/></rdf:RDF></x:xmpmeta>
      """.utf8)
  }

  /// The place goes from XMP, from ImageMagick's block with IPTC, and from comments.
  @Test func removesAPlaceFromEveryBlock() throws {
    let xmp = Self.packet(#"photoshop:City="臺北" xmp:CreatorTool="Tool 1""#)
    let city = Array("Zürich".utf8)
    let iptc: [UInt8] =
      [0x1C, 2, 90, 0, UInt8(city.count)] + city + [0x1C, 2, 25, 0, 3] + Array("sky".utf8)
    for block in [
      GIFApplication.block("XMP DataXMP", xmp),
      // Some programs write the packet in sub-blocks.
      [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + GIFApplication.subBlocks(xmp),
    ] {
      let photo = Self.gif(
        block, GIFApplication.block("MGKIPTC0000", iptc),
        Self.comment(Array("夜の台北".utf8)), Self.comment(Array("Abend in Zurich".utf8)),
        Self.comment(Array("a kept comment".utf8)), Self.picture())
      let before = try PhotoReader().metadata(in: photo).facts
      #expect(before.filter { $0.kind == .placeName }.count == 2)
      let copy = try Self.copy(photo, .location)
      let bytes = try #require(copy.bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      for name in ["臺北", "台北", "Zürich", "Zurich"] { #expect(!text.contains(name), "\(name)") }
      #expect(text.contains("a kept comment") && text.contains("sky") && text.contains("Tool 1"))
      let after = try PhotoReader().metadata(in: bytes)
      #expect(after.facts.contains { $0.kind == .keyword && $0.value == .text("sky") })
      #expect(after.xmp?.creatorTool == "Tool 1" && after.copyStatements.count == 1)
    }
  }

  @Test func refusesWhatHasNoPicture() {
    for photo in [Self.gif(), Self.gif(Self.comment(Self.secret)), Array(Self.gif().prefix(9))] {
      #expect(throws: CopyError.damaged) { try Self.copy(photo, .comments) }
    }
  }

  /// A picture whose codes can't be read may hold anything.
  @Test func refusesPrivateCopiesOfDamagedPictures() throws {
    var photo = Self.gif(Self.picture())
    let codes = photo.count - 10
    photo[codes] = 0xFF
    #expect(throws: CopyError.self) { try Self.copy(photo + Self.secret) }
    for count in 26..<Self.gif(Self.picture()).count - 1 {
      let cut = Array(Self.gif(Self.comment(Self.secret), Self.picture()).prefix(count))
      if let bytes = try? Self.copy(cut).bytes { #expect(!bytes[...].contains(text: "Jane")) }
    }
  }

  /// Lengths, labels and sizes at their ends, and blocks one inside of the other.
  @Test func survivesHostileFiles() {
    let whole = Self.gif(
      Self.loop, Self.comment(Self.secret), Self.control, Self.picture(),
      GIFApplication.block("XMP DataXMP", Self.packet("xmp:CreatorTool=\"T\"")))
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      var photo = whole
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let index = Int.random(in: 6..<photo.count, using: &numbers)
        photo[index] =
          [0, 1, 0x21, 0x2C, 0x3B, 0xFE, 0xFF, UInt8.random(in: 0...255, using: &numbers)]
          .randomElement(using: &numbers) ?? 0
      }
      for facts in [PrivateFacts.all, .comments, .location] {
        guard let bytes = try? Self.copy(photo, facts).bytes, facts == .all else { continue }
        #expect(!bytes[...].contains(text: "Jane"))
      }
    }
  }
}
