private import CZlib

/// Decompression of zlib data, RFC 1950.
package enum Inflation {
  /// The result of inflating.
  package enum Result: Hashable {
    case bytes([UInt8])
    /// The limit was exceeded.
    case tooLarge
    /// The data is invalid or truncated.
    case damaged
  }

  /// Returns the decompressed bytes, if there are at most `limit`.
  package static func inflate(_ compressed: ArraySlice<UInt8>, limit: Int) -> Result {
    var status = Z_OK
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { output, filled in
      unsafe compressed.withUnsafeBufferPointer { input in
        var count = uLongf(clamping: output.count)
        var consumed = uLong(clamping: input.count)
        status = unsafe uncompress2(output.baseAddress, &count, input.baseAddress, &consumed)
        filled = status == Z_OK ? Int(clamping: count) : 0
      }
    }
    switch status {
    case Z_OK: return .bytes(bytes)
    case Z_BUF_ERROR: return .tooLarge
    default: return .damaged
    }
  }

  /// Returns the first decompressed bytes, at most `count`; fewer if the data is damaged.
  package static func prefix(_ count: Int, of compressed: ArraySlice<UInt8>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      unsafe compressed.withUnsafeBufferPointer { input in
        var count = uLongf(clamping: output.count)
        var consumed = uLong(clamping: input.count)
        // The count is that of the bytes before the error, too.
        _ = unsafe uncompress2(output.baseAddress, &count, input.baseAddress, &consumed)
        filled = min(Int(clamping: count), output.count)
      }
    }
  }

  /// How much of some data is a compressed stream.
  package enum Extent: Hashable {
    /// The stream ends after so many bytes, with its checksum, and contains so many.
    case complete(consumed: Int, produced: Int)
    /// All data belongs to the stream, which does not end; it contains so many bytes.
    case incomplete(produced: Int)
    /// The data is invalid.
    case damaged
  }

  /// Returns how much of data that lies in several positions is a compressed stream, without
  /// keeping what it contains.
  package static func extent(of pieces: [ArraySlice<UInt8>]) -> Extent {
    // zlib keeps the address of its state.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    defer { unsafe stream.deallocate() }
    let size = unsafe CInt(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit_(stream, ZLIB_VERSION, size) == Z_OK else { return .damaged }
    defer { unsafe inflateEnd(stream) }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var (consumed, produced) = (0, 0)
    for piece in pieces {
      var status = Z_OK
      let left = unsafe piece.withUnsafeBufferPointer { input in
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.pointee.avail_in = uInt(clamping: input.count)
        repeat {
          produced += unsafe room.withUnsafeMutableBufferPointer { output in
            unsafe stream.pointee.next_out = output.baseAddress
            unsafe stream.pointee.avail_out = uInt(clamping: output.count)
            status = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
            return unsafe output.count - Int(stream.pointee.avail_out)
          }
        } while unsafe status == Z_OK
          && (stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0)
        return unsafe Int(stream.pointee.avail_in)
      }
      consumed += piece.count - left
      switch status {
      case Z_STREAM_END: return .complete(consumed: consumed, produced: produced)
      case Z_OK: break
      case Z_BUF_ERROR where left == 0: break
      default: return .damaged
      }
    }
    return .incomplete(produced: produced)
  }

  /// Returns decompressed bytes, at most `count`, and the number of compressed bytes that they
  /// took.
  ///
  /// Nil if the data is damaged or has fewer; the number is nil where more than `count` follow.
  package static func measured(
    _ compressed: ArraySlice<UInt8>, count: Int
  ) -> (bytes: [UInt8], used: Int?)? {
    var used: Int?
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      unsafe compressed.withUnsafeBufferPointer { input in
        var size = uLongf(clamping: output.count)
        var consumed = uLong(clamping: input.count)
        let status = unsafe uncompress2(
          output.baseAddress, &size, input.baseAddress, &consumed)
        if status == Z_OK { used = Int(clamping: consumed) }
        filled = min(Int(clamping: size), output.count)
        isWhole = filled == count && (status == Z_OK || status == Z_BUF_ERROR)
      }
    }
    return isWhole ? (bytes, used) : nil
  }

  /// Decompresses data that lies in several positions, part by part; false if it is damaged, or has
  /// more or fewer than `count` parts of `size` bytes, or `take` returns false.
  ///
  /// `take` gets the parts one after another, each in the buffer that had the one before.
  package static func inflate(
    _ pieces: [ArraySlice<UInt8>], parts count: Int, of size: Int,
    _ take: (_ part: Int, _ buffer: inout [UInt8]) -> Bool
  ) -> Bool {
    // zlib keeps the address of its state.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    defer { unsafe stream.deallocate() }
    let stateSize = unsafe CInt(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit_(stream, ZLIB_VERSION, stateSize) == Z_OK else { return false }
    defer { unsafe inflateEnd(stream) }
    var buffer = [UInt8](repeating: 0, count: size)
    var (part, filled) = (0, 0)
    // What exceeds the parts goes where nobody looks.
    var excess: UInt8 = 0
    for piece in pieces {
      var consumed = 0
      while true {
        let hasRoom = part < count
        let (status, used, written) = unsafe piece.dropFirst(consumed).withUnsafeBufferPointer {
          input in
          unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          unsafe stream.pointee.avail_in = uInt(clamping: input.count)
          let available = unsafe stream.pointee.avail_in
          let room = uInt(clamping: hasRoom ? size - filled : 1)
          unsafe stream.pointee.avail_out = room
          let status =
            hasRoom
            ? unsafe buffer.withUnsafeMutableBufferPointer { output in
              unsafe stream.pointee.next_out = output.baseAddress?.advanced(by: filled)
              return unsafe CZlib.inflate(stream, Z_NO_FLUSH)
            }
            : unsafe withUnsafeMutablePointer(to: &excess) { output in
              unsafe stream.pointee.next_out = output
              return unsafe CZlib.inflate(stream, Z_NO_FLUSH)
            }
          return unsafe (
            status, Int(available - stream.pointee.avail_in), Int(room - stream.pointee.avail_out)
          )
        }
        consumed += used
        guard hasRoom || written == 0 else { return false }
        filled += written
        if hasRoom, filled == size {
          guard take(part, &buffer), buffer.count == size else { return false }
          (part, filled) = (part + 1, 0)
        }
        if status == Z_STREAM_END { return part == count }
        guard status == Z_OK || status == Z_BUF_ERROR else { return false }
        // Without progress, it is the next piece’s turn.
        if used == 0, written == 0 { break }
      }
    }
    return false
  }
}

/// Compression as zlib data, RFC 1950.
package enum Deflation {
  /// How to look for what repeats.
  package enum Effort: Hashable, Sendable {
    /// Everywhere before, from 1, fast, to 9, small.
    case level(Int)

    /// Only runs of the same byte: for noise, a third of the time of level 4.
    case runs
  }

  /// Returns the compressed bytes of pieces, each of which is made when its turn comes; nil if
  /// there is no memory.
  ///
  /// A piece is made in the buffer that had the one before.
  package static func deflate(
    pieces: Int, _ effort: Effort, _ make: (_ piece: Int, _ buffer: inout [UInt8]) -> Void
  ) -> [UInt8]? {
    var output: [UInt8] = []
    let isWritten = deflate(pieces: pieces, effort, make) { output += $0 }
    return isWritten ? output : nil
  }

  /// Compresses pieces, each of which is made when its turn comes, and hands over the result bit by
  /// bit; false if there is no memory.
  ///
  /// A piece is made in the buffer that had the one before.
  package static func deflate(
    pieces: Int, _ effort: Effort, _ make: (_ piece: Int, _ buffer: inout [UInt8]) -> Void,
    write: (ArraySlice<UInt8>) -> Void
  ) -> Bool {
    // zlib keeps the address of its state.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    defer { unsafe stream.deallocate() }
    let size = unsafe CInt(MemoryLayout<z_stream>.size)
    let (level, strategy) =
      switch effort {
      case .level(let level): (level, Z_DEFAULT_STRATEGY)
      case .runs: (1, Z_RLE)
      }
    let status = unsafe deflateInit2_(
      stream, CInt(clamping: level), Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL, strategy, ZLIB_VERSION,
      size)
    guard status == Z_OK else { return false }
    defer { unsafe deflateEnd(stream) }
    var buffer: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 17)
    var filled = 0
    for piece in 0..<pieces {
      make(piece, &buffer)
      let isLast = piece == pieces - 1
      let isCompressed = unsafe buffer.withUnsafeMutableBufferPointer { input in
        unsafe stream.pointee.next_in = input.baseAddress
        unsafe stream.pointee.avail_in = uInt(clamping: input.count)
        var status = Z_OK
        repeat {
          if filled == room.count {
            write(room[...])
            filled = 0
          }
          filled = unsafe room.withUnsafeMutableBufferPointer { space in
            unsafe stream.pointee.next_out = space.baseAddress?.advanced(by: filled)
            unsafe stream.pointee.avail_out = uInt(clamping: space.count - filled)
            status = unsafe CZlib.deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
            return unsafe space.count - Int(stream.pointee.avail_out)
          }
        } while unsafe status == Z_OK && stream.pointee.avail_out == 0
        return status == Z_OK || status == Z_BUF_ERROR || status == Z_STREAM_END
      }
      guard isCompressed else { return false }
    }
    if filled > 0 { write(room[..<filled]) }
    return true
  }
}

/// The check value of chunks in PNG (ISO/IEC 15948, annex D).
package enum CRC32 {
  /// Returns the check value of bytes.
  package static func value(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      UInt32(truncatingIfNeeded: unsafe crc32_z(0, bytes.baseAddress, bytes.count))
    }
  }
}
