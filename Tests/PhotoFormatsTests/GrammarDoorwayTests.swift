import Foundation
import TestSupport
import Testing

/// The grammar of photo files is in one target: nothing else knows their markers and signatures, or
/// puts numbers together from the bytes of a file.
struct GrammarDoorwayTests {
  /// Returns the source files that handle photos, but for those of the grammar.
  private static func sources() throws -> [(name: String, code: String)] {
    try [
      "Sources/PhotoMetadata", "Sources/Thumbnails", "Sources/PhotoCopies",
      "Sources/PictureRevisions", "Sources/ValueSearch",
      "Sources/Pictures", "Sources/Originality", "Sources/Reports", "Sources/TextRecognition",
      "Sources/FileRuns", "Sources/PhotoAudits", "Sources/ScreenMatching", "Sources/JPEGCodec",
      "Tools/metalens", "Tools/screen-words",
    ].flatMap { folder in
      let folder = Repository.root.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let lines = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
          let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
          return (path, code.joined(separator: "\n"))
        }
    }
  }

  @Test(arguments: [
    // JPEG’s markers, and how a file of it or of PNG begins.
    #"0xFF, ?0x[CDE]"#, #"0x89, ?0x50"#, #"0xD0\.\.\."#, #"== 0xD[0-9A]\b"#,
    #"\[0xC0, 0xC4"#, #"0xFF, JPEGMarker\.startOfImage"#,
    // The signatures of other containers, and of their parts.
    #""(RIFF|WEBP|WAVE|GIF87|8BPS|8BIM|FUJIFILMCCD|FOVb|SEC[a-z]|SEF[HT]|DEBM)"#,
    #"HEAPCCDR|\\0MR[MI]|"ftyp"\.utf8"#,
  ])
  func namesMarkersAndSignaturesOnce(pattern: String) throws {
    let expression = try Regex(pattern)
    let sources = try Self.sources()
    #expect(sources.count > 200)
    for (name, code) in sources {
      #expect(code.firstMatch(of: expression) == nil, "\(name) has \(pattern)")
    }
  }

  /// Codecs of pictures, tables of characters, and searches put bytes together as well.
  @Test func readsNumbersOfFilesOnlyThere() throws {
    let expression = try Regex(#"<< ?8 ?\|"#)
    let files = try Self.sources().filter { $0.code.firstMatch(of: expression) != nil }
    #expect(
      files.map { $0.name.split(separator: "/").last.map(String.init) ?? "" }.sorted() == [
        "ArraySlice+Number.swift", "CropColors.swift", "HuffmanCodes.swift", "PNGSamples.swift",
        "Pattern.swift", "PlaceText.swift", "TIFFPicture+Decoding.swift", "TIFFPieces.swift",
      ])
  }
}
