private import COpenSSL

/// What all functions of libcrypto share.
enum LibCrypto {
  /// Keeps libcrypto from freeing its memory when the process exits.
  ///
  /// Other threads may still use it then. Whoever may read the first object calls this before.
  static func prepare() { _ = isPrepared }

  private static let isPrepared =
    OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1
}
