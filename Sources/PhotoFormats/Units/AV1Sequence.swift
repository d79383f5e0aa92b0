/// The sizes in the headers of a picture coded as AV1.
package struct AV1Sequence {
  /// The largest size that frames may have.
  private var size = PixelDimensions(width: 0, height: 0)
  /// The largest size that the header of a frame can name instead.
  private var limit = PixelDimensions(width: 0, height: 0)
  /// Whether all frames have the size of the sequence.
  private var isReduced = false
  /// The number of bits of the time when a frame is shown.
  private var timeSize = 0
  /// What follows the size.
  private var rest = BitReader([])

  /// Returns the sizes in the configuration of a picture and in its data; nil if one of them is
  /// damaged.
  ///
  /// A frame that has a size of its own counts with the largest one that it can name.
  /// AV1-ISOBMFF, 2.3.3: units follow the first four bytes of the configuration.
  package static func sizes(configuration: ArraySlice<UInt8>, data: [UInt8]) -> [PixelDimensions]? {
    var sequence: AV1Sequence?
    guard let first = sizes(in: configuration.dropFirst(4), &sequence),
      let others = sizes(in: data[...], &sequence)
    else { return nil }
    return first + others
  }

  private static func sizes(
    in bytes: ArraySlice<UInt8>, _ sequence: inout AV1Sequence?
  ) -> [PixelDimensions]? {
    let units = AV1Units(bytes)
    guard units.end == bytes.count else { return nil }
    var sizes: [PixelDimensions] = []
    for unit in units.units {
      let content = bytes.dropFirst(unit.content.lowerBound).prefix(unit.content.count)
      switch unit.type {
      case AV1Unit.sequence:
        guard let header = AV1Sequence(content) else { return nil }
        sequence = header
        sizes.append(header.size)
      // The header of a frame, alone and with its tiles.
      case AV1Unit.frameHeader, AV1Unit.frame:
        guard let sequence else { break }
        guard let isOther = sequence.isOverridden(by: content) else { return nil }
        if isOther { sizes.append(sequence.limit) }
      default: break
      }
    }
    return sizes
  }

  /// Reads the header of a sequence; nil if it is damaged.
  ///
  /// AV1, 5.5.1: the size follows what is said of time and of operating points.
  private init?(_ header: ArraySlice<UInt8>) {
    var bits = BitReader(header)
    guard bits.skip(4), let isReduced = bits.flag(),
      isReduced ? bits.skip(5) : skipOperatingPoints(&bits), let columns = bits.number(4),
      let rows = bits.number(4), let width = bits.number(columns + 1),
      let height = bits.number(rows + 1)
    else { return nil }
    size = PixelDimensions(width: width + 1, height: height + 1)
    limit = PixelDimensions(width: 1 << (columns + 1), height: 1 << (rows + 1))
    self.isReduced = isReduced
    rest = bits
  }

  /// Returns whether a frame has another size than the sequence; nil if a header is damaged.
  ///
  /// AV1, 5.5.1 and 5.9.2: the flag follows what tools for screens and numbers of frames need.
  private func isOverridden(by frame: ArraySlice<UInt8>) -> Bool? {
    guard !isReduced else { return false }
    var (bits, sequence) = (BitReader(frame), rest)
    guard let hasNumber = sequence.flag() else { return nil }
    var numberSize = 0
    if hasNumber {
      guard let delta = sequence.number(4), let more = sequence.number(3) else { return nil }
      numberSize = delta + more + 3
    }
    guard sequence.skip(7), let hasOrder = sequence.flag(), !hasOrder || sequence.skip(2),
      let isScreenChosen = sequence.flag(), let isScreen = isScreenChosen ? true : sequence.flag()
    else { return nil }
    var isMotionChosen = true
    if isScreen {
      guard let isChosen = sequence.flag() else { return nil }
      isMotionChosen = isChosen
    }
    guard let isEarlier = bits.flag() else { return nil }
    if isEarlier { return false }
    guard let type = bits.number(2), let isShown = bits.flag() else { return nil }
    // Key frames are of type 0, and those that switch to another size of type 3.
    let isResilient = type == 3 || type == 0 && isShown
    guard bits.skip((isShown ? timeSize : 1) + (isResilient ? 0 : 1) + 1),
      let usesScreen = isScreenChosen ? bits.flag() : isScreen,
      bits.skip((usesScreen && isMotionChosen ? 1 : 0) + numberSize)
    else { return nil }
    return type == 3 ? true : bits.flag()
  }

  /// Whether the header of a sequence has no more bits than its fields and the ones that end it.
  ///
  /// AV1, 5.5.1, 5.5.2 and 5.3.4: tools, colors, and a one before zeros.
  package static func isWhole(_ header: ArraySlice<UInt8>) -> Bool {
    guard let sequence = AV1Sequence(header), let first = header.first else { return false }
    let profile = first >> 5
    var bits = sequence.rest
    if !sequence.isReduced {
      guard let hasNumber = bits.flag(), !hasNumber || bits.skip(4 + 3) else { return false }
    }
    guard bits.skip(3) else { return false }
    if !sequence.isReduced {
      guard bits.skip(4), let hasOrder = bits.flag(), !hasOrder || bits.skip(2),
        let isScreenChosen = bits.flag(), let isScreen = isScreenChosen ? true : bits.flag()
      else { return false }
      if isScreen {
        guard let isMotionChosen = bits.flag(), isMotionChosen || bits.skip(1) else {
          return false
        }
      }
      guard !hasOrder || bits.skip(3) else { return false }
    }
    guard bits.skip(3), skipColors(&bits, profile), bits.skip(1), bits.flag() == true else {
      return false
    }
    while let bit = bits.flag() {
      guard !bit else { return false }
    }
    return true
  }

  private static func skipColors(_ bits: inout BitReader, _ profile: UInt8) -> Bool {
    guard let isHigh = bits.flag() else { return false }
    var isTwelve = false
    if profile == 2, isHigh {
      guard let flag = bits.flag() else { return false }
      isTwelve = flag
    }
    guard let isMonochrome = profile == 1 ? false : bits.flag(), let isDescribed = bits.flag()
    else { return false }
    var isSRGB = false
    if isDescribed {
      guard let primaries = bits.number(8), let transfer = bits.number(8),
        let matrix = bits.number(8)
      else { return false }
      isSRGB = primaries == 1 && transfer == 13 && matrix == 0
    }
    if isMonochrome { return bits.skip(1) }
    if !isSRGB {
      guard bits.skip(1) else { return false }
      var isSubsampled = profile == 0
      if profile == 2, isTwelve {
        guard let across = bits.flag(), let down = across ? bits.flag() : false else {
          return false
        }
        isSubsampled = down
      }
      if isSubsampled, !bits.skip(2) { return false }
    }
    return bits.skip(1)
  }

  private mutating func skipOperatingPoints(_ bits: inout BitReader) -> Bool {
    var delay: Int?
    timeSize = 0
    guard let hasTime = bits.flag() else { return false }
    if hasTime {
      guard bits.skip(64), let isEqual = bits.flag(),
        !isEqual || bits.numberWithZeros() != nil, let hasModel = bits.flag()
      else { return false }
      if hasModel {
        guard let length = bits.number(5), bits.skip(32 + 5), let time = bits.number(5) else {
          return false
        }
        delay = length + 1
        timeSize = isEqual ? 0 : time + 1
      }
    }
    guard let hasDisplay = bits.flag(), let last = bits.number(5) else { return false }
    for _ in 0...last {
      guard bits.skip(12), let level = bits.number(5), level <= 7 || bits.skip(1) else {
        return false
      }
      if let delay {
        guard let isThere = bits.flag(), !isThere || bits.skip(2 * delay + 1) else { return false }
      }
      if hasDisplay {
        guard let isThere = bits.flag(), !isThere || bits.skip(4) else { return false }
      }
    }
    return true
  }
}
