import ContentCredentials
import Foundation
import PhotoFormats
import TestSupport
import Testing

/// Compares what is said of Content Credentials with what c2pa-python says of them.
///
/// Each difference is a row of `oracle-differences.tsv` with its reason. Where c2pa-python can't
/// load a store, it names no codes: such a file must not be valid here.
@Suite(.needs(.python))
struct OracleAgreementTests {
  /// Every container, algorithm, digest, hard binding and version; certificates and time stamps
  /// that must not be accepted; changed claims; ingredients, updates and redactions; a byte changed
  /// in each box.
  @Test func agreesOnFilesThatAreSignedAndBroken() throws {
    let folder = try TemporaryFolder()
    let verdicts = try OracleVerdict.all("sign_manifests.py", [folder.url.path])
    func list(_ name: String) throws -> TrustList {
      let pem = try Data(contentsOf: folder.url.appending(path: "\(name).pem"))
      return TrustList(name: name, date: nil, pem: Array(pem))
    }
    let verifier = CredentialVerifier(
      trust: .init(signers: try list("signers"), timeStampAuthorities: try list("authorities")))
    let found = try differences(of: verdicts, verifier)
    #expect(verdicts.count > 500)
    #expect(verdicts.count { $0.state == "trusted" } > 120)
    #expect(verdicts.count { $0.state == "invalid" } > 120)
    let rows = try OracleDifference.Row.all().filter { !$0.reason.hasPrefix("Real files") }
    expect(found, areExplainedBy: rows)
  }

  @Test(.needs(.data)) func agreesOnRealFiles() throws {
    let folder = Repository.sharedData.appending(path: "credentials")
    let scratch = try TemporaryFolder()
    let lists = ["C2PA-TRUST-LIST.pem", "C2PA-TSA-TRUST-LIST.pem"]
    let anchors = try scratch.write(
      lists.map { try Data(contentsOf: folder.appending(path: "trust/\($0)")) }.reduce(Data(), +),
      to: "anchors.pem")
    let paths = try ["c2pa-rs", "public-testfiles"].flatMap { name in
      let path = folder.appending(path: name).path
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map {
        "\(path)/\($0)"
      }
    }
    let verdicts = try OracleVerdict.all("read_validation.py", [anchors.path] + paths)
    #expect(verdicts.count == 34)
    let found = try differences(of: verdicts, CredentialVerifier())
    expect(
      found,
      areExplainedBy: try OracleDifference.Row.all().filter { $0.reason.hasPrefix("Real files") })
  }

  private func differences(
    of verdicts: [OracleVerdict], _ verifier: CredentialVerifier
  ) throws -> [OracleDifference] {
    try verdicts.compactMap { verdict in
      do {
        let report = try verifier.report(onFileAt: PhotoPath(verdict.path))
        return OracleDifference(report, verdict)
      } catch PhotoReadError.notAPhoto, PhotoReadError.damaged {
        #expect(verdict.state == "none", "\(verdict.path)")
        return nil
      }
    }
  }

  /// Expects a row for each difference, and that each row is needed.
  private func expect(
    _ differences: [OracleDifference], areExplainedBy rows: [OracleDifference.Row]
  ) {
    for difference in differences {
      #expect(
        rows.contains { $0.explains(difference) }, "\(difference.file)\t\(difference.text)")
    }
    for row in rows {
      #expect(differences.contains { row.explains($0) }, "unused: \(row.files)\t\(row.text)")
    }
  }
}
