import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing
import ValueSearch

@testable import PhotoCopies

/// Dates and numbers stay in private copies; a text in their place doesn't.
struct KeptValuesTests {
  private static func edited(_ tag: Int, _ text: String) throws -> [UInt8] {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Example")]
    exif.exif = [exif.text(tag, text)]
    var plan = CopyPlan()
    plan.removed = [.all]
    var pass = CopyPass(plan, known: RemovedValues(), statement: nil)
    var editor = try #require(ExifEditor(exif.block))
    return try editor.edit(&pass) ?? []
  }

  @Test(arguments: [0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292])
  func removesTextInPlaceOfADate(tag: Int) throws {
    for secret in ["Jane Placeholder", "서울 2024", "2024 Seoul", "東京都渋谷区"] {
      let bytes = try Self.edited(tag, secret)
      #expect(!bytes[...].contains(text: secret))
      #expect(bytes[...].contains(text: "Example"))
    }
  }

  @Test(arguments: [
    "2024:05:06 07:08:09", "    :  :     :  :  ", "0000:00:00 00:00:00", "2024-05-06T07:08:09Z",
    "Thu, 06 Jun 2024 07:08:09 GMT", "2024/05/06 07:08 PM", "+09:00",
  ])
  func keepsDates(date: String) throws {
    #expect(try Self.edited(0x9003, date)[...].contains(text: date))
  }

  private static func packet(_ property: String, _ value: String, isElement: Bool) throws -> [UInt8]
  {
    let namespaces = """
      xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
      xmlns:exif="http://ns.adobe.com/exif/1.0/" \
      xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" \
      xmlns:GCamera="http://ns.google.com/photos/1.0/camera/"
      """
    let attribute = isElement ? "" : " \(property)=\"\(value)\""
    let element = isElement ? "<\(property)>\(value)</\(property)>" : ""
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" \(namespaces) tiff:Model="One"\(attribute)>\(element)\
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    var plan = CopyPlan()
    plan.removed = [.all]
    var pass = CopyPass(plan, known: RemovedValues(), statement: nil)
    return XMPEditor.edit(Array(packet.utf8), &pass, isMain: false, in: "XMP") ?? []
  }

  @Test(arguments: [
    ("xmp:CreateDate", "2024-05-06T07:08:09+09:00"), ("exif:FNumber", "28/10"),
    ("exif:SubSecTime", "07"), ("hdrgm:Version", "1.0"), ("hdrgm:BaseRenditionIsHDR", "False"),
    ("GCamera:MicroVideo", "1"), ("tiff:Orientation", "6"),
  ])
  func keepsOnlyNumbersWhereXMPHasNumbers(property: String, value: String) throws {
    for isElement in [false, true] {
      #expect(try Self.packet(property, value, isElement: isElement)[...].contains(text: value))
      for secret in ["Jane Placeholder", "서울", "7 Sample Street"] {
        let packet = try Self.packet(property, secret, isElement: isElement)
        #expect(!packet[...].contains(text: secret), "\(property)")
        #expect(packet[...].contains(text: "One"))
      }
    }
  }

  @Test func keepsTheNamesOfCamerasAndPrograms() throws {
    for property in ["tiff:Make", "xmp:CreatorTool"] {
      let packet = try Self.packet(property, "Acme Maker 2", isElement: false)
      #expect(packet[...].contains(text: "Acme Maker 2"))
    }
  }
}
