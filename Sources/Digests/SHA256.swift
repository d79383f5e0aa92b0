import ASCII
private import Foundation

/// The SHA-256 of bytes, FIPS 180-4, computed piece by piece.
package struct SHA256: ~Copyable {
  private var digest = SHA2(.sha256)

  /// Creates a hash of no bytes yet.
  package init() {}

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) { unsafe digest.update(bytes) }

  /// Returns the 32 bytes of the digest.
  package consuming func finish() -> [UInt8] { digest.finish() }

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
