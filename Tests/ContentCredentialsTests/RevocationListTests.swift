import ContentCredentials
import Foundation
import TestSupport
import Testing

/// Lists of revoked certificates, which a test signs.
@Suite(.needs(.python))
struct RevocationListTests {
  private static let signed = Result {
    let folder = try TemporaryFolder()
    let script = "Tests/ContentCredentialsTests/Checks/sign_revocations.py"
    let python = try #require(Program.python)
    let run = try python.run([
      Repository.root.appending(path: script).path, folder.url.path,
    ])
    try #require(run.status == 0, "\(run.errorText)")
    return folder
  }

  private let folder: TemporaryFolder

  init() throws { folder = try Self.signed.get() }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.url.appending(path: name)))
  }

  private func lists(_ names: [String]) throws -> [RevocationList] {
    try names.flatMap { try RevocationList.lists(in: bytes("\($0)-list.pem")) }
  }

  private func signer(_ name: String, _ lists: [String]) throws -> Signer {
    try #require(try report(name, lists).active?.signer)
  }

  private func report(_ name: String, _ lists: [String]) throws -> CredentialReport {
    let trust = CredentialVerifier.Trust(
      signers: TrustList(name: "Test", date: nil, pem: try bytes("signers.pem")),
      timeStampAuthorities: TrustList(name: "Test", date: nil, pem: try bytes("authorities.pem")),
      revocations: try self.lists(lists))
    return try CredentialVerifier(trust: trust).report(on: bytes("\(name).jpg"))
  }

  @Test func readsListsInBothForms() throws {
    let pem = RevocationList.lists(in: try bytes("own-list.pem"))
    #expect(pem == RevocationList.lists(in: try bytes("own-list.der")))
    #expect(pem.count == 1)
    let both = try bytes("own-list.pem") + Array("a remark\n".utf8) + bytes("empty-list.pem")
    #expect(RevocationList.lists(in: both).count == 2)
    let age = try #require(pem.first.map { Date.now.timeIntervalSince1970 - Double($0.date) })
    #expect((86_400.0 * 2..<86_400 * 2 + 3600).contains(age))
    for name in ["signers.pem", "own.jpg"] {
      #expect(RevocationList.lists(in: try bytes(name)).isEmpty)
    }
    #expect(RevocationList.lists(in: try bytes("own-list.der").dropLast()).isEmpty)
    #expect(RevocationList.lists(in: []).isEmpty)
  }

  @Test func saysWhatWasRevoked() throws {
    let report = try report("own", ["own"])
    #expect(report.state == .invalid)
    #expect(report.failures.map(\.code) == [.credentialRevoked])
    let signer = try #require(report.active?.signer)
    #expect(signer.revocation == .revoked)
    let day = Date(timeIntervalSince1970: Date.now.timeIntervalSince1970 - 2 * 86_400)
    #expect(signer.revocationListDate == day.formatted(.iso8601.year().month().day()))
    let revoked = try #require(signer.revokedOn)
    #expect(abs(Date.now.timeIntervalSince1970 - Double(revoked) - 5 * 86_400) < 3600)
    // What an audit keeps has it, too.
    let kept = report.condensed().active?.signer
    #expect(kept?.revokedOn == signer.revokedOn && kept?.revocationList == signer.revocationList)
    // A list outweighs an older answer in the file.
    #expect(try self.signer("own-answered", ["own"]).revocation == .revoked)
    #expect(try self.signer("own-answered", []).revocation == .notRevoked)
    #expect(try self.signer("own-answered", []).revocationListDate == nil)
  }

  /// A proved time from before the revocation keeps a signature valid.
  @Test func judgesByTheProvedTime() throws {
    #expect(try report("own-before", ["own"]).state == .trusted)
    #expect(try signer("own-before", ["own"]).revocation == .notRevoked)
    #expect(try signer("own-before", ["own"]).revokedOn != nil)
    #expect(try report("own-after", ["own"]).state == .invalid)
  }

  @Test func revokesTheCertificatesAboveAsWell() throws {
    #expect(try signer("own", ["middle"]).revocation == .revoked)
    #expect(try signer("own-before", ["middle"]).revocation == .unknown)
  }

  @Test func knowsWhatIsNotOnAList() throws {
    for list in ["empty", "back"] {
      #expect(try signer("own", [list]).revocation == .notRevoked)
      #expect(try signer("own", [list]).revocationListDate != nil)
    }
    #expect(try signer("other", ["own"]).revocation == .notRevoked)
    // An old list says nothing about a signature of an unknown time, but about an older one.
    #expect(try signer("own", ["stale"]).revocation == .unknown)
    #expect(try signer("own-before", ["stale"]).revocation == .notRevoked)
  }

  /// Anyone can write a list with the name of an issuer.
  @Test func ignoresListsOfOthers() throws {
    #expect(try signer("own", ["stranger"]).revocation == .unknown)
    #expect(try report("own", ["stranger"]).state == .trusted)
  }

  /// Of some certificates, it is known that all of a time were revoked.
  @Test(arguments: ["known", "known-last", "known-stamped-after"])
  func knowsRevocationsOfWhichNoListIsAtHand(name: String) throws {
    let report = try report(name, [])
    #expect(report.state == .invalid)
    #expect(report.failures.map(\.code) == [.credentialRevoked])
    let signer = try #require(report.active?.signer)
    #expect(signer.revokedOn == 1_758_412_800)
    #expect(signer.revocationListDate == "2026-11-28")
    // A list of the issuer's that doesn't have it says nothing else.
    #expect(try self.signer(name, ["empty"]).revocation == .revoked)
  }

  @Test(arguments: ["known-before", "known-after", "known-other", "known-stamped-before"])
  func revokesNoCertificateOfAnotherTimeOrOwner(name: String) throws {
    #expect(try report(name, []).state == .trusted)
    let signer = try signer(name, [])
    #expect(signer.revocation == (name == "known-stamped-before" ? .notRevoked : .unknown))
  }
}
