import Foundation
import TestSupport
import Testing

/// The memory of each C library for pictures is handled in a single file.
struct DoorwayTests {
  @Test(arguments: [
    ("CTurboJPEG", "JPEGCodec/TurboJPEG.swift"), ("CPNG", "Pictures/Decoding/LibPNG.swift"),
    ("CWebP", "Pictures/Decoding/LibWebP.swift"), ("CHEIF", "Pictures/Decoding/LibHEIF.swift"),
    ("CJXL", "Pictures/Decoding/LibJXL.swift"),
    ("CTesseract", "TextRecognition/Engine/Tesseract.swift"),
  ])
  func importsACLibraryInOneFile(module: String, file: String) throws {
    let sources = Repository.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)
    let importers = try (paths?.compactMap { $0 as? String } ?? []).filter { path in
      guard path.hasSuffix(".swift") else { return false }
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text.contains("import \(module)")
    }
    #expect(importers == [file])
  }
}
