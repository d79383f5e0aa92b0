import Foundation
import PhotoFormats
import TestSupport
import Testing
import Thumbnails

@testable import PhotoMetadata
@testable import PhotoSamples

struct RawContainersTests {
  private static let packet = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
    xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="A developer"/></rdf:RDF></x:xmpmeta>
    """

  /// A file of each kind with the same metadata.
  private static var files: [(container: PhotoContainer, ending: String, bytes: [UInt8])] {
    let camera = RawBuilder.camera
    let jpeg = JPEGBuilder.file(
      JPEGBuilder.exif(camera.block), JPEGBuilder.xmp(packet),
      JPEGBuilder.frame(width: 1_920, height: 1_280), JPEGBuilder.picture)
    return [
      (.cr3, "cr3", RawBuilder.cr3(xmp: packet)), (.raf, "raf", RawBuilder.raf(jpeg)),
      (.tiff, "btf", RawBuilder.bigTIFF(xmp: packet)),
      (.tiff, "tif", RawBuilder.bigTIFF(RawBuilder.camera(isLittleEndian: false), xmp: packet)),
    ]
  }

  @Test(arguments: files.indices) func readsWhatIsInIt(index: Int) throws {
    let file = Self.files[index]
    let metadata = try PhotoReader().metadata(in: file.bytes)
    #expect(metadata.container == file.container)
    #expect(metadata.dimensions == PixelDimensions(width: 6_000, height: 4_000))
    let exif = try #require(metadata.exif)
    #expect(exif.make == "Maker")
    #expect(exif.model == "A camera of some kind")
    #expect(exif.software == "Firmware 1.0")
    #expect(exif.lensModel == "35mm")
    #expect(exif.dateTimeOriginal?.iso8601 == "2024-02-29T23:59:59-03:30")
    #expect(abs((exif.location?.latitude ?? 0) + 33.8567) < 0.001)
    #expect(abs((exif.location?.longitude ?? 0) - 151.2153) < 0.001)
    #expect(metadata.xmp?.creatorTool == "A developer")
    #expect(metadata.problems.isEmpty)
    // Data with an offset exists in the file.
    for (tag, text) in [(ExifTag.software, "Firmware 1.0"), (.dateTimeOriginal, "2024:02:29")] {
      let trace = try #require(metadata.traces.exif(tag))
      guard let offset = trace.offset else { continue }
      #expect(file.bytes.dropFirst(offset).starts(with: text.utf8))
    }
    #expect(metadata.traces.exif(.software)?.offset != nil || file.container == .tiff)
  }

  @Test(
    .needs(.exiftool), arguments: files.indices)
  func readsWhatExifToolReads(index: Int) throws {
    let (_, ending, bytes) = Self.files[index]
    let folder = try TemporaryFolder()
    let file = try folder.write(bytes, to: "photo.\(ending)")
    let json = try InstalledExifTool.run([
      "-json", "-G1", "-n", file.path(percentEncoded: false),
    ])
    let theirs = try #require(try ExifToolReading.all(inJSON: json).first)
    let ours = try PhotoReader().metadata(in: bytes)
    #expect(theirs["IFD0:Make"] == ours.exif?.make)
    #expect(theirs["IFD0:Model"] == ours.exif?.model)
    // In BigTIFF ExifTool names the directory by its pointer, and reads no positions.
    let directory = ours.container == .tiff ? "ExifOffset" : "ExifIFD"
    #expect(theirs["\(directory):LensModel"] == ours.exif?.lensModel)
    #expect(theirs["\(directory):DateTimeOriginal"] == "2024:02:29 23:59:59")
    #expect(theirs["XMP-xmp:CreatorTool"] == ours.xmp?.creatorTool)
    #expect(theirs["Composite:ImageSize"] == "6000 4000")
    if ours.container != .tiff {
      let latitude = try #require(theirs["Composite:GPSLatitude"].flatMap(Double.init))
      #expect(abs(latitude - (ours.exif?.location?.latitude ?? 0)) < 1e-6)
    }
  }

  @Test func showsTheThumbnailOfCR3() {
    let file = RawBuilder.cr3(thumbnail: PictureBuilder.jpeg())
    #expect(PhotoReader().thumbnail(in: file)?.dimensions == PixelDimensions(width: 64, height: 48))
  }

  @Test func readsRAFWithoutTheListOfTheRawPicture() throws {
    let jpeg = JPEGBuilder.file(JPEGBuilder.frame(width: 1_920, height: 1_280), JPEGBuilder.picture)
    let file = Array(RawBuilder.raf(jpeg).dropLast(20))
    #expect(try PhotoReader().metadata(in: file).dimensions?.width == 1_920)
  }

  /// Every prefix and many mutations are read without examining many bytes, or rejected.
  @Test(arguments: files.indices) func survivesDamage(index: Int) {
    let bytes = Self.files[index].bytes
    var effort = Effort()
    for count in 0..<bytes.count { effort.read(Array(bytes.prefix(count)), named: "\(count)") }
    var generator = SeededGenerator(seed: UInt64(index))
    for round in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] =
          [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
      }
      effort.read(damaged, named: "mutation \(round)")
    }
    #expect(effort.maximumBytesExamined < 64 * 1024, "\(effort.summary)")
  }
}
