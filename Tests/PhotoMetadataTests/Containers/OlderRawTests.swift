import Foundation
import PhotoFormats
import TestSupport
import Testing
import Thumbnails

@testable import PhotoMetadata
@testable import PhotoSamples

/// The raw formats that are not built like TIFF: CRW, MRW and X3F.
struct OlderRawTests {
  private static let properties = RawBuilder.x3fProperties([
    ("CAMMANUF", "Maker"), ("CAMMODEL", "A camera of some kind"), ("FIRMVERS", "Firmware 1.0"),
    ("TIME", "1709251199"), ("WB_DESC", "Auto"),
  ])

  private static let preview = RawBuilder.x3fPreview(
    JPEGBuilder.file(
      JPEGBuilder.exif(RawBuilder.camera.block), JPEGBuilder.frame(), JPEGBuilder.picture))

  private static let files: [(container: PhotoContainer, ending: String, bytes: [UInt8])] = [
    (.crw, "crw", RawBuilder.crw()), (.mrw, "mrw", RawBuilder.mrw()),
    (.mrw, "mrw", RawBuilder.mrw(isLittleEndian: true)),
    (.x3f, "x3f", RawBuilder.x3f([properties])),
    (.x3f, "x3f", RawBuilder.x3f([preview, properties])),
    (.x3f, "x3f", RawBuilder.x3f([preview], version: 4)),
  ]

  @Test(arguments: files.indices) func readsWhatIsInIt(index: Int) throws {
    let file = Self.files[index]
    let metadata = try PhotoReader().metadata(in: file.bytes)
    #expect(metadata.container == file.container)
    #expect(metadata.container.isRaw)
    #expect(metadata.dimensions == PixelDimensions(width: 6_000, height: 4_000))
    #expect(metadata.exif?.make == (file.container == .crw ? "Canon" : "Maker"))
    #expect(metadata.exif?.model == "A camera of some kind")
    #expect(metadata.exif?.software == "Firmware 1.0")
    let date = try #require(metadata.exif?.dateTimeOriginal?.iso8601)
    #expect(date.hasPrefix("2024-02-29T23:59:59"))
    #expect(metadata.problems.isEmpty)
  }

  @Test(.needs(.exiftool), arguments: files.indices)
  func readsWhatExifToolReads(index: Int) throws {
    let (container, ending, bytes) = Self.files[index]
    let folder = try TemporaryFolder()
    let file = try folder.write(bytes, to: "photo.\(ending)")
    let json = try InstalledExifTool.run(["-json", "-G1", "-n", file.path(percentEncoded: false)])
    let theirs = try #require(try ExifToolReading.all(inJSON: json).first)
    let ours = try PhotoReader().metadata(in: bytes)
    let group = [.crw: "CanonRaw", .x3f: "SigmaRaw", .mrw: "MinoltaRaw"][container] ?? ""
    let width = theirs["\(group):ImageWidth"]
    #expect(width == ours.dimensions.map { String($0.width) })
    #expect(theirs["\(group):Make"] ?? theirs["IFD0:Make"] == ours.exif?.make)
    #expect(theirs["\(group):Model"] ?? theirs["IFD0:Model"] == ours.exif?.model)
    #expect(
      theirs["\(group):DateTimeOriginal"] ?? theirs["ExifIFD:DateTimeOriginal"]
        == "2024:02:29 23:59:59")
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00"), (68_169_599, "1972-02-28T23:59:59"),
    (951_782_400, "2000-02-29T00:00:00"), (1_068_485_966, "2003-11-10T17:39:26"),
    (4_102_444_799, "2099-12-31T23:59:59"), (4_294_967_295, "2106-02-07T06:28:15"),
  ])
  func tellsTheTime(seconds: Int, date: String) throws {
    let properties = RawBuilder.x3fProperties([("TIME", String(seconds))])
    let metadata = try PhotoReader().metadata(in: RawBuilder.x3f([properties]))
    #expect(metadata.exif?.dateTimeOriginal?.iso8601 == date)
  }

  @Test func showsTheThumbnailOfCRW() {
    let file = RawBuilder.crw(thumbnail: PictureBuilder.jpeg())
    #expect(PhotoReader().thumbnail(in: file)?.dimensions == PixelDimensions(width: 64, height: 48))
  }

  @Test func leavesADirectoryThatContainsItself() throws {
    // The entry of the directory names the whole heap.
    let heap = RawBuilder.heap([RawBuilder.CIFFValue(tag: 0x300A, bytes: [])])
    var loop = heap
    loop.replaceSubrange(4..<8, with: ExifBuilder().number(heap.count, 4))
    #expect(throws: PhotoReadError.damaged) {
      try PhotoReader().metadata(in: RawBuilder.crw(heap: loop))
    }
    // 512 entries for the same directory, in which there are 512 again.
    let many = Array(repeating: RawBuilder.CIFFValue(tag: 0x300A, bytes: heap), count: 512)
    var source = ByteSource(RawBuilder.crw(heap: RawBuilder.heap(many)))
    #expect(throws: PhotoReadError.damaged) { try PhotoReader().metadata(from: &source) }
    #expect(source.bytesExamined < 64 * 1024)
  }

  @Test func tellsWhenADirectoryClaimsMore() throws {
    let size = ExifBuilder().number(6_000, 4) + ExifBuilder().number(4_000, 4) + [0]
    let heap = RawBuilder.heap(
      [RawBuilder.CIFFValue(tag: 0x1810, bytes: size)], claimedCount: 0xFFFF)
    let metadata = try PhotoReader().metadata(in: RawBuilder.crw(heap: heap))
    #expect(metadata.problems == [.structureDamaged])
  }

  @Test func triesOnlySomePreviews() throws {
    let empty = RawBuilder.x3fPreview([0xFF, 0xD8, 0xFF, 0xE1, 0, 2, 0xFF, 0xD9])
    let metadata = try PhotoReader().metadata(
      in: RawBuilder.x3f(Array(repeating: empty, count: 500)))
    #expect(metadata.traces.parts.count == Limits.blocks)
  }

  /// Every prefix and many mutations are read without examining many bytes, or rejected.
  @Test(arguments: files.indices) func survivesDamage(index: Int) {
    let bytes = Self.files[index].bytes
    var effort = Effort()
    for count in 0..<bytes.count { effort.read(Array(bytes.prefix(count)), named: "\(count)") }
    for index in bytes.indices {
      for value in [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF] as [UInt8] {
        var mutant = bytes
        mutant[index] = value
        effort.read(mutant, named: "byte \(index) is \(value)")
      }
    }
    #expect(effort.maximumBytesExamined < 64 * 1024, "\(effort.summary)")
  }
}
