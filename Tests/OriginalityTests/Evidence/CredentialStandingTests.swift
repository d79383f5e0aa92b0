import ContentCredentials
import Foundation
import Originality
import PhotoMetadata
import Testing

/// How Content Credentials that were verified count beside other evidence.
struct CredentialStandingTests {
  private static let capture = "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture"

  /// A report with a manifest that has these codes.
  private func report(
    _ binding: CredentialsBinding, _ codes: [StatusCode], actions: [ClaimedAction] = []
  ) -> CredentialReport {
    var manifest = ManifestReport(label: "urn:c2pa:1")
    manifest.statuses = codes.map { ValidationStatus($0, at: "") }
    manifest.actions = actions
    return CredentialReport(presence: .embedded, binding: binding, manifests: [manifest])
  }

  private func evidence(
    _ report: CredentialReport?, _ binding: CredentialsBinding, besides traces: [FileTrace] = []
  ) -> OriginalityReport {
    var store = FileTrace(.credentials("manifest store"), at: 1, text: "9 B")
    store.binding = binding
    return OriginalityAssessor().report(
      for: EmbeddedMetadata.sample(traces: [store] + traces), credentials: report,
      date: Date(timeIntervalSince1970: 1_795_000_000))
  }

  private static let valid: [StatusCode] = [.signatureValidated, .signatureInsideValidity]

  /// The codes of a signature that holds, and others.
  private static func holding(_ codes: StatusCode...) -> [StatusCode] { valid + codes }

  static let standings: [([StatusCode], EvidenceKind, EvidenceWeight)] = [
    (holding(.credentialTrusted), .credentialsTrusted, .information),
    (holding(.credentialUntrusted), .credentialsUnlisted, .information),
    (holding(.credentialTrusted, .credentialRevoked), .credentialsFail, .information),
    ([.signatureValidated, .signatureOutsideValidity], .credentialsFail, .information),
    ([.signatureMismatch], .credentialsChanged, .weak),
    (holding(.assertionMismatch), .credentialsChanged, .weak),
    (holding(.assertionUndeclared), .credentialsChanged, .weak),
    (holding(.assertionMissing), .credentialsChanged, .weak),
  ]

  @Test(arguments: standings)
  func saysHowCredentialsOfTheFileStand(
    codes: [StatusCode], kind: EvidenceKind, weight: EvidenceWeight
  ) {
    let found = evidence(report(.bound, codes), .bound).evidence
    #expect(found.map(\.kind) == [kind])
    #expect(found.map(\.weight) == [weight])
    // Without a verification, nothing is said of who signed.
    #expect(evidence(nil, .bound).evidence.map(\.kind) == [.credentialsBound])
  }

  static let mismatches: [([StatusCode], EvidenceKind)] = [
    (holding(.credentialTrusted, .dataHashMismatch), .changedAfterSigning),
    (holding(.credentialUntrusted, .dataHashMismatch), .credentialsNotBound),
    (holding(.credentialTrusted, .credentialRevoked, .dataHashMismatch), .credentialsNotBound),
    (holding(.credentialTrusted, .credentialInvalid, .dataHashMismatch), .credentialsNotBound),
    (
      [.signatureValidated, .signatureOutsideValidity, .credentialTrusted, .dataHashMismatch],
      .credentialsNotBound
    ),
    (holding(.credentialTrusted, .assertionMismatch, .dataHashMismatch), .credentialsNotBound),
    ([.signatureMismatch, .dataHashMismatch], .credentialsNotBound),
  ]

  @Test(arguments: mismatches)
  func weighsAChangedFileByWhoSigned(codes: [StatusCode], kind: EvidenceKind) {
    let found = evidence(report(.notBound, codes), .notBound)
    #expect(found.evidence.map(\.kind) == [kind])
    #expect(
      found.assessment?.verdict
        == (kind == .changedAfterSigning ? .probablyProcessed : .cannotTell))
  }

  /// A capture that a trusted camera signed switches nothing off.
  @Test func leavesOtherEvidenceAsItIs() {
    let trusted = report(
      .bound, Self.valid + [.credentialTrusted],
      actions: [ClaimedAction(name: "c2pa.created", sourceType: Self.capture)])
    let editor = FileTrace(.exif(.software), at: 5, text: "Adobe Photoshop 25.0 (Macintosh)")
    let alone = evidence(trusted, .bound)
    #expect(alone.evidence.map(\.kind) == [.credentialsOfCapture])
    let edited = EmbeddedMetadata.sample(traces: [
      FileTrace(.xmp("xmp:CreatorTool"), at: 5, text: editor.text)
    ]).report()
    let both = evidence(
      trusted, .bound, besides: [FileTrace(.xmp("xmp:CreatorTool"), at: 5, text: editor.text)])
    #expect(both.assessment?.verdict == edited.assessment?.verdict)
    #expect(both.assessment?.verdict == .processed)
    #expect(both.evidence.map(\.kind).contains(.credentialsOfCapture))
  }

  static let otherActions: [[ClaimedAction]] = [
    [ClaimedAction(name: "c2pa.opened", sourceType: capture)],
    [ClaimedAction(name: "c2pa.created", sourceType: nil)],
    [
      ClaimedAction(name: "c2pa.created", sourceType: capture),
      ClaimedAction(name: "c2pa.cropped"),
    ],
    [
      ClaimedAction(name: "c2pa.created", sourceType: capture),
      ClaimedAction(
        name: "c2pa.published",
        sourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"),
    ],
    [],
  ]

  @Test(arguments: otherActions)
  func callsOnlyAnUntouchedCaptureOne(actions: [ClaimedAction]) {
    let found = evidence(
      report(.bound, Self.valid + [.credentialTrusted], actions: actions), .bound)
    #expect(found.evidence.map(\.kind).contains(.credentialsTrusted))
    #expect(!found.evidence.map(\.kind).contains(.credentialsOfCapture))
  }

  @Test func listsMarksWithTheirSources() {
    let label = #"{"Label":"1","ContentProducer":"001191"}"#
    let metadata = EmbeddedMetadata.sample(traces: [
      FileTrace(.xmp("Iptc4xmpExt:DigitalSourceType"), at: 1, text: Self.capture),
      FileTrace(.xmp("TC260:AIGC"), at: 2, text: label),
      FileTrace(.pngText("AIGC"), at: 3, text: label),
      FileTrace(.exif(.userComment), at: 4, text: #"{"AIGC":\#(label)}"#),
      FileTrace(.exif(.imageDescription), at: 4, text: #"{"Label":"1"}"#),
      FileTrace(.credentials("digitalSourceType"), at: 5, text: Self.capture),
      FileTrace(.credentials("action"), at: 6, text: "c2pa.watermarked.bound"),
      FileTrace(.credentials("action", of: .other), at: 7, text: "c2pa.watermarked"),
    ])
    let facts = metadata.report().summary.facts.filter {
      [.digitalSource, .generatedLabel, .watermark].contains($0.kind)
    }
    #expect(
      facts.map { "\($0.kind.rawValue): \($0.source)" } == [
        "generatedLabel: ExifIFD 0x9286 UserComment",
        "digitalSource: XMP Iptc4xmpExt:DigitalSourceType", "generatedLabel: XMP TC260:AIGC",
        "generatedLabel: PNG AIGC", "digitalSource: C2PA digitalSourceType",
        "watermark: C2PA action",
      ])
  }

  /// The number of a certificate may be that of one camera.
  @Test func hidesWhatNamesPlacesAndCameras() {
    var hidden = report(.bound, Self.valid)
    hidden.manifests[0].title = "Zürich by night"
    hidden.manifests[0].generator = "Cam 1.0"
    hidden.manifests[0].signer = Signer(
      name: "Camera", organization: "Maker", issuer: nil, serialNumber: "0A1B", validity: 0...1,
      algorithm: .es256, trust: .unlisted("List", date: nil), product: nil, revocation: .unknown)
    var all = OriginalityReport(
      score: 1,
      summary: PhotoSummary(
        fileSize: 1, facts: [PhotoFact(.placeName, .text("Zürich"), source: "IPTC 2:90")]),
      flags: [], credentials: hidden, date: Date(timeIntervalSince1970: 0))
    all = all.withoutPrivateFacts()
    let manifest = all.credentials?.manifests[0]
    #expect(manifest?.title == nil)
    #expect(manifest?.generator == "Cam 1.0")
    #expect(manifest?.signer?.serialNumber == "")
    #expect(manifest?.signer?.name == "Camera")
  }
}
