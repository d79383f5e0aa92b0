import Foundation
import PhotoCopies
import PhotoMetadata
import StringCatalogs
import TestSupport
import Testing

/// Copies of small photos that are made here.
struct PhotoCopierTests {
  private static let digest = String(repeating: "ab", count: 32)

  /// Returns the copy of a photo without some facts.
  private func copy(
    _ bytes: [UInt8], removing facts: Set<PrivateFacts> = [], keeping kept: Set<KeptFacts>? = nil,
    owner: String? = nil, unread: Bool = false
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = facts
    plan.removesUnread = unread
    plan.kept = kept
    plan.owner = owner
    return try PhotoCopier(plan, tool: "MetaLens 9", date: "2026-01-02T03:04:05Z")
      .copy(bytes, digest: Self.digest)
  }

  private func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let parts = [Array(text.utf8), text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }]
    return parts.contains { Data(bytes).range(of: Data($0)) != nil }
  }

  /// A photo that says where it was taken in three structures.
  private static var photo: [UInt8] {
    var exif = ExifBuilder()
    exif.primary = [
      exif.text(0x010E, "Sunset over Reykjavik"), exif.text(0x010F, "Acme"),
      exif.text(0x0110, "One"), exif.text(0x013B, "Jane Placeholder"),
    ]
    exif.exif = [exif.text(0x9003, "2024:05:06 07:08:09"), exif.text(0xA431, "SN12345678")]
    exif.gps = [
      exif.text(1, "N"), exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)]),
      exif.text(3, "W"), exif.rationals(4, [(21, 1), (56, 1), (123_456, 10_000)]),
    ]
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      photoshop:City="Reykjavik" photoshop:Urgency="5"/></rdf:RDF></x:xmpmeta>
      """
    return JPEGBuilder.file(
      JPEGBuilder.exif(exif.block), JPEGBuilder.xmp(packet), JPEGBuilder.frame(),
      JPEGBuilder.picture)
  }

  @Test func copiesEveryByteWhenNothingIsAsked() throws {
    let copy = try copy(Self.photo)
    #expect(copy.bytes == nil)
    #expect(copy.changes.isEmpty)
  }

  @Test(arguments: PrivateFacts.allCases)
  func leavesOutMakerNotesInXMP(facts: PrivateFacts) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" \
      GCamera:HdrPlusMakernote="SERSUAPvZDVtXnAe" GCamera:MotionPhoto="0"/></rdf:RDF></x:xmpmeta>
      """
    let photo = JPEGBuilder.file(
      JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture)
    let all = try copy(photo, removing: [facts], unread: true)
    let bytes = try #require(all.bytes)
    #expect(!contains("SERSUAPvZDVtXnAe", in: bytes))
    #expect(contains("MotionPhoto", in: bytes))
    #expect(all.unread.isEmpty)
    let narrow = try copy(photo, removing: [facts])
    #expect(contains("SERSUAPvZDVtXnAe", in: narrow.bytes ?? photo) == (facts != .all))
    // What Google's cameras note there is about exposures and the device.
    #expect(narrow.unread.map(\.mayHold) == (facts == .serialNumbers ? [[.serialNumbers]] : []))
  }

  /// A caption in data that only some programs can read, and a picture that no list names.
  @Test(arguments: PrivateFacts.allCases)
  func leavesOutWhatFollowsThePicture(facts: PrivateFacts) throws {
    let text = Array("AXS!*\u{1C}\u{2}\u{19}\0\u{9}jambalaya".utf8)
    let all = try copy(Self.photo + text, removing: [facts], unread: true)
    #expect(!contains("jambalaya", in: try #require(all.bytes)))
    #expect(all.changes.contains { $0.kind == .unread && $0.structure.hasPrefix("EOF") })
    let narrow = try copy(Self.photo + text, removing: [facts])
    #expect(contains("jambalaya", in: narrow.bytes ?? Self.photo + text) == (facts != .all))
    // It is too short for a picture.
    let isNamed = facts != .all && facts != .thumbnail
    #expect(narrow.unread.map(\.structure) == (isNamed ? ["EOF (\(text.count) B)"] : []))
    #expect(narrow.unread.allSatisfy { Set($0.mayHold) == facts.kinds && $0.size == text.count })
    let small = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture)
    let pictures = try copy(Self.photo + small, removing: [facts])
    let isRemoved = facts == .thumbnail || facts == .all
    #expect(
      pictures.changes.contains { $0.kind == .thumbnail && $0.structure.hasPrefix("EOF") }
        == isRemoved)
    let bytes = pictures.bytes ?? Self.photo + small
    #expect((Data(bytes.suffix(small.count)) == Data(small)) != isRemoved)
  }

  @Test func copiesEveryByteWhenNothingIsToBeRemoved() throws {
    let photo = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture)
    #expect(try copy(photo, removing: [.location, .owner, .faces]).bytes == nil)
  }

  @Test func removesAPlaceFromEveryStructure() throws {
    let copy = try copy(Self.photo, removing: [.location])
    let bytes = try #require(copy.bytes)
    let metadata = try PhotoReader().metadata(in: bytes)
    #expect(metadata.exif?.location == nil)
    #expect(!contains("Reykjavik", in: bytes))
    // What is not a place stays, wherever it stood.
    #expect(metadata.exif?.make == "Acme")
    #expect(metadata.facts.contains { $0.kind == .serialNumber })
    #expect(contains("Urgency", in: bytes))
    // The caption names the place.
    #expect(copy.changes.contains { $0.structure == "IFD0 0x010E ImageDescription" })
    #expect(bytes.suffix(JPEGBuilder.picture.count) == JPEGBuilder.picture[...])
  }

  private static func packet(_ properties: String) -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
    syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
    xmlns:lr="http://ns.adobe.com/lightroom/1.0/">\(properties)</rdf:Description></rdf:RDF>\
    </x:xmpmeta>
    """
  }

  /// Keywords that name the place go, and other keywords stay.
  @Test func removesPlacesAndPeopleInKnownForms() throws {
    let keywords = [
      "sky", "geo:lat=48.8583", "Places|France|Paris", "People|Karl", "Paris by night",
    ]
    let list = keywords.map { "<rdf:li>\($0)</rdf:li>" }.joined()
    let photo = JPEGBuilder.file(
      JPEGBuilder.xmp(
        Self.packet(
          """
          <lr:hierarchicalSubject><rdf:Bag>\(list)</rdf:Bag></lr:hierarchicalSubject>\
          <dc:description><rdf:Alt><rdf:li xml:lang="x-default">Karl, 1.2.3</rdf:li></rdf:Alt>\
          </dc:description>
          """)),
      JPEGBuilder.segment(0xFE, Array("at 48°51'29\"N 2°17'40\"E".utf8)), JPEGBuilder.frame(),
      JPEGBuilder.picture)
    for (facts, left) in [
      (Set([PrivateFacts.location]), ["sky", "People|Karl", "Karl, 1.2.3"]),
      ([.faces], ["sky", "geo:lat=48.8583", "Places|France|Paris", "Paris by night", "51'29"]),
      ([.location, .faces], ["sky"]),
    ] {
      let bytes = try #require(try copy(photo, removing: facts).bytes)
      for text in keywords + ["Karl, 1.2.3", "51'29"] {
        #expect(contains(text, in: bytes) == left.contains(text), "\(facts) \(text)")
      }
    }
    #expect(try copy(photo, removing: [.serialNumbers]).bytes == nil)
  }

  @Test func saysWhatWasDone() throws {
    let bytes = try #require(try copy(Self.photo, removing: [.location]).bytes)
    let statements = try PhotoReader().metadata(in: bytes).copyStatements
    #expect(statements == [CopyStatement(removed: ["location"], parent: Self.digest)])
  }

  @Test func leadsNowhereWhenEverythingPrivateIsRemoved() throws {
    let bytes = try #require(try copy(Self.photo, removing: [.all]).bytes)
    let metadata = try PhotoReader().metadata(in: bytes)
    #expect(!contains(Self.digest, in: bytes))
    #expect(metadata.copyStatements.first?.removed.contains("owner") == true)
    #expect(metadata.facts.allSatisfy { !$0.kind.isPrivate && $0.kind != .creator })
    #expect(metadata.exif?.model == "One")
    for text in ["Jane", "SN12345678", "Sunset", "Reykjavik"] {
      #expect(!contains(text, in: bytes))
    }
  }

  @Test func keepsOnlyWhatIsAsked() throws {
    let bytes = try #require(try copy(Self.photo, keeping: [.date]).bytes)
    let metadata = try PhotoReader().metadata(in: bytes)
    #expect(metadata.exif?.dateTimeOriginal != nil)
    #expect(metadata.exif?.make == nil)
    #expect(!contains("Jane", in: bytes))
  }

  @Test func keepsNoPartOfADateWithTheCamera() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" \
      exif:SubSecTimeOriginal="68" exif:OffsetTime="+09:00" exif:FNumber="28/10"/></rdf:RDF>\
      </x:xmpmeta>
      """
    let photo = JPEGBuilder.file(
      JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture)
    let bytes = try #require(try copy(photo, keeping: [.camera]).bytes)
    #expect(contains("FNumber", in: bytes))
    #expect(!contains("SubSecTimeOriginal", in: bytes))
    #expect(!contains("OffsetTime", in: bytes))
  }

  /// Photoshop keeps the address of the copyright notice as a resource and in XMP.
  @Test(arguments: [PrivateFacts.owner, .comments])
  func treatsAnAddressAlikeInEveryStructure(facts: PrivateFacts) throws {
    let address = "https://example.com/rights"
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" dc:source="a negative" \
      photoshop:URL="\(address)"/></rdf:RDF></x:xmpmeta>
      """
    let resource =
      Array("8BIM".utf8) + [0x04, 0x0B, 0, 0, 0, 0, 0, UInt8(address.utf8.count)]
      + Array(address.utf8)
    let resources = Array("Photoshop 3.0\0".utf8) + resource
    let photo = JPEGBuilder.file(
      JPEGBuilder.segment(0xED, resources), JPEGBuilder.xmp(packet), JPEGBuilder.frame(),
      JPEGBuilder.picture)
    let bytes = try #require(try copy(photo, removing: [facts]).bytes)
    #expect(contains(address, in: bytes) == (facts == .comments))
    #expect(contains("8BIM", in: bytes) == (facts == .comments))
    #expect(contains("a negative", in: bytes) == (facts == .owner))
  }

  @Test func recordsAnotherOwner() throws {
    let bytes = try #require(try copy(Self.photo, owner: "Museum & Sons").bytes)
    let facts = try PhotoReader().metadata(in: bytes).facts
    #expect(facts.contains { $0.kind == .owner && $0.value == .text("Museum & Sons") })
    #expect(!contains("Jane Placeholder", in: bytes))
  }

  @Test func keepsTheChainOfCopies() throws {
    let first = try #require(try copy(Self.photo, removing: [.location]).bytes)
    let second = try copy(first, removing: [.owner])
    let statements = try PhotoReader().metadata(in: #require(second.bytes)).copyStatements
    #expect(statements.map(\.removed) == [["location"], ["owner"]])
    #expect(second.earlier == [CopyStatement(removed: ["location"], parent: Self.digest)])
  }

  @Test func saysWhatAnEarlierCopyRemovedEvenWithoutItsHistory() throws {
    let first = try #require(try copy(Self.photo, removing: [.location]).bytes)
    let second = try #require(try copy(first, removing: [.history]).bytes)
    let statements = try PhotoReader().metadata(in: second).copyStatements
    #expect(statements.count == 1)
    #expect(statements.first?.removed.contains("location") == true)
  }

  @Test func isTheSameOnEveryRun() throws {
    let copies = try (0..<3).map { _ in try copy(Self.photo, removing: [.all]) }
    #expect(Set(copies.map(\.bytes)).count == 1)
  }

  @Test func removesAPlaceFromAThumbnailBehindThePicture() throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme")]
    exif.gps = [
      exif.text(1, "N"), exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)]),
      exif.text(3, "W"), exif.rationals(4, [(21, 1), (56, 1), (123_456, 10_000)]),
    ]
    let further = JPEGBuilder.file(
      JPEGBuilder.exif(exif.block), JPEGBuilder.frame(), JPEGBuilder.picture)
    let photo = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture) + further
    let copy = try copy(photo, removing: [.location])
    let bytes = try #require(copy.bytes)
    #expect(
      Data(bytes).range(of: Data(exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)]).value))
        == nil)
    #expect(contains("Acme", in: bytes))
    #expect(copy.changes.contains { $0.structure.contains("GPS") })
  }

  /// An altitude of zero is no secret, whatever it was measured from.
  @Test func acceptsThatOthersSayTheSameNothing() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" \
      exif:GPSAltitude="0/10000" exif:ExposureBiasValue="0/10000"/></rdf:RDF></x:xmpmeta>
      """
    let photo = JPEGBuilder.file(
      JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture)
    let bytes = try #require(try copy(photo, removing: [.location]).bytes)
    #expect(!contains("GPSAltitude", in: bytes))
    #expect(contains("ExposureBiasValue=\"0/10000\"", in: bytes))
  }

  @Test(arguments: [
    [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 1], [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1],
  ])
  func refusesWhatItCannotChange(bytes: [UInt8]) {
    #expect(throws: CopyError.self) { try copy(bytes, removing: [.location]) }
  }
}
