import PhotoFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The bits of the picture data of a JPEG file, ISO/IEC 10918-1, annex F.
///
/// They end at a marker or with the bytes: then 0 bits follow, and ``isPastEnd`` tells whether any
/// of these were taken.
@safe
struct EntropyBits {
  private let bytes: UnsafeRawBufferPointer

  /// The offset of the next byte, and the last one from which eight bytes have no 0xFF.
  private(set) var position: Int
  private var lastWord = -1

  /// The next bits, from the highest, and the number of them that are valid.
  private(set) var next: UInt64 = 0
  private var count = 0

  /// Reads bytes from an offset; they have to outlive this value.
  @unsafe
  init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    unsafe self.bytes = bytes
    self.position = position
    findLastWord()
  }

  /// Whether more bits were taken than there were.
  var isPastEnd: Bool { count < 0 }

  /// Makes sure that 56 bits are there, unless fewer are left: enough for two lookups.
  @inline(__always)
  mutating func fill() {
    if position <= lastWord, let start = unsafe bytes.baseAddress {
      let word = UInt64(
        bigEndian: unsafe start.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      // Bits that don't count yet are those that will follow, so that adding them again is safe.
      next |= word &>> UInt64(truncatingIfNeeded: count)
      position &+= (63 &- count) &>> 3
      count |= 56
    } else {
      self = filledByByte()
    }
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
    findLastWord()
    return true
  }

  /// Returns the offset of the next marker that isn't for restarts; nil if there is none.
  ///
  /// After the units of a scan it has to follow at once.
  func skipToMarker(isAfterUnits: Bool) -> Int? {
    if isAfterUnits { return (0..<8).contains(count) && isAtMarker ? position : nil }
    var offset = position
    while let found = offsetOf0xFF(from: offset) {
      if let marker = byte(at: found + 1), marker != 0, !JPEGMarker.restarts.contains(marker) {
        return found
      }
      offset = found + 1
    }
    return nil
  }

  /// The offset behind the last byte of which a bit was taken.
  var takenEnd: Int {
    var offset = position
    for _ in 0..<max(0, count / 8) {
      offset -= byte(at: offset - 1) == 0 && byte(at: offset - 2) == 0xFF ? 2 : 1
    }
    return offset
  }

  private var isAtMarker: Bool { byte(at: position) == 0xFF && byte(at: position + 1) != 0 }

  private func byte(at offset: Int) -> UInt8? {
    unsafe bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  private func offsetOf0xFF(from offset: Int) -> Int? {
    guard unsafe offset < bytes.count, let start = unsafe bytes.baseAddress,
      let found = unsafe memchr(start + offset, 0xFF, bytes.count - offset)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - start
  }

  private mutating func findLastWord() {
    lastWord = unsafe (offsetOf0xFF(from: position) ?? bytes.count) - 8
  }

  /// B.1.1.5: the data contains 0xFF only as 0xFF 0x00.
  @inline(never)
  private func filledByByte() -> EntropyBits {
    var filled = self
    while (0..<56).contains(filled.count), !filled.isAtMarker, let byte = byte(at: filled.position)
    {
      filled.next |= UInt64(byte) << UInt64(56 - filled.count)
      filled.count += 8
      if byte == 0xFF {
        filled.position += 2
        filled.findLastWord()
      } else {
        filled.position += 1
      }
    }
    return filled
  }
}
