private import CBrotli

/// The doorway to Brotli (RFC 7932), whose libraries are loaded when the first data needs them:
/// everything else works without them.
@safe
package enum Brotli {
  /// What became of compressed data.
  package enum Result: Hashable {
    case bytes([UInt8])
    /// The limit was exceeded, or the data is invalid or truncated.
    case damaged
    /// The library is not installed.
    case noLibrary
  }

  /// The package of Debian that has the libraries.
  package static let package = "libbrotli1"

  private static let decompressor: BrotliDecompress? = unsafe library("dec").flatMap {
    unsafe findBrotliDecompress($0)
  }

  private static let compressor: BrotliCompress? = unsafe library("enc").flatMap {
    unsafe findBrotliCompress($0)
  }

  private static func library(_ part: String) -> UnsafeMutableRawPointer? {
    #if os(macOS)
    let name = "libbrotli\(part).1.dylib"
    #else
    let name = "libbrotli\(part).so.1"
    #endif
    return unsafe dlopen(name, RTLD_NOW)
  }

  /// Returns the decompressed bytes, if there are at most `limit`.
  package static func decompress(_ compressed: ArraySlice<UInt8>, limit: Int) -> Result {
    guard let decompress = unsafe decompressor else { return .noLibrary }
    // Few files need the limit.
    let small = min(limit, max(1 << 16, 16 * compressed.count))
    for room in small < limit ? [small, limit] : [limit] {
      var isDone = false
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, filled in
        var count = room
        let status = unsafe compressed.withUnsafeBufferPointer { input in
          unsafe decompress(input.count, input.baseAddress, &count, output.baseAddress)
        }
        isDone = status == 1
        filled = isDone ? min(count, room) : 0
      }
      if isDone { return .bytes(bytes) }
    }
    return .damaged
  }

  /// Returns compressed bytes; nil if the library is not installed.
  package static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compress = unsafe compressor else { return nil }
    // RFC 7932, 9.2: what can't be compressed takes a few bytes more for each 16 MB.
    let room = bytes.count + 1024
    var isDone = false
    let compressed = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, filled in
      var count = room
      let status = unsafe bytes.withUnsafeBufferPointer { input in
        // The quality and the window that libjxl takes, and the number of the general mode.
        unsafe compress(9, 22, 0, input.count, input.baseAddress, &count, output.baseAddress)
      }
      isDone = status == 1
      filled = isDone ? min(count, room) : 0
    }
    return isDone ? compressed : nil
  }
}
