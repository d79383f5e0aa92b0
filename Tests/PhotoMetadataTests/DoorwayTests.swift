import Foundation
import TestSupport
import Testing

@testable import PhotoSamples

/// The memory of each C library is handled in a single file.
struct DoorwayTests {
  @Test(arguments: [
    ("CLibExif", "LibExifBlock.swift"), ("CLibXML2", "XMLDocument.swift"),
    ("CZlib", "Zlib.swift"), ("CBrotli", "Brotli.swift"),
  ])
  func importsACLibraryInOneFile(module: String, file: String) throws {
    let importers = try ["PhotoFormats", "PhotoMetadata"].flatMap { target in
      try SampleFolders.files(in: Repository.root.appending(path: "Sources/\(target)")).filter {
        try String(contentsOfFile: $0, encoding: .utf8).contains("import \(module)")
      }
    }
    #expect(importers.map { URL(filePath: $0).lastPathComponent } == [file])
  }

  @Test func keepsUnsafeCodeToTheDoorwaysAndTheFile() throws {
    let unsafeFiles = try ["JPEGCodec", "PhotoFormats", "PhotoMetadata", "Thumbnails"].flatMap {
      target in
      try SampleFolders.files(in: Repository.root.appending(path: "Sources/\(target)")).filter {
        try String(contentsOfFile: $0, encoding: .utf8).contains("unsafe ")
      }
    }
    #expect(
      unsafeFiles.map { URL(filePath: $0).lastPathComponent }.sorted()
        == [
          "ArraySlice+Search.swift", "BlockColors.swift", "BlockMeans.swift", "Brotli.swift",
          "ByteSource.swift", "EntropyBits.swift",
          "LibExifBlock.swift", "OpenFile.swift", "PhotoFile.swift", "PixelSums.swift",
          "ScanReader.swift", "ScanUnits.swift", "TurboJPEG.swift", "XMLDocument.swift",
          "Zlib.swift",
        ])
  }
}
