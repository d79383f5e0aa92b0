import Foundation
import PhotoCopies
import PhotoMetadata
import TestSupport
import Testing

/// Copies of damaged and hostile files: an error or a readable copy, never a crash.
@Suite(.needs(.data))
struct HostileCopiesTests {
  private static func files() throws -> [URL] {
    let folder = Repository.sharedData.appending(path: "bad-photos")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
      folder.appending(path: $0)
    }.filter { !$0.hasDirectoryPath }
    return TestScope.sample(files, count: 100)
  }

  @Test(arguments: [PrivateFacts.location, .thumbnail, .all])
  func copiesOrRefusesDamagedPhotos(facts: PrivateFacts) throws {
    var plan = CopyPlan()
    plan.removed = [facts]
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    var copies = 0
    for file in try Self.files() {
      guard let data = try? Data(contentsOf: file), data.count < 1 << 24 else { continue }
      guard let copy = try? copier.copy([UInt8](data), digest: ""), let bytes = copy.bytes else {
        continue
      }
      copies += 1
      let before = try? PhotoReader().metadata(in: [UInt8](data))
      let after = try? PhotoReader().metadata(in: bytes)
      if before != nil { #expect(after != nil, "\(file.lastPathComponent)") }
      if facts != .thumbnail { #expect(after?.exif?.location == nil, "\(file.lastPathComponent)") }
    }
    print("Damaged photos copied without \(facts.rawValue): \(copies)")
  }

  /// Every cut of a photo, and every byte of its head changed.
  @Test func survivesEveryCut() throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme"), exif.text(0x013B, "Jane Placeholder")]
    exif.gps = [exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)])]
    let photo = JPEGBuilder.file(
      JPEGBuilder.exif(exif.block), JPEGBuilder.frame(), JPEGBuilder.picture)
    var plan = CopyPlan()
    plan.removed = [.all]
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    for end in photo.indices { _ = try? copier.copy(Array(photo[..<end]), digest: "") }
    for index in photo.indices.prefix(200) {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var bytes = photo
        bytes[index] = value
        _ = try? copier.copy(bytes, digest: "")
      }
    }
    #expect(try copier.copy(photo, digest: "").bytes != nil)
  }

  /// Tables of a kind that does not exist, behind one that does, in each kind of segment.
  @Test func passesTablesThatNobodyReads() throws {
    let values = Array(repeating: UInt8(1), count: 64)
    let huffman = [UInt8(1)] + Array(repeating: 0, count: 15) + [0]
    var plan = CopyPlan()
    plan.removed = [.all]
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    for tables in [
      JPEGBuilder.segment(0xDB, [0] + values + [0x0F] + values + [0x2F] + values + values),
      JPEGBuilder.segment(0xC4, [0] + huffman + [0x10] + huffman + [0x3F] + huffman),
    ] {
      let photo = JPEGBuilder.file(
        JPEGBuilder.segment(0xDB, [0] + values), JPEGBuilder.frame(width: 8, height: 8), tables,
        JPEGBuilder.startOfScan, [0b0010_1011, 0xFF, 0xD9])
      guard let copy = try? copier.copy(photo, digest: "").bytes else { continue }
      #expect((try? PhotoReader().metadata(in: copy)) != nil)
    }
  }
}
