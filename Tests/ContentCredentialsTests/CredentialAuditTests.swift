import ContentCredentials
import Foundation
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// What an audit makes of Content Credentials.
@Suite(.needs(.python))
struct CredentialAuditTests {
  private func report(_ name: String, trusting: Bool = true) throws -> OriginalityReport {
    let files = try SignedFiles.shared()
    let service = PhotoMetadataService(trust: trusting ? files.trust : .init())
    let path = files.url.appending(path: name).path
    return try PhotoAuditor(service: service).entry(forFileAt: PhotoPath(path)).result.get()
  }

  private func weights(_ report: OriginalityReport) -> [EvidenceKind: EvidenceWeight] {
    Dictionary(
      report.evidence.map { ($0.kind, $0.weight) }, uniquingKeysWith: { first, _ in first })
  }

  /// The container is walked once, and the file compared once, with the same result.
  @Test func saysWhatTheVerifierSaysOfEveryFile() throws {
    let files = try SignedFiles.shared()
    let auditor = PhotoAuditor(service: PhotoMetadataService(trust: files.trust))
    var states: [CredentialReport.State: Int] = [:]
    for verdict in files.verdicts {
      let path = PhotoPath(verdict.path)
      let entry = auditor.entry(forFileAt: path)
      guard let report = entry.report else {
        #expect(throws: PhotoReadError.self) { try PhotoReader().metadata(ofFileAt: path) }
        continue
      }
      let expected = try files.verifier.report(onFileAt: path)
      let found = report.credentials ?? CredentialReport(presence: .absent)
      states[found.state, default: 0] += 1
      #expect(found == expected.condensed(), "\(verdict.path)")
      #expect(found.state == expected.state && found.isUnbroken == expected.isUnbroken)
      #expect(found.isManifestChanged == expected.isManifestChanged)
      let fact = report.summary.facts.first { $0.kind == .credentials }?.value
      if let binding = expected.binding { #expect(fact == .text(binding.rawValue)) }
    }
    #expect(states[.trusted] ?? 0 > 120)
    #expect(states[.invalid] ?? 0 > 120)
  }

  @Test func saysTheSameOfAPhotoInMemory() async throws {
    let files = try SignedFiles.shared()
    let service = PhotoMetadataService(trust: files.trust) { Date(timeIntervalSince1970: 1.8e9) }
    for name in ["container-2.jpg", "container-2-flipped.png", "store-twice.jpg"] {
      let path = files.url.appending(path: name)
      let inMemory = try await service.analyze(photoData: Data(contentsOf: path))
      let inFile = try await service.analyze(photoAt: path)
      #expect(inMemory.credentials != nil)
      #expect(inMemory.credentials == inFile.credentials)
      #expect(inMemory.evidence == inFile.evidence)
    }
  }

  @Test func saysWhoSignedWithoutJudging() throws {
    let trusted = try report("capture.jpg")
    #expect(weights(trusted)[.credentialsOfCapture] == .information)
    // What the signer says of the capture is said once.
    #expect(weights(trusted)[.declaredCapture] == nil)
    let unlisted = try report("capture.jpg", trusting: false)
    #expect(weights(unlisted)[.credentialsUnlisted] == .information)
    #expect(weights(unlisted)[.declaredCapture] == .information)
    #expect(unlisted.credentials?.state == .valid)
    // Whoever vouches for it, the verdict rests on other evidence.
    #expect(trusted.assessment?.verdict == unlisted.assessment?.verdict)
  }

  @Test func callsNothingACaptureThatWasChanged() throws {
    let report = try report("capture-cropped.jpg")
    #expect(weights(report)[.credentialsTrusted] == .information)
    #expect(weights(report)[.credentialsOfCapture] == nil)
    #expect(weights(report)[.credentialsClaimEdits] == .strong)
    #expect(report.assessment?.verdict == .probablyProcessed)
  }

  /// A file that a trusted signer did not sign was changed, or has the credentials of another.
  @Test func weighsContentThatWasChangedAfterSigning() throws {
    let trusted = try report("capture-flipped.jpg")
    #expect(weights(trusted)[.changedAfterSigning] == .strong)
    #expect(trusted.assessment?.verdict == .probablyProcessed)
    #expect(trusted.decisiveEvidence?.kind == .changedAfterSigning)
    // What somebody signs who is on no list proves less.
    let unlisted = try report("capture-flipped.jpg", trusting: false)
    #expect(weights(unlisted)[.credentialsNotBound] == .weak)
    #expect(weights(unlisted)[.changedAfterSigning] == nil)
    // What they claim counts for neither.
    #expect(weights(trusted)[.declaredCapture] == nil)
  }

  @Test func tellsChangedManifestsFromOtherFailures() throws {
    let changed = try report("claim-title-unsigned.jpg")
    #expect(weights(changed)[.credentialsChanged] == .weak)
    let expired = try report("expired.jpg")
    #expect(weights(expired)[.credentialsFail] == .information)
    #expect(weights(expired)[.credentialsChanged] == nil)
    let code = expired.evidence.first { $0.kind == .credentialsFail }?.value
    #expect(code?.contains("claimSignature.outsideValidity") == true)
  }

  /// What only the verification can read counts as well.
  @Test func readsClaimsOfCompressedManifests() throws {
    let report = try report("compressed.jpg")
    #expect(report.credentials?.state == .trusted)
    #expect(report.assessment?.verdict == .madeByAI)
    #expect(report.summary.facts.contains { $0.kind == .digitalSource })
    let flipped = try self.report("compressed-flipped.jpg")
    #expect(weights(flipped)[.changedAfterSigning] == .strong)
    #expect(weights(flipped)[.declaredAI] == nil)
  }

  @Test func listsMarksAsFacts() throws {
    let facts = try report("watermarked.jpg").summary.facts
    #expect(
      facts.contains {
        $0.kind == .digitalSource
          && $0.value
            == .text("http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia")
      })
    #expect(
      facts.contains {
        $0.kind == .watermark && $0.value == .text("c2pa.watermarked.unbound")
      })
  }

  /// What is found about a hostile store stays small in an audit.
  @Test func keepsNoLongTexts() {
    var manifest = ManifestReport(label: String(repeating: "l", count: 10_000))
    manifest.title = String(repeating: "é", count: 10_000)
    manifest.actions = (0..<500).map { ClaimedAction(name: "\($0)") }
    manifest.ingredients = (0..<40).map { index in
      IngredientReport(
        address: "a", relationship: .component, title: nil, format: nil, manifest: nil,
        statuses: [
          ValidationStatus(index == 39 ? .ingredientMissing : .ingredientMalformed, at: "b")
        ])
    }
    let report = CredentialReport(presence: .embedded, binding: .bound, manifests: [manifest])
    let kept = report.condensed()
    #expect(kept.manifests[0].label.utf8.count < 400)
    #expect(kept.manifests[0].title?.utf8.count ?? 0 < 400)
    #expect(kept.manifests[0].actions.count == 32)
    #expect(kept.manifests[0].ingredients.count == 32)
    #expect(Set(kept.failures.map(\.code)) == Set(report.failures.map(\.code)))
    #expect(kept.condensed() == kept)
  }
}
