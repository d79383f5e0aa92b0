#if canImport(CryptoKit)
private import CryptoKit
#else
private import COpenSSL
#endif

/// A digest of the SHA-2 family, FIPS 180-4, computed piece by piece.
///
/// On Linux OpenSSL computes it, on macOS CryptoKit. The functions are those of the algorithms:
/// with `EVP_Digest`, a program that contains OpenSSL would contain all that it can do, 3 MB.
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
  private enum State {
    case short(SHA256_CTX)
    case long(SHA512_CTX)
  }
  private var state: State
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
    switch algorithm {
    case .sha256:
      var context = SHA256_CTX()
      _ = unsafe SHA256_Init(&context)
      (state, size) = (.short(context), 32)
    case .sha384, .sha512:
      var context = SHA512_CTX()
      _ = unsafe algorithm == .sha384 ? SHA384_Init(&context) : SHA512_Init(&context)
      (state, size) = (.long(context), algorithm == .sha384 ? 48 : 64)
    }
    #endif
  }

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
    switch state {
    case .short(var context):
      _ = unsafe SHA256_Update(&context, bytes.baseAddress, bytes.count)
      state = .short(context)
    case .long(var context):
      // It goes on with 384 bits as well.
      _ = unsafe SHA512_Update(&context, bytes.baseAddress, bytes.count)
      state = .long(context)
    }
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
    let (size, state) = (size, state)
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { output, count in
      switch state {
      case .short(var context): _ = unsafe SHA256_Final(output.baseAddress, &context)
      case .long(var context): _ = unsafe SHA512_Final(output.baseAddress, &context)
      }
      count = size
    }
    #endif
  }
}
