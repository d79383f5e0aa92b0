import ContentCredentials
import Foundation
import TestSupport
import Testing

/// Files that a test signs, and whom they trust.
struct SignedFiles {
  private let folder: TemporaryFolder

  /// The verdicts of c2pa-python on the files.
  let verdicts: [OracleVerdict]

  /// Trust in who signed the files.
  let trust: CredentialVerifier.Trust

  /// A verifier that trusts who signed the files.
  var verifier: CredentialVerifier { CredentialVerifier(trust: trust) }

  private static let signed = Result { try SignedFiles() }

  /// Returns the files, which are signed once for all tests.
  static func shared() throws -> SignedFiles { try signed.get() }

  /// Signs the files.
  private init() throws {
    folder = try TemporaryFolder()
    let url = folder.url
    verdicts = try OracleVerdict.all("sign_manifests.py", [url.path])
    func list(_ name: String) throws -> TrustList {
      let pem = try Data(contentsOf: url.appending(path: "\(name).pem"))
      return TrustList(name: name, date: "2026-01-01", pem: Array(pem))
    }
    trust = .init(signers: try list("signers"), timeStampAuthorities: try list("authorities"))
  }

  /// The folder of the files, and of the certificates in `signers.pem` and `authorities.pem`.
  var url: URL { folder.url }

  /// Returns the bytes of a file by its name.
  func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.url.appending(path: name)))
  }

  /// Returns the report on a file by its name.
  func report(_ name: String) throws -> CredentialReport { try verifier.report(on: bytes(name)) }
}
