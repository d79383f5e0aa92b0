import Foundation
import PhotoFormats
import TestSupport
import Testing

/// The boxes of a file, and of what they hold, are all of its bytes.
struct BoxPartsTests {
  private static func box(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    Box.bytes(type, content)
  }

  /// Two boxes, of which the second one has a size of 8 bytes.
  private static let large: [UInt8] =
    box("ftyp", [1, 2]) + [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 18, 7, 8]

  /// Returns the parts and the problems of a file in memory, without its inside.
  private static func names(
    _ bytes: [UInt8], _ reading: FormatReading = .lenient
  ) -> [String] {
    let (parts, problems) = BoxParts.all(in: bytes, reading: reading)
    return parts.map { part in
      switch part {
      case .box(let box):
        "\(box.type) \(box.content.count)" + (box.isOpen ? " open" : "")
          + (box.isCutOff ? " cut" : "")
      case .rest(let range): "rest \(range.count)"
      }
    } + problems.map { "\($0)" }
  }

  @Test func readsSizesOfAllKinds() {
    #expect(Self.names(Self.large) == ["ftyp 2", "mdat 2"])
    #expect(
      Self.names(Self.box("free") + [0, 0, 0, 0] + Array("mdat".utf8) + [1])
        == ["free 0", "mdat 1 open"])
    #expect(Self.names([]) == [])
  }

  @Test(arguments: [0, 1, 7, 8, 9, 17, 18])
  func tellsWhereAFileEnds(_ count: Int) {
    let file = Array(Self.large.prefix(10 + count))
    let expected =
      switch count {
      case 0: ["ftyp 2"]
      case 1...7: ["ftyp 2", "rest \(count)", "truncated"]
      case 8...15: ["ftyp 2", "rest \(count)", "damaged"]
      case 18: ["ftyp 2", "mdat 2"]
      default: ["ftyp 2", "mdat \(count - 16) cut", "truncated"]
      }
    #expect(Self.names(file) == expected)
    let strict = count == 0 || count == 18 ? expected : ["ftyp 2", expected.last ?? ""]
    #expect(Self.names(file, .strict) == strict)
  }

  /// Sizes that are too small for a header, and that no file has.
  @Test(arguments: [[0, 0, 0, 7], [0, 0, 0, 2], [0, 0, 0, 1, 0x66, 0x72, 0x65, 0x65, 0, 1]])
  func endsAtImpossibleSizes(_ start: [UInt8]) {
    let box = start + Array(repeating: 0, count: 20 - start.count)
    #expect(Self.names(Self.large + box) == ["ftyp 2", "mdat 2", "rest 20", "damaged"])
  }

  @Test func leavesNoSizeOpenInsideOfBoxes() {
    let inner: [UInt8] = [0, 0, 0, 0] + Array("free".utf8) + [9]
    let file = Self.box("meta", inner) + Self.box("free")
    let inside = 8..<17
    #expect(BoxParts.all(in: file, inside).parts.count == 1)
    #expect(BoxParts.all(in: file, inside).problems == [])
    #expect(BoxParts.all(in: file, inside, reading: .strict).parts == [])
    #expect(BoxParts.all(in: file, inside, reading: .strict).problems == [.damaged])
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1)])
  func readsSoManyBoxes(_ more: Int, _ problems: Int) {
    let count = FormatLimits.boxes + more
    let file = Array(repeating: Self.box("free"), count: count).flatMap { $0 }
    let (parts, found) = BoxParts.all(in: file)
    #expect(parts.count == count)
    #expect(found.count == problems)
    #expect(parts.last?.range.upperBound == file.count)
  }

  // MARK: All photos

  private static let endings: Set<String> = [
    "heic", "heif", "hif", "avif", "jxl", "jp2", "jpx", "jpf", "cr3",
  ]

  private static func photos() throws -> [URL] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Repository.sharedData.path)
    return files.sorted().map { Repository.sharedData.appending(path: $0) }
      .filter { endings.contains($0.pathExtension.lowercased()) }
  }

  /// Checks the parts of a range and of what its boxes hold; returns their number.
  private func check(
    _ range: Range<Int>, _ bytes: [UInt8], _ source: inout ByteSource, depth: Int = 0
  ) throws -> Int {
    let (parts, _) = BoxParts.all(in: bytes, range)
    let (strict, problems) = BoxParts.all(in: bytes, range, reading: .strict)
    #expect(Array(parts.prefix(strict.count)) == strict)
    #expect(problems.isEmpty == (strict == parts))
    var position = range.lowerBound
    for part in parts {
      #expect(part.range.lowerBound == position)
      position = part.range.upperBound
    }
    #expect(position == range.upperBound || range.isEmpty)
    var fromFile = BoxParts(range)
    for part in parts { #expect(try fromFile.next(in: &source) == part) }
    #expect(try fromFile.next(in: &source) == nil)
    var count = parts.count
    for case .box(let box) in parts where depth < 8 {
      #expect(box.content.upperBound == box.range.upperBound)
      if let children = try box.children(in: &source) {
        count += try check(children, bytes, &source, depth: depth + 1)
      }
    }
    return count
  }

  @Test(.needs(.data)) func joinsToTheFile() throws {
    for photo in try Self.photos() {
      let bytes = [UInt8](try Data(contentsOf: photo))
      var source = try ByteSource(fileAt: PhotoPath(photo.path))
      #expect(try check(0..<bytes.count, bytes, &source) <= bytes.count / 8 + 1)
      // A byte more or less changes nothing before it.
      for other in [bytes + [1], Array(bytes.dropLast())] {
        var source = ByteSource(other)
        _ = try check(0..<other.count, other, &source)
      }
    }
  }

  @Test(.needs(.data)) func survivesHostileSizes() throws {
    for photo in try Self.photos() {
      let bytes = [UInt8](try Data(contentsOf: photo).prefix(4096))
      for index in stride(from: 0, to: min(bytes.count, 400), by: 3) {
        for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
          var mutant = bytes
          mutant[index] = value
          var source = ByteSource(mutant)
          _ = try check(0..<mutant.count, mutant, &source)
        }
      }
    }
  }
}
