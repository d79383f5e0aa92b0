import Foundation
import TestSupport
import Testing

struct ThumbnailTests {
  private let tool = Tool()
  private static let picture = "data:image/jpeg;base64,"

  /// Six photos, of which none differs from its thumbnail.
  @Test func showsPicturesOnWebPagesUnlessToldNotTo() throws {
    let folder = try TemporaryFolder()
    for name in ["page.html", "-"] {
      let output = name == "-" ? name : folder.url.appending(path: name).path
      let arguments = ["audit", ".", "--format", "html", "-l", "en,ko", "-o", output]
      func page(_ options: [String]) throws -> String {
        let run = try tool.run(arguments: arguments + options)
        return name == "-" ? run.text : try folder.text(of: name)
      }
      #expect(try page([]).components(separatedBy: Self.picture).count == 7)
      for option in ["--no-pictures", "--no-thumbnails"] {
        #expect(try !page([option]).contains(Self.picture))
      }
    }
  }

  @Test func keepsThumbnailsOutOfEveryOtherForm() throws {
    for format in ["markdown", "text", "json", "ndjson", "csv"] {
      let shown = try tool.run("audit", "harbour.jpg", "--format", format)
      let hidden = try tool.run("audit", "harbour.jpg", "--format", format, "--no-pictures")
      #expect(shown.text == hidden.text)
    }
  }

  /// A stored report has no pictures, and reads no photos.
  @Test func showsNoThumbnailsOfAStoredReport() throws {
    let folder = try TemporaryFolder()
    let stored = folder.url.appending(path: "audit.json").path
    _ = try tool.run("audit", "harbour.jpg", "-o", stored)
    let page = try tool.run("report", stored, "--format", "html")
    #expect(page.text.contains("harbour.jpg"))
    #expect(!page.text.contains(Self.picture))
  }

  @Test func comparesThumbnailsUnlessToldNotTo() throws {
    let folder = try TemporaryFolder()
    let photo = try folder.write(
      otherPicture(withMetadataOf: "harbour.jpg", pictureOf: "cafe.jpg"), to: "photo.jpg")
    func rules(_ options: String...) throws -> Bool {
      try tool.run(arguments: ["audit", photo.path, "--format", "ndjson"] + options)
        .text.contains("thumbnailShowsOther")
    }
    #expect(try rules())
    #expect(try !rules("--no-compare-thumbnails"))
    let whole = try tool.run("audit", "harbour.jpg", "--format", "json")
    #expect(!whole.text.contains("thumbnailShowsOther"))
  }

  /// Returns a file with the EXIF block of one sample and the picture of another.
  private func otherPicture(
    withMetadataOf first: String, pictureOf second: String
  ) throws -> [UInt8] {
    func parts(_ name: String) throws -> (exif: [UInt8], rest: [UInt8]) {
      let bytes = try [UInt8](Data(contentsOf: Repository.samples.appending(path: name)))
      let start = try #require(bytes.firstRange(of: [0xFF, 0xE1])).lowerBound
      let end = start + 2 + Int(bytes[start + 2]) << 8 + Int(bytes[start + 3])
      return (Array(bytes[start..<end]), Array(bytes[end...]))
    }
    return [0xFF, 0xD8] + (try parts(first).exif) + (try parts(second).rest)
  }
}
