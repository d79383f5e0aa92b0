import Foundation
import PhotoFormats
import PhotoMetadata
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
    ByteSearch.contains(secret, in: bytes[...], isWord: false)
  }

  /// Files with the secret in one place each, behind the first boxes.
  private static let photos: [(place: String, bytes: [UInt8])] =
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
    for (place, content) in Self.photos {
      let photo = Self.start + content
      #expect(UnreadRegions.jpegXL(photo) != nil || place == "Exif")
      let copy = try Self.copy(photo)
      let bytes = try #require(copy.bytes, "\(place)")
      #expect(!Self.has(bytes), "\(place)")
      #expect(copy.changes.contains { $0.structure == "JPEG XL \(place)" }, "\(place)")
      #expect(UnreadRegions.jpegXL(bytes) == nil)
      let kept = try Self.copy(photo, removing: .location)
      #expect(kept.bytes == nil && !kept.unread.isEmpty, "\(place)")
    }
    let plain = Self.start + Box.bytes("jxlc", Self.picture)
    #expect(try Self.copy(plain).bytes == nil)
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
