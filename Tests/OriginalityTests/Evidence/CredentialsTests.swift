import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import ProductStrings
import StringCatalogs
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

  @Test(arguments: ["composite", "humanEdits", "algorithmicallyEnhanced"])
  func judgesWhatWasAddedToAPictureByThePicture(addition: String) throws {
    let report = EmbeddedMetadata.sample(traces: [
      trace(.active, addition), trace(.parent, "trainedAlgorithmicMedia"),
    ]).report()
    #expect(report.assessment?.verdict == .madeByAI)
    #expect(report.decisiveEvidence?.kind == .declaredAI)
  }

  @Test(arguments: [ManifestRole.component, .other], ["digitalCapture", "screenCapture", "empty"])
  func ignoresPartsThatAreNotByAI(role: ManifestRole, type: String) {
    let kinds = EmbeddedMetadata.sample(traces: [trace(role, type)]).kinds
    #expect(kinds == EmbeddedMetadata.sample(traces: [trace(role, "")]).kinds)
  }

  private func store(_ binding: CredentialsBinding?) -> FileTrace {
    var store = FileTrace(.credentials("manifest store"), at: 1, text: "9 B")
    store.binding = binding
    return store
  }

  @Test func tellsTheEditsOfAParentFromThoseOfThePicture() {
    func kinds(_ role: ManifestRole) -> [EvidenceKind] {
      EmbeddedMetadata.sample(traces: [
        store(.bound), FileTrace(.credentials("action", of: role), at: 3, text: "c2pa.edited"),
      ]).kinds
    }
    #expect(kinds(.active) == [.credentialsClaimEdits, .credentialsBound])
    #expect(kinds(.parent) == [.parentClaimsEdits, .credentialsBound])
    #expect(kinds(.component) == [.credentialsBound])
    #expect(kinds(.other) == [.credentialsBound])
  }

  @Test func listsTheActionsOfEachManifestAlone() throws {
    let report = EmbeddedMetadata.sample(traces: [
      store(.bound), FileTrace(.credentials("action"), at: 3, text: "c2pa.opened"),
      FileTrace(.credentials("action"), at: 3, text: "c2pa.color_adjustments"),
      FileTrace(.credentials("action", of: .parent), at: 4, text: "c2pa.created"),
      FileTrace(.credentials("action", of: .parent), at: 4, text: "c2pa.cropped"),
    ]).report()
    #expect(
      report.evidence.filter { $0.weight == .strong }.map { "\($0.kind): \($0.value)" } == [
        "credentialsClaimEdits: c2pa.opened; c2pa.color_adjustments",
        "parentClaimsEdits: c2pa.created; c2pa.cropped",
      ])
  }

  /// What credentials claim counts only if their digest is that of the file.
  @Test(arguments: [nil] + CredentialsBinding.allCases)
  func countsNoClaimThatIsNotBound(binding: CredentialsBinding?) throws {
    let report = EmbeddedMetadata.sample(traces: [
      store(binding), FileTrace(.credentials("claim_generator"), at: 2, text: "Generator"),
      FileTrace(.credentials("action"), at: 3, text: "c2pa.edited"),
      FileTrace(.credentials("action", of: .parent), at: 3, text: "c2pa.edited"),
      trace(.active, "trainedAlgorithmicMedia"), trace(.active, "digitalCapture"),
      trace(.component, "trainedAlgorithmicMedia"), trace(.other, "trainedAlgorithmicMedia"),
    ]).report()
    let verdict = try #require(report.assessment).verdict
    switch binding {
    case .bound:
      #expect(verdict == .madeByAI)
      #expect(report.evidence.count == 7)
    case .notBound:
      #expect(report.evidence.map(\.kind) == [.credentialsNotBound])
      #expect(verdict == .cannotTell)
      #expect(report.decisiveEvidence?.kind == .credentialsNotBound)
    default:
      #expect(report.evidence.map(\.kind) == [.credentialsPresent])
      #expect(verdict == .noSign)
    }
    if binding != .bound { #expect(report.evidence.first?.value.hasPrefix("Generator; ") == true) }
  }

  /// The sentence about a source that credentials declare says that they were not verified.
  @Test(arguments: DigitalSourceType.allCases, ProductStrings.languages)
  func saysThatADeclarationWasNotVerified(source: DigitalSourceType, language: LanguageTag) throws {
    let localizer = Localizer(catalog: try ProductStrings.catalog(), languages: [language])
    let claimed = EmbeddedMetadata.sample(traces: [store(.bound), trace(.active, source.rawValue)])
    let evidence = try #require(
      claimed.report().evidence.first { $0.structure == "C2PA digitalSourceType" })
    let message = localizer.message(for: evidence.localizedMessage)
    #expect(message.problems.isEmpty)
    let plain = localizer.text(
      for: LocalizedMessage("report.source.\(source.rawValue).description"))
    #expect(message.text.hasPrefix(plain))
    #expect(message.text.dropFirst(plain.count).contains("C2PA"))
    let written = EmbeddedMetadata.sample(traces: [
      FileTrace(.xmp("Iptc4xmpExt:DigitalSourceType"), at: 1, text: source.rawValue)
    ])
    #expect(
      written.report().evidence.first?.localizedMessage.key.hasPrefix("report.source.") == true)
  }

  @Test(arguments: [
    ("self#jumbf=/c2pa/urn:uuid:1", EvidenceKind.credentialsMissing),
    ("self#jumbf=c2pa/adobe:urn:uuid:1", .credentialsMissing),
    ("https://example.com/manifest", .remoteCredentials),
  ])
  func tellsCredentialsThatAreGoneFromRemoteOnes(address: String, kind: EvidenceKind) {
    let provenance = FileTrace(.xmp("dcterms:provenance"), at: 1, text: address)
    #expect(EmbeddedMetadata.sample(traces: [provenance]).kinds == [kind])
    #expect(
      EmbeddedMetadata.sample(traces: [provenance, store(.bound)]).kinds == [.credentialsBound])
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
