import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct UTF16CommentTests {
  private func bytes(_ text: String, _ order: ByteOrder) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return order == .big ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [true, false], [true, false])
  func readsACommentInEitherOrder(isLittleEndian: Bool, isTextLittleEndian: Bool) throws {
    let text = "お城と桜\nSteps: 20, Seed: 1"
    for mark in [false, true] {
      var builder = ExifBuilder(isLittleEndian: isLittleEndian)
      let value = bytes((mark ? "\u{FEFF}" : "") + text, isTextLittleEndian ? .little : .big)
      builder.exif = [builder.bytes(0x9286, format: 7, Array("UNICODE\0".utf8) + value)]
      let metadata = try PhotoReader().metadata(
        in: JPEGBuilder.file(
          JPEGBuilder.exif(builder.block), JPEGBuilder.frame(), JPEGBuilder.picture))
      #expect(metadata.traces.exif(.userComment)?.text == text)
    }
  }

  @Test func readsTheCommentOfWindows() throws {
    for isLittleEndian in [true, false] {
      var builder = ExifBuilder(isLittleEndian: isLittleEndian)
      builder.primary = [builder.bytes(0x9C9C, format: 1, bytes("Steps: 20 お城\0", .little))]
      let metadata = try PhotoReader().metadata(
        in: JPEGBuilder.file(
          JPEGBuilder.exif(builder.block), JPEGBuilder.frame(), JPEGBuilder.picture))
      #expect(metadata.traces.exif(.xpComment)?.text == "Steps: 20 お城")
    }
  }
}
