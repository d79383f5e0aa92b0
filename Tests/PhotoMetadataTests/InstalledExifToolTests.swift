import Foundation
import PhotoMetadata
import Testing

/// Compares with the ExifTool of this machine what the stored readings do not have.
@Suite(
  .enabled(
    if: SampleFolders.hasPhotos && InstalledExifTool.path != nil, "no photos, or no ExifTool"))
struct InstalledExifToolTests {
  @Test func findsTheLensesAndProgramsThatExifToolFinds() throws {
    let names = [
      "XMP-aux:Lens", "XMP-exifEX:LensModel", "XMP-xmp:CreatorTool",
      "XMP-xmpMM:HistorySoftwareAgent",
    ]
    let readings = try InstalledExifTool.readings(of: names)
    var lenses = 0
    for theirs in readings {
      let ours = try PhotoReader().metadata(ofFileAt: theirs.file).xmp
      #expect(ours?.lens == theirs["XMP-aux:Lens"] ?? theirs["XMP-exifEX:LensModel"])
      #expect(ours?.creatorTool == theirs["XMP-xmp:CreatorTool"])
      #expect(
        Set(ours?.softwareAgents ?? []) == Set(theirs.list("XMP-xmpMM:HistorySoftwareAgent")))
      if ours?.lens != nil { lenses += 1 }
    }
    print("Installed ExifTool: \(readings.count) photos, \(lenses) with a lens in XMP")
    #expect(lenses > 0)
  }
}

enum InstalledExifTool {
  /// Where the program is; nil when it is not installed.
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { $0 + "/exiftool" }.first(where: FileManager.default.isExecutableFile)
  }()

  /// Reads these properties of every JPEG in the folder of photos.
  static func readings(of names: [String]) throws -> [ExifToolReading] {
    let output = try TemporaryFile([])
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments =
      ["-json", "-G1", "-r", "-ext", "jpg", "-ext", "jpeg"] + names.map { "-" + $0 }
      + [SampleFolders.photos.path(percentEncoded: false)]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output.path))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try ExifToolReading.all(inJSON: Data(contentsOf: URL(filePath: output.path)))
  }
}
