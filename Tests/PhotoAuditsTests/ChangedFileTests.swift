import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoAudits

/// Files that change while they are audited.
struct ChangedFileTests {
  private let folder: TemporaryFolder
  private let path: PhotoPath

  init() throws {
    folder = try TemporaryFolder()
    path = PhotoPath(folder.url.appending(path: "photo.jpg").path)
    try write(Self.photo, to: "photo.jpg")
    try write(Self.other, to: "other.jpg")
  }

  private static let photo = bytes(of: "harbour.jpg")
  private static let other = bytes(of: "mountains.jpg")

  private static func bytes(of name: String) -> [UInt8] {
    let data = try? Data(contentsOf: Repository.samples.appending(path: name))
    return [UInt8](data ?? Data())
  }

  /// Writes a file with an old modification time, so that no tick of the clock hides a change.
  private func write(_ bytes: [UInt8], to name: String) throws {
    let file = try folder.write(bytes, to: name)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: file.path)
  }

  /// Audits the photo, and runs a closure between the reading of its metadata and of its digest,
  /// when the report requests the date.
  private func audit(
    meanwhile change: @escaping @Sendable () throws -> Void
  ) -> (entry: PhotoEntry, state: FileState?) {
    PhotoAuditor(
      service: PhotoMetadataService {
        do { try change() } catch { Issue.record(error) }
        return Date(timeIntervalSince1970: 0)
      }
    ).audit(fileAt: path)
  }

  private func expectChanged(_ file: (entry: PhotoEntry, state: FileState?)) {
    #expect(file.entry.error == .fileChanged)
    #expect(file.entry.sha256 == nil)
    #expect(file.state == nil)
  }

  @Test func comesFromOneUnchangedFile() {
    let file = audit {}
    #expect(file.entry.report?.summary.make == "FUJIFILM")
    #expect(file.entry.sha256 == FileDigest.sha256(ofFileAt: path))
    #expect(file.state != nil)
  }

  @Test func saysThatAFileWasReplaced() {
    let (path, other) = (path, PhotoPath(folder.url.appending(path: "other.jpg").path))
    expectChanged(
      audit { try #require(unsafe rename(other.systemName, path.systemName) == 0) })
  }

  @Test func saysThatAFileWasWrittenOver() {
    let url = folder.url.appending(path: "photo.jpg")
    expectChanged(
      audit {
        let file = try FileHandle(forUpdating: url)
        try file.seek(toOffset: 30_000)
        try file.write(contentsOf: [1, 2, 3])
      })
  }

  @Test func saysThatAFileWasCutOff() {
    let path = path
    expectChanged(audit { try #require(unsafe truncate(path.text, 1000) == 0) })
  }

  @Test func saysThatAFileGrew() {
    let url = folder.url.appending(path: "photo.jpg")
    expectChanged(
      audit {
        let file = try FileHandle(forWritingTo: url)
        try file.seekToEnd()
        try file.write(contentsOf: [0])
      })
  }

  @Test func saysThatAFileWasRemoved() {
    let url = folder.url.appending(path: "photo.jpg")
    expectChanged(audit { try FileManager.default.removeItem(at: url) })
  }

  @Test func saysThatALinkWasTurned() throws {
    let url = folder.url
    let link = url.appending(path: "photo.jpg")
    try FileManager.default.moveItem(at: link, to: url.appending(path: "first.jpg"))
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "first.jpg")
    #expect(audit {}.entry.error == nil)
    expectChanged(
      audit {
        try FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(
          atPath: link.path, withDestinationPath: "other.jpg")
      })
  }

  /// The modification time can be set back; the status change time can't.
  @Test func isNotDeceivedByTheDateOfAFile() throws {
    let url = folder.url.appending(path: "photo.jpg")
    // File times come from a clock that ticks every few milliseconds.
    usleep(50_000)
    expectChanged(
      audit {
        let file = try FileHandle(forUpdating: url)
        try file.write(contentsOf: Self.photo.prefix(100))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: url.path)
      })
  }

  @Test func digestsTheFileThatIsOpen() throws {
    let file = try PhotoFile(at: path)
    let expected = FileDigest.sha256(ofFileAt: path)
    #expect(FileDigest.sha256(of: file) == expected)
    let other = PhotoPath(folder.url.appending(path: "other.jpg").path)
    try #require(unsafe rename(other.systemName, path.systemName) == 0)
    #expect(FileDigest.sha256(of: file) == expected)
    let isUnchanged = file.isUnchanged
    #expect(!isUnchanged)
    #expect(FileDigest.sha256(ofFileAt: path) != expected)
  }

  @Test func refusesToDigestAFileWhoseSizeChanged() throws {
    let file = try PhotoFile(at: path)
    try #require(unsafe truncate(path.text, off_t(Self.photo.count + 1)) == 0)
    #expect(FileDigest.sha256(of: file) == nil)
    try #require(unsafe truncate(path.text, off_t(Self.photo.count - 1)) == 0)
    #expect(FileDigest.sha256(of: file) == nil)
  }

  /// Two photos alternate under one name while the file is audited repeatedly.
  @Test(.endsHangs) func neverMixesTwoFiles() throws {
    var makes: [String: String] = [:]
    for name in ["photo.jpg", "other.jpg"] {
      let path = PhotoPath(folder.url.appending(path: name).path)
      let entry = PhotoAuditor(service: PhotoMetadataService()).entry(forFileAt: path)
      makes[try #require(entry.sha256)] = try #require(entry.report?.summary.model)
    }
    let url = folder.url
    let turning = Thread {
      var number = 0
      while !Thread.current.isCancelled {
        number += 1
        let source = url.appending(path: number % 2 == 0 ? "other.jpg" : "first.jpg").path
        let copy = url.appending(path: "copy").path
        guard unsafe link(source, copy) == 0 else { break }
        _ = unsafe rename(copy, url.appending(path: "photo.jpg").path)
      }
    }
    try FileManager.default.copyItem(
      at: url.appending(path: "photo.jpg"), to: url.appending(path: "first.jpg"))
    turning.start()
    defer { turning.cancel() }
    let auditor = PhotoAuditor(service: PhotoMetadataService())
    var changedCount = 0
    for _ in 0..<500 {
      let entry = auditor.entry(forFileAt: path)
      if let digest = entry.sha256 {
        #expect(entry.report?.summary.model == makes[digest])
      } else {
        #expect(entry.error == .fileChanged)
        changedCount += 1
      }
    }
    #expect(changedCount > 0)
  }
}
