import ContentCredentials
import Foundation
import PhotoFormats
import TestSupport
import Testing

/// Compares what is said of Content Credentials with what c2pa-python says.
@Suite(.needs(.python))
struct OracleAgreementTests {
  @Test(.needs(.data)) func agreesOnRealFiles() throws {
    let folder = Repository.sharedData.appending(path: "credentials")
    let lists = ["C2PA-TRUST-LIST.pem", "C2PA-TSA-TRUST-LIST.pem"]
    let scratch = try TemporaryFolder()
    let anchors = try scratch.write(
      lists.map { try Data(contentsOf: folder.appending(path: "trust/\($0)")) }
        .reduce(Data(), +), to: "anchors.pem")
    let names = ["c2pa-rs", "public-testfiles"].flatMap { name in
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: name).path))?.sorted().map { "\(name)/\($0)" } ?? []
    }
    let verdicts = try OracleVerdict.all(
      "read_validation.py", [anchors.path] + names.map { folder.appending(path: $0).path })
    #expect(verdicts.count == 34)
    for verdict in verdicts {
      let report = try CredentialVerifier().report(onFileAt: PhotoPath(verdict.path))
      let differences = Differences(report, verdict)
      if !differences.isEmpty { print(URL(filePath: verdict.path).lastPathComponent, differences) }
    }
  }
}

struct Differences: CustomStringConvertible {
  var lines: [String] = []
  var isEmpty: Bool { lines.isEmpty }
  var description: String { lines.joined(separator: "\n   ") }

  init(_ report: CredentialReport, _ verdict: OracleVerdict) {
    func compare(_ name: String, _ own: Set<String>, _ other: Set<String>?) {
      let other = (other ?? []).filter { !$0.hasPrefix("cawg.") }
      if own != other {
        lines.append(
          "\(name): only ours \(own.subtracting(other).sorted()), only theirs \(other.subtracting(own).sorted())")
      }
    }
    let state = report.state == .absent ? "none" : report.state.rawValue
    if state != verdict.state { lines.append("state \(state), theirs \(verdict.state) \(verdict.error ?? "")") }
    guard verdict.state != "none" || state != "none" else { return }
    for kind in StatusCode.Kind.allCases {
      let own = report.active?.statuses.filter { $0.code.kind == kind }.map(\.code.rawValue) ?? []
      let other = switch kind {
      case .success: verdict.success
      case .informational: verdict.informational
      case .failure: verdict.failure
      }
      compare(kind.rawValue, Set(own), other)
    }
    let deltas = report.manifests.flatMap(\.ingredients).flatMap(\.statuses).map(\.code.rawValue)
    compare("deltas", Set(deltas), verdict.deltas)
    if report.manifests.count > verdict.manifests ?? 0 { lines.append("manifests \(report.manifests.count) \(verdict.manifests ?? 0)") }
  }
}
