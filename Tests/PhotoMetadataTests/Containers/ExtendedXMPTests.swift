import TestSupport
import Testing

@testable import PhotoMetadata

struct ExtendedXMPTests {
  private static let digest = "0123456789ABCDEF0123456789ABCDEF"

  private let main = XMPFieldsTests.packet(
    attributes: #"xmlns:n="http://ns.adobe.com/xmp/note/" n:HasExtendedXMP="\#(digest)""#)
  private let rest = Array(
    XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="In the rest""#).utf8)

  private func piece(
    _ bytes: some Collection<UInt8>, at offset: Int, of size: Int, digest: String = digest
  ) -> [UInt8] {
    let builder = ExifBuilder(isLittleEndian: false)
    return JPEGBuilder.segment(
      0xE1,
      Array("http://ns.adobe.com/xmp/extension/\0".utf8) + Array(digest.utf8)
        + builder.number(size, 4) + builder.number(offset, 4) + Array(bytes))
  }

  private func read(_ parts: [[UInt8]]) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(
      in: JPEGBuilder.file(
        parts.flatMap { $0 }, JPEGBuilder.xmp(main), JPEGBuilder.frame(), JPEGBuilder.picture))
  }

  @Test func joinsThePiecesInTheirOrder() throws {
    let metadata = try read([
      piece(rest[50...], at: 50, of: rest.count), piece(rest[..<50], at: 0, of: rest.count),
    ])
    #expect(metadata.xmp?.creatorTool == "In the rest")
    #expect(metadata.problems.isEmpty)
  }

  @Test func joinsNothingThatIsNotWhole() throws {
    let size = rest.count
    for pieces in [
      [piece(rest[..<50], at: 0, of: size)],
      [piece(rest[..<50], at: 0, of: size), piece(rest[49...], at: 49, of: size)],
      [piece(rest[..<50], at: 0, of: size), piece(rest[50...], at: 50, of: size + 1)],
      [piece(rest, at: 0, of: size, digest: String(repeating: "F", count: 32))],
      [piece([], at: 0, of: 0), JPEGBuilder.segment(0xE1, Self.name)],
    ] {
      let metadata = try read(pieces)
      #expect(metadata.xmp == XMPFields())
      #expect(metadata.problems.contains { $0 == .extendedXMPDamaged || $0 == .xmpDamaged })
    }
  }

  @Test func leavesOutARestThatIsTooLarge() throws {
    let size = Limits.xmpPacket + 1
    let pieces = stride(from: 0, to: size, by: 60_000).map { offset in
      piece(Array(repeating: 0x20, count: min(60_000, size - offset)), at: offset, of: size)
    }
    let metadata = try read(pieces)
    #expect(metadata.problems == [.extendedXMPNotRead])
  }

  private static let name = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
}
