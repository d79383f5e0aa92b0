private import CZlib

/// The undoing of zlib's compression, RFC 1950.
enum Inflation {
  /// What inflating gave.
  enum Result: Hashable {
    case bytes([UInt8])
    /// There would be more bytes than were allowed.
    case tooLarge
    /// The bytes are not what zlib writes, or end too early.
    case damaged
  }

  /// Returns what was compressed, if it is no longer than `limit`.
  static func inflate(_ compressed: ArraySlice<UInt8>, limit: Int) -> Result {
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
}
