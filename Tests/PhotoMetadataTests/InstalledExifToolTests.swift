import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// Compares facts that the stored readings lack with the installed ExifTool.
@Suite(
  .needs(.data, .exiftool))
struct InstalledExifToolTests {
  @Test func findsTheLensesAndProgramsThatExifToolFinds() throws {
    let names = [
      "XMP-aux:Lens", "XMP-exifEX:LensModel", "XMP-xmp:CreatorTool",
      "XMP-xmpMM:HistorySoftwareAgent",
    ]
    let readings = try InstalledExifTool.readings(of: names)
    var lenses = 0
    for theirs in readings {
      let ours = try PhotoReader().metadata(ofFileAt: PhotoPath(theirs.file)).xmp
      #expect(ours?.lens == theirs["XMP-aux:Lens"] ?? theirs["XMP-exifEX:LensModel"])
      #expect(ours?.creatorTool == theirs["XMP-xmp:CreatorTool"])
      #expect(
        Set(ours?.softwareAgents ?? []) == Set(theirs.list("XMP-xmpMM:HistorySoftwareAgent")))
      if ours?.lens != nil { lenses += 1 }
    }
    print("Installed ExifTool: \(readings.count) photos, \(lenses) with a lens in XMP")
    #expect(lenses > 0)
  }

  @Test func findsTheSizesThatExifToolFinds() throws {
    var containers: Set<PhotoContainer> = []
    for theirs in try InstalledExifTool.readings(of: ["ImageSize"]) {
      let ours = try PhotoReader().metadata(ofFileAt: PhotoPath(theirs.file))
      // Before 12.60 ExifTool reads no size of JPEG XL; the stored readings have it.
      guard let size = theirs["Composite:ImageSize"] else { continue }
      #expect(ours.dimensions.map { "\($0.width)x\($0.height)" } == size, "\(theirs.file)")
      containers.insert(ours.container)
    }
    #expect(containers.isSuperset(of: [.jpeg, .png, .webp, .heif, .tiff]))
  }

  /// A file of each kind that ExifTool can write.
  private static let files: [PhotoContainer: [UInt8]] = {
    var tiff = ExifBuilder()
    tiff.primary = [(0x0100, 640), (0x0101, 480), (0x0111, 62), (0x0117, 4)].map { tag, value in
      ExifBuilder.Entry(tag: tag, format: 4, count: 1, value: tiff.number(value, 4))
    }
    return [
      .jpeg: JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture),
      .png: PNGBuilder.file(PNGBuilder.picture),
      .webp: WebPBuilder.file(
        WebPBuilder.extended(),
        WebPBuilder.chunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x02, 0xE0, 0x01])),
      .tiff: tiff.block + [1, 2, 3, 4],
      .photoshop: ImageFileBuilder.photoshop(),
      .jpeg2000: ImageFileBuilder.jpeg2000(
        ImageFileBuilder.jp2Header(), BoxBuilder.box("jp2c", ImageFileBuilder.codestream)),
    ]
  }()

  @Test(arguments: files.keys.sorted { $0.rawValue < $1.rawValue }, [false, true])
  func readsWhatExifToolWrites(container: PhotoContainer, isCompressed: Bool) throws {
    let file = try TemporaryFile(try #require(Self.files[container]))
    try InstalledExifTool.run([
      "-overwrite_original", "-m", "-api", "Compress=\(isCompressed ? 1 : 0)", "-n",
      "-IFD0:Make=Zeiß",
      "-IFD0:Model=X-1", "-IFD0:Software=後処理 2.0",
      "-ExifIFD:LensModel=35mm", "-ExifIFD:DateTimeOriginal=2024:02:29 23:59:59",
      "-ExifIFD:OffsetTimeOriginal=-03:30", "-GPS:GPSLatitude=33.8567844",
      "-GPS:GPSLatitudeRef=S", "-GPS:GPSLongitude=151.2152967", "-GPS:GPSLongitudeRef=E",
      "-XMP-xmp:CreatorTool=A & B <C>", "-XMP-aux:Lens=35mm f/2",
      "-XMP-xmpMM:HistorySoftwareAgent=first", "-XMP-xmpMM:HistorySoftwareAgent=second", file.path,
    ])
    let metadata = try PhotoReader().metadata(ofFileAt: PhotoPath(file.path))
    #expect(metadata.container == container)
    let exif = try #require(metadata.exif)
    #expect(exif.make == "Zeiß")
    #expect(exif.model == "X-1")
    #expect(exif.software == "後処理 2.0")
    #expect(exif.lensModel == "35mm")
    #expect(exif.dateTimeOriginal?.iso8601 == "2024-02-29T23:59:59-03:30")
    let location = try #require(exif.location)
    #expect(abs(location.latitude - -33.8567844) < 1e-6)
    #expect(abs(location.longitude - 151.2152967) < 1e-6)
    #expect(
      metadata.xmp
        == XMPFields(
          creatorTool: "A & B <C>", lens: "35mm f/2", softwareAgents: ["first", "second"]))
    #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(metadata.problems.isEmpty)
  }
}
