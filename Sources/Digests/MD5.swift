#if canImport(CryptoKit)
private import CryptoKit
private import Foundation
#else
private import COpenSSL
#endif

/// The MD5 of bytes, RFC 1321, which XMP and Photoshop use to recognize data; it protects nothing.
package enum MD5 {
  /// Returns the 16 bytes of the digest.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    #if canImport(CryptoKit)
    return Array(Insecure.MD5.hash(data: Data(bytes)))
    #else
    return unsafe [UInt8](unsafeUninitializedCapacity: 16) { output, count in
      _ = unsafe COpenSSL.MD5(bytes, bytes.count, output.baseAddress)
      count = 16
    }
    #endif
  }
}
