import ContentCredentials
import Escaping
import Foundation
import PhotoMetadata
import TestSupport
import Testing

/// What a report says apart: binding, integrity, signer, trust, time and claims.
@Suite(.needs(.python))
struct CredentialReportTests {
  private func report(_ name: String) throws -> CredentialReport {
    try SignedFiles.shared().report(name)
  }

  @Test func saysWhoSignedAndWhoVouchesForThat() throws {
    let report = try report("container-2.jpg")
    #expect(report.state == .trusted)
    #expect(report.binding == .bound)
    #expect(report.isUnbroken)
    let signer = try #require(report.active?.signer)
    #expect(signer.name == "Signer")
    #expect(signer.organization == "Test")
    #expect(signer.issuer == "Middle")
    #expect(signer.algorithm == .es256)
    #expect(signer.trust == .listed("signers", date: "2026-01-01", anchor: "Root"))
    #expect(signer.revocation == .unknown)
    #expect(report.active?.time == .unknown)
    #expect(report.active?.claimVersion == 2)
    #expect(report.active?.title == "A picture")
    #expect(report.active?.generator == "test 1")
  }

  /// Somebody who is on no list may sign.
  @Test func neverCallsTheUntrustedBroken() throws {
    let report = try CredentialVerifier().report(
      on: SignedFiles.shared().bytes("container-2.jpg"))
    #expect(report.state == .valid)
    #expect(report.isUnbroken)
    #expect(report.failures.map(\.code) == [.credentialUntrusted])
    #expect(
      report.active?.signer?.trust
        == .unlisted("C2PA Trust List", date: TrustList.signers.date))
  }

  @Test func tellsChangedContentFromBrokenManifests() throws {
    let flipped = try report("container-2-flipped.jpg")
    #expect(flipped.binding == .notBound)
    #expect(flipped.active?.has(.signatureValidated) == true)
    #expect(!flipped.isUnbroken)
    let title = try report("claim-title-unsigned.jpg")
    #expect(title.binding == .bound)
    #expect(title.active?.has(.signatureMismatch) == true)
    #expect(!title.isUnbroken)
  }

  @Test func tellsProvedTimesFromClaimedOnes() throws {
    for name in ["stamp-valid.jpg", "second_stamp-valid.jpg"] {
      let time = try report(name).active?.time
      #expect(time?.authority == "Stamper")
      guard case .proved = time else {
        Issue.record("\(name): \(String(describing: time))")
        continue
      }
    }
    for name in ["stamp-of-stranger.jpg", "second_stamp-of-stranger.jpg"] {
      guard case .claimed(_, "Stranger") = try report(name).active?.time else {
        Issue.record("\(name)")
        continue
      }
    }
    for name in ["stamp-of-other-data.jpg", "second_stamp-garbage.jpg", "expired.jpg"] {
      #expect(try report(name).active?.time == .unknown)
    }
  }

  /// A certificate is judged by the proved time, and by the clock only if there is none.
  @Test func judgesCertificatesByTheProvedTime() throws {
    #expect(try report("second_stamp-of-expired.jpg").state == .trusted)
    #expect(
      try report("second_stamp-after-expiry.jpg").active?.has(.signatureOutsideValidity) == true)
    #expect(try report("expired.jpg").active?.has(.signatureOutsideValidity) == true)
    let bytes = try SignedFiles.shared().bytes("container-2.jpg")
    let past = CredentialVerifier(now: 0)
    #expect(try past.report(on: bytes).active?.has(.signatureOutsideValidity) == true)
  }

  @Test func listsWhatIsClaimedAndWhatCameBefore() throws {
    let report = try report("grandparent-2.jpg")
    #expect(report.manifests.count == 3)
    #expect(report.active?.actions.map(\.name) == ["c2pa.opened"])
    let parent = try #require(report.active?.ingredients.first)
    #expect(parent.relationship == .parent)
    #expect(parent.title == "another")
    let manifest = try #require(report.manifests.first { $0.label == parent.manifest })
    #expect(manifest.ingredients.map(\.relationship) == [.parent, .component, .input])
    let created = try self.report("container-2.jpg").active?.actions.first
    #expect(created?.sourceType?.hasSuffix("trainedAlgorithmicMedia") == true)
    #expect(try self.report("redacted.jpg").active?.redactions.count == 1)
  }

  /// Only what a payload says that equals the claim was signed.
  @Test func comparesAttachedPayloads() throws {
    #expect(try report("payload-attached.jpg").state == .trusted)
    #expect(try report("payload-changed-claim-signed.jpg").state == .invalid)
    #expect(try report("payload-of-other-claim.jpg").state == .invalid)
  }

  @Test func writesTheCodesOfTheSpecification() throws {
    var writer = JSONWriter()
    try report("container-2-flipped.jpg").write(to: &writer)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any])
    #expect(json["state"] as? String == "invalid")
    #expect(json["binding"] as? String == "notBound")
    let results = json["validationResults"] as? [String: Any]
    let active = results?["activeManifest"] as? [String: [[String: String]]]
    #expect(active?["failure"]?.map { $0["code"] } == ["assertion.dataHash.mismatch"])
    #expect(active?["failure"]?.first?["url"]?.hasSuffix("c2pa.assertions/c2pa.hash.data") == true)
    let manifests = json["manifests"] as? [[String: Any]]
    let signer = manifests?.first?["signer"] as? [String: Any]
    #expect(signer?["commonName"] as? String == "Signer")
  }

  @Test(.needs(.data)) func namesRemoteManifests() throws {
    let folder = Repository.sharedData.appending(path: "credentials/c2pa-rs")
    for (name, host) in [
      ("cloud.jpg", "https://cai-manifests.adobe.com/"), ("libpng-test_with_url.png", "http://"),
    ] {
      let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
      guard case .remote(let address) = try CredentialVerifier().report(on: bytes).presence else {
        Issue.record("\(name)")
        continue
      }
      #expect(address.hasPrefix(host))
    }
    let none = try Array(Data(contentsOf: folder.appending(path: "no_manifest.jpg")))
    #expect(try CredentialVerifier().report(on: none).presence == .absent)
  }

  /// Identities are apart from the signer: a broken one breaks nothing else.
  @Test(.needs(.data)) func namesIdentities() throws {
    let path = Repository.sharedData.appending(path: "credentials/c2pa-rs/C_with_CAWG_data.jpg")
    let report = try CredentialVerifier().report(on: Array(Data(contentsOf: path)))
    #expect(report.active?.identities.map(\.kind) == ["cawg.x509.cose"])
    #expect(report.active?.identities.map(\.verification) == [.signed])
    #expect(report.state == .valid)
  }
}
