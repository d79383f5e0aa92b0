import PhotoFormats

/// A scan of a JPEG picture with the frame and the tables that it needs.
struct JPEGScan {
  /// What the scan says about the first coefficients of the brightness.
  enum Content: Hashable {
    /// All coefficients of all blocks, in the only scan of a baseline picture.
    case everything

    /// First coefficients, less some low bits, or the next lower bit, of a progressive picture.
    case first(lowBits: Int)
    case nextBit(Int)

    /// Nothing: others follow.
    case nothing
  }

  /// A color component, with its blocks across and down in each unit of the picture.
  struct Component {
    let across: Int
    let down: Int
    fileprivate let identifier: Int
    fileprivate let quantization: Int

    /// The indices of the tables of the first coefficient and of the others, if the scan needs
    /// them.
    fileprivate(set) var first: Int?
    fileprivate(set) var others: Int?
  }

  /// The size of the picture.
  private(set) var width = 0
  private(set) var height = 0

  /// The components; the first one is the brightness.
  private(set) var components: [Component] = []

  /// The tables that the scan needs; components share them.
  private(set) var tables: [HuffmanTable] = []

  /// What the first coefficient of a block of each component is multiplied with; the first one is
  /// that of brightness.
  private(set) var steps: [Int] = []

  /// The number of units after which a restart marker follows; 0 for none.
  private(set) var restartInterval = 0

  /// What the data says, and the index of its first byte.
  private(set) var content = Content.nothing
  private(set) var start = 0

  private let smallestSide: Int
  private var isProgressive = false
  private var recordedSteps: [Int: Int] = [:]
  private var recordedTables: [Int: (counts: ArraySlice<UInt8>, values: ArraySlice<UInt8>)] = [:]

  /// Reads the segments before the first scan of a picture.
  ///
  /// Nil if the picture isn't what cameras and programs make: 8 bits, Huffman coding, gray or
  /// YCbCr, no more color than brightness; if its longer side is below `side`; or if a segment is
  /// damaged.
  init?(_ jpeg: ArraySlice<UInt8>, notBelow side: Int = 1) {
    smallestSide = side
    guard jpeg.starts(with: JPEGMarker.start),
      readSegments(jpeg, from: jpeg.startIndex + JPEGMarker.start.count) == true
    else { return nil }
  }

  /// Goes to the next scan, whose segments begin at an index; false if the picture ends there, nil
  /// if it is damaged.
  mutating func advance(in jpeg: ArraySlice<UInt8>, from index: Int) -> Bool? {
    guard content != .everything, (jpeg.startIndex...jpeg.endIndex).contains(index) else {
      return nil
    }
    return readSegments(jpeg, from: index)
  }

  /// Whether the picture ends after the data of the scan, which ends at an offset.
  func isLast(endingAt offset: Int, in jpeg: ArraySlice<UInt8>) -> Bool {
    // Photoshop writes a restart marker after the last unit as well.
    let rest = jpeg.dropFirst(offset)
    let isAtRestart = rest.dropFirst().first.map(JPEGMarker.restarts.contains) == true
    let last = restartInterval > 0 && isAtRestart ? rest.dropFirst(2) : rest
    return last.starts(with: [0xFF, JPEGMarker.endOfImage])
  }

  private mutating func readSegments(_ jpeg: ArraySlice<UInt8>, from index: Int) -> Bool? {
    var source = ByteSource(Array(jpeg), limit: .max)
    var parts = JPEGParts(segmentsAt: index - jpeg.startIndex, .strict)
    // Reading from memory doesn't fail.
    while let part = try? parts.next(in: &source) {
      if part.kind == .gap { continue }
      guard let marker = part.segment else { break }
      let content = jpeg.dropFirst(part.content.lowerBound).prefix(part.content.count)
      switch JPEGSegment(marker, content) {
      case .frame:
        isProgressive = marker == JPEGMarker.progressiveFrame
        guard (JPEGMarker.baselineFrame...JPEGMarker.progressiveFrame).contains(marker),
          components.isEmpty, readFrame(content)
        else {
          return nil
        }
      case .huffman: guard readTables(content) else { return nil }
      case .quantization: guard readQuantization(content) else { return nil }
      case .restartInterval: restartInterval = ByteOrder.big.uint16(content, at: 0) ?? 0
      case .adobe: guard isYCbCr(adobe: content) else { return nil }
      case .scan:
        start = content.endIndex
        return readScan(content) ? true : nil
      case .comment: break
      default: guard JPEGMarker.applications.contains(marker) else { return nil }
      }
    }
    return parts.hasEnded ? false : nil
  }

  /// Reads the frame header, B.2.2.
  private mutating func readFrame(_ content: ArraySlice<UInt8>) -> Bool {
    var reader = ByteReader(content)
    guard reader.number(1) == 8, let height = reader.number(2), let width = reader.number(2),
      width > 0, height > 0, max(width, height) >= smallestSide, let count = reader.number(1),
      [1, 3].contains(count),
      reader.rest.count == 3 * count
    else { return false }
    (self.width, self.height) = (width, height)
    while let identifier = reader.number(1), let factors = reader.number(1),
      let quantization = reader.number(1)
    {
      // A.2.2: without color, a unit is one block, whatever the factors.
      let (across, down) = count == 1 ? (1, 1) : (factors >> 4, factors & 15)
      components.append(
        Component(across: across, down: down, identifier: identifier, quantization: quantization))
    }
    return components.map(\.identifier) != Array("RGB".utf8).map(Int.init)
      && Self.samplings.contains([components[0].across, components[0].down])
      && components.dropFirst().allSatisfy { $0.across == 1 && $0.down == 1 }
  }

  /// The sampling factors of brightness that TurboJPEG knows, too.
  private static let samplings = [[1, 1], [2, 1], [1, 2], [2, 2], [4, 1]]

  /// Reads Huffman tables, B.2.4.2.
  private mutating func readTables(_ content: ArraySlice<UInt8>) -> Bool {
    var reader = ByteReader(content)
    while let head = reader.number(1) {
      guard head & 0xEF < 4, let counts = reader.read(16),
        let values = reader.read(counts.reduce(0) { $0 + Int($1) }), values.count <= 256
      else { return false }
      recordedTables[head] = (counts, values)
    }
    return true
  }

  /// Reads the first number of each quantization table, B.2.4.1.
  private mutating func readQuantization(_ content: ArraySlice<UInt8>) -> Bool {
    var reader = ByteReader(content)
    while let head = reader.number(1) {
      let size = head >> 4 == 0 ? 1 : 2
      guard head & 15 < 4, let step = reader.number(size), reader.read(63 * size) != nil else {
        return false
      }
      recordedSteps[head & 15] = step
    }
    return true
  }

  /// Returns whether Adobe's segment says that the colors are YCbCr.
  private func isYCbCr(adobe content: ArraySlice<UInt8>) -> Bool {
    guard content.count >= JPEGSegment.adobeSize else { return true }
    return content[content.startIndex + JPEGSegment.adobeSize - 1] == 1
  }

  /// Reads the scan header, B.2.3 and G.1.1.1.
  private mutating func readScan(_ header: ArraySlice<UInt8>) -> Bool {
    var reader = ByteReader(header)
    guard !components.isEmpty, let count = reader.number(1), let selectors = reader.read(2 * count),
      let first = reader.number(1), let last = reader.number(1), let bits = reader.number(1),
      reader.rest.isEmpty
    else { return false }
    let (high, low) = (bits >> 4, bits & 15)
    switch (isProgressive, first, last) {
    case (false, 0, 63) where bits == 0: content = .everything
    case (true, 0, 0) where high == 0 && low < 8: content = .first(lowBits: low)
    case (true, 0, 0) where high == low + 1: content = .nextBit(low)
    case (true, 1..., 1...63):
      content = .nothing
      return true
    default: return false
    }
    guard count == components.count, let step = recordedSteps[components[0].quantization] else {
      return false
    }
    steps = [step] + components.dropFirst().compactMap { recordedSteps[$0.quantization] }
    tables = []
    var made: [Int: Int] = [:]
    for (index, position) in zip(components.indices, stride(from: 0, to: 2 * count, by: 2)) {
      let selectors = selectors.dropFirst(position).prefix(2).map { Int($0) }
      guard selectors[0] == components[index].identifier else { return false }
      components[index].first = table(selectors[1] >> 4, for: .first, made: &made)
      components[index].others = table(
        0x10 | selectors[1] & 15, for: .others, made: &made)
    }
    return true
  }

  /// Returns the index of a table, if the scan needs one of its kind; each is made once.
  private mutating func table(
    _ number: Int, for kind: HuffmanTable.Kind, made: inout [Int: Int]
  ) -> Int? {
    if let index = made[number] { return index }
    let isNeeded =
      switch content {
      case .everything: true
      case .first: kind == .first
      case .nextBit, .nothing: false
      }
    guard isNeeded, let recorded = recordedTables[number],
      let table = HuffmanTable.table(
        counts: recorded.counts, values: recorded.values, for: kind)
    else { return nil }
    made[number] = tables.count
    tables.append(table)
    return tables.count - 1
  }
}
