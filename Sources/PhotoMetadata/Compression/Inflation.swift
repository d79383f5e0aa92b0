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
