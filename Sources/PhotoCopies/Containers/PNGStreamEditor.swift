import PhotoFormats
import PhotoMetadata

/// Cuts off what follows the end of compressed pictures in a PNG file.
struct PNGStreamEditor {
  private let use: PNGUse
  private let parts: [ChunkPart]
  private let bytes: [UInt8]
  /// The new contents of chunks, by the index of their part; empty for those that go.
  private var contents: [Int: [UInt8]] = [:]

  /// The maximum size of rows that are compressed again.
  private static let maximumRows = 1 << 28

  /// Creates an editor that changes nothing.
  init(_ use: PNGUse, _ parts: [ChunkPart], _ bytes: [UInt8]) {
    (self.use, self.parts, self.bytes) = (use, parts, bytes)
  }

  /// Returns what becomes the content of a part; nil if it stays.
  func content(of index: Int) -> [UInt8]? { contents[index] }

  /// Cuts all streams, and numbers the chunks of an animation again.
  mutating func cut(_ pass: inout CopyPass) {
    for stream in use.streams { cut(stream, &pass) }
    guard parts.indices.contains(where: { sequenceSize($0) != nil }) else { return }
    var number: UInt32 = 0
    // PNG, third edition, 11.3.6.1: the numbers have no gaps.
    for index in parts.indices where contents[index]?.isEmpty != true {
      guard sequenceSize(index) != nil else { continue }
      let content = contents[index] ?? Array(bytes[parts[index].content])
      var sequence: [UInt8] = []
      ByteOrder.big.append(number, to: &sequence)
      if !content.starts(with: sequence) { contents[index] = sequence + content.dropFirst(4) }
      number += 1
    }
  }

  /// Returns 4 for a chunk of use with a number in the sequence; nil for others.
  private func sequenceSize(_ index: Int) -> Int? {
    ["fcTL", "fdAT"].contains(parts[index].name) && use.used[index] != nil ? 4 : nil
  }

  private mutating func cut(_ stream: PNGStream, _ pass: inout CopyPass) {
    guard let first = stream.parts.first, let size = stream.dataSize else { return }
    let pieces = stream.parts.map { bytes[parts[$0].content.dropFirst(headerSize($0))] }
    guard case .complete(let consumed, let produced) = Inflation.extent(of: pieces) else { return }
    let name = "PNG \(parts[first].name)"
    if produced > size, size <= Self.maximumRows {
      // Rows below the last one.
      let joined = Array(pieces.joined())
      guard pass.removes(.unread, name, bytes: joined[...]) else { return }
      let rows = Inflation.prefix(size, of: joined[...])
      let piece = 1 << 16
      let count = (rows.count + piece - 1) / piece
      let data = Deflation.deflate(pieces: count, .level(6)) { index, buffer in
        buffer = Array(rows[index * piece..<min((index + 1) * piece, rows.count)])
      }
      guard let data else { return }
      for index in stream.parts { contents[index] = [] }
      contents[first] = Array(bytes[parts[first].content].prefix(headerSize(first))) + data
      return
    }
    var left = consumed
    for (index, piece) in zip(stream.parts, pieces) {
      let used = min(left, piece.count)
      left -= used
      let surplus = piece.dropFirst(used)
      guard !surplus.isEmpty, pass.removes(.unread, name, bytes: surplus) else { continue }
      let header = bytes[parts[index].content].prefix(headerSize(index))
      contents[index] = used > 0 ? Array(header + piece.prefix(used)) : []
    }
  }

  /// The bytes before the data of a chunk: those of a frame have a number.
  private func headerSize(_ index: Int) -> Int { parts[index].name == "fdAT" ? 4 : 0 }
}
