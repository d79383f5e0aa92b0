import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies

/// Gain maps stay with their descriptions, whichever kind of facts is removed.
struct GainMapTests {
  /// The description of a main picture, and that of a gain map with one channel.
  private static let name = Array("urn:iso:std:iso:ts:21496:-1\0".utf8)
  private static let main = segment(0xE2, name + [0, 0, 0, 0])
  private static let map = segment(
    0xE2, name + [0, 0, 0, 0, 0] + (0..<14).flatMap { [0, 0, UInt8($0), 1] })

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)] + content
  }

  private static func copy(
    _ photo: [UInt8], removing facts: PrivateFacts
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static let photo = JPEGBuilder.file(
    JPEGBuilder.exif(exif.block), main, JPEGBuilder.frame(), JPEGBuilder.picture)

  private static var exif: ExifBuilder {
    var exif = ExifBuilder()
    exif.primary = [
      exif.text(0x010E, "Sunset over Reykjavik"), exif.text(0x013B, "Jane Placeholder"),
    ]
    exif.exif = [exif.text(0xA431, "SN12345678")]
    exif.gps = [exif.text(1, "N"), exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)])]
    return exif
  }

  @Test(arguments: PrivateFacts.allCases)
  func keepsTheDescriptionOfTheStandard(facts: PrivateFacts) throws {
    let gainMap = JPEGBuilder.file(map, JPEGBuilder.frame(), JPEGBuilder.picture)
    for photo in [Self.photo, gainMap] {
      let copy = try Self.copy(photo, removing: facts)
      let bytes = copy.bytes ?? photo
      let description = photo == gainMap ? Self.map : Self.main
      #expect(Data(bytes).range(of: Data(description)) != nil)
      #expect(copy.unread.isEmpty)
    }
  }

  private var map: [UInt8] { Self.map }

  @Test func removesWhatFollowsTheDescription() throws {
    let secret = Array("Marisol of Jambalaya Street".utf8)
    let long = Self.segment(0xE2, Array(Self.map.dropFirst(4)) + secret)
    let photo = JPEGBuilder.file(long, JPEGBuilder.frame(), JPEGBuilder.picture)
    let bytes = try #require(try Self.copy(photo, removing: .all).bytes)
    #expect(Data(bytes).range(of: Data(Self.map)) != nil)
    #expect(Data(bytes).range(of: Data(secret)) == nil)
    #expect(try Self.copy(photo, removing: .location).unread.map(\.mayHold) == [[.location]])
  }

  /// A gain map that no list names is no preview.
  @Test func isNoThumbnail() throws {
    let gainMap = JPEGBuilder.file(map, JPEGBuilder.frame(), JPEGBuilder.picture)
    #expect(JPEGEditor.isGainMap(gainMap[...]))
    #expect(!JPEGEditor.isGainMap(Self.photo[...]))
    let copy = try Self.copy(Self.photo + gainMap, removing: .thumbnail)
    #expect(copy.bytes == nil && copy.changes.isEmpty)
  }

  @Test(.needs(.data), arguments: PrivateFacts.allCases)
  func keepsThoseOfPhones(facts: PrivateFacts) throws {
    for name in ["rm33-ultrahdr.jpg", "rm37-iso21496-gainmap-only.jpg"] {
      let photo = [UInt8](
        try Data(contentsOf: Repository.sharedData.appending(path: "cases/photos/\(name)")))
      let bytes = try Self.copy(photo, removing: facts).bytes ?? photo
      let count = { (bytes: [UInt8]) in
        Data(bytes).ranges(of: Data(Self.name)).count
      }
      #expect(count(bytes) == count(photo), "\(name)")
    }
  }
}
