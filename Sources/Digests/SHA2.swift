#if canImport(CryptoKit)
private import CryptoKit
#else
private import COpenSSL
#endif

/// A digest of the SHA-2 family, FIPS 180-4, computed piece by piece.
///
/// On Linux OpenSSL computes it, on macOS CryptoKit. The memory of OpenSSL never leaves this file.
/// swift-crypto would compile all of BoringSSL, which took a third of the processor time of
/// `Tools/demo`.
@safe
package struct SHA2: ~Copyable {
  /// The members of the family that are computed, by the names that C2PA and others give them.
  package enum Algorithm: String, Hashable, Sendable, CaseIterable {
    case sha256
    case sha384
    case sha512
  }

  #if canImport(CryptoKit)
  private enum State {
    case sha256(CryptoKit.SHA256)
    case sha384(CryptoKit.SHA384)
    case sha512(CryptoKit.SHA512)
  }
  private var state: State
  #else
  private let context: OpaquePointer
  private let size: Int
  #endif

  /// Creates a digest of no bytes yet.
  package init(_ algorithm: Algorithm) {
    #if canImport(CryptoKit)
    state =
      switch algorithm {
      case .sha256: .sha256(CryptoKit.SHA256())
      case .sha384: .sha384(CryptoKit.SHA384())
      case .sha512: .sha512(CryptoKit.SHA512())
      }
    #else
    Self.initialize
    let (type, size) =
      switch algorithm {
      case .sha256: unsafe (Self.sha256, 32)
      case .sha384: unsafe (Self.sha384, 48)
      case .sha512: unsafe (Self.sha512, 64)
      }
    guard let context = unsafe EVP_MD_CTX_new(),
      unsafe EVP_DigestInit_ex(context, type, nil) == 1
    else { fatalError("OpenSSL can't compute \(algorithm.rawValue)") }
    unsafe self.context = context
    self.size = size
    #endif
  }

  #if !canImport(CryptoKit)
  /// Keeps OpenSSL from freeing its memory when the process exits, as other threads may still use
  /// it.
  private static let initialize: Void = {
    _ = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
  }()

  // The algorithms, each found once: OpenSSL would look it up for each digest.
  private nonisolated(unsafe) static let sha256 = unsafe EVP_MD_fetch(nil, "SHA256", nil)
  private nonisolated(unsafe) static let sha384 = unsafe EVP_MD_fetch(nil, "SHA384", nil)
  private nonisolated(unsafe) static let sha512 = unsafe EVP_MD_fetch(nil, "SHA512", nil)

  deinit { unsafe EVP_MD_CTX_free(context) }
  #endif

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    #if canImport(CryptoKit)
    switch state {
    case .sha256(var hash):
      unsafe hash.update(bufferPointer: bytes)
      state = .sha256(hash)
    case .sha384(var hash):
      unsafe hash.update(bufferPointer: bytes)
      state = .sha384(hash)
    case .sha512(var hash):
      unsafe hash.update(bufferPointer: bytes)
      state = .sha512(hash)
    }
    #else
    _ = unsafe EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Adds bytes.
  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe update($0) }
  }

  /// Returns the 32, 48 or 64 bytes of the digest.
  package consuming func finish() -> [UInt8] {
    #if canImport(CryptoKit)
    switch state {
    case .sha256(let hash): return Array(hash.finalize())
    case .sha384(let hash): return Array(hash.finalize())
    case .sha512(let hash): return Array(hash.finalize())
    }
    #else
    let size = size
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { output, count in
      _ = unsafe EVP_DigestFinal_ex(context, output.baseAddress, nil)
      count = size
    }
    #endif
  }
}
