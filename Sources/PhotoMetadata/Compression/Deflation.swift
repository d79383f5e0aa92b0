private import CZlib

/// Compression as zlib data, RFC 1950.
package enum Deflation {
  /// Returns the compressed bytes of pieces, each of which is made when its turn comes; nil if there
  /// is no memory.
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
