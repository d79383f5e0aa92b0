import ContentCredentials
import Foundation
import TestSupport
import Testing

/// Identities that somebody checked, as c2pa-python judges them.
@Suite(.needs(.python))
struct IdentityClaimsTests {
  /// What the name of a file begins with says what is right.
  private static let expected: [String: ClaimedIdentity.Verification] = [
    "good": .signed, "bad": .broken, "unknown": .unverified,
  ]

  @Test func verifiesWhatIssuersSigned() throws {
    let folder = try TemporaryFolder()
    let verdicts = try OracleVerdict.all("sign_identities.py", [folder.url.path])
    #expect(verdicts.count == 32)
    for verdict in verdicts {
      let url = URL(filePath: verdict.path)
      let name = url.deletingPathExtension().lastPathComponent
      let report = try CredentialVerifier().report(on: Array(Data(contentsOf: url)))
      let identity = try #require(report.active?.identities.first, "\(name)")
      let begin = name.split(separator: "-").first.map(String.init) ?? ""
      #expect(identity.verification == Self.expected[begin], "\(name)")
      // An identity breaks nothing else.
      #expect(report.state == .valid, "\(name)")
      // c2pa-python doesn’t ask for the type of the credential.
      guard name != "bad-type" else { continue }
      let isGood = verdict.failure?.contains { $0.hasPrefix("cawg.") } == false
      #expect(isGood == (begin == "good"), "\(name) \(verdict)")
    }
  }

  @Test func saysWhoCheckedWhat() throws {
    let folder = try TemporaryFolder()
    _ = try OracleVerdict.all("sign_identities.py", [folder.url.path])
    func identity(_ name: String) throws -> ClaimedIdentity {
      let bytes = try Array(Data(contentsOf: folder.url.appending(path: name)))
      return try #require(try CredentialVerifier().report(on: bytes).active?.identities.first)
    }
    let web = try identity("unknown-web.jpg")
    #expect(web.kind == "cawg.identity_claims_aggregation")
    #expect(web.issuer == "did:web:issuer.example")
    #expect(web.claims.map(\.kind) == ["cawg.social_media", "cawg.document_verification"])
    #expect(web.claims[0].username == "anna" && web.claims[0].provider == "Social")
    #expect(web.claims[0].address == "https://social.example/anna" && web.claims[0].time != nil)
    #expect(web.claims[1].name == "Anna Schmidt")
    let roles = try identity("good-roles.jpg")
    #expect(roles.roles == ["cawg.creator", "cawg.editor"])
    // What follows the identifier is no part of it.
    let issuer = try #require(try identity("good-fragment.jpg").issuer)
    #expect(issuer.hasPrefix("did:jwk:") && !issuer.contains("#"))
    #expect(try identity("bad-json.jpg").claims.isEmpty)
  }
}
