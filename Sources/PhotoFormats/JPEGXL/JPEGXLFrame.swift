/// The header of a frame of a JPEG XL picture, ISO/IEC 18181-1, F.2, and the size of its sections.
struct JPEGXLFrame {
  /// Whether no frame follows.
  private(set) var isLast = true

  /// The number of bytes of the sections, which follow the header.
  private(set) var sectionBytes = 0

  /// Whether the frame ends a picture that is shown, and is not only a part of one.
  var isShown: Bool { (kind == .regular || kind == .skipped) && (isLast || duration > 0) }

  /// The number of pixels; sides have at most 31 bits.
  var pixelCount: Int { size.width * size.height }

  private enum Kind: Int { case regular, lowFrequency, reference, skipped }

  private var kind = Kind.regular
  private var isModular = false
  private var upsampling = 1
  private var groupSize = 256
  private var passes = 1
  private var level = 0
  private var duration = 0
  private var size: PixelDimensions

  /// The maximum number of sections.
  private static let maximumSections = 1 << 20

  /// Reads a header and its table of sections; nil if they are damaged, or compressed because the
  /// sections are in another order.
  init?(_ bits: inout JPEGXLBits, in header: JPEGXLHeader) {
    size = header.size
    guard let isDefault = bits.flag(), isDefault || read(&bits, header) else { return nil }
    let scale = upsampling << (3 * level)
    let (width, height) = (Self.quotient(size.width, scale), Self.quotient(size.height, scale))
    func groups(_ side: Int) -> Int {
      Self.quotient(width, side) * Self.quotient(height, side)
    }
    let count = groups(groupSize)
    guard count > 0, count <= Self.maximumSections else { return nil }
    let sections = count == 1 && passes == 1 ? 1 : 2 + groups(8 * groupSize) + count * passes
    guard bits.flag() == false, bits.align() else { return nil }
    for _ in 0..<sections {
      guard
        let section = bits.number(
          .bits(10), .bits(14, 1024), .bits(22, 17408), .bits(30, 4_211_712))
      else { return nil }
      sectionBytes += section
    }
    guard bits.align() else { return nil }
  }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    (number + divisor - 1) / divisor
  }

  private mutating func read(_ bits: inout JPEGXLBits, _ header: JPEGXLHeader) -> Bool {
    guard let kind = bits.number(2).flatMap(Kind.init), let isModular = bits.flag(),
      let flags = bits.large(), let isYCbCr = header.isXYB ? false : bits.flag()
    else { return false }
    (self.kind, self.isModular) = (kind, isModular)
    if flags & 0x20 == 0 {
      guard !isYCbCr || bits.skip(3 * 2), let shift = bits.number(2),
        bits.skip(2 * header.extraChannels)
      else { return false }
      upsampling = 1 << shift
    }
    if isModular {
      guard let shift = bits.number(2) else { return false }
      groupSize = 128 << shift
    } else if header.isXYB, !bits.skip(3 + 3) {
      return false
    }
    guard kind == .reference || readPasses(&bits) else { return false }
    var isPartial = false
    if kind == .lowFrequency {
      guard let number = bits.number(2) else { return false }
      level = number + 1
    } else {
      guard let isCropped = bits.flag(), !isCropped || readCrop(&bits, &isPartial, header) else {
        return false
      }
    }
    return readEnd(&bits, header, isPartial: isPartial) && skipFilter(&bits)
      && bits.large() == 0
  }

  private mutating func readPasses(_ bits: inout JPEGXLBits) -> Bool {
    guard let passes = bits.number(.value(1), .value(2), .value(3), .bits(3, 4)) else {
      return false
    }
    self.passes = passes
    guard passes > 1 else { return true }
    guard let smaller = bits.number(.value(0), .value(1), .value(2), .bits(1, 3)),
      bits.skip(2 * (passes - 1)), bits.skip(2 * smaller)
    else { return false }
    return (0..<smaller).allSatisfy { _ in
      bits.number(.value(0), .value(1), .value(2), .bits(3)) != nil
    }
  }

  private mutating func readCrop(
    _ bits: inout JPEGXLBits, _ isPartial: inout Bool, _ header: JPEGXLHeader
  ) -> Bool {
    func number() -> Int? {
      bits.number(.bits(8), .bits(11, 256), .bits(14, 2304), .bits(30, 18688))
    }
    var (left, top) = (0, 0)
    if kind != .reference {
      guard let x = number(), let y = number() else { return false }
      // The lowest bit is the sign.
      (left, top) = (x & 1 == 0 ? x >> 1 : -(x >> 1) - 1, y & 1 == 0 ? y >> 1 : -(y >> 1) - 1)
    }
    guard let width = number(), let height = number() else { return false }
    size = PixelDimensions(width: width, height: height)
    isPartial =
      left > 0 || top > 0 || left + width < header.size.width || top + height < header.size.height
    return true
  }

  /// Reads how the frame is combined with others, and whether it is the last one.
  private mutating func readEnd(
    _ bits: inout JPEGXLBits, _ header: JPEGXLHeader, isPartial: Bool
  ) -> Bool {
    var resetsCanvas = false
    if kind == .regular || kind == .skipped {
      for channel in 0...header.extraChannels {
        guard let isReplaced = skipBlending(&bits, header, isPartial) else { return false }
        if channel == 0 { resetsCanvas = isReplaced && !isPartial }
      }
      if header.hasAnimation {
        guard let number = bits.number(.value(0), .value(1), .bits(8), .bits(32)),
          !header.hasTimecodes || bits.skip(32)
        else { return false }
        duration = number
      }
      guard let isLast = bits.flag() else { return false }
      self.isLast = isLast
    } else {
      isLast = false
    }
    if kind != .lowFrequency {
      var reference = 0
      if !isLast {
        guard let number = bits.number(2) else { return false }
        reference = number
      }
      let canBeReference = !isLast && (duration == 0 || reference != 0)
      if kind == .reference || canBeReference && resetsCanvas {
        guard bits.skip(1) else { return false }
      }
    }
    // A frame may have a name, which nobody reads.
    return bits.number(.value(0), .bits(4), .bits(5, 16), .bits(10, 48)) == 0
  }

  private func skipBlending(
    _ bits: inout JPEGXLBits, _ header: JPEGXLHeader, _ isPartial: Bool
  ) -> Bool? {
    guard let mode = bits.number(.value(0), .value(1), .value(2), .bits(2, 3)) else { return nil }
    let usesAlpha = header.extraChannels > 0 && (mode == 2 || mode == 3)
    if usesAlpha, bits.number(.value(0), .value(1), .value(2), .bits(3, 3)) == nil { return nil }
    if usesAlpha || mode == 4, !bits.skip(1) { return nil }
    if mode != 0 || isPartial, !bits.skip(2) { return nil }
    return mode == 0
  }

  /// Skips the filters for edges, ISO/IEC 18181-1, J.
  private func skipFilter(_ bits: inout JPEGXLBits) -> Bool {
    guard let isDefault = bits.flag() else { return false }
    if isDefault { return true }
    func skipCustom(_ count: Int) -> Bool {
      bits.flag().map { !$0 || bits.skip(16 * count) } ?? false
    }
    guard let smooths = bits.flag(), !smooths || skipCustom(6), let steps = bits.number(2) else {
      return false
    }
    if steps > 0 {
      guard isModular || skipCustom(8), skipCustom(5), skipCustom(isModular ? 3 : 4),
        !isModular || bits.skip(16)
      else { return false }
    }
    return bits.large() == 0
  }
}
