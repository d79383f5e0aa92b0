import Digests
import PhotoFormats

/// The bytes that a digest covers: ranges of a file, and offsets between them.
struct DigestedBytes {
  private enum Piece {
    case range(Range<Int>)
    /// A number of 8 bytes, most significant byte first.
    case number(Int)
  }

  private var pieces: [Piece] = []

  /// Creates the bytes of a range.
  init(_ range: Range<Int>) { pieces = [.range(range)] }

  /// Creates the bytes of a whole file without excluded ranges, and before some offsets the offset
  /// itself, which counts even where the file is excluded.
  init(all size: Int, without excluded: [Range<Int>], marks: [Int] = []) {
    let excluded = excluded.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    var included: [Range<Int>] = []
    var position = 0
    for range in excluded {
      if range.lowerBound > position {
        included.append(position..<min(range.lowerBound, size))
      }
      position = max(position, range.upperBound)
    }
    if position < size { included.append(position..<size) }
    var marks = marks.sorted()[...]
    for range in included {
      var start = range.lowerBound
      while let mark = marks.first, mark < range.upperBound {
        if mark > start { pieces.append(.range(start..<mark)) }
        pieces.append(.number(mark))
        start = max(start, mark)
        marks.removeFirst()
      }
      if start < range.upperBound { pieces.append(.range(start..<range.upperBound)) }
    }
    pieces += marks.map(Piece.number)
  }

  /// Returns the digest of the bytes, reading them piece by piece.
  func digest(
    _ algorithm: SHA2.Algorithm, in source: borrowing ByteSource
  ) throws(PhotoReadError) -> [UInt8] {
    var digest = SHA2(algorithm)
    for piece in pieces {
      switch piece {
      case .number(let number):
        var bytes: [UInt8] = []
        ByteOrder.big.append(UInt32(truncatingIfNeeded: number >> 32), to: &bytes)
        ByteOrder.big.append(UInt32(truncatingIfNeeded: number), to: &bytes)
        digest.update(bytes[...])
      case .range(var range):
        while !range.isEmpty {
          let bytes = try source.piece(of: range)
          // A file that has become shorter.
          guard !bytes.isEmpty else { break }
          digest.update(bytes)
          range = range.dropFirst(bytes.count)
        }
      }
    }
    return digest.finish()
  }
}
