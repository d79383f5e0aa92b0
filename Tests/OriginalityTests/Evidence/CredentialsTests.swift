import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// What the manifests of Content Credentials say about a picture.
struct CredentialsTests {
  private func trace(_ role: ManifestRole, _ type: String) -> FileTrace {
    FileTrace(
      .credentials("digitalSourceType", of: role), at: 1,
      text: "http://cv.iptc.org/newscodes/digitalsourcetype/\(type)")
  }

  @Test(arguments: [
    (ManifestRole.active, "trainedAlgorithmicMedia", EvidenceKind.declaredAI, "madeByAI"),
    (.parent, "trainedAlgorithmicMedia", .declaredAI, "madeByAI"),
    (.parent, "compositeWithTrainedAlgorithmicMedia", .declaredPartlyAI, "partlyAI"),
    (.parent, "screenCapture", .declaredNotAPhotograph, "notAPhotograph"),
    (.component, "trainedAlgorithmicMedia", .componentDeclaredAI, "partlyAI"),
    (.component, "compositeSynthetic", .componentDeclaredAI, "partlyAI"),
    (.other, "trainedAlgorithmicMedia", .ingredientDeclaredAI, "cannotTell"),
    (.other, "compositeWithTrainedAlgorithmicMedia", .ingredientDeclaredAI, "cannotTell"),
  ])
  func judgesByTheRoleOfTheManifest(
    role: ManifestRole, type: String, kind: EvidenceKind, verdict: String
  ) throws {
    let report = EmbeddedMetadata.sample(traces: [trace(role, type)]).report()
    #expect(report.evidence.map(\.kind).contains(kind))
    let isOpen = ["cannotTell", "noSign"].contains(try #require(report.assessment).verdict.rawValue)
    #expect(report.assessment?.verdict.rawValue == verdict || verdict == "cannotTell" && isOpen)
  }

  @Test(arguments: [ManifestRole.component, .other], ["digitalCapture", "screenCapture", "empty"])
  func ignoresPartsThatAreNotByAI(role: ManifestRole, type: String) {
    let kinds = EmbeddedMetadata.sample(traces: [trace(role, type)]).kinds
    #expect(kinds == EmbeddedMetadata.sample(traces: [trace(role, "")]).kinds)
  }

  @Test func countsTheEditsOfAParentAlone() {
    func kinds(_ role: ManifestRole) -> [EvidenceKind] {
      EmbeddedMetadata.sample(traces: [
        FileTrace(.credentials("manifest store"), at: 1, text: "9 B"),
        FileTrace(.credentials("action", of: role), at: 3, text: "c2pa.edited"),
      ]).kinds
    }
    #expect(kinds(.parent) == [.credentialsClaimEdits, .credentialsPresent])
    #expect(kinds(.component) == [.credentialsPresent])
    #expect(kinds(.other) == [.credentialsPresent])
  }

  /// The active manifest says that AI changed the picture, and an ingredient that AI made it.
  @Test(.needs(.data)) func judgesARealPictureByItsActiveManifest() throws {
    let path = Repository.sharedData.appending(
      path: "photos/c2pa-rs/sdk/tests/fixtures/ocsp.jpg")
    let metadata = try PhotoReader().metadata(ofFileAt: PhotoPath(path.path))
    let report = OriginalityAssessor().report(for: metadata, date: Date())
    #expect(report.assessment?.verdict == .partlyAI)
    let sources = report.evidence.filter { $0.structure.hasSuffix("digitalSourceType") }
    #expect(
      sources.map { "\($0.structure) \($0.kind)" } == [
        "C2PA digitalSourceType declaredPartlyAI",
        "C2PA ingredient digitalSourceType ingredientDeclaredAI",
      ])
  }
}
