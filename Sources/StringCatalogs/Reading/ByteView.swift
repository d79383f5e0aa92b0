/// The bytes of a file during scanning, without bounds checks that trap.
///
/// This is the only file of the reader that accesses memory by address. Every access is checked
/// against `count`: bytes past the end read as zero, which no JSON text may contain, so a scanner
/// stops there by its own grammar. A view must not outlive the closure that receives it.
@safe
struct ByteView {
  /// The number of bytes.
  let count: Int

  private let base: UnsafeRawPointer

  /// The number of offsets from which four or eight bytes can be read, for a single comparison.
  private let halfWords: UInt
  private let words: UInt

  private init(_ base: UnsafeRawPointer, count: Int) {
    unsafe self.base = base
    self.count = count
    halfWords = UInt(max(0, count - 3))
    words = UInt(max(0, count - 7))
  }

  /// Calls `body` with a view of `bytes`, valid until `body` returns.
  static func withView<Result: ~Copyable, Failure: Error>(
    of bytes: [UInt8], _ body: (ByteView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let span = bytes.span
    return try unsafe span.withUnsafeBufferPointer { (buffer) throws(Failure) in
      guard let base = buffer.baseAddress else {
        return try unsafe withUnsafePointer(to: 0) { (base) throws(Failure) in
          try body(unsafe ByteView(base, count: 0))
        }
      }
      return try body(unsafe ByteView(base, count: buffer.count))
    }
  }

  /// Returns a hash of `bytes` that can't be predicted outside this process.
  static func hash(of bytes: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Returns a hash of `length` bytes from `offset` that can't be predicted outside this process.
  func hash(from offset: Int, count length: Int) -> Int {
    precondition(offset >= 0 && length >= 0 && length <= count && offset <= count - length)
    var hasher = Hasher()
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(start: base + offset, count: length))
    return hasher.finalize()
  }

  /// Returns the byte at `offset`, or zero past the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Returns the four bytes from `offset`, the first one lowest, with zeros past the end.
  @inline(__always)
  func halfWord(at offset: Int) -> UInt32 {
    guard UInt(bitPattern: offset) < halfWords else {
      return UInt32(truncatingIfNeeded: lastWord(at: offset))
    }
    return unsafe UInt32(
      littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns the eight bytes from `offset`, the first one lowest, with zeros past the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < words else { return lastWord(at: offset) }
    return unsafe UInt64(
      littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Counts a byte in `range`, of at most 4,000 bytes, sixteen bytes at a time; returns the count,
  /// and the start of the remaining bytes.
  @inline(__always)
  func count(of byte: UInt8, in range: Range<Int>) -> (count: Int, end: Int) {
    guard range.lowerBound >= 0, range.upperBound <= self.count else {
      return (0, range.lowerBound)
    }
    var counters = SIMD16<UInt8>()
    let wanted = SIMD16<UInt8>(repeating: byte)
    var offset = range.lowerBound
    while offset &+ 16 <= range.upperBound {
      let part = unsafe base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      counters &+= SIMD16<UInt8>().replacing(with: 1, where: part .== wanted)
      offset &+= 16
    }
    var total = 0
    for position in 0..<16 { total &+= Int(counters[position]) }
    return (total, offset)
  }

  /// Returns whether two ranges of the same length have the same bytes.
  @inline(__always)
  func matches(_ offset: Int, _ other: Int, count length: Int) -> Bool {
    var done = 0
    while done < length {
      let difference = word(at: offset &+ done) ^ word(at: other &+ done)
      let left = length &- done
      if left >= 8 ? difference != 0 : difference << UInt64(64 &- 8 &* left) != 0 { return false }
      done &+= 8
    }
    return true
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 {
      word |= UInt64(byte(at: offset &+ index)) << UInt64(8 &* index)
    }
    return word
  }
}
