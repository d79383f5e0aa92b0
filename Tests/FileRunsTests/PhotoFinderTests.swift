import FileRuns
import Foundation
import PhotoFormats
import TestSupport
import Testing

struct PhotoFinderTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.path
  }

  private func make(_ names: String...) throws {
    for name in names { try folder.write([], to: name) }
  }

  private func found(_ paths: String..., isRecursive: Bool = false) -> [String] {
    PhotoFinder(isRecursive: isRecursive).files(at: paths.map { PhotoPath($0) }).map(\.text)
  }

  @Test func listsPhotosInTheOrderOfTheirNames() throws {
    try make("b.JPG", "a.jpeg", "notes.txt", ".hidden.jpg", "in/c.jpg")
    #expect(found(path) == ["\(path)/a.jpeg", "\(path)/b.JPG"])
  }

  @Test func looksIntoFilesWithoutAKnownExtension() throws {
    let photo = Array("GIF89a".utf8)
    let video = [0, 0, 0, 16] + Array("ftypisom\0\0\0\0".utf8)
    try make("a.psd", "b.CRW", "c.mov", "notes.txt", "none")
    try folder.write(photo, to: "bare")
    try folder.write(photo, to: "photo.jpg.download")
    try folder.write(video, to: "clip")
    try folder.write(video, to: "clip.bin")
    let found = PhotoFinder(isRecursive: false).search([PhotoPath(path)])
    #expect(
      found.files.map(\.text)
        == ["a.psd", "b.CRW", "bare", "photo.jpg.download"].map { "\(path)/\($0)" })
    #expect(found.others.count == 5)
    #expect(
      found.others.kinds.map(\.kind) == [.video, .fileExtension(""), .fileExtension("txt")])
    #expect(found.others.kinds.map(\.count) == [3, 1, 1])
  }

  @Test func searchesFoldersInsideWhenAsked() throws {
    try make("z.jpg", "in/deep/c.heic", "in/.git/x.jpg", "a.png")
    #expect(
      found(path, isRecursive: true)
        == ["\(path)/a.png", "\(path)/in/deep/c.heic", "\(path)/z.jpg"])
  }

  @Test func followsNoLinkToAFolder() throws {
    try make("in/a.jpg")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/loop", withDestinationPath: path)
    #expect(found(path, isRecursive: true) == ["\(path)/in/a.jpg"])
  }

  /// What copies leave beside photos.
  @Test func takesNoBackupAndNoTemporaryFileForAPhoto() throws {
    let photo = Array("GIF89a".utf8)
    let photos = [
      "a.gif", "a.gif.4711.tmp.gif", "a.gif.tmp", "b.gif.original", "c.4711x.tmp", "c.tmp",
      "d.1-.tmp", "d.1-2-3.tmp", "e.4711.gif",
    ]
    for name in photos { try folder.write(photo, to: name) }
    for name in ["a.gif.original", "a.gif.4711.tmp", "a.gif.4711-9.tmp", "a.gif.original.1.tmp"] {
      try folder.write(photo, to: name)
    }
    #expect(found(path) == photos.map { "\(path)/\($0)" })
    #expect(PhotoFinder(isRecursive: false).search([PhotoPath(path)]).others.count == 4)
    #expect(found("\(path)/a.gif.original") == ["\(path)/a.gif.original"])
  }

  @Test func leavesTheCurrentFolderOutOfPaths() {
    #expect(PhotoPath(".").appending(Array("a.jpg".utf8)).text == "a.jpg")
    #expect(PhotoPath("in/").appending(Array("a.jpg".utf8)).text == "in/a.jpg")
    #expect(PhotoPath("in").appending(Array("a.jpg".utf8)).text == "in/a.jpg")
  }

  @Test func keepsANamedFileWhateverItsEndingAndOnce() {
    #expect(found("scan.bin", "absent.jpg", "scan.bin") == ["scan.bin", "absent.jpg"])
  }

  @Test func distinguishesNamesThatLookAlike() {
    #expect(found("caf\u{E9}.jpg", "cafe\u{301}.jpg").count == 2)
  }

  @Test func findsFilesWhoseNamesAreNotUTF8() throws {
    let name = Array("lat".utf8) + [0xE9] + Array(".jpg".utf8)
    let file = PhotoPath(path).appending(name)
    let descriptor = unsafe open(file.bytes.map { CChar(bitPattern: $0) } + [0], O_CREAT, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)

    let files = PhotoFinder(isRecursive: false).files(at: [PhotoPath(path)])
    #expect(files == [file])
    #expect(files.first?.text == "\(path)/lat⟨xE9⟩.jpg")
  }
}
