/// The bits of the picture data of a JPEG file, ISO/IEC 10918-1, annex F.
///
/// They end at a marker or with the bytes: then 0 bits follow, and ``isPastEnd`` tells whether any
/// of these were taken.
@safe
struct EntropyBits {
  private let bytes: UnsafeRawBufferPointer

  /// The offset of the next byte.
  private(set) var position: Int

  /// The next bits, from the highest, and the number of them that are valid.
  private(set) var next: UInt64 = 0
  private var count = 0

  /// Reads bytes from an offset; they have to outlive this value.
  @unsafe
  init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    unsafe self.bytes = bytes
    self.position = position
  }

  /// Whether more bits were taken than there were.
  var isPastEnd: Bool { count < 0 }

  /// Makes sure that 56 bits are there, unless fewer are left: enough for two lookups.
  @inline(__always)
  mutating func fill() {
    if unsafe position + 8 <= bytes.count {
      let word = UInt64(
        bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      // No byte of the word is 0xFF: no byte of its complement is 0.
      if (~word &- 0x0101_0101_0101_0101) & word & 0x8080_8080_8080_8080 == 0 {
        // Bits that don't count yet are those that will follow, so that adding them again is safe.
        next |= word &>> UInt64(truncatingIfNeeded: count)
        position &+= (63 &- count) &>> 3
        count |= 56
        return
      }
    }
    self = filledByByte()
  }

  /// The next bits that select a lookup, and the next 16.
  var lookupIndex: Int { Int(truncatingIfNeeded: next &>> UInt64(64 - HuffmanTable.lookupBits)) }
  var sixteenBits: Int { Int(next &>> 48) }

  /// Takes up to 31 bits.
  @inline(__always)
  mutating func take(_ number: UInt8) {
    next &<<= UInt64(number)
    count &-= Int(number)
  }

  /// Skips to the data after a marker, which has to follow; false if another one or data does.
  mutating func skip(_ marker: UInt8) -> Bool {
    guard (0..<8).contains(count), isAtMarker, byte(at: position + 1) == marker else {
      return false
    }
    (position, next, count) = (position + 2, 0, 0)
    return true
  }

  /// Returns the offset of the next marker that isn't for restarts; nil if there is none.
  ///
  /// After the units of a scan it has to follow at once.
  func skipToMarker(isAfterUnits: Bool) -> Int? {
    if isAfterUnits { return (0..<8).contains(count) && isAtMarker ? position : nil }
    var offset = position
    while let byte = byte(at: offset) {
      if byte == 0xFF, let marker = self.byte(at: offset + 1), marker != 0,
        !JPEGMarker.restarts.contains(marker)
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  private var isAtMarker: Bool { byte(at: position) == 0xFF && byte(at: position + 1) != 0 }

  private func byte(at offset: Int) -> UInt8? {
    unsafe offset < bytes.count ? bytes[offset] : nil
  }

  /// B.1.1.5: the data contains 0xFF only as 0xFF 0x00.
  @inline(never)
  private func filledByByte() -> EntropyBits {
    var filled = self
    while (0..<56).contains(filled.count), !filled.isAtMarker, let byte = byte(at: filled.position)
    {
      filled.next |= UInt64(byte) << UInt64(56 - filled.count)
      filled.count += 8
      filled.position += byte == 0xFF ? 2 : 1
    }
    return filled
  }
}
