import Foundation
import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata
@testable import PhotoSamples

/// Reads deliberately damaged files: none may crash the program or take long.
@Suite(.endsHangs, .serialized)
struct DamagedPhotosTests {
  /// The maximum number of bytes examined per file: the sum of the limits of its parts, well below
  /// the limit for whole files.
  private let maximumBytes = 4 * 1024 * 1024

  /// The maximum additional memory after all files; each is freed at once.
  private let maximumMemory = 128 * 1024 * 1024

  @Test(.needs(.data))
  func survivesHostileFiles() throws {
    var effort = Effort()
    for path in try SampleFolders.files(in: SampleFolders.badPhotos) {
      let bytes = try Array(Data(contentsOf: URL(filePath: path)))
      effort.read(bytes, named: path)
      // Most have the same container, so they are tested as parts of the others as well.
      let part = Array(bytes.prefix(65_000))
      for signature in signatures {
        effort.read(signature + bytes, named: "after \(signature): \(path)")
        effort.read(
          signature + bytes.dropFirst(signature.count), named: "as \(signature): \(path)")
      }
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
    #expect(effort.maximumBytesExamined < maximumBytes)
  }

  @Test(.needs(.data))
  func survivesMutationsOfRealPhotos() throws {
    var generator = SeededGenerator(seed: 2)
    var effort = Effort()
    let before = try Effort.residentBytes()
    for path in try SampleFolders.files(in: SampleFolders.photos) {
      let original = try Array(Data(contentsOf: URL(filePath: path)))
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
      for index in parts(of: original).map(\.range.lowerBound).prefix(8) {
        for length in [0x0000, 0x0001, 0xFFFF] where index + 8 <= original.count {
          for offset in [0, 2, 4] {
            var mutant = original
            mutant[index + offset] = UInt8(length >> 8)
            mutant[index + offset + 1] = UInt8(length & 0xFF)
            effort.read(mutant, named: "\(length) at \(index + offset) in \(path)")
          }
        }
      }
    }
    print("Mutated photos: \(effort.summary)")
    #expect(effort.files > 5000)
    #expect(effort.maximumBytesExamined < maximumBytes)
    #expect(try Effort.residentBytes() - before < maximumMemory)
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
    #expect(effort.maximumBytesExamined < 64 * 1024)
  }

  /// The parts of a file.
  private func parts(of bytes: [UInt8]) -> [FilePart] {
    var source = ByteSource(bytes)
    return (try? PhotoReader().contents(of: &source).parts) ?? []
  }

  /// The signature of each kind of file.
  private let signatures: [[UInt8]] = [
    [0xFF, 0xD8], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    Array("RIFF\u{7F}\u{7F}\0\0WEBP".utf8), BoxBuilder.fileType,
    BoxBuilder.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]), [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42],
  ]

  /// The offsets of TIFF headers.
  private func exifStarts(in bytes: [UInt8]) -> [Int] {
    bytes.indices.dropLast(8).filter {
      let header = bytes[$0..<$0 + 4]
      return header == [0x49, 0x49, 0x2A, 0] || header == [0x4D, 0x4D, 0, 0x2A]
    }
  }
}
