import Digests
import Foundation
import Testing

struct SHA256Tests {
  /// The examples of FIPS 180-4, and a text of many pieces, as `sha256sum` prints them.
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func isTheDigestOfTheStandard(piece: String, count: Int, digest: String) {
    var hash = SHA256()
    for _ in 0..<count {
      unsafe Array(piece.utf8).withUnsafeBytes { unsafe hash.update($0) }
    }
    #expect(hash.hexadecimal() == digest)
  }

  /// The examples of FIPS 180-4 for the longer digests.
  @Test(arguments: [
    (
      SHA2.Algorithm.sha256,
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      .sha384,
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"
        + "1a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    ),
    (
      .sha512,
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    ),
  ])
  func computesTheWholeFamily(algorithm: SHA2.Algorithm, expected: String) {
    var digest = SHA2(algorithm)
    for byte in "abc".utf8 { digest.update([byte]) }
    #expect(digest.finish().map { String(format: "%02x", $0) }.joined() == expected)
  }

  @Test func writesAPolicyAsBrowsersReadIt() {
    // The example of Content Security Policy Level 3, 8.4.
    #expect(
      SHA256.policySource(of: "alert('Hello, world.');")
        == "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  }
}
