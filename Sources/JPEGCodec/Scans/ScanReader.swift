import PhotoFormats

/// Follows the units of one scan.
struct ScanReader {
  /// What a scan says about each block.
  enum Kind {
    /// Everything.
    case sequential
    /// Samples of a lossless picture.
    case samples
    /// The first coefficient, or its next bit.
    case first, firstRefinement
    /// Other coefficients, or their next bit.
    case others, othersRefinement
  }

  /// The blocks of a unit.
  let blocks: [ScanUnits.Block]
  let kind: Kind
  /// The coefficients of a progressive scan.
  let coefficients: ClosedRange<Int>

  /// For each block, which coefficients are known not to be 0.
  var nonzero: [UInt64] = []

  /// The number of blocks that follow without coefficients, G.1.2.2.
  private var emptyBlocks = 0

  init(blocks: [ScanUnits.Block], kind: Kind, coefficients: ClosedRange<Int>) {
    (self.blocks, self.kind, self.coefficients) = (blocks, kind, coefficients)
  }

  /// Returns the bytes of a scan that belong to no unit; nil if the data can't be followed.
  @unsafe
  mutating func surplus(
    in bytes: UnsafeRawBufferPointer, units: Int, restartInterval: Int
  ) -> [Range<Int>]? {
    guard hasCodes else { return nil }
    var surplus: [Range<Int>] = []
    var start = 0
    var unit = 0
    var restart = JPEGMarker.restarts.lowerBound
    while true {
      let last = restartInterval > 0 ? min(units, unit + restartInterval) : units
      var bits = unsafe EntropyBits(bytes, at: start)
      emptyBlocks = 0
      guard follow(unit..<last, &bits) else { return nil }
      unit = last
      let end = bits.takenEnd
      let (firstFF, marker) = unsafe Self.marker(in: bytes, from: end)
      let passed = unsafe bytes[end..<firstFF]
      if unsafe passed.contains(where: { $0 != 0 }) { surplus.append(end..<firstFF) }
      guard let marker else { return surplus }
      start = marker.end
      // Photoshop writes a restart marker after the last unit as well.
      if unit == units {
        let isNext = restartInterval > 0 && marker.code == restart
        let rest = isNext ? start : firstFF
        if rest < bytes.count { surplus.append(rest..<bytes.count) }
        return surplus
      }
      guard marker.code == restart else { return nil }
      restart =
        restart == JPEGMarker.restarts.upperBound
        ? JPEGMarker.restarts.lowerBound : restart + 1
    }
  }

  /// Returns the next restart marker with its end, and where it begins with the FF bytes before it.
  @unsafe
  private static func marker(
    in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> (firstFF: Int, (code: UInt8, end: Int)?) {
    var firstFF: Int?
    for index in start..<bytes.count {
      let byte = unsafe bytes[index]
      if byte == 0xFF {
        if firstFF == nil { firstFF = index }
      } else if let first = firstFF {
        if byte != 0 { return (first, (byte, index + 1)) }
        firstFF = nil
      }
    }
    return (bytes.count, nil)
  }

  /// Whether all codes that the scan needs are there.
  private var hasCodes: Bool {
    blocks.allSatisfy { block in
      switch kind {
      case .sequential: block.first != nil && block.others != nil
      case .first, .samples: block.first != nil
      case .firstRefinement: true
      case .others, .othersRefinement: block.others != nil
      }
    }
  }

  // MARK: Units

  /// Follows units up to the end of the data; false if they are damaged.
  private mutating func follow(_ units: Range<Int>, _ bits: inout EntropyBits) -> Bool {
    var unit = units.lowerBound
    while unit < units.upperBound {
      if emptyBlocks > 0, kind == .others {
        let count = min(emptyBlocks, units.upperBound - unit)
        emptyBlocks -= count
        unit += count
        continue
      }
      for block in blocks {
        guard follow(block, unit, &bits) else { return bits.isPastEnd }
      }
      if bits.isPastEnd { return true }
      unit += 1
    }
    return true
  }

  private mutating func follow(
    _ block: ScanUnits.Block, _ unit: Int, _ bits: inout EntropyBits
  ) -> Bool {
    switch kind {
    case .firstRefinement:
      bits.fill()
      bits.take(1)
      return true
    case .first: return Self.first(block.first, &bits)
    case .samples: return Self.sample(block.first, &bits)
    case .sequential: return Self.first(block.first, &bits) && Self.others(block.others, &bits)
    case .others: return others(block.others, unit, &bits)
    case .othersRefinement: return refinement(block.others, unit, &bits)
    }
  }

  /// F.2.2.1: the number of bits of the difference from the block before.
  private static func first(_ codes: HuffmanCodes?, _ bits: inout EntropyBits) -> Bool {
    guard let size = codes?.take(from: &bits), size <= 16 else { return false }
    bits.take(UInt8(size))
    return true
  }

  /// H.1.2.2: as above, but a difference of 16 bits is always the same.
  private static func sample(_ codes: HuffmanCodes?, _ bits: inout EntropyBits) -> Bool {
    guard let size = codes?.take(from: &bits), size <= 16 else { return false }
    if size < 16 { bits.take(UInt8(size)) }
    return true
  }

  /// F.2.2.2: runs of zeros with the number of bits of the coefficient that follows.
  private static func others(_ codes: HuffmanCodes?, _ bits: inout EntropyBits) -> Bool {
    guard let codes else { return false }
    var index = 1
    while index < 64 {
      guard let symbol = codes.take(from: &bits) else { return false }
      let size = symbol & 15
      if size > 0 {
        bits.take(UInt8(size))
        index += symbol >> 4 + 1
      } else if symbol == 0xF0 {
        index += 16
      } else {
        return true
      }
    }
    return true
  }

  /// G.1.2.2: as above, and blocks without further coefficients.
  private mutating func others(
    _ codes: HuffmanCodes?, _ unit: Int, _ bits: inout EntropyBits
  ) -> Bool {
    guard let codes else { return false }
    var index = coefficients.lowerBound
    while index <= coefficients.upperBound {
      guard let symbol = codes.take(from: &bits) else { return false }
      let (run, size) = (symbol >> 4, symbol & 15)
      if size > 0 {
        index += run
        bits.take(UInt8(size))
        guard index < 64 else { return false }
        nonzero[unit] |= 1 << UInt64(index)
        index += 1
      } else if run == 15 {
        index += 16
      } else {
        emptyBlocks = Self.emptyBlocks(run, &bits) - 1
        return true
      }
    }
    return true
  }

  private static func emptyBlocks(_ run: Int, _ bits: inout EntropyBits) -> Int {
    guard run > 0 else { return 1 }
    bits.fill()
    let more = bits.sixteenBits >> (16 - run)
    bits.take(UInt8(run))
    return 1 << run + more
  }

  /// G.1.2.3: a bit for each coefficient that is known not to be 0, and new ones.
  private mutating func refinement(
    _ codes: HuffmanCodes?, _ unit: Int, _ bits: inout EntropyBits
  ) -> Bool {
    guard let codes else { return false }
    var known = nonzero[unit]
    var index = coefficients.lowerBound
    if emptyBlocks == 0 {
      while index <= coefficients.upperBound {
        guard let symbol = codes.take(from: &bits) else { return false }
        var run = symbol >> 4
        let size = symbol & 15
        if size == 0, run < 15 {
          emptyBlocks = Self.emptyBlocks(run, &bits)
          break
        }
        guard size <= 1 else { return false }
        if size == 1 { bits.take(1) }
        while index <= coefficients.upperBound {
          if known >> UInt64(index) & 1 == 1 {
            bits.fill()
            bits.take(1)
          } else {
            run -= 1
            if run < 0 { break }
          }
          index += 1
        }
        // In damaged data, libjpeg puts a coefficient behind the last one there, or on it.
        if size == 1 { known |= 1 << UInt64(min(index, 63)) }
        index += 1
      }
      nonzero[unit] = known
    }
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      guard index <= coefficients.upperBound else { return true }
      let rest = (known >> UInt64(index)) << UInt64(index)
      let count = (rest & Self.mask(upTo: coefficients.upperBound)).nonzeroBitCount
      for _ in 0..<count / 16 {
        bits.fill()
        bits.take(16)
      }
      bits.fill()
      bits.take(UInt8(count % 16))
    }
    return true
  }

  private static func mask(upTo index: Int) -> UInt64 {
    index >= 63 ? .max : 1 << UInt64(index + 1) - 1
  }
}
