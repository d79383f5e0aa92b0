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
}

/// Compression as zlib data, RFC 1950.
package enum Deflation {
  /// Returns the compressed bytes of pieces, each of which is made when its turn comes; nil if
  /// there is no memory.
  ///
  /// `level` is from 1, fast, to 9, small. A piece is made in the buffer that had the one before.
  package static func deflate(
    pieces: Int, level: Int, _ make: (_ piece: Int, _ buffer: inout [UInt8]) -> Void
  ) -> [UInt8]? {
    // zlib keeps the address of its state.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    defer { unsafe stream.deallocate() }
    let size = unsafe CInt(MemoryLayout<z_stream>.size)
    guard unsafe deflateInit_(stream, CInt(clamping: level), ZLIB_VERSION, size) == Z_OK else {
      return nil
    }
    defer { unsafe deflateEnd(stream) }
    var output: [UInt8] = []
    var buffer: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for piece in 0..<pieces {
      make(piece, &buffer)
      let isLast = piece == pieces - 1
      let isWritten = unsafe buffer.withUnsafeMutableBufferPointer { input in
        unsafe stream.pointee.next_in = input.baseAddress
        unsafe stream.pointee.avail_in = uInt(clamping: input.count)
        var status = Z_OK
        repeat {
          let filled = unsafe room.withUnsafeMutableBufferPointer { space in
            unsafe stream.pointee.next_out = space.baseAddress
            unsafe stream.pointee.avail_out = uInt(clamping: space.count)
            status = unsafe CZlib.deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
            return unsafe space.count - Int(stream.pointee.avail_out)
          }
          output += room[..<filled]
        } while unsafe status == Z_OK && stream.pointee.avail_out == 0
        return status == Z_OK || status == Z_BUF_ERROR || status == Z_STREAM_END
      }
      guard isWritten else { return nil }
    }
    return output
  }
}
