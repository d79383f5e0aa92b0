import PhotoFormats
import PhotoMetadata
import Pictures

/// A picture of a TIFF file: what TIFF 6.0 calls its fields, and where its strips or tiles lie.
struct TIFFPicture: Equatable {
  let width: Int
  let height: Int
  /// The channels of a pixel as stored; 1 for numbers of a palette.
  private(set) var channels: Int
  /// Whether channels have 16 bits instead of 8.
  let isDeep: Bool
  let compression: Int
  /// Whether 0 is white.
  let isWhiteZero: Bool
  /// Whether colors are multiplied by alpha.
  let isPremultiplied: Bool
  /// Whether values are stored as differences from those on their left.
  let hasPredictor: Bool
  /// Whether each channel has strips or tiles of its own.
  let isPlanar: Bool
  /// The colors of a palette, three bytes each; empty if there is none.
  private(set) var palette: [UInt8]
  let order: ByteOrder

  /// The size of a strip or a tile; the last strip may be lower.
  let segmentWidth: Int
  let segmentHeight: Int
  let isTiled: Bool
  /// The positions of the strips or tiles.
  var segments: [Range<Int>]

  /// The maximum number of pixels of a tile.
  private static let maximumTile = 1 << 24

  /// Reads the fields of a directory.
  init(
    _ directory: TIFFBlock.Directory, of block: TIFFBlock, in bytes: [UInt8],
    limit: Int = PictureReviser.maximumPixels
  ) throws(RevisionError) {
    func numbers(_ tag: Int) -> [Int] { block.numbers(tag, in: directory, of: bytes) }
    func number(_ tag: Int, _ standard: Int) -> Int { numbers(tag).first ?? standard }
    order = block.order
    (width, height) = (number(0x0100, 0), number(0x0101, 0))
    let depths = numbers(0x0102)
    channels = number(0x0115, 1)
    compression = number(0x0103, 1)
    let (photometric, extra) = (number(0x0106, -1), numbers(0x0152))
    isWhiteZero = photometric == 0
    isPremultiplied = extra.first == 1
    hasPredictor = number(0x013D, 1) == 2
    isPlanar = number(0x011C, 1) == 2 && channels > 1
    isTiled = !numbers(0x0142).isEmpty
    let depth = depths.first == 16 && photometric != 3 ? 16 : 8
    isDeep = depth == 16
    if directory.entries.contains(where: { $0.tag == 0xC612 }) { throw .unsupported("DNG") }
    // TIFF 6.0: whole numbers, and the first bit first.
    let requirements: [(name: String, value: Int, isMet: Bool)] = [
      ("PhotometricInterpretation", photometric, [0, 1, 2, 3].contains(photometric)),
      ("Compression", compression, [1, 5, 8, 32773, 32946].contains(compression)),
      (
        "BitsPerSample", depths.first ?? 1,
        depths.count == channels && depths.allSatisfy { $0 == depth }
      ),
      ("SampleFormat", number(0x0153, 1), number(0x0153, 1) == 1),
      (
        "SamplesPerPixel", channels,
        extra.count <= (photometric == 3 ? 0 : 1)
          && channels == (photometric == 2 ? 3 : 1) + extra.count
      ),
      ("PlanarConfiguration", number(0x011C, 1), [1, 2].contains(number(0x011C, 1))),
      ("Predictor", number(0x013D, 1), [1, 2].contains(number(0x013D, 1))),
      ("FillOrder", number(0x010A, 1), number(0x010A, 1) == 1),
    ]
    if let first = requirements.first(where: { !$0.isMet }) {
      throw .unsupported("TIFF, \(first.name) \(first.value)")
    }
    guard width > 0, height > 0 else { throw .damagedPicture }
    guard width <= limit / height else { throw .tooManyPixels(limit: limit) }
    palette = photometric == 3 ? Self.palette(numbers(0x0140)) : []
    guard photometric != 3 || !palette.isEmpty else { throw .damagedPicture }
    segmentWidth = isTiled ? number(0x0142, 0) : width
    segmentHeight = isTiled ? number(0x0143, 0) : min(number(0x0116, height), height)
    guard segmentWidth > 0, segmentHeight > 0,
      !isTiled || segmentWidth <= Self.maximumTile / segmentHeight
    else { throw .damagedPicture }
    let (starts, sizes) = (numbers(isTiled ? 0x0144 : 0x0111), numbers(isTiled ? 0x0145 : 0x0117))
    let across = (width + segmentWidth - 1) / segmentWidth
    let count = across * ((height + segmentHeight - 1) / segmentHeight)
    guard starts.count == count * (isPlanar ? channels : 1), sizes.count == starts.count else {
      throw .damagedPicture
    }
    segments = zip(starts, sizes).compactMap { start, size in
      start >= 8 && start <= bytes.count && size <= bytes.count - start
        ? start..<start + size : nil
    }
    guard segments.count == starts.count else { throw .damagedPicture }
  }

  /// Returns the colors of a palette of 256, in which red, green and blue stand one after another.
  private static func palette(_ numbers: [Int]) -> [UInt8] {
    guard numbers.count == 768 else { return [] }
    // Some programs write bytes instead of numbers up to 65,535.
    let shift = numbers.allSatisfy { $0 < 256 } ? 0 : 8
    return (0..<256).flatMap { color in
      [0, 256, 512].map { UInt8(truncatingIfNeeded: numbers[color + $0] >> shift) }
    }
  }

  /// The number of pixels.
  var pixels: Int { width * height }

  /// The number of bytes of all channels.
  var size: Int { pixels * channels * (isDeep ? 2 : 1) }

  /// The picture in full colors instead of those of a palette.
  var withoutPalette: TIFFPicture {
    var picture = self
    (picture.channels, picture.palette) = (3, [])
    return picture
  }

  /// What a strip or a tile has of the picture.
  struct Area {
    /// The channel of a segment that has only one.
    var plane: Int
    /// The pixels of the picture.
    var columns: Range<Int>
    var rows: Range<Int>
    /// The rows that are stored, with those beyond the picture.
    var storedRows: Int
  }

  func area(of segment: Int) -> Area {
    let across = (width + segmentWidth - 1) / segmentWidth
    let count = across * ((height + segmentHeight - 1) / segmentHeight)
    let (x, y) = (segment % count % across * segmentWidth, segment % count / across * segmentHeight)
    let rows = y..<min(y + segmentHeight, height)
    return Area(
      plane: segment / count, columns: x..<min(x + segmentWidth, width), rows: rows,
      storedRows: isTiled ? segmentHeight : rows.count)
  }

  /// The channels of a pixel that stand side by side in a segment.
  var storedChannels: Int { isPlanar ? 1 : channels }

  /// The number of bytes of a row of a segment.
  var rowSize: Int { segmentWidth * storedChannels * (isDeep ? 2 : 1) }
}
