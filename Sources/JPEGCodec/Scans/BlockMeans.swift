import PhotoFormats

/// The brightness of a JPEG picture at an eighth of its size.
///
/// There each pixel is the mean of a block, which is its first coefficient. In a baseline picture
/// the other coefficients are skipped without decoding them, several at once; in a progressive one
/// whole scans are. The pixels are those of libjpeg-turbo at this size.
package struct BlockMeans {
  /// The first coefficients of the blocks of brightness, row by row.
  private var means: [Int32]

  private let width: Int
  private let height: Int

  /// Returns the pixels of a picture.
  ///
  /// Nil if ``JPEGScan`` can't read it, if it is damaged as far as it is decoded, or if its longer
  /// side would be below `side`; then it is up to libjpeg-turbo. A hostile picture costs one pass
  /// over its bytes.
  package static func picture(of jpeg: ArraySlice<UInt8>, notBelow side: Int) -> JPEGPicture? {
    guard var scan = JPEGScan(jpeg, notBelow: 8 * side) else { return nil }
    var means = BlockMeans(scan)
    for _ in 0..<FormatLimits.scans {
      let end = unsafe jpeg.withUnsafeBytes { bytes -> Int? in
        var bits = unsafe EntropyBits(bytes, at: scan.start - jpeg.startIndex)
        guard scan.content == .nothing || means.read(scan, &bits) else { return nil }
        return bits.skipToMarker(isAfterUnits: scan.content != .nothing)
      }
      guard let end else { return nil }
      let index = jpeg.startIndex + end
      if scan.content == .everything {
        return scan.isLast(endingAt: end, in: jpeg) ? means.picture(step: scan.steps[0]) : nil
      }
      guard let isFollowed = scan.advance(in: jpeg, from: index) else { return nil }
      if !isFollowed { return means.picture(step: scan.steps[0]) }
    }
    return nil
  }

  private init(_ scan: JPEGScan) {
    (width, height) = ((scan.width + 7) / 8, (scan.height + 7) / 8)
    means = Array(repeating: 0, count: width * height)
  }

  /// Returns the pixels; nil if one is so bright or dark, which only damage can do, that
  /// libjpeg-turbo would not clamp it.
  private func picture(step: Int) -> JPEGPicture? {
    var picture = JPEGPicture(width: width, height: height, layout: .gray)
    var bytes = picture.bytes.mutableSpan
    for (index, mean) in means.enumerated() {
      // A.3.3 and A.3.1: an eighth of the coefficient is the mean, 128 below the brightness.
      let brightness = (Int(mean) &* step &+ 4) >> 3
      guard brightness >= -512, brightness < 512 else { return nil }
      bytes[index] = UInt8(clamping: brightness &+ 128)
    }
    return picture
  }

  /// A block of a unit.
  private struct Block {
    /// Whether it is of the brightness.
    let isBrightness: Bool

    /// The indices of its two tables.
    let first: Int
    let others: Int

    /// The position in the unit.
    let column: Int
    let row: Int
  }

  /// Reads a scan; false if it is damaged.
  private mutating func read(_ scan: JPEGScan, _ bits: inout EntropyBits) -> Bool {
    let tables = scan.tables
    let lookups = tables.flatMap(\.lookups)
    return unsafe lookups.withUnsafeBufferPointer { lookups in
      switch scan.content {
      case .everything:
        if scan.components.contains(where: { $0.first == nil || $0.others == nil }) { return false }
        return readUnits(scan, &bits, lowBits: 0) { reader, block in
          guard let difference = unsafe reader.firstCoefficient(lookups, tables, block.first),
            unsafe reader.skipCoefficients(lookups, tables, block.others)
          else { return nil }
          return difference
        }
      case .first(let lowBits):
        if scan.components.contains(where: { $0.first == nil }) { return false }
        return readUnits(scan, &bits, lowBits: lowBits) { reader, block in
          unsafe reader.firstCoefficient(lookups, tables, block.first)
        }
      case .nextBit(let bit):
        return readUnits(scan, &bits, lowBits: nil) { reader, _ in reader.bit() &<< Int32(bit) }
      case .nothing: return false
      }
    }
  }

  /// Reads a scan unit by unit, ISO/IEC 10918-1, A.2.3; false if it is damaged.
  ///
  /// `readBlock` returns the first coefficient of a block, less that of the block before and
  /// without `lowBits` low bits; or if this is nil, a bit to add to what is known of it. It returns
  /// nil if the block is damaged. Each use is compiled into a loop of its own.
  @inline(__always)
  private mutating func readUnits(
    _ scan: JPEGScan, _ bits: inout EntropyBits, lowBits: Int?,
    _ readBlock: (inout EntropyBits, Block) -> Int32?
  ) -> Bool {
    var reader = bits
    defer { bits = reader }
    let blocks = blocks(of: scan.components)
    let (unitWidth, unitHeight) = (scan.components[0].across, scan.components[0].down)
    let (width, height) = (width, height)
    var means = means.mutableSpan
    var sum = 0
    var restarts: UInt8 = 0
    var unitsToRestart = scan.restartInterval
    for top in stride(from: 0, to: height, by: unitHeight) {
      for left in stride(from: 0, to: width, by: unitWidth) {
        if scan.restartInterval > 0, unitsToRestart == 0 {
          guard reader.skip(JPEGMarker.restarts.lowerBound + restarts) else { return false }
          restarts = (restarts + 1) & 7
          (sum, unitsToRestart) = (0, scan.restartInterval)
        }
        unitsToRestart &-= 1
        for block in blocks {
          guard let value = readBlock(&reader, block) else { return false }
          guard block.isBrightness else { continue }
          if lowBits != nil { sum &+= Int(value) }
          let (column, row) = (left &+ block.column, top &+ block.row)
          guard column < width, row < height else { continue }
          let index = row &* width &+ column
          if let lowBits {
            means[index] = Int32(clamping: sum << lowBits)
          } else {
            means[index] |= value
          }
        }
        if reader.isPastEnd { return false }
      }
    }
    return true
  }

  /// Returns the blocks of a unit in their order.
  private func blocks(of components: [JPEGScan.Component]) -> [Block] {
    components.indices.flatMap { index -> [Block] in
      let component = components[index]
      return (0..<component.across * component.down).map { number in
        Block(
          isBrightness: index == 0, first: component.first ?? 0, others: component.others ?? 0,
          column: number % component.across, row: number / component.across)
      }
    }
  }
}

extension EntropyBits {
  /// Takes one bit.
  fileprivate mutating func bit() -> Int32 {
    fill()
    defer { take(1) }
    return Int32(truncatingIfNeeded: next &>> 63)
  }

  /// Takes the first coefficient of a block, less that of the block before; nil if it is damaged.
  ///
  /// `lookups` has those of all tables, one table after the other. Afterwards there are bits for
  /// another lookup.
  @inline(__always)
  mutating func firstCoefficient(
    _ lookups: UnsafeBufferPointer<HuffmanTable.Lookup>, _ tables: [HuffmanTable], _ table: Int
  ) -> Int32? {
    fill()
    var symbol = unsafe lookups[table &* HuffmanTable.size &+ lookupIndex]
    if symbol.bits == 0 {
      guard let long = tables[table].lookup(sixteenBits) else { return nil }
      symbol = long
    }
    // F.2.2.1: numbers that begin with 0 are negative. There may be no bits.
    let size = symbol.count
    let number = Int(
      truncatingIfNeeded: ((next &<< UInt64(symbol.bits &- size)) &>> 1) &>> UInt64(63 &- size))
    take(symbol.bits)
    let limit = 1 &<< Int(size)
    return Int32(
      truncatingIfNeeded: 2 &* number >= limit &- 1 ? number : number &- limit &+ 1)
  }

  /// Skips the other coefficients of a block, F.2.2.2; false if they are damaged.
  ///
  /// At the start there have to be bits for a lookup.
  @inline(__always)
  mutating func skipCoefficients(
    _ lookups: UnsafeBufferPointer<HuffmanTable.Lookup>, _ tables: [HuffmanTable], _ table: Int
  ) -> Bool {
    let start = table &* HuffmanTable.size
    var index = 1
    while true {
      var symbols = unsafe lookups[start &+ lookupIndex]
      var end = index &+ Int(symbols.count)
      if end < HuffmanTable.blockSize {
        take(symbols.bits)
        index = end
        fill()
        symbols = unsafe lookups[start &+ lookupIndex]
        end = index &+ Int(symbols.count)
        if end < HuffmanTable.blockSize {
          take(symbols.bits)
          index = end
          continue
        }
      }
      end &-= Int(HuffmanTable.endOfBlock)
      if symbols.count >= HuffmanTable.endOfBlock, end < HuffmanTable.blockSize {
        take(symbols.bits)
        return true
      }
      // The last symbols of a full block, or a long code.
      fill()
      guard let symbol = tables[table].lookup(sixteenBits) else { return false }
      take(symbol.bits)
      index &+= Int(symbol.count)
      if index >= HuffmanTable.blockSize { return true }
      fill()
    }
  }
}
