private import COpenSSL

/// Objects of OpenSSL in the encodings in which files have them.
enum EncodedObjects {
  /// Returns the object that `read` makes of bytes in DER; nil if it makes none of all of them.
  static func object(
    inDER der: [UInt8], _ read: (inout UnsafePointer<UInt8>?, Int) -> OpaquePointer?,
    _ free: (OpaquePointer?) -> Void
  ) -> OpaquePointer? {
    LibCrypto.prepare()
    defer { ERR_clear_error() }
    return unsafe der.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var position = buffer.baseAddress
      let object = unsafe read(&position, buffer.count)
      guard unsafe position == buffer.baseAddress.map({ unsafe $0 + buffer.count }) else {
        unsafe free(object)
        return nil
      }
      return unsafe object
    }
  }

  /// Returns what `read` makes of the DER of each block with a label in a text in PEM (RFC 7468),
  /// in its order, at most as many as asked for.
  ///
  /// A block of which it makes nothing ends the list.
  static func values<Value>(
    inPEM text: [UInt8], labeled label: String, limit: Int, _ read: ([UInt8]) -> Value?
  ) -> [Value] {
    LibCrypto.prepare()
    return unsafe text.withUnsafeBytes { buffer in
      guard let input = unsafe BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count))
      else { return [] }
      defer {
        unsafe BIO_free(input)
        ERR_clear_error()
      }
      var found: [Value] = []
      while found.count < limit {
        var output: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard unsafe PEM_bytes_read_bio(&output, &count, nil, label, input, nil, nil) == 1,
          let bytes = unsafe output
        else { break }
        defer { unsafe CRYPTO_free(bytes, nil, 0) }
        let der = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
        guard let value = read(der) else { break }
        found.append(value)
      }
      return found
    }
  }
}
