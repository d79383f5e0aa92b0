import Foundation
import TestSupport
import Testing

@testable import ContentCredentials

/// Where chains of certificates end, which a test makes.
@Suite(.needs(.python))
struct TrustAnchorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let script = "Tests/ContentCredentialsTests/Checks/sign_chains.py"
    let python = try #require(Program.python)
    let run = try python.run([
      Repository.root.appending(path: script).path, folder.url.path,
    ])
    #expect(run.status == 0, "\(run.errorText)")
  }

  private func anchors(_ name: String) throws -> TrustAnchors {
    TrustAnchors(pem: try bytes("\(name).pem"))
  }

  private func certificate(_ name: String) throws -> Certificate {
    try #require(Certificate(try bytes("\(name).der")))
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.url.appending(path: name)))
  }

  private func anchor(
    of name: String, _ list: String, _ others: [String] = []
  ) throws -> String? {
    try anchors(list).anchor(
      of: certificate(name), among: others.map { try certificate($0) },
      at: Int(Date.now.timeIntervalSince1970))?.commonName
  }

  /// RFC 5280, 7.1: case, spaces and the kind of the string don't tell names apart.
  @Test(arguments: ["same", "case", "spaces", "printable", "wide"])
  func findsIssuersByEverySpellingOfTheirName(spelling: String) throws {
    #expect(try anchor(of: spelling, "root") == "The Root")
    #expect(try anchor(of: spelling, "namesakes") == "The Root")
    #expect(try anchor(of: spelling, "namesake") == nil)
    #expect(try anchor(of: spelling, "other") == nil)
  }

  @Test func findsNoIssuerOfAnotherName() throws {
    #expect(try anchor(of: "else", "root") == nil)
  }

  @Test func findsAnchorsAboveOtherCertificates() throws {
    #expect(try anchor(of: "below-middle", "root") == nil)
    #expect(try anchor(of: "below-middle", "root", ["middle"]) == "The Root")
    #expect(try anchor(of: "below-middle", "middle") == "Middle")
    // The certificate that is on the list itself.
    #expect(try anchor(of: "middle", "middle") == "Middle")
    // A chain ends at the first one that is on the list.
    #expect(try anchor(of: "below-middle", "both") == "Middle")
  }

  @Test func decodesOnlyWhatAChainCanLeadTo() throws {
    let names = try certificate("same").names
    #expect(try anchors("root").count == 3)
    #expect(try anchors("root").certificates(named: names).count == 1)
    #expect(try anchors("namesakes").certificates(named: names).count == 2)
    #expect(try anchors("other").certificates(named: names).isEmpty)
    #expect(try anchors("both").certificates(named: certificate("middle").names).count == 2)
  }

  /// The name is the one that OpenSSL finds in the whole certificate.
  @Test func readsNamesWithoutTheRest() throws {
    for pem in [C2PALists.signers, C2PALists.timeStampAuthorities] {
      for named in CertificateHandle.certificates(inPEM: Array(pem.utf8), limit: 100) {
        let certificate = try #require(Certificate(named.der))
        #expect(named.subject == certificate.names[0])
      }
    }
    let der = try bytes("same.der")
    #expect(NamedCertificate((der + [0, 1])[...])?.der == der)
    for count in 0..<der.count { #expect(NamedCertificate(der.prefix(count)) == nil) }
    for length: [UInt8] in [[0x80], [0x84, 0, 0, 0, 1], [0xff], [0x83, 0xff, 0xff]] {
      #expect(NamedCertificate(([0x30] + length + der)[...]) == nil)
    }
  }

  @Test func endsListsAtWhatIsNoCertificate() throws {
    let root = try bytes("other.pem")
    let junk = Array("-----BEGIN CERTIFICATE-----\nMAAA\n-----END CERTIFICATE-----\n".utf8)
    #expect(TrustAnchors(pem: root + root).count == 2)
    #expect(TrustAnchors(pem: root + junk + root).count == 1)
    #expect(TrustAnchors(pem: junk).count == 0)
    #expect(TrustAnchors(pem: []).count == 0)
  }
}
