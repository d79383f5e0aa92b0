import Foundation
import PhotoMetadata
import Testing

@testable import PhotoCopies

/// Files beside photos lose what the copies of the photos lose, and nothing else.
struct SidecarCopierTests {
  private static func copy(
    _ text: String, _ kind: SidecarKind, removing facts: PrivateFacts
  ) throws -> (text: String?, copy: CopiedPhoto) {
    var plan = CopyPlan()
    plan.removed = [facts]
    let copy = try SidecarCopier(plan).copy(Array(text.utf8), kind)
    return (copy.bytes.map { String(decoding: $0, as: UTF8.self) }, copy)
  }

  private static let takeout = """
    {
      "title": "photo.jpg",
      "description": "Dinner",
      "geoData": {
        "latitude": 64.1466,
        "longitude": -21.9426
      },
      "geoDataExif": {"latitude": 0.0, "longitude": 0.0, "altitude": 0.0},
      "photoTakenTime": {"timestamp": "1618222333"},
      "people": [{"name": "Jane Placeholder"}]
    }

    """

  @Test func removesThePlaceFromTakeout() throws {
    let (text, copy) = try Self.copy(Self.takeout, .takeout, removing: .location)
    #expect(
      text == """
        {
          "title": "photo.jpg",
          "description": "Dinner",
          "geoDataExif": {"latitude": 0.0, "longitude": 0.0, "altitude": 0.0},
          "photoTakenTime": {"timestamp": "1618222333"},
          "people": [{"name": "Jane Placeholder"}]
        }

        """)
    #expect(copy.changes == [MetadataChange(.removed, .location, "JSON geoData")])
  }

  @Test func removesTheFirstAndTheLastMember() throws {
    let last = try Self.copy(Self.takeout, .takeout, removing: .faces).text
    #expect(last?.hasSuffix("\"photoTakenTime\": {\"timestamp\": \"1618222333\"}\n}\n") == true)
    let first = try Self.copy(#"{"people": ["Jane"], "title": "a"}"#, .takeout, removing: .faces)
    #expect(first.text == #"{"title": "a"}"#)
    let only = try Self.copy(#"{ "people": ["Jane"] }"#, .takeout, removing: .faces)
    #expect(only.text == "{  }")
    let none = try Self.copy(#"{"title": "a"}"#, .takeout, removing: .faces)
    #expect(none.text == nil && none.copy.unread.isEmpty)
  }

  @Test func keepsOnlyTheNameAndTheDatesWhenEverythingPrivateGoes() throws {
    let text = try #require(try Self.copy(Self.takeout, .takeout, removing: .all).text)
    for word in ["Dinner", "64.1466", "Jane"] { #expect(!text.contains(word)) }
    #expect(text.contains("photo.jpg") && text.contains("1618222333"))
  }

  @Test func removesTextsThatRepeatARemovedOne() throws {
    let json = """
      {"title": "a", "description": "Jane Placeholder at home", \
      "people": [{"name": "Jane Placeholder"}]}
      """
    #expect(try Self.copy(json, .takeout, removing: .faces).text == #"{"title": "a"}"#)
  }

  @Test func namesWhatItDoesNotKnow() throws {
    let json = #"{"title": "a", "surprise": "in Jambalaya Street"}"#
    let (text, copy) = try Self.copy(json, .takeout, removing: .location)
    #expect(text == nil && copy.unread.map(\.structure) == ["JSON surprise"])
    #expect(try Self.copy(json, .takeout, removing: .all).text == #"{"title": "a"}"#)
    let damaged = try Self.copy("{ no JSON", .takeout, removing: .location)
    #expect(damaged.text == nil && damaged.copy.unread.map(\.mayHold) == [[.location]])
  }

  private static let packet = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
    syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
    xmlns:crs="http://ns.adobe.com/camera-raw-settings/1.0/" photoshop:City="Reykjavik" \
    crs:Exposure2012="+0.50"/></rdf:RDF></x:xmpmeta>
    """

  @Test func removesThePlaceFromXMP() throws {
    let (text, copy) = try Self.copy(Self.packet, .xmp, removing: .location)
    let result = try #require(text)
    #expect(!result.contains("Reykjavik") && result.contains("crs:Exposure2012=\"+0.50\""))
    #expect(copy.changes.map(\.structure) == ["XMP photoshop:City"])
    #expect(try Self.copy(Self.packet, .xmp, removing: .owner).text == nil)
    let damaged = try Self.copy("<x:xmpmeta", .xmp, removing: .location)
    #expect(damaged.text == nil && damaged.copy.unread.map(\.structure) == ["XMP"])
  }

  @Test func refusesFilesThatAreTooLarge() {
    var plan = CopyPlan()
    plan.removed = [.location]
    #expect(throws: CopyError.tooLarge) {
      try SidecarCopier(plan).copy(
        [UInt8](repeating: 0x20, count: SidecarCopier.maximumSize + 1), .xmp)
    }
  }

  @Test func knowsTheNames() {
    let names = SidecarKind.names(of: "IMG_1(2).jpg").map(\.text)
    for name in [
      "IMG_1(2).xmp", "IMG_1(2).jpg.xmp", "IMG_1(2).jpg.json", "IMG_1.jpg(2).json",
      "IMG_1.jpg.supplemental-metadata(2).json", "IMG_1(2).jpg.supplemental-metadata.json",
      "IMG_1(2).jpg.supplemental-me.json",
    ] { #expect(names.contains(name), "\(name)") }
    #expect(Set(names).count == names.count)
    let long = String(repeating: "a", count: 60) + ".jpg"
    let short = String(repeating: "a", count: 46) + ".json"
    #expect(SidecarKind.names(of: long).contains { $0.text == short })
    let name = SidecarKind.names(of: "a.jpg").first { $0.text == "a.xmp" }
    #expect(name?.renamed(for: "a-2.jpg") == "a-2.xmp")
    let other = SidecarKind.names(of: "a.jpg").first { $0.text == "a.jpg.xmp" }
    #expect(other?.renamed(for: "a-2.jpg") == "a-2.jpg.xmp")
  }

  /// Takeout writes the language of the account, and cuts it anywhere.
  @Test(arguments: [
    ("IMG_1.jpg", "IMG_1.jpg.zusätzliche-metadaten.json", true),
    ("IMG_1.jpg", "IMG_1.jpg.zus.json", true), ("IMG_1.jpg", "IMG_1.jpg.JSON", true),
    ("IMG_1.jpg", "IMG_1.JSON", true), ("IMG_1.jpg", "IMG_1.jpg.보충-메타데이터.json", true),
    ("IMG_1-bearbeitet.jpg", "IMG_1.jpg.zusätzliche-metadaten.json", true),
    ("IMG_1(2).jpg", "IMG_1.jpg.zusätzliche-metadaten(2).json", true),
    ("IMG_1(2).jpg", "IMG_1(2).jpg.zusätzliche-metadaten.json", true),
    ("IMG_1.jpg", "IMG_1.jpg.zusätzliche-metadaten(2).json", false),
    ("IMG_1(2).jpg", "IMG_1.jpg.zusätzliche-metadaten.json", false),
    ("IMG_1.jpg", "IMG_12.jpg.zusätzliche-metadaten.json", false),
    ("IMG_1.jpg", "IMG_1.png.zusätzliche-metadaten.json", false),
    ("Caf\u{E9}.jpg", "Cafe\u{301}.jpg.zus.json", true),
  ])
  func knowsTheSidecarsOfOtherLanguages(photo: String, sidecar: String, isOne: Bool) {
    let names = SidecarKind.names(of: photo, among: JSONFiles([sidecar, photo, "notes.txt"]))
    let found = names.filter { Array($0.text.utf8) == Array(sidecar.utf8) }
    #expect(found.map(\.kind) == (isOne ? [.takeout] : []))
  }

  /// An edited copy has the sidecars of the photo that it was made from, in whatever language the
  /// program that made it names it.
  @Test(arguments: [
    ("IMG_1-edited.jpg", "IMG_1.jpg.supplemental-metadata.json"),
    ("IMG_1-bearbeitet.jpg", "IMG_1.jpg.json"), ("IMG_1-編集済み.jpg", "IMG_1.jpg.suppl.json"),
    ("IMG_1-수정됨.jpg", "IMG_1.json"), ("IMG_1-已修改.JPG", "IMG_1.JPG.json"),
    ("IMG_1-modifie\u{301}.jpg", "IMG_1.jpg.xmp"), ("IMG_1-edited(1).jpg", "IMG_1.jpg(1).json"),
    ("IMG_1_edit_1704164650123.jpg", "IMG_1.jpg.json"), ("IMG_1.jpg", "img_1.xmp"),
    ("IMG_1.jpg", "IMG_1.JPG.xmp"), ("IMG_1.JPG", "IMG_1.jpg.xmp"),
    ("IMG_1.jpg", "IMG_1_02.jpg.xmp"),
  ])
  func knowsTheSidecarsOfEditedCopies(photo: String, sidecar: String) throws {
    let name = try #require(SidecarKind.names(of: photo).first { $0.text == sidecar })
    // Where the photo keeps its name, so does its sidecar.
    #expect(name.renamed(for: photo) == sidecar)
  }

  @Test func knowsNoSidecarsOfOtherPhotos() {
    for photo in ["IMG_12.jpg", "unedited.jpg", "IMG_1-editedition.jpg", "-edited.jpg"] {
      #expect(!SidecarKind.names(of: photo).contains { $0.text.hasPrefix("IMG_1.") }, "\(photo)")
    }
  }
}
