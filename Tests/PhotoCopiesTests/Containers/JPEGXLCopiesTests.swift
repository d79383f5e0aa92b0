import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies

/// Copies of JPEG XL files without private data have no byte that was not read.
struct JPEGXLCopiesTests {
  private static let secret = Array("Marisol of 12 Jambalaya Street".utf8)

  /// A picture of 8 by 8 pixels by libjxl.
  private static let picture = Array(
    Data(
      base64Encoded: "/wpBBgAUSAC8ACFrFQCACpVRxg1ezvV8+aHDYtrGdYa22rawhLHZXhgkJJwwxsXmm/MNlAcFlSQA")
      ?? Data())
  private static let start =
    Box.bytes("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + Box.bytes("ftyp", Array("jxl \0\0\0\0jxl ".utf8))
  private static let first = picture.prefix(20)
  private static let second = picture.dropFirst(20)

  private static func copy(
    _ photo: [UInt8], removing facts: PrivateFacts = .all
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static func has(_ bytes: [UInt8]) -> Bool {
    bytes[...].firstRange(ofBytes: secret) != nil
  }

  /// Files with the secret in one place each, behind the first boxes.
  private static let photos: [(position: String, bytes: [UInt8])] =
    ["free", "zzzz", "jxli", "jbrd", "jumb", "Exif", "mdat"].map {
      ($0, Box.bytes("jxlc", picture) + Box.bytes($0, secret))
    } + [
      ("brob xml ", Box.bytes("brob", Array("xml ".utf8) + secret) + Box.bytes("jxlc", picture)),
      ("jxll", Box.bytes("jxll", [5] + secret) + Box.bytes("jxlc", picture)),
      ("jxlc", Box.bytes("jxlc", picture + secret)),
      ("jxlc", Box.bytes("jxlc", picture) + Box.bytes("jxlc", secret)),
      (
        "jxlp",
        Box.bytes("jxlp", [0, 0, 0, 0] + first)
          + Box.bytes("jxlp", [0x80, 0, 0, 1] + second + secret)
      ),
      (
        "jxlp",
        Box.bytes("jxlp", [0, 0, 0, 0] + first) + Box.bytes("jxlp", [0x80, 0, 0, 1] + second)
          + Box.bytes("jxlp", [0, 0, 0, 2] + secret)
      ),
      ("rest", Box.bytes("jxlc", picture) + [0, 0, 0, 2] + secret),
    ]

  @Test func leavesNothingUnread() throws {
    for (location, content) in Self.photos {
      let photo = Self.start + content
      #expect(UnreadRegions.jpegXL(photo) != nil || location == "Exif")
      let copy = try Self.copy(photo)
      let bytes = try #require(copy.bytes, "\(location)")
      #expect(!Self.has(bytes), "\(location)")
      #expect(copy.changes.contains { $0.structure == "JPEG XL \(location)" }, "\(location)")
      #expect(UnreadRegions.jpegXL(bytes) == nil)
      let kept = try Self.copy(photo, removing: .location)
      #expect(kept.bytes == nil && !kept.unread.isEmpty, "\(location)")
    }
    let plain = Self.start + Box.bytes("jxlc", Self.picture)
    #expect(try Self.copy(plain).bytes == nil)
  }

  private static func compressed(_ type: String, _ content: [UInt8]) throws -> [UInt8] {
    Box.bytes("brob", Array(type.utf8) + (try #require(Brotli.compress(content))))
  }

  private static var exif: [UInt8] {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme"), exif.text(0x013B, "Jane Placeholder")]
    exif.gps = [exif.text(1, "N"), exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)])]
    return [0, 0, 0, 0] + exif.block
  }

  /// The boxes of a file, with the contents of compressed ones in the place of these.
  private static func boxes(of photo: [UInt8]) -> [(type: String, content: [UInt8])] {
    BoxParts.boxes(in: photo).map { box in
      let content = Array(photo[box.content])
      guard box.type == "brob",
        case .bytes(let inner) = Brotli.decompress(content.dropFirst(4), limit: 1 << 20)
      else { return (box.type, content) }
      return ("brob " + String(decoding: content.prefix(4), as: UTF8.self), inner)
    }
  }

  @Test func changesCompressedMetadata() throws {
    let photo =
      try Self.start + Self.compressed("Exif", Self.exif) + Box.bytes("jxlc", Self.picture)
    let copy = try Self.copy(photo, removing: .owner)
    let boxes = Self.boxes(of: try #require(copy.bytes))
    #expect(boxes.map(\.type) == ["JXL ", "ftyp", "brob Exif", "jxlc", "xml "])
    let text = String(decoding: boxes[2].content, as: UTF8.self)
    #expect(text.contains("Acme") && !text.contains("Jane Placeholder"))
    #expect(copy.unread.isEmpty)
    #expect(try Self.copy(photo, removing: .comments).bytes == nil)
    // Everything that remains was read, in boxes that are not compressed.
    let exact = Self.boxes(of: try #require(try Self.copy(photo).bytes))
    #expect(exact.map(\.type) == ["JXL ", "ftyp", "Exif", "jxlc", "xml "])
  }

  /// The markers of a JPEG file with JFIF, EXIF and perhaps XMP, and the size of each; then the
  /// bytes of JFIF.
  private static func reconstruction(
    comment: [UInt8]? = nil, xmp: Int? = nil
  ) throws -> [UInt8] {
    var bits: [Int] = []
    func put(_ value: Int, _ count: Int) { bits += (0..<count).map { value >> $0 & 1 } }
    put(0, 1)
    let applications = [0xE0, 0xE1] + (xmp == nil ? [] : [0xE1])
    let markers = applications + (comment == nil ? [] : [0xFE]) + [0xDB, 0xC0, 0xC4, 0xDA, 0xD9]
    for marker in markers { put(marker - 0xC0, 6) }
    // The first is a segment of its own, and the second is EXIF.
    put(0, 2)
    put(16, 16)
    put(2, 2)
    put(0, 1)
    put(100, 16)
    if let xmp {
      put(2, 2)
      put(1, 1)
      put(xmp, 16)
    }
    if let comment { put(comment.count + 2, 16) }
    let head = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start...].prefix(8).enumerated().reduce(UInt8(0)) { $0 | UInt8($1.1) << $1.0 }
    }
    let jfif = [0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 1, 0, 72, 0, 72, 0, 0]
    let held = jfif + (comment.map { [0xFE, 0, UInt8($0.count + 2)] + $0 } ?? [])
    return head + (try #require(Brotli.compress(held)))
  }

  @Test func keepsWhatMakesTheSameJPEGFileAgain() throws {
    let box = Box.bytes("jbrd", try Self.reconstruction())
    let photo =
      try Self.start + box + Self.compressed("Exif", Self.exif) + Box.bytes("jxlc", Self.picture)
    let copy = try Self.copy(photo, removing: .location)
    let boxes = Self.boxes(of: try #require(copy.bytes))
    #expect(boxes.map(\.type).contains("jbrd"))
    // EXIF has its place there, of the same size.
    #expect(boxes.first { $0.type == "brob Exif" }?.content.count == Self.exif.count)
    let secret = Box.bytes("jbrd", try Self.reconstruction(comment: Self.secret))
    let other =
      photo.prefix(Self.start.count) + secret + photo.dropFirst(Self.start.count + box.count)
    let bytes = try #require(try Self.copy(Array(other), removing: .location).bytes)
    #expect(!Self.boxes(of: bytes).map(\.type).contains("jbrd"))
  }

  @Test func changesTheLengthOfXMPInWhatMakesTheJPEGFileAgain() throws {
    let packet =
      Array("<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='\(XMPKinds.rdf)'>".utf8)
      + Array("</rdf:RDF></x:xmpmeta>".utf8)
    let box = Box.bytes("jbrd", try Self.reconstruction(xmp: packet.count + 31))
    let photo =
      try Self.start + box + Self.compressed("Exif", Self.exif) + Box.bytes("xml ", packet)
      + Box.bytes("jxlc", Self.picture)
    let boxes = Self.boxes(of: try #require(try Self.copy(photo, removing: .location).bytes))
    let xmp = try #require(boxes.first { $0.type == "xml " }).content
    let held = try #require(boxes.first { $0.type == "jbrd" }).content
    #expect(xmp.count > packet.count)
    let lengths = try #require(JPEGXLReconstruction(held[...])).lengths
    #expect(lengths.map(\.kind) == [.exif, .xmp] && lengths.map(\.size) == [100, xmp.count + 31])
    // A longer segment is none of JPEG.
    let long = Box.bytes("jbrd", try Self.reconstruction(xmp: 0xFFFF))
    let other =
      photo.prefix(Self.start.count) + long + photo.dropFirst(Self.start.count + box.count)
    let copy = try #require(try Self.copy(Array(other), removing: .location).bytes)
    #expect(!Self.boxes(of: copy).map(\.type).contains("jbrd"))
  }

  @Test func copiesAPictureWithoutBoxesAsItIs() throws {
    #expect(try Self.copy(Self.picture).bytes == nil)
    #expect(try Self.copy(Self.picture, removing: .location).bytes == nil)
    #expect(throws: CopyError.cannotRemove(.unread, structure: "JPEG XL rest")) {
      try Self.copy(Self.picture + Self.secret)
    }
    #expect(try Self.copy(Self.picture + Self.secret, removing: .location).bytes == nil)
    var plan = CopyPlan()
    plan.owner = "Museum"
    #expect(throws: CopyError.noBoxes) {
      try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(Self.picture, digest: "")
    }
  }

  /// A picture whose end can't be told may be followed by anything.
  @Test func refusesPicturesWithoutAnEnd() throws {
    let photo = Self.start + Box.bytes("jxlc", Self.picture.dropLast())
    #expect(throws: CopyError.cannotRemove(.unread, structure: "JPEG XL codestream")) {
      try Self.copy(photo)
    }
    #expect(
      try Self.copy(photo, removing: .location).unread.first?.structure
        == "JPEG XL codestream")
  }
}
