import Foundation
import PhotoFormats
import Testing

@testable import PhotoMetadata

struct OpenFileTests {
  @Test func readsAsManyBytesAsThereAre() throws {
    let temporary = try TemporaryFile(Array(0..<100))
    let file = try OpenFile(path: PhotoPath(temporary.path))
    #expect(file.size == 100)
    #expect(try file.bytes(at: 90, count: 20) == Array(90..<100))
    #expect(try file.bytes(at: 200, count: 20) == [])
  }

  @Test func followsASymbolicLink() throws {
    let temporary = try TemporaryFile([1, 2, 3])
    let link = temporary.path + "-link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: temporary.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    #expect(try OpenFile(path: PhotoPath(link)).size == 3)
  }

  @Test(arguments: ["/", "/dev/null", "/dev/zero", "a\0b"])
  func refusesWhatIsNotAFile(path: String) {
    #expect(throws: PhotoReadError.notAFile) { _ = try OpenFile(path: PhotoPath(path)).size }
  }

  @Test func refusesANamedPipeWithoutWaitingForAWriter() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    try #require(unsafe mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: PhotoReadError.notAFile) { _ = try OpenFile(path: PhotoPath(path)).size }
  }

  @Test func reportsWhatTheSystemSays() {
    #expect(throws: PhotoReadError.system(code: ENOENT)) {
      _ = try OpenFile(path: PhotoPath("/no/such/file")).size
    }
  }
}
