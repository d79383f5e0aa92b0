/// What programs that show a PNG file use of its chunks.
///
/// Metadata is not among it: texts, EXIF, and Content Credentials are read elsewhere, and so are
/// the contents of color profiles. Neither are names, comments and statistics, which can be any
/// bytes.
package struct PNGUse {
  /// The first bytes of each part's content that are used; nil for a part of no use.
  package private(set) var used: [ArraySlice<UInt8>?] = []

  /// The compressed pictures, that of the file first.
  package private(set) var streams: [PNGStream] = []

  private var header: PNGHeader?
  private var seen: Set<String> = []
  private var colorCount = 0
  /// The frames that are announced, and those found so far.
  private var (frameCount, frames) = (0, 0)
  /// Whether the data of the picture began, and whether it ended.
  private var (hasData, isDataClosed) = (false, false)
  /// The stream to which data of a frame belongs.
  private var frame: PNGStream?

  /// Finds what is used of the parts of a file.
  package init(_ parts: [ChunkPart], in bytes: [UInt8]) {
    for (index, part) in parts.enumerated() {
      let content = bytes[part.content]
      used.append(part.kind == .chunk ? use(part.name, content, index) : nil)
      if hasData, part.name != "IDAT" { isDataClosed = true }
    }
    endFrame()
  }

  private mutating func use(
    _ name: String, _ content: ArraySlice<UInt8>, _ index: Int
  ) -> ArraySlice<UInt8>? {
    switch name {
    case "IDAT":
      // Data behind another chunk is never read.
      guard let header, !isDataClosed else { return nil }
      if !hasData {
        streams.append(PNGStream(header, width: header.width, height: header.height))
      }
      hasData = true
      streams[0].parts.append(index)
      return content
    case "fdAT":
      guard frame != nil, isDataClosed, content.count >= 4 else { return nil }
      frame?.parts.append(index)
      return content
    case "fcTL": return useFrame(content)
    default:
      guard seen.insert(name).inserted, !hasData || Self.late.contains(name) else { return nil }
      return useOnce(name, content)
    }
  }

  /// PNG, third edition, 11.3.6: a frame lies in the picture, and has its own data behind that of
  /// the picture.
  private mutating func useFrame(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    endFrame()
    let numbers = (1...4).map { ByteOrder.big.uint32(content, at: 4 * $0) ?? .max }
    guard let header, content.count >= Self.frameSize, frames < frameCount,
      numbers.allSatisfy({ $0 < 1 << 31 }), numbers[0] > 0, numbers[1] > 0,
      numbers[0] + numbers[2] <= header.width, numbers[1] + numbers[3] <= header.height
    else { return nil }
    frames += 1
    if hasData { frame = PNGStream(header, width: numbers[0], height: numbers[1]) }
    return content.prefix(Self.frameSize)
  }

  private mutating func endFrame() {
    if let frame, !frame.parts.isEmpty { streams.append(frame) }
    frame = nil
  }

  /// Returns what is used of a chunk of which a file has one.
  private mutating func useOnce(
    _ name: String, _ content: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    switch name {
    case "IHDR": header = PNGHeader(content)
    case "iCCP": return content
    case "tIME": if !Self.isTime(content) { return nil }
    case "acTL": frameCount = ByteOrder.big.uint32(content, at: 0) ?? 0
    default: break
    }
    guard let header, let size = size(of: name, content.count, header), size <= content.count,
      !Self.numbers.contains(name) || Self.areNumbers(content.prefix(size / 4 * 4))
    else { return nil }
    if name == "PLTE" { colorCount = size / 3 }
    return content.prefix(size)
  }

  /// Returns the size of what a chunk contains: PNG, third edition, 11.
  private func size(of name: String, _ count: Int, _ header: PNGHeader) -> Int? {
    switch name {
    // Other pictures have their palettes only for displays with few colors.
    case "PLTE" where header.colors == 3 && count >= 3:
      return min(count / 3, 1 << header.depth) * 3
    case "tRNS" where header.colors == 3 && colorCount > 0: return min(count, colorCount)
    case "tRNS": return [0: 2, 2: 6][header.colors]
    case "sBIT": return [0: 1, 2: 3, 3: 3, 4: 2, 6: 4][header.colors]
    case "bKGD": return [0: 2, 2: 6, 3: 1, 4: 2, 6: 6][header.colors]
    default: return Self.sizes[name]
    }
  }

  /// Whether bytes are the time of the last change.
  private static func isTime(_ content: ArraySlice<UInt8>) -> Bool {
    let numbers = content.dropFirst(2).prefix(5)
    return numbers.count == 5
      && zip(numbers, [1...12, 1...31, 0...23, 0...59, 0...60]).allSatisfy { $1.contains(Int($0)) }
  }

  /// Whether bytes are numbers such as measures have, and not text.
  private static func areNumbers(_ bytes: ArraySlice<UInt8>) -> Bool {
    stride(from: 0, to: bytes.count, by: 4).allSatisfy {
      ByteOrder.big.uint32(bytes, at: $0) ?? .max < 1 << 24
    }
  }

  private static let sizes = [
    "IHDR": PNGHeader.size, "IEND": 0, "gAMA": 4, "cHRM": 32, "sRGB": 1, "cICP": 4, "mDCV": 24,
    "cLLI": 8, "pHYs": 9, "acTL": 8, "oFFs": 9, "sTER": 1, "vpAg": 9, "orNT": 1, "tIME": 7,
    // Where the parts are that Apple decodes at the same time.
    "iDOT": 28,
  ]
  private static let frameSize = 26

  /// The chunks that consist of numbers of four bytes.
  private static let numbers: Set<String> = ["gAMA", "cHRM", "pHYs", "acTL", "vpAg", "iDOT"]

  /// The chunks that may follow the data of the picture.
  private static let late: Set<String> = ["IEND", "tIME"]
}
