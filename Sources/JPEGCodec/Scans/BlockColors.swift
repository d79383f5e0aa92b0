import PhotoFormats

/// The colors of a JPEG picture at an eighth of its size.
///
/// As in ``BlockMeans``, each pixel is the mean of a block, so that most coefficients are skipped.
/// Blocks of color can cover several of brightness; then their pixels share a color, which shows
/// only in pictures that are hardly larger than needed.
package struct BlockColors {
  /// The means of the blocks of a component.
  private struct Plane {
    let width: Int
    let height: Int

    /// What each mean is multiplied with.
    let step: Int

    /// How many blocks of brightness there are across and down for each of these.
    let across: Int
    let down: Int

    var means: [Int32]

    /// Returns the brightness or the color of a block, from 0 to 255; nil if it is so large or
    /// small, which only damage can do, that libjpeg-turbo would not clamp it.
    func value(_ index: Int) -> Int32? {
      // A.3.3 and A.3.1: an eighth of the coefficient is the mean, 128 below the value.
      let value = (Int(means[index]) &* step &+ 4) >> 3
      guard value >= -512, value < 512 else { return nil }
      return Int32(UInt8(clamping: value &+ 128))
    }
  }

  private var planes: [Plane]

  /// Returns the pixels of a picture, in red, green and blue.
  ///
  /// Nil if ``JPEGScan`` can't read it, if it isn't a baseline picture in one scan and YCbCr, if it
  /// is damaged, or if its longer side would be below `side`, or that of its colors below half of
  /// it, which is what JPEG files of that size have; then it is up to libjpeg-turbo.
  package static func picture(of jpeg: ArraySlice<UInt8>, notBelow side: Int) -> JPEGPicture? {
    guard let scan = JPEGScan(jpeg, notBelow: 8 * side), scan.content == .everything,
      scan.components.count == 3, scan.steps.count == 3
    else { return nil }
    var colors = BlockColors(scan)
    guard max(colors.planes[1].width, colors.planes[1].height) >= side / 2 else { return nil }
    let end = unsafe jpeg.withUnsafeBytes { bytes -> Int? in
      var bits = unsafe EntropyBits(bytes, at: scan.start - jpeg.startIndex)
      guard colors.read(scan, &bits) else { return nil }
      return bits.skipToMarker(isAfterUnits: true)
    }
    guard let end, scan.isLast(endingAt: end, in: jpeg) else { return nil }
    return colors.picture
  }

  private init(_ scan: JPEGScan) {
    let (width, height) = ((scan.width + 7) / 8, (scan.height + 7) / 8)
    planes = zip(scan.components, scan.steps).enumerated().map { index, pair in
      // Only brightness has several blocks in a unit.
      let (across, down) =
        index == 0 ? (1, 1) : (scan.components[0].across, scan.components[0].down)
      let size = ((width + across - 1) / across, (height + down - 1) / down)
      return Plane(
        width: size.0, height: size.1, step: pair.1, across: across, down: down,
        means: Array(repeating: 0, count: size.0 * size.1))
    }
  }

  /// Reads the units, ISO/IEC 10918-1, A.2.3; false if they are damaged.
  private mutating func read(_ scan: JPEGScan, _ bits: inout EntropyBits) -> Bool {
    let tables = scan.tables
    let lookups = tables.flatMap(\.lookups)
    let blocks = scan.components.indices.flatMap { index -> [Block] in
      let component = scan.components[index]
      guard let first = component.first, let others = component.others else { return [] }
      return (0..<component.across * component.down).map { number in
        Block(
          plane: index, first: first, others: others, column: number % component.across,
          row: number / component.across)
      }
    }
    guard Set(blocks.map(\.plane)).count == planes.count else { return false }
    return unsafe lookups.withUnsafeBufferPointer { lookups in
      readUnits(blocks, scan, &bits) { reader, block in
        guard let difference = unsafe reader.firstCoefficient(lookups, tables, block.first),
          unsafe reader.skipCoefficients(lookups, tables, block.others)
        else { return nil }
        return difference
      }
    }
  }

  /// Reads the units with a function that returns the first coefficient of a block, less that of
  /// the block before, or nil if it is damaged; false if a unit is damaged.
  @inline(__always)
  private mutating func readUnits(
    _ blocks: [Block], _ scan: JPEGScan, _ bits: inout EntropyBits,
    _ readBlock: (inout EntropyBits, Block) -> Int32?
  ) -> Bool {
    var reader = bits
    defer { bits = reader }
    let (unitWidth, unitHeight) = (scan.components[0].across, scan.components[0].down)
    let (width, height) = (planes[0].width, planes[0].height)
    let (unitsAcross, unitsDown) = (planes[1].width, planes[1].height)
    var (brightness, blue, red) = (planes[0].means, planes[1].means, planes[2].means)
    var sums = (brightness: 0, blue: 0, red: 0)
    var restarts: UInt8 = 0
    var unitsToRestart = scan.restartInterval
    for unitRow in 0..<unitsDown {
      for unitColumn in 0..<unitsAcross {
        if scan.restartInterval > 0, unitsToRestart == 0 {
          guard reader.skip(JPEGMarker.restarts.lowerBound + restarts) else { return false }
          restarts = (restarts + 1) & 7
          (sums, unitsToRestart) = ((0, 0, 0), scan.restartInterval)
        }
        unitsToRestart &-= 1
        let unit = unitRow &* unitsAcross &+ unitColumn
        for block in blocks {
          guard let difference = readBlock(&reader, block) else { return false }
          switch block.plane {
          case 0:
            sums.brightness &+= Int(difference)
            let (column, row) = (
              unitColumn &* unitWidth &+ block.column, unitRow &* unitHeight &+ block.row
            )
            guard column < width, row < height else { continue }
            brightness[row &* width &+ column] = Int32(clamping: sums.brightness)
          case 1:
            sums.blue &+= Int(difference)
            blue[unit] = Int32(clamping: sums.blue)
          default:
            sums.red &+= Int(difference)
            red[unit] = Int32(clamping: sums.red)
          }
        }
        if reader.isPastEnd { return false }
      }
    }
    (planes[0].means, planes[1].means, planes[2].means) = (brightness, blue, red)
    return true
  }

  /// A block of a unit.
  private struct Block {
    /// The index of its component.
    let plane: Int

    /// The indices of its two tables.
    let first: Int
    let others: Int

    /// The position in the unit.
    let column: Int
    let row: Int
  }

  /// The pixels; nil if one is damaged.
  private var picture: JPEGPicture? {
    let (width, height) = (planes[0].width, planes[0].height)
    var picture = JPEGPicture(width: width, height: height, layout: .rgb)
    var bytes = picture.bytes.mutableSpan
    var index = 0
    for row in 0..<height {
      for column in 0..<width {
        guard let brightness = planes[0].value(row * width + column) else { return nil }
        let color = row / planes[1].down * planes[1].width + column / planes[1].across
        guard let blue = planes[1].value(color), let red = planes[2].value(color) else {
          return nil
        }
        // ITU-T T.871, 7, in the fixed-point numbers of libjpeg.
        let (blue128, red128) = (blue - 128, red - 128)
        bytes[index] = UInt8(clamping: brightness + (91_881 * red128 + 32_768) >> 16)
        bytes[index + 1] = UInt8(
          clamping: brightness + (-22_554 * blue128 - 46_802 * red128 + 32_768) >> 16)
        bytes[index + 2] = UInt8(clamping: brightness + (116_130 * blue128 + 32_768) >> 16)
        index += 3
      }
    }
    return picture
  }
}
