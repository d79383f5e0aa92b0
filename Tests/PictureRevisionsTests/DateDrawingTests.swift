import Foundation
import PhotoCopies
import PhotoMetadata
import PictureRevisions
import Pictures
import StringCatalogs
import TestSupport
import Testing

struct DateDrawingTests {
  private static let digest = String(repeating: "ab", count: 32)

  /// Returns a PNG photo with EXIF entries and further chunks.
  private static func photo(
    original: String? = nil, modified: String? = nil, width: Int = 320, height: Int = 240,
    chunks: [UInt8] = []
  ) throws -> [UInt8] {
    let picture = try #require(
      Picture(
        width: width, height: height, layout: .rgb,
        bytes: Array(repeating: 90, count: width * height * 3)))
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme")]
    if let modified { exif.primary.append(exif.text(0x0132, modified)) }
    if let original { exif.exif = [exif.text(0x9003, original)] }
    var png = try #require(picture.png())
    // After the signature and the header.
    png.insert(contentsOf: PNGBuilder.chunk("eXIf", exif.block) + chunks, at: 33)
    return png
  }

  private static func copy(
    _ photo: [UInt8], language: LanguageTag = "en", removing removed: Set<PrivateFacts> = []
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = removed
    plan.pictureChanges = [.dateStamp(DateDrawing(language: language))]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: "2026-01-02T03:04:05Z")
      .copy(photo, digest: digest)
  }

  @Test(arguments: [("en", "9 4 '25"), ("ja", "'25 9 4"), ("de", "4 9 '25"), ("th", "4 9 '68")])
  func drawsTheDateAndSaysSo(language: LanguageTag, text: String) throws {
    let photo = try Self.photo(original: "2025:09:04 23:59:59")
    let copy = try Self.copy(photo, language: language)
    let summary = "date \(text) corner=bottom-right source=ExifIFD 0x9003 DateTimeOriginal"
    #expect(copy.pictureChanges == [summary])
    let bytes = try #require(copy.bytes)
    let metadata = try PhotoReader().metadata(in: bytes)
    #expect(metadata.copyStatements.last?.pictureChanges == [summary])
    #expect(metadata.copyStatements.last?.parent == Self.digest)
    #expect(metadata.exif?.dateTimeOriginal?.iso8601 == "2025-09-04T23:59:59")
    var raster = try #require(
      Raster<UInt8>(
        width: 320, height: 240, layout: .rgb, values: DecodedPicture(photo).picture.bytes))
    try #require(DateStamp(text)?.draw(on: &raster) == true)
    #expect(try DecodedPicture(bytes).picture.bytes == raster.values)
  }

  @Test func takesTheDateAsTheCameraWroteIt() throws {
    let copy = try Self.copy(try Self.photo(original: "2024:12:31 23:30:00+13:00"))
    #expect(copy.pictureChanges.first?.hasPrefix("date 12 31 '24 ") == true)
  }

  @Test func takesTheDayWithoutATime() throws {
    for text in ["2024:02:29", "2024:02:29   :  :  "] {
      let copy = try Self.copy(try Self.photo(original: text))
      #expect(copy.pictureChanges.first?.hasPrefix("date 2 29 '24 ") == true)
    }
  }

  @Test func takesTheDateOfXMPWhereEXIFHasNone() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      photoshop:DateCreated="2019-03-02"/></rdf:RDF></x:xmpmeta>
      """
    let chunk = PNGBuilder.internationalText("XML:com.adobe.xmp", Array(packet.utf8))
    let copy = try Self.copy(try Self.photo(original: "2025:13:45 10:00:00", chunks: chunk))
    #expect(
      copy.pictureChanges == ["date 3 2 '19 corner=bottom-right source=XMP photoshop:DateCreated"])
  }

  @Test(arguments: [
    nil, "", "0000:00:00 00:00:00", "2025:13:45 10:00:00", "2025:02:29 10:00:00",
    "12025:09:04 10:00:00", "    :  :     :  :  ", "2025:09:0", "2025:09:04x10:00:00",
    "٢٠٢٥:٠٩:٠٤ 10:00:00", "2025:09:04 25:00:00", "yesterday",
  ])
  func refusesPhotosWithoutACaptureDate(original: String?) throws {
    let photo = try Self.photo(original: original, modified: "2025:09:04 10:11:12")
    #expect(throws: CopyError.picture(.noCaptureDate)) { try Self.copy(photo) }
  }

  @Test func refusesPicturesThatAreTooSmall() throws {
    let photo = try Self.photo(original: "2025:09:04 10:11:12", width: 40, height: 30)
    #expect(throws: CopyError.picture(.noRoomForDate)) { try Self.copy(photo) }
  }

  @Test func isTheSameOnEachRun() throws {
    let photo = try Self.photo(original: "2025:09:04 10:11:12")
    #expect(try Self.copy(photo).bytes == Self.copy(photo).bytes)
  }

  @Test func drawsOnCopiesWithoutPrivateFacts() throws {
    let photo = try Self.photo(original: "2025:09:04 10:11:12")
    let copy = try Self.copy(photo, removing: [.all])
    let statement = try PhotoReader().metadata(in: try #require(copy.bytes)).copyStatements.last
    #expect(statement?.parent == nil)
    #expect(statement?.pictureChanges.count == 1)
  }
}
