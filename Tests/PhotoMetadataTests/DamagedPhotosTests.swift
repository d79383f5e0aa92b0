import Foundation
import TestSupport
import Testing

@testable import PhotoMetadata

/// Reads files that are damaged by design: none may end the program or take long.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct DamagedPhotosTests {
  /// Bytes of one file that may be examined: what the limits of its parts come to, well below the
  /// limit for whole files.
  private let mostBytes = 1024 * 1024

  /// Memory that may be in use after all files, beyond what was before; each is freed at once.
  private let mostMemory = 128 * 1024 * 1024

  @Test(.enabled(if: Repository.hasSharedData, "the folder of damaged files is absent"))
  func survivesHostileFiles() throws {
    var effort = Effort()
    for path in try SampleFolders.files(in: SampleFolders.badPhotos) {
      let bytes = try Array(Data(contentsOf: URL(filePath: path)))
      effort.read(bytes, named: path)
      // They are of other containers, so they are served as parts of a JPEG file as well.
      let part = Array(bytes.prefix(65_000))
      effort.read([0xFF, 0xD8] + bytes, named: "as segments: \(path)")
      effort.read(JPEGBuilder.file(JPEGBuilder.exif(part)), named: "as EXIF: \(path)")
      for start in exifStarts(in: bytes) {
        let block = Array(bytes[start...].prefix(65_000))
        effort.read(JPEGBuilder.file(JPEGBuilder.exif(block)), named: "EXIF of \(path)")
      }
      let name = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
      effort.read(
        JPEGBuilder.file(JPEGBuilder.segment(0xE1, name + part)), named: "as XMP: \(path)")
    }
    print("Hostile files: \(effort.summary)")
    #expect(effort.mostBytesExamined < mostBytes)
  }

  @Test(.enabled(if: Repository.hasSharedData, "the folder of real photos is absent"))
  func survivesMutationsOfRealPhotos() throws {
    var generator = SeededGenerator(seed: 2)
    var effort = Effort()
    let before = try Effort.residentBytes()
    for path in try SampleFolders.files(in: SampleFolders.photos) {
      let original = try Array(Data(contentsOf: URL(filePath: path)))
      guard original.starts(with: [0xFF, 0xD8]) else { continue }
      for power in 0...24 where 1 << power < original.count {
        effort.read(Array(original.prefix(1 << power)), named: "2^\(power) bytes of \(path)")
      }
      for flips in [1, 1, 2, 4, 8, 16, 64, 256] {
        var mutant = original
        for _ in 0..<flips {
          let index = Int.random(in: 2..<min(original.count, 65_536), using: &generator)
          mutant[index] = UInt8.random(in: .min ... .max, using: &generator)
        }
        effort.read(mutant, named: "\(flips) bytes changed in \(path)")
      }
      for index in lengthFields(in: original).prefix(12) {
        for length in [0x0000, 0x0001, 0xFFFF] {
          var mutant = original
          mutant[index] = UInt8(length >> 8)
          mutant[index + 1] = UInt8(length & 0xFF)
          effort.read(mutant, named: "a length of \(length) in \(path)")
        }
      }
    }
    print("Mutated photos: \(effort.summary)")
    #expect(effort.files > 5000)
    #expect(effort.mostBytesExamined < mostBytes)
    #expect(try Effort.residentBytes() - before < mostMemory)
  }

  @Test(arguments: [true, false])
  func survivesEveryByteOfASmallExifBlock(isLittleEndian: Bool) throws {
    var builder = ExifBuilder(isLittleEndian: isLittleEndian)
    builder.primary = [builder.text(0x010F, "Canon"), builder.text(0x0131, "GIMP 2.10")]
    builder.exif = [builder.text(0x9003, "2024:03:09 17:05:01")]
    builder.gps = [builder.text(1, "N"), builder.rationals(2, [(1, 1), (2, 1), (3, 1)])]
    let file = JPEGBuilder.file(JPEGBuilder.exif(builder.block), JPEGBuilder.picture)
    var effort = Effort()
    for index in file.indices.dropFirst(2) {
      for value in [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF] as [UInt8] {
        var mutant = file
        mutant[index] = value
        effort.read(mutant, named: "byte \(index) is \(value)")
      }
    }
    #expect(effort.mostBytesExamined < 64 * 1024)
  }

  /// Where the length fields of segments lie, as long as they lead to one another.
  private func lengthFields(in bytes: [UInt8]) -> [Int] {
    var fields: [Int] = []
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
      fields.append(position + 2)
      position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
    }
    return fields
  }

  /// Where TIFF headers begin.
  private func exifStarts(in bytes: [UInt8]) -> [Int] {
    bytes.indices.dropLast(8).filter {
      let header = bytes[$0..<$0 + 4]
      return header == [0x49, 0x49, 0x2A, 0] || header == [0x4D, 0x4D, 0, 0x2A]
    }
  }
}
