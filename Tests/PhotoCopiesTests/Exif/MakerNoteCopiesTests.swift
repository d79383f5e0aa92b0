import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies

/// Maker notes stay, but for what is to be removed and stands at a known place.
struct MakerNoteCopiesTests {
  private static func copy(
    _ photo: [UInt8], removing facts: PrivateFacts, unread: Bool = false
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    plan.removesUnread = unread
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static func photo(make: String, note: [UInt8]) -> [UInt8] {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, make)]
    exif.exif = [exif.bytes(0x927C, format: 7, note)]
    return JPEGBuilder.file(
      JPEGBuilder.exif(exif.block), JPEGBuilder.frame(), JPEGBuilder.picture)
  }

  private static func entry(_ tag: Int, _ format: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
    [UInt8(tag & 0xFF), UInt8(tag >> 8), UInt8(format), 0, UInt8(count), 0, 0, 0]
      + value + [UInt8](repeating: 0, count: 4 - value.count)
  }

  /// A note of Nikon’s with a serial number of eight digits.
  private static func nikon(_ serial: String) -> [UInt8] {
    let number = Array(serial.utf8) + [0]
    let offset = UInt8(8 + 2 + 2 * 12 + 4)
    return Array("Nikon\0\u{2}\u{10}\0\0".utf8) + Array("II*\0".utf8) + [8, 0, 0, 0, 2, 0]
      + entry(0x0001, 7, 4, Array("0210".utf8))
      + entry(0x001D, 2, number.count, [offset, 0, 0, 0]) + [0, 0, 0, 0] + number
  }

  /// A directory of an unknown maker: a number, a dash, and eight bytes behind it.
  @Test(arguments: [(0, true), (7, false)] as [(UInt8, Bool)])
  func readsWhatADirectoryOfAnUnknownMakerHas(byte: UInt8, isEmpty: Bool) throws {
    let note =
      [3, 0] + Self.entry(0x0300, 9, 1, [1]) + Self.entry(0x0600, 2, 2, [0x2D])
      + Self.entry(0x1000, 7, 8, [44]) + [0, 0, 0, 0] + [UInt8](repeating: byte, count: 8)
    let photo = Self.photo(make: "Polyphony Digital Inc.", note: note)
    for facts in [PrivateFacts.location, .serialNumbers, .owner, .faces] {
      #expect(try Self.copy(photo, removing: facts).unread.isEmpty == isEmpty)
    }
  }

  @Test func knowsTheLogsOfSamsungsAutomatics() throws {
    let numbers = (1...60).map { UInt8($0) }
    let names = ["ALAWBLOG", "AFLIBLOG", "AEDBGLOG"].map { Array($0.utf8) }
    let note = numbers + names[0] + numbers + names[1] + numbers + names[2] + numbers
    #expect(
      try Self.copy(Self.photo(make: "SAMSUNG", note: note), removing: .location).unread.isEmpty)
    #expect(
      try !Self.copy(
        Self.photo(make: "SAMSUNG", note: numbers + names[0] + numbers), removing: .location
      ).unread.isEmpty)
  }

  @Test func keepsTheKeyOfNikonsSerialNumber() throws {
    let photo = Self.photo(make: "NIKON CORPORATION", note: Self.nikon("20123456"))
    let copy = try Self.copy(photo, removing: .serialNumbers)
    let bytes = try #require(copy.bytes)
    #expect(copy.changes.map(\.structure).contains("MakerNote Nikon 0x001D"))
    // 20123456 = 78607 · 256 + 64
    #expect(Data(bytes).range(of: Data("00000064".utf8)) != nil)
    #expect(Data(bytes).range(of: Data("20123456".utf8)) == nil)
    #expect(copy.unread.isEmpty)
    #expect(try Self.copy(photo, removing: .location).bytes == nil)
  }

  @Test func findsTheValuesOfANoteWithAnEmptyEntry() throws {
    let note =
      Array("QVC\0\0\0".utf8) + [2, 0] + Self.entry(0x3006, 2, 4, Array("Bern".utf8))
      + Self.entry(0x3007, 7, 0, []) + [0, 0, 0, 0]
    let photo = Self.photo(make: "CASIO COMPUTER CO.,LTD.", note: note)
    let copy = try Self.copy(photo, removing: .location)
    #expect(copy.unread.isEmpty && copy.changes.first?.structure == "MakerNote Casio 0x3006")
    #expect(Data(try #require(copy.bytes)).range(of: Data("Bern".utf8)) == nil)
  }

  @Test func namesWhatAnUnknownNoteMayHold() throws {
    let note = Array("Acme of Jambalaya Street, No. 12345678".utf8)
    let photo = Self.photo(make: "Acme", note: note)
    for facts in PrivateFacts.allCases where facts != .all && facts != .thumbnail {
      let copy = try Self.copy(photo, removing: facts)
      #expect(copy.bytes == nil)
      #expect(copy.unread.map(\.structure) == ["ExifIFD 0x927C"])
      #expect(Set(copy.unread[0].mayHold) == facts.kinds)
      let exact = try #require(try Self.copy(photo, removing: facts, unread: true).bytes)
      #expect(Data(exact).range(of: Data(note)) == nil)
    }
  }

  @Test func expectsNothingInAFewNumbers() throws {
    let note = [2, 0] + Self.entry(1, 3, 1, [1, 0]) + Self.entry(2, 3, 2, [1, 0, 2, 0])
    let photo = Self.photo(make: "Acme", note: note)
    for facts in PrivateFacts.allCases where facts != .all {
      #expect(try Self.copy(photo, removing: facts).unread.isEmpty)
    }
  }

  @Test func emptiesARepeatedValueAlone() throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme"), exif.text(0x013B, "Jane Placeholder")]
    exif.exif = [exif.bytes(0x927C, format: 7, Array("of Jane Placeholder!".utf8))]
    let photo = JPEGBuilder.file(
      JPEGBuilder.exif(exif.block), JPEGBuilder.frame(), JPEGBuilder.picture)
    let bytes = try #require(try Self.copy(photo, removing: .owner).bytes)
    let expected = Array("of ".utf8) + [UInt8](repeating: 0, count: 16) + Array("!".utf8)
    #expect(Data(bytes).range(of: Data(expected)) != nil)
  }

  @Test func emptiesSmallerPictures() throws {
    let picture = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture)
    let photo = Self.photo(make: "Acme", note: Array("note".utf8) + picture + Array("end".utf8))
    let copy = try Self.copy(photo, removing: .thumbnail)
    let bytes = try #require(copy.bytes)
    let expected =
      Array("note".utf8) + [UInt8](repeating: 0, count: picture.count) + Array("end".utf8)
    #expect(Data(bytes).range(of: Data(expected)) != nil)
    #expect(copy.unread.isEmpty)
  }

  @Test(arguments: ["Acme", "FUJIFILM", "NIKON CORPORATION", "SAMSUNG", "Canon"])
  func takesNotesOfAnyLength(make: String) throws {
    let note = Array("FUJIFILM\u{C}\0\0\0\u{1}\0".utf8)
    for count in 0...note.count {
      let photo = Self.photo(make: make, note: Array(note.prefix(count)))
      for facts in PrivateFacts.allCases { _ = try Self.copy(photo, removing: facts) }
    }
  }

  /// ExifTool’s reading of real notes, before and after.
  @Test(.needs(.data, .exiftool))
  func changesSerialNumbersAlone() throws {
    let program = try #require(Program(named: "exiftool"))
    let folder = Repository.sharedData.appending(path: "photos")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let originals = try TemporaryFolder()
    let copies = try TemporaryFolder()
    var count = 0
    for path in paths where path.lowercased().hasSuffix(".jpg") {
      let photo = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      guard let copy = try? Self.copy(photo, removing: .serialNumbers), let bytes = copy.bytes,
        copy.changes.contains(where: { $0.structure.hasPrefix("MakerNote") })
      else { continue }
      count += 1
      try originals.write(photo, to: "\(count).jpg")
      try copies.write(bytes, to: "\(count).jpg")
    }
    #expect(count > 0)
    func tags(_ folder: URL) throws -> [String: [String: String]] {
      let output = try program.run(["-json", "-G1", "-a", "-MakerNotes:all", folder.path]).output
      let files = try #require(try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
      var tags: [String: [String: String]] = [:]
      for file in files {
        let name = URL(filePath: file["SourceFile"] as? String ?? "").lastPathComponent
        tags[name] = file.filter { $0.key != "SourceFile" }.mapValues { "\($0)" }
      }
      return tags
    }
    let (before, after) = (try tags(originals.url), try tags(copies.url))
    for (name, old) in before {
      let new = after[name] ?? [:]
      for (tag, value) in old where new[tag] != value {
        #expect(tag.contains("Serial") || tag.contains("InternalSerialNumber"), "\(name) \(tag)")
      }
    }
  }
}
