import ASCII
#if canImport(CryptoKit)
private import CryptoKit
#else
private import COpenSSL
#endif
private import Foundation

/// The SHA-256 of bytes, FIPS 180-4, computed piece by piece.
///
/// On Linux OpenSSL computes it, on macOS CryptoKit. The memory of OpenSSL never leaves this file.
@safe
package struct SHA256: ~Copyable {
  #if canImport(CryptoKit)
  private var hash = CryptoKit.SHA256()
  #else
  private let context: OpaquePointer
  #endif

  /// Creates a hash of no bytes yet.
  package init() {
    #if !canImport(CryptoKit)
    Self.initialize
    guard let context = unsafe EVP_MD_CTX_new(),
      unsafe EVP_DigestInit_ex(context, Self.algorithm, nil) == 1
    else { fatalError("OpenSSL can't compute SHA-256") }
    unsafe self.context = context
    #endif
  }

  #if !canImport(CryptoKit)
  /// Keeps OpenSSL from freeing its memory when the process exits, as other threads may still use
  /// it.
  private static let initialize: Void = {
    _ = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
  }()

  /// The algorithm, found once: OpenSSL would look it up for each hash.
  private nonisolated(unsafe) static let algorithm = unsafe EVP_MD_fetch(nil, "SHA256", nil)

  deinit { unsafe EVP_MD_CTX_free(context) }
  #endif

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    #if canImport(CryptoKit)
    unsafe hash.update(bufferPointer: bytes)
    #else
    _ = unsafe EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Returns the 32 bytes of the digest.
  package consuming func finish() -> [UInt8] {
    #if canImport(CryptoKit)
    return Array(hash.finalize())
    #else
    return unsafe [UInt8](unsafeUninitializedCapacity: 32) { output, count in
      _ = unsafe EVP_DigestFinal_ex(context, output.baseAddress, nil)
      count = 32
    }
    #endif
  }

  /// Returns the digest in lowercase hexadecimal.
  package consuming func hexadecimal() -> String {
    finish().hexadecimal
  }

  /// Returns the source that allows a style or a script with this text in a page's policy.
  ///
  /// Content Security Policy Level 3, 2.3.1: `'sha256-…'` with the digest in Base64.
  package static func policySource(of text: String) -> String {
    var hash = SHA256()
    var text = text
    text.withUTF8 { unsafe hash.update(UnsafeRawBufferPointer($0)) }
    return "'sha256-\(Data(hash.finish()).base64EncodedString())'"
  }
}
