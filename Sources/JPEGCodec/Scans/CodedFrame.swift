import PhotoFormats

/// The frame of a JPEG picture, as far as following its coded data takes.
struct CodedFrame {
  /// A color component.
  struct Component {
    let identifier: Int

    /// The blocks across and down in a unit of several components.
    let across: Int
    let down: Int

    /// The blocks in the whole picture, when the component is in a scan of its own.
    fileprivate(set) var columns = 0
    fileprivate(set) var rows = 0
  }

  /// Whether the picture is progressive.
  let isProgressive: Bool

  /// Whether samples are coded instead of blocks, without loss (annex H), as in raw pictures.
  let isLossless: Bool

  /// The components.
  let components: [Component]

  /// The units of several components in the whole picture.
  let unitCount: Int

  /// The maximum number of pixels.
  private static let maximumPixels = 1 << 28

  /// Reads a frame header, ISO/IEC 10918-1, B.2.2; nil if it is damaged, the picture too large, or
  /// coded in another way than by Huffman codes.
  init?(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
    var reader = ByteReader(content)
    guard (JPEGMarker.baselineFrame...JPEGMarker.losslessFrame).contains(marker),
      reader.number(1) != nil,
      let height = reader.number(2), let width = reader.number(2), width > 0, height > 0,
      width <= Self.maximumPixels / height, let count = reader.number(1), (1...4).contains(count)
    else { return nil }
    var components: [Component] = []
    for _ in 0..<count {
      guard let identifier = reader.number(1), let factors = reader.number(1),
        reader.number(1) != nil, (1...4).contains(factors >> 4), (1...4).contains(factors & 15)
      else { return nil }
      components.append(
        Component(identifier: identifier, across: factors >> 4, down: factors & 15))
    }
    let across = components.map(\.across).max() ?? 1
    let down = components.map(\.down).max() ?? 1
    isLossless = marker == JPEGMarker.losslessFrame
    let size = isLossless ? 1 : 8
    // A.1.1 and A.2.2.
    for (index, component) in components.enumerated() {
      components[index].columns = Self.units((width * component.across + across - 1) / across, size)
      components[index].rows = Self.units((height * component.down + down - 1) / down, size)
    }
    isProgressive = marker == JPEGMarker.progressiveFrame
    unitCount = Self.units(width, size * across) * Self.units(height, size * down)
    self.components = components
  }

  private static func units(_ samples: Int, _ size: Int) -> Int { (samples + size - 1) / size }
}
