import TestSupport
import Testing

@testable import PhotoMetadata

struct MakerNoteTests {
  private func facts(make: String, note: [UInt8]) throws -> [PhotoFact] {
    var exif = ExifBuilder(primary: [ExifBuilder().text(0x010F, make)])
    exif.exif = [exif.bytes(0x927C, format: 7, note)]
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.exif(exif.block), JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(metadata.exif?.makerNoteSize == note.count)
    return metadata.traces.makerNote
  }

  /// A directory with a text and its own offsets, as in Olympus's notes.
  private func olympus(_ entries: [(tag: Int, format: Int, value: [UInt8])]) -> [UInt8] {
    let header = Array("OLYMPUS\0II\u{3}\0".utf8)
    var table = number(entries.count, 2)
    var values: [UInt8] = []
    let start = header.count + 2 + 12 * entries.count + 4
    for entry in entries {
      table += number(entry.tag, 2) + number(entry.format, 2) + number(entry.value.count, 4)
      if entry.value.count > 4 {
        table += number(start + values.count, 4)
        values += entry.value
      } else {
        table += entry.value + Array(repeating: 0, count: 4 - entry.value.count)
      }
    }
    return header + table + number(0, 4) + values
  }

  private func number(_ number: Int, _ size: Int) -> [UInt8] {
    ExifBuilder().number(number, size)
  }

  /// A directory inside an entry of undefined type.
  private func equipment(_ text: String, at offset: Int) -> [UInt8] {
    let value = Array(text.utf8) + [0]
    return number(1, 2) + number(0x0203, 2) + number(2, 2) + number(value.count, 4)
      + number(offset + 18, 4) + number(0, 4) + value
  }

  @Test func readsTheLensInADirectoryOfADirectory() throws {
    let lens = "OLYMPUS M.12-40mm F2.8"
    let note = olympus([(0x2010, 7, equipment(lens, at: 12 + 2 + 12 + 4))])
    #expect(
      try facts(make: "OLYMPUS CORPORATION", note: note) == [
        PhotoFact(.lens, .text(lens), source: "MakerNote Olympus 0x0203")
      ])
  }

  @Test func takesNoBytesForText() throws {
    let note = olympus([(0x2010, 7, equipment("12\u{7}-40", at: 12 + 2 + 12 + 4))])
    #expect(try facts(make: "OLYMPUS", note: note) == [])
    #expect(try facts(make: "Unknown", note: Array(repeating: 0x41, count: 64)) == [])
  }

  /// Every beginning of a note, and every byte of it changed, is read without harm.
  @Test func survivesDamage() throws {
    let note = olympus([(0x2010, 7, equipment("OLYMPUS M.12-40mm F2.8", at: 30))])
    for count in 5..<note.count { _ = try facts(make: "OLYMPUS", note: Array(note.prefix(count))) }
    for index in note.indices.dropFirst(12) {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = note
        damaged[index] = value
        _ = try facts(make: "OLYMPUS", note: damaged)
      }
    }
  }

  /// A directory that points to itself ends.
  @Test func followsNoPointerTwice() throws {
    var note = olympus([(0x2010, 4, number(12, 4))])
    note.replaceSubrange(18..<22, with: number(1, 4))
    #expect(try facts(make: "OLYMPUS", note: note) == [])
  }
}
