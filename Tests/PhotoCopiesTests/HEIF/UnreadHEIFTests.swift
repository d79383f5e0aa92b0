import Foundation
import PhotoFormats
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoCopies
@testable import PhotoSamples

/// Copies without private data have no byte that was not read, and the same picture.
struct UnreadHEIFTests {
  private static let secret = Array("Marisol of 12 Jambalaya Street".utf8)

  /// A message of HEVC and a unit of AV1 with the secret.
  private static let message =
    [0x4E, 1, 5, UInt8(16 + secret.count)]
    + Array(repeating: 7, count: 16) + secret + [0x80]
  private static let metadata = [0x2A, UInt8(secret.count + 3), 4, 0xB5] + secret + [0x80]

  private static func copy(
    _ photo: [UInt8], removing facts: PrivateFacts = .all
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static func picture(_ bytes: [UInt8], isAV1: Bool) throws -> HEIFPicture {
    try HEIFPicture(bytes[...], codec: isAV1 ? .av1 : .hevc, isUpright: true)
  }

  private static func has(_ bytes: [UInt8]) -> Bool {
    bytes[...].firstRange(ofBytes: secret) != nil
  }

  /// Photos with the secret in one place each.
  private static func photos(isAV1: Bool) -> [(position: String, bytes: [UInt8])] {
    var photos: [(position: String, bytes: [UInt8])] = []
    func add(_ location: String, _ change: (inout SampleHEIF) -> Void) {
      var photo = SampleHEIF(isAV1: isAV1)
      change(&photo)
      photos.append((location, photo.bytes))
    }
    for type in ["free", "skip", "wide", "zzzz", "uuid", "mdat", "moov", "jumb"] {
      add("HEIF \(type == "mdat" ? "gap" : type)") { $0.boxes = Box.bytes(type, secret) }
      add("HEIF \(type)") { $0.children = Box.bytes(type, secret) }
    }
    add("HEIF rest") { $0.boxes = [0, 0, 0, 2] + secret }
    add("HEIF rest") { $0.boxes = [1, 2, 3] }
    add("HEIF zzzz") { $0.boxes = [0, 0, 0, 0] + Array("zzzz".utf8) + secret }
    add("HEIF zzzz") { $0.boxes = [0, 1, 0, 0] + Array("zzzz".utf8) + secret }
    add("HEIF gap") { $0.gap = secret }
    add("HEIF hdlr") { $0.handler = String(decoding: secret, as: UTF8.self) }
    add("HEIF infe") { $0.name = String(decoding: secret, as: UTF8.self) }
    for type in ["iinf", "iloc", "ipma"] { add("HEIF \(type)") { $0.surplus = [type: secret] } }
    add("HEIF zzzz") { $0.properties = [Box.bytes("zzzz", secret)] }
    add("HEIF udes") { $0.properties = [Box.bytes("udes", [0, 0, 0, 0] + secret + [0, 0])] }
    add("HEIF pasp") { $0.properties = [Box.bytes("pasp", [0, 0, 0, 1, 0, 0, 0, 1] + secret)] }
    add("HEIF ipco zzzz") {
      ($0.properties, $0.hasProperties) = ([Box.bytes("zzzz", secret)], false)
    }
    let picture = SampleHEIF.data(isAV1: isAV1)
    let configuration = SampleHEIF.configuration(isAV1: isAV1)
    add("HEIF \(isAV1 ? "av01" : "hvc1")") { $0.data = picture + Array("zzz".utf8) + secret }
    add("HEIF \(isAV1 ? "av1C" : "hvcC")") { $0.configuration = configuration + secret }
    if isAV1 {
      add("HEIF AV1 unit 5") { $0.data = picture + metadata }
      add("HEIF AV1 unit 5") { $0.data = picture.prefix(2) + metadata + picture.dropFirst(2) }
      add("HEIF AV1 unit 15") { $0.data = picture + [0x7A] + metadata.dropFirst() }
      add("HEIF AV1 unit 5") { $0.configuration = configuration + metadata }
    } else {
      let unit = [0, 0, 0, UInt8(message.count)] + message
      add("HEIF HEVC unit 39") { $0.data = unit + picture }
      add("HEIF HEVC unit 38") { $0.data = picture + unit.prefix(4) + [0x4C] + message.dropFirst() }
      add("HEIF HEVC unit 63") { $0.data = picture + unit.prefix(4) + [0x7E] + message.dropFirst() }
      var more = configuration + [0x27, 0, 1, 0, UInt8(message.count)] + message
      more[22] += 1
      add("HEIF HEVC unit 39") { $0.configuration = more }
    }
    return photos
  }

  @Test(arguments: [false, true]) func leavesNothingUnread(isAV1: Bool) throws {
    let picture = try Self.picture(SampleHEIF(isAV1: isAV1).bytes, isAV1: isAV1)
    for (location, photo) in Self.photos(isAV1: isAV1) {
      let copy = try Self.copy(photo)
      let bytes = try #require(copy.bytes, "\(location)")
      #expect(!Self.has(bytes), "\(location)")
      #expect(copy.changes.contains { $0.structure == location }, "\(location) \(copy.changes)")
      #expect((try? Self.picture(bytes, isAV1: isAV1)) == picture, "\(location)")
      #expect(UnreadRegions.heif(bytes) == nil)
      // A copy of the copy has nothing left to remove.
      #expect(try Self.copy(bytes).changes.allSatisfy { $0.kind != .unread }, "\(location)")
    }
  }

  @Test(arguments: [false, true]) func keepsWhatItWasNotAskedToRemove(isAV1: Bool) throws {
    for (location, photo) in Self.photos(isAV1: isAV1) where location != "HEIF udes" {
      let copy = try Self.copy(photo, removing: .location)
      #expect(copy.bytes == nil)
      // A few bytes have no room for a place.
      let isExpected = location != "HEIF rest" || Self.has(photo)
      #expect(
        copy.unread.contains { $0.structure == location } || !isExpected,
        "\(location) \(copy.unread)")
    }
  }

  @Test(arguments: [false, true]) func findsEachPositionByItself(isAV1: Bool) {
    for (location, photo) in Self.photos(isAV1: isAV1) {
      #expect(UnreadRegions.heif(photo) != nil, "\(location)")
    }
    #expect(UnreadRegions.heif(SampleHEIF(isAV1: isAV1).bytes) == nil)
  }

  /// What the picture can't do without, and what nobody can read.
  @Test func refusesWhatNothingCanTakeThePlaceOf() throws {
    var photo = SampleHEIF()
    photo.boxes = Box.bytes("moov", Box.bytes("trak", Self.secret))
    #expect(throws: CopyError.cannotRemove(.unread, structure: "HEIF moov")) {
      try Self.copy(photo.bytes)
    }
    photo = SampleHEIF(type: "unci")
    #expect(throws: CopyError.cannotRemove(.unread, structure: "HEIF unci")) {
      try Self.copy(photo.bytes)
    }
    #expect(
      try Self.copy(photo.bytes, removing: .location).unread.map(\.structure) == ["HEIF unci"])
  }

  /// Parameters that the picture may need, with more than they have.
  @Test func refusesParametersThatAreNotUnderstood() throws {
    var photo = SampleHEIF()
    photo.data = [0, 0, 0, 32, 0x42, 1] + Self.secret + SampleHEIF.data(isAV1: false)
    #expect(throws: CopyError.cannotRemove(.unread, structure: "HEIF HEVC unit 33")) {
      try Self.copy(photo.bytes)
    }
    photo = SampleHEIF(isAV1: true)
    let data = SampleHEIF.data(isAV1: true)
    // A delimiter, and a header of nine bytes.
    photo.data = [0x12, 0, 0x0A, 39] + data[4..<13] + Self.secret + data[13...]
    #expect(throws: CopyError.cannotRemove(.unread, structure: "HEIF AV1 unit 1")) {
      try Self.copy(photo.bytes)
    }
  }

  @Test func keepsGroupsWithoutTheirThumbnails() throws {
    var photo = SampleHEIF(hasThumbnail: true)
    photo.children = Box.bytes(
      "grpl", Box.bytes("altr", [0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 5]))
    let bytes = try #require(try Self.copy(photo.bytes).bytes)
    let meta = try #require(BoxParts.boxes(in: bytes).first { $0.type == "meta" })
    let items = try #require(HEIFItems(meta, in: bytes))
    #expect(items.items.map(\.id) == [1])
    let group = try #require(items.meta.first("grpl"))
    #expect(items.number(at: group.content.lowerBound + 16, 4) == 1)
  }

  @Test(arguments: 0..<600) func fillsUnitsOfEachSize(_ count: Int) {
    let filler = HEVCMessages.fillerMessages(count)
    #expect((filler != nil) == (count >= 5))
    #expect(filler.map { $0.count == count && HEVCMessages.areKnown(in: $0[...]) } ?? true)
  }
}
