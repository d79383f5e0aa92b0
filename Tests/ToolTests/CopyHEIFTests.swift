import Foundation
import TestSupport
import Testing

/// `metalens copy` with a look for HEIC photos, whose copies are JPEG files.
struct CopyHEIFTests {
  private let tool = Tool()
  private let folder: TemporaryFolder

  /// A HEIC file with a picture of 64 by 64 pixels.
  private static let photo = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA\
    AAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAOwAAACNpaW5mAAAA\
    AAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34\
    +AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmu\
    bgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAA\
    ABZpcG1hAAAAAAAAAAEAAQOBAoMAAABDbWRhdAAAADcoAa8TgOUzwJ//7EqP/2588Pu6+ylb4joP9de//T0mSf/e\
    5Ij8Abl/5LPA5v/zhO3+2XMPnQGg
    """

  init() throws {
    folder = try TemporaryFolder()
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.photo)))
    for name in ["a.heic", "b/a.HEIC", "c.jpg"] { try folder.write(bytes, to: name) }
    try folder.write([UInt8]("no photo".utf8), to: "d.heic")
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func copy(_ arguments: String...) throws -> Program.Run {
    try tool.run(arguments: ["copy"] + arguments + ["--look", "minimal-life"])
  }

  @Test func namesCopiesForWhatTheyAre() throws {
    let run = try copy(
      path("a.heic"), path("b/a.HEIC"), path("c.jpg"), "-o", path("film"), "--receipt-output",
      path("receipt.json"))
    #expect(run.status == 0)
    #expect(run.errorText.contains("Saved 3 copies as JPEG."))
    let names = try FileManager.default.contentsOfDirectory(atPath: path("film")).sorted()
    #expect(names == ["a-2.jpg", "a.jpg", "c.jpg"])
    #expect(try tool.run("verify", path("receipt.json")).status == 0)
    let audit = try tool.run("audit", path("film/a.jpg"), "--verbose")
    #expect(audit.text.contains("Processed after capture"))
    #expect(audit.text.contains("convert HEVC to JPEG quality=95"))
    #expect(try tool.run("audit", path("film/a.jpg"), "-f", "json").text.contains("\"jpeg\""))
    let again = try copy(path("a.heic"), path("b/a.HEIC"), path("c.jpg"), "-o", path("film"))
    #expect(again.errorText.contains("3 already existed"))
  }

  @Test func keepsTheKindWhereThePictureStays() throws {
    let run = try tool.run(
      "copy", path("a.heic"), "-o", path("plain") + "/", "--set", "owner=Museum")
    #expect(run.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("plain")) == ["a.heic"])
  }

  @Test func refusesNamesThatSayOtherwise() throws {
    let before = try folder.names
    let run = try copy(path("a.heic"), "-o", path("film.heic"))
    #expect(run.status == 1)
    #expect(run.errorText.contains("The copy is a JPEG file"))
    #expect(try copy(path("a.heic"), "--in-place").status == 1)
    #expect(try folder.names == before)
    #expect(try copy(path("c.jpg"), "-o", path("film.JPG")).status == 0)
  }
}
