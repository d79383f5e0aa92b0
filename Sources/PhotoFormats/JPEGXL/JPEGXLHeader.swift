/// What the frames of a JPEG XL picture depend on, from its header: ISO/IEC 18181-1, annex D.
struct JPEGXLHeader {
  var size = PixelDimensions(width: 0, height: 0)
  var extraChannels = 0
  var hasAnimation = false
  var hasTimecodes = false
  var isXYB = true

  /// Reads the header behind the signature; nil if it is damaged, or has parts that are compressed:
  /// an ICC profile.
  init?(_ bits: inout JPEGXLBits) {
    guard let size = Self.size(&bits), let isDefault = bits.flag(),
      isDefault || readMetadata(&bits), let isDefaultTransform = bits.flag(),
      isDefaultTransform || skipTransform(&bits)
    else { return nil }
    self.size = size
  }

  /// Reads the size of a picture (SizeHeader).
  static func size(_ bits: inout JPEGXLBits) -> PixelDimensions? {
    guard let isSmall = bits.flag() else { return nil }
    func length() -> Int? {
      isSmall
        ? bits.number(5).map { ($0 + 1) * 8 }
        : bits.number(.bits(9, 1), .bits(13, 1), .bits(18, 1), .bits(30, 1))
    }
    guard let height = length(), let ratio = bits.number(3),
      let width = ratio == 0 ? length() : JPEGXLPicture.width(ofHeight: height, ratio: ratio)
    else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  private mutating func readMetadata(_ bits: inout JPEGXLBits) -> Bool {
    guard let hasMore = bits.flag(), !hasMore || readMore(&bits), Self.skipDepth(&bits),
      bits.skip(1),
      let extraChannels = bits.number(.value(0), .value(1), .bits(4, 2), .bits(12, 1))
    else { return false }
    self.extraChannels = extraChannels
    for _ in 0..<extraChannels {
      guard Self.skipChannel(&bits) else { return false }
    }
    guard let isXYB = bits.flag(), Self.skipColors(&bits) else { return false }
    self.isXYB = isXYB
    // Tone mapping: the brightest and the darkest light, a flag, and a limit.
    guard !hasMore || bits.flag().map({ $0 || bits.skip(16 + 16 + 1 + 16) }) == true else {
      return false
    }
    return bits.large() == 0
  }

  private mutating func readMore(_ bits: inout JPEGXLBits) -> Bool {
    // A preview would be a frame of its own.
    guard bits.skip(3), let hasSize = bits.flag(), !hasSize || Self.size(&bits) != nil,
      bits.flag() == false, let hasAnimation = bits.flag()
    else { return false }
    self.hasAnimation = hasAnimation
    guard hasAnimation else { return true }
    guard bits.number(.value(100), .value(1000), .bits(10, 1), .bits(30, 1)) != nil,
      bits.number(.value(1), .value(1001), .bits(8, 1), .bits(10, 1)) != nil,
      bits.number(.value(0), .bits(3), .bits(16), .bits(32)) != nil,
      let hasTimecodes = bits.flag()
    else { return false }
    self.hasTimecodes = hasTimecodes
    return true
  }

  private static func skipDepth(_ bits: inout JPEGXLBits) -> Bool {
    guard let isFloat = bits.flag() else { return false }
    return isFloat
      ? bits.number(.value(32), .value(16), .value(24), .bits(6, 1)) != nil && bits.skip(4)
      : bits.number(.value(8), .value(10), .value(12), .bits(6, 1)) != nil
  }

  private static func skipChannel(_ bits: inout JPEGXLBits) -> Bool {
    guard let isDefault = bits.flag() else { return false }
    if isDefault { return true }
    // A channel may have a name, which nobody reads.
    guard let type = bits.choice(), skipDepth(&bits),
      bits.number(.value(0), .value(3), .value(4), .bits(3, 1)) != nil,
      bits.number(.value(0), .bits(4), .bits(5, 16), .bits(10, 48)) == 0
    else { return false }
    switch type {
    case 0: return bits.skip(1)
    case 2: return bits.skip(4 * 16)
    case 5: return bits.number(.value(1), .bits(2), .bits(4, 3), .bits(8, 19)) != nil
    default: return true
    }
  }

  private static func skipColors(_ bits: inout JPEGXLBits) -> Bool {
    guard let isDefault = bits.flag() else { return false }
    if isDefault { return true }
    let (gray, xyb, custom) = (1, 2, 2)
    guard bits.flag() == false, let space = bits.choice() else { return false }
    func skipPoints(_ count: Int) -> Bool {
      (0..<2 * count).allSatisfy { _ in
        bits.number(.bits(19), .bits(19, 1 << 19), .bits(20, 1 << 20), .bits(21, 1 << 21)) != nil
      }
    }
    if space != xyb {
      guard let white = bits.choice(), white != custom || skipPoints(1) else { return false }
      if space != gray {
        guard let primaries = bits.choice(), primaries != custom || skipPoints(3) else {
          return false
        }
      }
      guard let hasGamma = bits.flag(), hasGamma ? bits.skip(24) : bits.choice() != nil else {
        return false
      }
    }
    return bits.choice() != nil
  }

  private mutating func skipTransform(_ bits: inout JPEGXLBits) -> Bool {
    if isXYB {
      guard let isDefault = bits.flag(), isDefault || bits.skip(16 * 16) else { return false }
    }
    guard let mask = bits.number(3) else { return false }
    return [15, 55, 210].enumerated().allSatisfy { index, count in
      mask >> index & 1 == 0 || bits.skip(16 * count)
    }
  }
}
