package import PhotoFormats

/// Follows the coded data of a JPEG picture unit by unit, to find the bytes that belong to none.
///
/// Decoders pass over such bytes. ISO/IEC 10918-1, annexes F to H: pictures with Huffman codes,
/// sequential, progressive and lossless.
package struct ScanUnits {
  private var frame: CodedFrame?
  private var restartInterval = 0
  private var recorded: [Int: (counts: ArraySlice<UInt8>, values: ArraySlice<UInt8>)] = [:]
  private var codes: [Int: HuffmanCodes] = [:]
  private var scan: Scan?

  /// For each block of a component, which of its coefficients earlier scans have said not to be 0.
  private var coefficients: [Int: [UInt64]] = [:]

  /// The tables of pictures without any, as in Motion JPEG: those of ISO/IEC 10918-1, K.3.
  private static let standardCodes = Dictionary(
    zip([0, 1, 0x10, 0x11], HuffmanTable.standard).compactMap { slot, table in
      HuffmanCodes(counts: table.counts[...], values: table.values[...]).map { (slot, $0) }
    }, uniquingKeysWith: { first, _ in first })

  /// The header of a scan.
  private struct Scan {
    /// A component of the scan: its index in the frame, and its tables.
    struct Component {
      var index: Int
      var first: Int
      var others: Int
    }

    var components: [Component]
    var coefficients: ClosedRange<Int>
    /// Whether the scan says the next bit of coefficients.
    var isRefinement: Bool
  }

  /// Returns the bytes in the scans of a file that no decoder needs, in their order; nil if the
  /// data can't be followed, because it is damaged, or coded in another way.
  ///
  /// Where the data of a picture ends early, all of it is needed.
  package static func surplus(in jpeg: [UInt8], _ parts: [JPEGPart]) -> [Range<Int>]? {
    var units = ScanUnits()
    var surplus: [Range<Int>] = []
    guard !JPEGParts.hasTooManyScans(parts) else { return nil }
    for part in parts {
      if let marker = part.segment {
        guard units.read(marker, jpeg[part.content]) else { return nil }
      } else if part.kind == .scan {
        guard let found = units.read(part.range, of: jpeg) else { return nil }
        surplus += found
      }
    }
    return surplus
  }

  // MARK: Segments

  /// Reads a segment; false if the data can't be followed.
  private mutating func read(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
    switch JPEGSegment(marker, content) {
    case .frame where frame == nil:
      frame = CodedFrame(marker, content)
      return frame != nil
    case .huffman:
      var reader = ByteReader(content)
      while let head = reader.number(1), let counts = reader.read(16),
        let values = reader.read(counts.reduce(0) { $0 + Int($1) })
      {
        recorded[head] = (counts, values)
        codes[head] = nil
      }
    case .restartInterval: restartInterval = ByteOrder.big.uint16(content, at: 0) ?? 0
    case .scan:
      scan = frame.flatMap { Self.scan(content, in: $0) }
      return scan != nil
    default: break
    }
    return true
  }

  /// Reads a scan header, B.2.3 and G.1.1.1; nil if it is damaged.
  private static func scan(_ header: ArraySlice<UInt8>, in frame: CodedFrame) -> Scan? {
    var reader = ByteReader(header)
    guard let count = reader.number(1), (1...4).contains(count) else { return nil }
    var components: [Scan.Component] = []
    for _ in 0..<count {
      guard let identifier = reader.number(1), let tables = reader.number(1),
        let index = frame.components.firstIndex(where: { $0.identifier == identifier }),
        !components.contains(where: { $0.index == index })
      else { return nil }
      components.append(
        Scan.Component(index: index, first: tables >> 4, others: 0x10 | tables & 15))
    }
    guard let first = reader.number(1), let last = reader.number(1), let bits = reader.number(1)
    else { return nil }
    // Decoders read all coefficients of a sequential picture, whatever the header says.
    guard frame.isProgressive else {
      return Scan(components: components, coefficients: 0...63, isRefinement: false)
    }
    guard first == 0 ? last == 0 : first <= last && last <= 63 && count == 1 else { return nil }
    return Scan(components: components, coefficients: first...last, isRefinement: bits >> 4 != 0)
  }

  // MARK: Coded data

  /// Returns the surplus bytes of a scan; nil if its data can't be followed.
  private mutating func read(_ range: Range<Int>, of jpeg: [UInt8]) -> [Range<Int>]? {
    guard let frame, let scan else { return nil }
    for component in scan.components {
      for table in [component.first, component.others] where codes[table] == nil {
        if let recorded = recorded[table] {
          codes[table] = HuffmanCodes(counts: recorded.counts, values: recorded.values)
        } else if !frame.isProgressive {
          codes[table] = Self.standardCodes[table]
        }
      }
    }
    var blocks: [Block] = []
    for component in scan.components {
      let described = frame.components[component.index]
      let block = Block(first: codes[component.first], others: codes[component.others])
      let count = scan.components.count == 1 ? 1 : described.across * described.down
      blocks += Array(repeating: block, count: count)
    }
    let single = scan.components.count == 1 ? frame.components[scan.components[0].index] : nil
    let total = single.map { $0.columns * $0.rows } ?? frame.unitCount
    var reader = ScanReader(
      blocks: blocks, kind: Self.kind(scan, frame), coefficients: scan.coefficients)
    if scan.coefficients.lowerBound > 0 {
      let index = scan.components[0].index
      reader.nonzero =
        coefficients.removeValue(forKey: index) ?? Array(repeating: 0, count: total)
    }
    let interval = restartInterval
    let surplus = unsafe jpeg.withUnsafeBytes { file in
      unsafe reader.surplus(
        in: UnsafeRawBufferPointer(rebasing: file[range]), units: total, restartInterval: interval)
    }
    if scan.coefficients.lowerBound > 0 {
      coefficients[scan.components[0].index] = reader.nonzero
    }
    return surplus?.map { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
  }

  private static func kind(_ scan: Scan, _ frame: CodedFrame) -> ScanReader.Kind {
    if frame.isLossless { return .samples }
    guard frame.isProgressive else { return .sequential }
    return switch (scan.coefficients.lowerBound, scan.isRefinement) {
    case (0, false): .first
    case (0, true): .firstRefinement
    case (_, false): .others
    default: .othersRefinement
    }
  }

  /// The codes of a block of a unit.
  struct Block {
    var first: HuffmanCodes?
    var others: HuffmanCodes?
  }
}
