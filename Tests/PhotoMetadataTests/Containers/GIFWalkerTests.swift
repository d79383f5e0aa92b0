import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct GIFWalkerTests {
  private typealias Build = ImageFileBuilder
  private let packet = Array(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#).utf8)

  private func read(_ bytes: [UInt8]) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(in: bytes)
  }

  @Test func readsTheSizeCommentsAndXMP() throws {
    let loop = Build.gifApplication("NETSCAPE2.0", [3, 1, 0, 0, 0])
    let metadata = try read(
      Build.gif(
        loop, Build.gifComment("Created with GIMP"), Build.gifPicture, Build.gifXMP(packet)))
    #expect(metadata.container == .gif)
    #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.traces.parts.map(\.name) == ["NETSCAPE2.0", "Comment", "XMP DataXMP"])
    #expect(
      metadata.traces.others == [FileTrace(.gifComment, at: 38, text: "Created with GIMP")])
    #expect(metadata.problems.isEmpty)
  }

  @Test func joinsALongComment() throws {
    let text = String(repeating: "long ", count: 200)
    let trace = try read(Build.gif(Build.gifComment(text))).traces.others.first
    #expect(trace?.text == String(text.dropLast()))
  }

  @Test func takesTheSizeOfThePictureWhereTheScreenHasNone() throws {
    let metadata = try read(Build.gif(Build.gifPicture, width: 0))
    #expect(metadata.dimensions == PixelDimensions(width: 8, height: 6))
  }

  @Test func saysWhatIsWrong() throws {
    let whole = Build.gif(Build.gifComment("hello"), Build.gifPicture)
    #expect(try read(whole + Array("more".utf8)).traces.others.last?.source == .rest)
    for count in 10..<whole.count {
      let metadata = try read(Array(whole.prefix(count)))
      #expect(metadata.problems == [.fileTruncated], "\(count)")
    }
    #expect(try read(Build.gif([0x77])).problems == [.structureDamaged])
    #expect(throws: PhotoReadError.damaged) { try read(Array("GIF87a".utf8)) }
  }

  @Test func endsInAFloodOfSubBlocks() throws {
    let flood = [0x2C, 0, 0, 0, 0, 8, 0, 6, 0, 0, 2] + Array(repeating: UInt8(1), count: 600_000)
    #expect(try read(Build.gif(flood)).problems == [.readLimitReached])
  }

  @Test(.needs(.exiftool)) func readsWhatExifToolWrites() throws {
    let file = try TemporaryFile(Build.gif(Build.gifPicture))
    try InstalledExifTool.run([
      "-overwrite_original", "-Comment=A comment", "-XMP-xmp:CreatorTool=A & B <C>", file.path,
    ])
    let metadata = try PhotoReader().metadata(ofFileAt: PhotoPath(file.path))
    #expect(metadata.xmp == XMPFields(creatorTool: "A & B <C>"))
    #expect(metadata.traces.others.map(\.text) == ["A comment"])
    #expect(metadata.problems.isEmpty)
  }
}
