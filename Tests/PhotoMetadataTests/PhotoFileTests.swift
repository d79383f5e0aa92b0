import Foundation
import PhotoFormats
import TestSupport
import Testing
import Thumbnails

@testable import PhotoMetadata

struct PhotoFileTests {
  private let folder: TemporaryFolder
  private let path: PhotoPath

  init() throws {
    folder = try TemporaryFolder()
    let file = try folder.write(
      Data(contentsOf: Repository.samples.appending(path: "harbour.jpg")), to: "photo.jpg")
    path = PhotoPath(file.path)
  }

  private func replace() throws {
    let other = try folder.write(
      Data(contentsOf: Repository.samples.appending(path: "cafe.jpg")), to: "other.jpg")
    try #require(unsafe rename(other.path, path.systemName) == 0)
  }

  @Test func readsTheFileThatWasOpened() throws {
    var file = try PhotoFile(at: path)
    let expected = try PhotoReader().metadata(ofFileAt: path)
    try replace()
    #expect(try PhotoReader().metadata(of: &file) == expected)
    let isUnchanged = file.isUnchanged
    #expect(!isUnchanged)
    #expect(try PhotoReader().metadata(ofFileAt: path) != expected)
  }

  @Test func showsTheThumbnailOfTheFileThatWasRead() throws {
    let file = try PhotoFile(at: path)
    let thumbnail = try PhotoReader().thumbnail(ofFileAt: path, in: file.state)
    #expect(thumbnail != nil)
    #expect(thumbnail == PhotoReader().thumbnail(ofFileAt: path))
    try replace()
    #expect(throws: PhotoReadError.changed) {
      try PhotoReader().thumbnail(ofFileAt: path, in: file.state)
    }
    try FileManager.default.removeItem(atPath: path.text)
    #expect(throws: PhotoReadError.changed) {
      try PhotoReader().thumbnail(ofFileAt: path, in: file.state)
    }
  }

  @Test func passesEveryByteOn() throws {
    let bytes = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 4) }
    let file = try PhotoFile(at: PhotoPath(folder.write(bytes, to: "bytes").path))
    var found: [UInt8] = []
    let isWhole = unsafe try file.forEachPiece { unsafe found += $0 }
    #expect(isWhole)
    #expect(found == bytes)
    var read = try PhotoFile(at: PhotoPath(folder.write(bytes, to: "read").path))
    #expect(try Array(read.source.everything(upTo: bytes.count) ?? []) == bytes)
    found = []
    #expect(unsafe try read.forEachPiece { unsafe found += $0 })
    #expect(found == bytes)
    let empty = try PhotoFile(at: PhotoPath(folder.write([], to: "empty").path))
    #expect(unsafe try empty.forEachPiece { _ in Issue.record("a piece of an empty file") })
  }
}
