import Foundation
import PhotoFormats
import Testing

/// What holds for the parts of every format.
extension PartWalk where Problem == ChunkProblem {
  /// Returns the parts of bytes, after checking that they join to the whole.
  @discardableResult
  static func parts(of bytes: [UInt8], _ reading: FormatReading = .lenient) -> [Part] {
    let (parts, problems) = all(in: bytes, reading)
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(part.range.upperBound == next.range.lowerBound)
    }
    #expect((parts.first?.range.lowerBound ?? 0) == 0)
    #expect((parts.last?.range.upperBound ?? 0) == bytes.count)
    #expect(parts.allSatisfy { $0.range.lowerBound <= $0.content.lowerBound })
    #expect(parts.allSatisfy { $0.content.upperBound <= $0.range.upperBound })
    #expect(parts.count <= FormatLimits.chunks + 4)
    #expect(Set(problems).count == problems.count)
    return parts
  }

  /// Checks both readings of bytes: the strict one lists what the lenient one does, until it ends
  /// with a gap and perhaps the rest.
  static func check(_ bytes: [UInt8]) {
    let (lenient, strict) = (parts(of: bytes), parts(of: bytes, .strict))
    let known = zip(lenient, strict).prefix { $0 == $1 }.count
    #expect(strict.count - known <= 2)
    if all(in: bytes, .strict).problems.isEmpty { #expect(lenient == strict) }
  }

  /// Checks every shared photo of a kind, whole, damaged, and read from its file.
  static func checkPhotos(_ container: PhotoContainer, atLeast minimum: Int) throws {
    let files = try SamplePhotos.files(container)
    #expect(files.count >= minimum)
    for path in files {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      check(bytes)
      var source = try ByteSource(fileAt: PhotoPath(path))
      var walk = Self(.lenient)
      var parts: [Part] = []
      while let part = try walk.next(in: &source) { parts.append(part) }
      #expect(parts == all(in: bytes).parts, "\(path)")
      guard bytes.count < 1 << 16 else { continue }
      for bytes in SamplePhotos.damaged(bytes, count: 20) { check(bytes) }
    }
  }

  /// Checks a file that ends after every number of its bytes, and damaged in other ways.
  static func checkLengths(of whole: [UInt8]) {
    for count in 0...whole.count {
      let bytes = Array(whole.prefix(count))
      check(bytes)
      let isCut = count > 0 && count < whole.count
      #expect(all(in: bytes).problems == (isCut ? [.truncated] : []), "\(count)")
    }
    for bytes in SamplePhotos.damaged(whole, count: 2000) { check(bytes) }
  }
}
