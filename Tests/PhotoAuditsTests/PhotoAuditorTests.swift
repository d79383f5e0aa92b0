import Foundation
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

struct PhotoAuditorTests {
  private let auditor = PhotoAuditor(service: PhotoMetadataService())

  @Test func namesTheBytesOfAPhoto() {
    let entry = auditor.entry(
      forFileAt: PhotoPath(Repository.samples.appending(path: "not-a-photo.jpg").path))

    // The output of sha256sum for the file.
    #expect(entry.sha256 == "e2a9f48a722172605dcae09a55c65747d4d6e897ee41abbe3c8bcd181b6a6b8d")
    #expect(entry.error == .invalidImage)
    #expect(entry.report == nil)
  }

  @Test func saysThatAVideoIsOne() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([0, 0, 0, 16] + Array("ftypqt  \0\0\0\0".utf8), to: "a.jpg")
    let entry = auditor.entry(forFileAt: PhotoPath(file.path))
    #expect(entry.error == .videoNotSupported)
    #expect(entry.sha256 != nil)
  }

  @Test func makesAnEntryForAMissingFile() {
    let entry = auditor.entry(forFileAt: PhotoPath("absent/photo.jpg"))

    #expect(entry.file == "absent/photo.jpg")
    #expect(entry.sha256 == nil)
    #expect(entry.error == .fileSystemError(description: "No such file or directory"))
  }

  @Test(.endsHangs) func neverWaitsForAPipe() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID()).jpg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #require(unsafe mkfifo(path, 0o600) == 0)

    #expect(auditor.entry(forFileAt: PhotoPath(path)).error == .photoSelectionFailed)
  }
}
