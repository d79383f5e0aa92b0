import Foundation
import PhotoCopies
import PhotoMetadata
import TestSupport
import Testing

@testable import ValueSearch

/// A position in EXIF or XMP that a text repeats as decimal degrees.
struct RemovedPositionsTests {
  private static let latitude = 48.858_37
  private static let longitude = 2.294_48

  private static func finds(_ text: String) -> Bool {
    var values = RemovedValues()
    values.add(degrees: latitude)
    values.add(degrees: longitude)
    return values.kind(foundIn: [text], []) == .location
  }

  /// Other precision, cut off or rounded, with commas, and in digits and words of any script.
  static let repeated = [
    "48.8584, 2.2945", "48.858, 2.294", "48.86 / 2.29", "48.9 2.3", "48,8584 2,2945",
    "48,86; 2,29", "at 48.85837 and 2.29448", "N48.86 E2.29", "2.29|48.86", "x48.8583y", "48.858",
    "北緯48.86度、東経2.29度", "４８．８６、２．２９", "٤٨٫٨٦، ٢٫٢٩", "४८.८६ २.२९", "四八・八六 二・二九",
    "위도는 48.86이고 경도는 2.29", "latitude forty-eight, 48.8584", "48.8583700000001",
  ]

  @Test(arguments: repeated) func findsItInTexts(text: String) {
    #expect(Self.finds(text), "\(text)")
  }

  @Test(
    arguments: [
      "48.8605, 2.30", "48.7 2.1", "48, 2", "48", "f/2.3", "2.294", "48.86", "148.8584",
      "48.86 48.86", "version 48.8584.1", "2048.8584", "2.29 m, 3 of 48.86", "48:51", "",
      "48.86 for 10 and 2.29", "48,86", "12,48,86,2", "1.2.29", "四十八度",
    ])
  func findsNoOtherNumbers(text: String) {
    #expect(!Self.finds(text), "\(text)")
  }

  @Test func findsItInBytes() {
    var values = RemovedValues()
    values.add(degrees: Self.latitude)
    for (text, isFound) in [("x48.85837", true), ("48,8584", true), ("148.8583", false)] {
      let wide = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      #expect((values.kind(foundIn: [], Array(text.utf8)[...]) != nil) == isFound, "\(text)")
      #expect((values.kind(foundIn: [], wide[...]) != nil) == isFound, "\(text)")
    }
    // A field that is read in the encoding of its bytes.
    let text = Array("北緯48.86度 東経2.29度".data(using: .shiftJIS) ?? Data())
    values.add(degrees: Self.longitude)
    #expect(values.kind(foundIn: [""], text[...]) == .location)
  }

  @Test func readsNumbersInTimeThatGrowsWithTheText() {
    var values = RemovedValues()
    for number in 1...2000 { values.add(degrees: Double(number) / 17) }
    let time = ContinuousClock().measure {
      for part in ["1", "1.", "1,", "48.858", "1.1,"] {
        _ = values.kind(foundIn: [String(repeating: part, count: 200_000 / part.utf8.count)], [])
      }
    }
    #expect(time < .seconds(4))
  }

  @Test(
    arguments: [
      #"exif:GPSLatitude="48,51.5022N" exif:GPSLongitude="2,17.6688E""#,
      #"exif:GPSLatitude="48,51,30N" exif:GPSLongitude="2,17,40E""#,
      #"drone-dji:GpsLatitude="+48.858370" drone-dji:GpsLongitude="+2.294480""#,
    ], repeated)
  func leavesNoneInCaptions(position: String, caption: String) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" \
      xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" \
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      photoshop:Headline="\(caption)" \(position)/></rdf:RDF></x:xmpmeta>
      """
    let photo = JPEGBuilder.file(
      JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.segment(0xFE, Array(caption.utf8)),
      JPEGBuilder.picture)
    var plan = CopyPlan()
    plan.removed = [.location]
    let copy = try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
    let bytes = try #require(copy.bytes)
    #expect(Data(bytes).range(of: Data(caption.utf8)) == nil, "\(caption)")
    #expect(copy.changes.contains { $0.structure == "COM" && $0.kind == .location })
  }
}
