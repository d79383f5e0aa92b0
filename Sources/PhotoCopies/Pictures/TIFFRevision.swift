import PhotoMetadata
import Pictures

/// Puts a changed picture into a TIFF file, strip by strip: in the place of the old strip where it
/// fits, else at the end.
struct TIFFRevision {
  private var bytes: [UInt8]
  private let block: ExifBlock
  private let directory: ExifBlock.Directory

  // What TIFF 6.0 calls the fields of a picture.
  private let width: Int
  private let height: Int
  private let channels: Int
  private let isDeep: Bool
  private let compression: Int
  private let isWhiteZero: Bool
  private let isPremultiplied: Bool
  private let hasPredictor: Bool
  private let rowsPerStrip: Int
  private let strips: [Range<Int>]

  init(_ bytes: [UInt8]) throws(CopyError) {
    guard let block = ExifBlock(bytes), let directory = block.directories.first else {
      throw .damaged
    }
    func numbers(_ tag: Int) -> [Int] { block.numbers(tag, in: directory, of: bytes) }
    func number(_ tag: Int, _ standard: Int) -> Int { numbers(tag).first ?? standard }
    self.bytes = bytes
    self.block = block
    self.directory = directory
    (width, height) = (number(0x0100, 0), number(0x0101, 0))
    let depths = numbers(0x0102)
    channels = number(0x0115, 1)
    compression = number(0x0103, 1)
    let (photometric, extra) = (number(0x0106, -1), numbers(0x0152))
    isWhiteZero = photometric == 0
    isPremultiplied = extra.first == 1
    hasPredictor = number(0x013D, 1) == 2
    rowsPerStrip = min(number(0x0116, height), height)
    let depth = depths.first == 16 ? 16 : 8
    isDeep = depth == 16
    if directory.entries.contains(where: { $0.tag == 0xC612 }) { throw .unsupportedPicture("DNG") }
    // TIFF 6.0: whole numbers, channels side by side, strips instead of tiles, the first bit first.
    let requirements: [(name: String, value: Int, isMet: Bool)] = [
      ("PhotometricInterpretation", photometric, [0, 1, 2].contains(photometric)),
      ("Compression", compression, [1, 5, 8, 32946].contains(compression)),
      (
        "BitsPerSample", depths.first ?? 1,
        depths.count == channels && depths.allSatisfy { $0 == depth }
      ),
      ("SampleFormat", number(0x0153, 1), number(0x0153, 1) == 1),
      (
        "SamplesPerPixel", channels,
        extra.count <= 1 && channels == (photometric == 2 ? 3 : 1) + extra.count
      ),
      ("PlanarConfiguration", number(0x011C, 1), number(0x011C, 1) == 1),
      ("Predictor", number(0x013D, 1), [1, 2].contains(number(0x013D, 1))),
      ("FillOrder", number(0x010A, 1), number(0x010A, 1) == 1),
      ("TileWidth", number(0x0142, 0), numbers(0x0142).isEmpty),
    ]
    if let first = requirements.first(where: { !$0.isMet }) {
      throw .unsupportedPicture("TIFF, \(first.name) \(first.value)")
    }
    guard width > 0, height > 0, rowsPerStrip > 0 else { throw .damagedPicture }
    guard width <= PictureReviser.maximumPixels / height else { throw .tooLarge }
    // A further picture that is not a thumbnail is a page.
    let isPage = block.directories.dropFirst().contains { other in
      other.kind == .further && block.numbers(0x00FE, in: other, of: bytes).first ?? 0 & 1 == 0
    }
    guard !isPage else { throw .unsupportedPicture("TIFF, NewSubfileType 0") }
    let (starts, sizes) = (numbers(0x0111), numbers(0x0117))
    guard starts.count == (height + rowsPerStrip - 1) / rowsPerStrip, sizes.count == starts.count
    else { throw .damagedPicture }
    strips = zip(starts, sizes).compactMap { start, size in
      start >= 8 && start <= bytes.count && size <= bytes.count - start
        ? start..<start + size : nil
    }
    guard strips.count == starts.count else { throw .damagedPicture }
  }

  private var layout: Raster<UInt8>.Layout { .init(rawValue: channels) ?? .rgb }
  private var rowSize: Int { width * channels * (isDeep ? 2 : 1) }

  /// Changes the picture, and writes the file into a revision.
  mutating func revise(
    _ revision: inout PictureRevision, _ exif: inout ExifRevision, _ reviser: PictureReviser,
    _ metadata: EmbeddedMetadata
  ) throws(CopyError) {
    let facts = PictureFacts(
      metadata: metadata, orientation: ExifOrientation.value(bytes[...]) ?? 1, tones: tones)
    let raster = try decoded().changed(reviser, facts, &revision)
    try write(raster)
    exif.setEntries(in: &bytes, .max)
    revision.bytes = bytes
  }

  private var tones: ToneCurves {
    let profile = directory.entries.first { $0.tag == 0x8773 }?.value.map { Array(bytes[$0]) }
    return profile.flatMap { ToneCurves(profile: $0) } ?? .sRGB
  }

  // MARK: Decoding

  /// Returns the picture.
  func decoded() throws(CopyError) -> AnyRaster {
    var samples: [UInt8] = []
    samples.reserveCapacity(rowSize * height)
    for (index, range) in strips.enumerated() {
      let count = rowSize * min(rowsPerStrip, height - index * rowsPerStrip)
      let strip: [UInt8]?
      switch compression {
      case 1: strip = range.count >= count ? Array(bytes[range].prefix(count)) : nil
      case 5: strip = LZW.decode(bytes[range], count: count)
      default:
        if case .bytes(let inflated) = Inflation.inflate(bytes[range], limit: count) {
          strip = inflated.count == count ? inflated : nil
        } else {
          strip = nil
        }
      }
      guard let strip else { throw .damagedPicture }
      samples += strip
    }
    if !isDeep { return .eight(try raster(samples)) }
    return .sixteen(try raster([UInt16](samples, order: block.order)))
  }

  private func raster<Channel: PixelChannel>(
    _ stored: [Channel]
  ) throws(CopyError) -> Raster<Channel> {
    var values = stored
    if hasPredictor {
      // TIFF 6.0, section 14: each value is stored as the difference from that on its left.
      let count = width * channels
      for row in stride(from: 0, to: values.count, by: count) {
        for x in row + channels..<row + count { values[x] &+= values[x - channels] }
      }
    }
    if isWhiteZero {
      for color in stride(from: 0, to: values.count, by: channels) {
        values[color] = Channel.max - values[color]
      }
    }
    if isPremultiplied {
      let (colors, full) = (layout.colors, Int(Channel.max))
      for pixel in stride(from: 0, to: values.count, by: channels) {
        let alpha = max(Int(values[pixel + colors]), 1)
        for color in pixel..<pixel + colors {
          values[color] = Channel(
            clamping: min(full, (Int(values[color]) * full + alpha / 2) / alpha))
        }
      }
    }
    guard
      let raster = Raster<Channel>(
        width: width, height: height, layout: .init(rawValue: channels) ?? .rgb, values: values)
    else { throw .damagedPicture }
    return raster
  }

  // MARK: Encoding

  private mutating func write(_ raster: AnyRaster) throws(CopyError) {
    var places: [Range<Int>] = []
    for (index, old) in strips.enumerated() {
      let count = min(rowsPerStrip, height - index * rowsPerStrip)
      let rows = index * rowsPerStrip..<index * rowsPerStrip + count
      let samples =
        switch raster {
        case .eight(let raster): stored(raster, rows)
        case .sixteen(let raster): stored(raster, rows).bytes(order: block.order)
        }
      let strip: [UInt8]?
      switch compression {
      case 1: strip = samples
      case 5: strip = LZW.encode(samples[...])
      default: strip = Deflation.deflate(pieces: 1, level: 6) { _, buffer in buffer = samples }
      }
      guard let strip else { throw .tooLarge }
      bytes.clear(old)
      if strip.count <= old.count {
        bytes.replaceSubrange(old.lowerBound..<old.lowerBound + strip.count, with: strip)
        places.append(old.lowerBound..<old.lowerBound + strip.count)
      } else {
        places.append(try append(strip))
      }
    }
    guard places != strips else { return }
    try set(0x0111, to: places.map(\.lowerBound))
    try set(0x0117, to: places.map(\.count))
  }

  /// Returns the values of rows as the file stores them.
  private func stored<Channel: PixelChannel>(
    _ raster: Raster<Channel>, _ rows: Range<Int>
  ) -> [Channel] {
    let count = width * channels
    var values = Array(raster.values[rows.lowerBound * count..<rows.upperBound * count])
    if isPremultiplied {
      let colors = layout.colors
      for pixel in stride(from: 0, to: values.count, by: channels) {
        let alpha = Int(values[pixel + colors])
        for color in pixel..<pixel + colors {
          values[color] = Channel(
            truncatingIfNeeded: (Int(values[color]) * alpha + Int(Channel.max) / 2)
              / Int(Channel.max))
        }
      }
    }
    if isWhiteZero {
      for color in stride(from: 0, to: values.count, by: channels) {
        values[color] = Channel.max - values[color]
      }
    }
    if hasPredictor {
      for row in stride(from: 0, to: values.count, by: count) {
        for x in (row + channels..<row + count).reversed() { values[x] &-= values[x - channels] }
      }
    }
    return values
  }

  /// Appends bytes at an even offset, and returns their place.
  private mutating func append(_ new: [UInt8]) throws(CopyError) -> Range<Int> {
    if bytes.count % 2 == 1 { bytes.append(0) }
    let start = bytes.count
    guard start + new.count <= UInt32.max else { throw .tooLarge }
    bytes += new
    return start..<bytes.count
  }

  /// Writes the numbers of an entry, each with four bytes.
  private mutating func set(_ tag: Int, to numbers: [Int]) throws(CopyError) {
    guard let entry = directory.entries.first(where: { $0.tag == tag }) else { return }
    let order = block.order
    var place = entry.value?.lowerBound ?? 0
    if entry.format != Self.long {
      place = entry.offset + 8
      if numbers.count > 1 {
        place = try append(Array(repeating: 0, count: 4 * numbers.count)).lowerBound
        order.put32(place, at: entry.offset + 8, in: &bytes)
      }
      order.put(Self.long, at: entry.offset + 2, in: &bytes)
    }
    for (index, number) in numbers.enumerated() {
      order.put32(number, at: place + 4 * index, in: &bytes)
    }
  }

  private static let long = 4
}
