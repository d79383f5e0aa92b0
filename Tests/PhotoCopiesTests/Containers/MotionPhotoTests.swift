import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies

/// The video of a motion photo loses its place, and one that goes leaves no mark behind.
struct MotionPhotoTests {
  private static let location = "+64.1466-021.9426/"

  private static func item(_ name: String, _ text: String) -> [UInt8] {
    let value = Array(text.utf8)
    return box(name, [UInt8(value.count >> 8), UInt8(value.count & 0xFF), 0x15, 0xC7] + value)
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let size = content.count + 8
    return [
      UInt8(size >> 24), UInt8(size >> 16 & 0xFF), UInt8(size >> 8 & 0xFF), UInt8(size & 0xFF),
    ]
      + type.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } + content
  }

  /// A video that says in two forms where it was taken.
  private static var video: [UInt8] {
    let key = Array("com.apple.quicktime.location.ISO6709".utf8)
    let keys = box(
      "keys", [0, 0, 0, 0, 0, 0, 0, 1] + box("mdta", key))
    let list = box(
      "ilst", box("\0\0\0\u{1}", box("data", [0, 0, 0, 1, 0, 0, 0, 0] + Array(location.utf8))))
    let user = box("udta", item("©xyz", location) + item("©mak", "Acme"))
    return box("ftyp", Array("mp42\0\0\0\0isommp42".utf8))
      + box("moov", user + box("meta", keys + list)) + box("mdat", Array("coded".utf8))
  }

  private static let packet = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
    syntax-ns#"><rdf:Description rdf:about="" xmlns:GCamera="http://ns.google.com/photos/1.0/\
    camera/" xmlns:Container="http://ns.google.com/photos/1.0/container/" \
    xmlns:Item="http://ns.google.com/photos/1.0/container/item/" GCamera:MotionPhoto="1" \
    GCamera:MicroVideoOffset="99"><Container:Directory><rdf:Seq><rdf:li \
    rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Mime="image/jpeg"/>\
    </rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="MotionPhoto" \
    Item:Mime="video/mp4" Item:Length="99"/></rdf:li></rdf:Seq></Container:Directory>\
    </rdf:Description></rdf:RDF></x:xmpmeta>
    """

  private static var photo: [UInt8] {
    JPEGBuilder.file(
      JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture) + video
  }

  private static func copy(
    _ photo: [UInt8], removing facts: PrivateFacts
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static func has(_ text: String, _ bytes: [UInt8]) -> Bool {
    Data(bytes).range(of: Data(text.utf8)) != nil
  }

  @Test func findsTheVideo() throws {
    let photo = Self.photo
    let position = try #require(VideoEditor.position(in: photo, photo.indices))
    #expect(Array(photo[position]) == Self.video)
    #expect(VideoEditor.position(in: photo, 0..<photo.count - Self.video.count) == nil)
  }

  @Test func removesThePlaceOfTheVideo() throws {
    let copy = try Self.copy(Self.photo, removing: .location)
    let bytes = try #require(copy.bytes)
    #expect(!Self.has(Self.location, bytes))
    #expect(Self.has("Acme", bytes) && Self.has("coded", bytes) && Self.has("MotionPhoto", bytes))
    #expect(copy.unread.isEmpty)
    #expect(copy.changes.contains { $0.structure == "video ©xyz" && $0.kind == .location })
    #expect(bytes.suffix(13) == Self.video.suffix(13))
  }

  @Test(arguments: [PrivateFacts.comments, .serialNumbers, .faces, .thumbnail, .history, .owner])
  func keepsTheVideoOtherwise(facts: PrivateFacts) throws {
    #expect(try Self.copy(Self.photo, removing: facts).bytes == nil)
  }

  @Test func leavesNoMarkOfAVideoThatGoes() throws {
    let copy = try Self.copy(Self.photo, removing: .all)
    let bytes = try #require(copy.bytes)
    for text in ["coded", "MotionPhoto", "MicroVideo", "video/mp4"] {
      #expect(!Self.has(text, bytes), "\(text)")
    }
    #expect(Self.has("Primary", bytes))
    #expect(copy.changes.contains { $0.structure.hasPrefix("EOF video") })
    #expect(copy.changes.contains { $0.structure == "XMP GCamera:MotionPhoto" })
  }

  /// A list of entries behind a picture, as Samsung’s phones write it.
  @Test func emptiesTheCountryOfSamsungsTrailer() throws {
    func entry(_ name: String, _ data: String) -> [UInt8] {
      [0, 0, 0xA1, 0x0A, UInt8(name.utf8.count), 0, 0, 0] + Array(name.utf8) + Array(data.utf8)
    }
    let entries = [entry("Image_UTC_Data", "1618222333444"), entry("MCC_Data", "274")]
    var list = Array("SEFH".utf8) + [0x6B, 0, 0, 0, 2, 0, 0, 0]
    var back = entries.reduce(0) { $0 + $1.count }
    for entry in entries {
      list += [0, 0, 0xA1, 0x0A, UInt8(back), 0, 0, 0, UInt8(entry.count), 0, 0, 0]
      back -= entry.count
    }
    let trailer = entries.flatMap { $0 } + list + [UInt8(list.count), 0, 0, 0] + Array("SEFT".utf8)
    let picture = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture)
    let copy = try Self.copy(picture + trailer, removing: .location)
    let bytes = try #require(copy.bytes)
    #expect(!Self.has("MCC_Data274", bytes) && Self.has("1618222333444", bytes))
    #expect(Self.has("SEFT", bytes) && copy.unread.isEmpty)
    #expect(try Self.copy(picture + trailer, removing: .comments).bytes == nil)
  }
}
