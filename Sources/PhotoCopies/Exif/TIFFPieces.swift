import PhotoFormats
import PhotoMetadata

/// How much of each strip or tile of a picture is the picture's.
///
/// Behind the end of a compressed stream, behind the last row, and in what a tile has beyond the
/// edge of the picture, anything may lie.
struct TIFFPieces {
  /// A strip or a tile.
  struct Piece {
    /// Its position.
    var range: Range<Int>
    /// The bytes of its rows, and those that show something.
    var rowSize: Int
    var visibleRowSize: Int
    /// The number of its rows, and of those that show something.
    var rows: Int
    var visibleRows: Int
  }

  /// What is in the place of a piece without what nobody sees.
  enum Content: Equatable {
    /// It is as it should be, up to a size; the rest may be anything.
    case read(Int)
    /// Other bytes are in its place.
    case changed([UInt8])
    /// Nobody can say where it ends.
    case unknown
  }

  /// The strips or tiles.
  let pieces: [Piece]

  /// The number of the compression in TIFF 6.0.
  let compression: Int

  private let predictor: Int
  private let depth: Int
  private let isPalette: Bool
  private var isWholeBytes: Bool { depth % 8 == 0 }

  private static let maximumPixels = 1 << 40

  /// Reads the fields of a directory; nil if they are damaged.
  ///
  /// Without a picture there are no pieces.
  init?(_ directory: TIFFBlock.Directory, of block: TIFFBlock, in bytes: [UInt8]) {
    func numbers(_ tag: Int) -> [Int] { block.numbers(tag, in: directory, of: bytes) }
    func number(_ tag: Int, _ standard: Int) -> Int { numbers(tag).first ?? standard }
    let isTiled = directory.entry(0x0144) != nil
    let (starts, sizes) = (numbers(isTiled ? 0x0144 : 0x0111), numbers(isTiled ? 0x0145 : 0x0117))
    compression = number(0x0103, 1)
    predictor = number(0x013D, 1)
    guard directory.entry(0x0111) != nil || isTiled else {
      (pieces, depth, isPalette) = ([], 8, false)
      return
    }
    let (width, height, channels) = (number(0x0100, 0), number(0x0101, 0), number(0x0115, 1))
    let depths = numbers(0x0102)
    let depth = depths.first ?? 1
    isPalette = number(0x0106, 0) == 3 && channels == 1 && predictor == 1
    let isPlanar = number(0x011C, 1) == 2 && channels > 1
    let pieceWidth = isTiled ? number(0x0142, 0) : width
    let pieceHeight = isTiled ? number(0x0143, 0) : min(number(0x0116, height), height)
    guard width > 0, height > 0, (1...64).contains(channels), (1...64).contains(depth),
      depths.allSatisfy({ $0 == depth }), pieceWidth > 0, pieceHeight > 0,
      width <= Self.maximumPixels / height, pieceWidth <= Self.maximumPixels / pieceHeight
    else { return nil }
    let (across, down) = (
      (width + pieceWidth - 1) / pieceWidth, (height + pieceHeight - 1) / pieceHeight
    )
    guard starts.count == sizes.count, starts.count == across * down * (isPlanar ? channels : 1)
    else { return nil }
    // TIFF 6.0, section 21: one value of each color for several of brightness.
    let factors = numbers(0x0212)
    let isYCbCr = number(0x0106, 0) == 6 && compression != 7 && !isPlanar
    let (wide, high) =
      isYCbCr ? factors.count == 2 ? (factors[0], factors[1]) : (2, 2) : (1, 1)
    guard (1...4).contains(wide), (1...4).contains(high) else { return nil }
    let units = isPlanar ? 1 : isYCbCr ? wide * high + 2 : channels
    func rowSize(_ pixels: Int) -> Int { ((pixels + wide - 1) / wide * units * depth + 7) / 8 }
    func rowCount(_ rows: Int) -> Int { (rows + high - 1) / high }
    self.depth = depth
    var pieces: [Piece] = []
    for (index, (start, size)) in zip(starts, sizes).enumerated() {
      guard start <= bytes.count, size <= bytes.count - start else { return nil }
      let position = index % (across * down)
      let columns = min(pieceWidth, width - position % across * pieceWidth)
      let rows = min(pieceHeight, height - position / across * pieceHeight)
      pieces.append(
        Piece(
          range: start..<start + size, rowSize: rowSize(pieceWidth),
          visibleRowSize: rowSize(columns), rows: rowCount(isTiled ? pieceHeight : rows),
          visibleRows: rowCount(rows)))
    }
    self.pieces = pieces
  }

  /// Returns what is in the place of a piece without what nobody sees.
  func content(of piece: Piece, in bytes: [UInt8]) -> Content {
    let stored = bytes[piece.range]
    let count = piece.rowSize * piece.rows
    switch compression {
    case 1:
      guard stored.count >= count else { return .unknown }
      return compacted(Array(stored.prefix(count)), count, piece) { $0 }
    case 4: return endsG4(stored) ? .read(stored.count) : .unknown
    case 5:
      guard let (unpacked, used) = LZW.measured(stored, count: count) else { return .unknown }
      return compacted(unpacked, used, piece) { rows in
        var encoder = LZW.Encoder()
        encoder.append(rows.span)
        return encoder.finished()
      }
    case 8, 32946:
      guard let (unpacked, used) = Inflation.measured(stored, count: count) else {
        return .unknown
      }
      return compacted(unpacked, used, piece) { rows in
        Deflation.deflate(pieces: 1, .level(9)) { $1 = rows }
      }
    case 32773:
      guard let (unpacked, used) = PackBits.measured(stored, count: count) else {
        return .unknown
      }
      return compacted(unpacked, used, piece) { rows in
        var packed: [UInt8] = []
        for start in stride(from: 0, to: rows.count, by: piece.rowSize) {
          PackBits.encode(
            rows.span.extracting(start..<min(start + piece.rowSize, rows.count)), into: &packed)
        }
        return packed
      }
    // JPEG has an end of its own.
    case 6, 7: return stored.starts(with: JPEGMarker.start) ? .read(stored.count) : .unknown
    default: return .unknown
    }
  }

  /// Returns the colors of a palette that no pixel has; nil if that is unknown.
  func unusedColors(of count: Int, in bytes: [UInt8]) -> [Int]? {
    guard isPalette, [1, 2, 4, 8].contains(depth), count == 1 << depth else { return nil }
    var isUsed = [Bool](repeating: false, count: count)
    for piece in pieces where !piece.range.isEmpty {
      guard let rows = unpacked(piece, in: bytes) else { return nil }
      // Bits behind the last pixel of a row may seem to use a color.
      for byte in rows {
        for shift in stride(from: 0, to: 8, by: depth) {
          isUsed[Int(byte) >> shift & (count - 1)] = true
        }
      }
    }
    return isUsed.indices.filter { !isUsed[$0] }
  }

  private func unpacked(_ piece: Piece, in bytes: [UInt8]) -> [UInt8]? {
    let (stored, count) = (bytes[piece.range], piece.rowSize * piece.rows)
    return switch compression {
    case 1: stored.count >= count ? Array(stored.prefix(count)) : nil
    case 5: LZW.decode(stored, count: count)
    case 8, 32946: Inflation.measured(stored, count: count)?.bytes
    case 32773: PackBits.decode(stored, count: count)
    default: nil
    }
  }

  /// Returns the content of a piece whose rows were unpacked from a number of bytes, packed again
  /// if it has more than what shows something.
  private func compacted(
    _ rows: [UInt8], _ used: Int?, _ piece: Piece, pack: ([UInt8]) -> [UInt8]?
  ) -> Content {
    var clean = rows
    clean.clear(piece.rowSize * piece.visibleRows..<rows.count)
    if piece.visibleRowSize < piece.rowSize {
      // Floating point numbers are stored one byte of all after another.
      guard isWholeBytes, predictor != 3 else { return .unknown }
      for row in 0..<piece.visibleRows {
        let start = row * piece.rowSize
        clean.clear(start + piece.visibleRowSize..<start + piece.rowSize)
      }
    }
    if clean == rows, let used { return .read(used) }
    guard let packed = pack(clean), packed.count <= piece.range.count else { return .unknown }
    return .changed(packed + Array(repeating: 0, count: piece.range.count - packed.count))
  }

  /// ITU-T T.6, 2.4.1.1: whether the code that ends a picture is the last thing but zeros.
  private func endsG4(_ stored: ArraySlice<UInt8>) -> Bool {
    var tail: UInt64 = 0
    let end = stored.lastIndex { $0 != 0 } ?? stored.startIndex
    for byte in stored[stored.startIndex...end].suffix(5) { tail = tail << 8 | UInt64(byte) }
    guard tail != 0 else { return false }
    return tail >> UInt64(tail.trailingZeroBitCount) & 0xFF_FFFF == 0x00_1001
  }
}
