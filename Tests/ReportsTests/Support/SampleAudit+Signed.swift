import ContentCredentials
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata

extension SampleAudit {
  /// Photos with Content Credentials: a trusted capture, an edit by somebody on no list, a picture
  /// by a generator, a capture that was changed afterward, and one whose credentials are elsewhere.
  static var signed: AuditReport {
    let source = "http://cv.iptc.org/newscodes/digitalsourcetype/"
    return audit([
      entry("capture.jpg", .credentialsOfCapture, .information, .cannotTell, captured),
      entry("edit.jpg", .credentialsUnlisted, .information, .cannotTell, edited),
      entry(
        "generated.png", .declaredAI, .proof, .madeByAI, generated,
        [
          PhotoFact(
            .digitalSource, .text(source + "trainedAlgorithmicMedia"),
            source: "C2PA digitalSourceType"),
          PhotoFact(
            .generatedLabel, .text(#"{"Label":"1","ContentProducer":"001191"}"#),
            source: "XMP TC260:AIGC"),
        ]),
      entry("changed.jpg", .changedAfterSigning, .strong, .probablyProcessed, changed),
      entry(
        "elsewhere.jpg", .remoteCredentials, .information, .cannotTell,
        CredentialReport(presence: .remote("https://example.org/manifest.c2pa"))),
    ])
  }

  private static func entry(
    _ file: String, _ kind: EvidenceKind, _ weight: EvidenceWeight, _ verdict: Assessment.Verdict,
    _ credentials: CredentialReport, _ facts: [PhotoFact] = []
  ) -> PhotoEntry {
    var made = photo(
      file,
      PhotoSummary(
        dimensions: PixelDimensions(width: 4000, height: 3000), fileSize: 3_000_000,
        container: .jpeg, facts: facts), verdict,
      [
        Evidence(
          kind: kind, weight: weight, structure: "C2PA claim_generator", offset: 1024,
          value: "Camera 1.0")
      ])
    made.result = made.result.map { report in
      var report = report
      report.credentials = credentials
      return report
    }
    return made
  }

  private static let valid: [StatusCode] = [.signatureValidated, .signatureInsideValidity]

  /// A capture by a product on the list, at a proved time.
  private static var captured: CredentialReport {
    var manifest = Self.manifest(
      "urn:c2pa:1", valid + [.credentialTrusted, .dataHashMatch], signer: camera)
    manifest.time = .proved(1_756_989_296, authority: "Stamp Service")
    manifest.actions = [
      ClaimedAction(
        name: "c2pa.created",
        sourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture")
    ]
    return CredentialReport(presence: .embedded, binding: .bound, manifests: [manifest])
  }

  /// An edit of two files by somebody on no list.
  private static var edited: CredentialReport {
    var active = manifest(
      "urn:c2pa:2", valid + [.credentialUntrusted, .dataHashMatch],
      signer: signer("Kim Studio", .unlisted("C2PA Trust List", date: "2026-08-21")))
    active.time = .claimed(1_756_989_296, authority: "A Clock")
    active.actions = [
      ClaimedAction(name: "c2pa.opened", agent: "Editor 3.1", time: "2025-09-04T10:00:00Z"),
      ClaimedAction(name: "c2pa.color_adjustments", agent: "Editor 3.1"),
      ClaimedAction(name: "org.example.dodge", agent: "Editor 3.1"),
    ]
    active.identities = [
      ClaimedIdentity(
        label: "cawg.identity", kind: "cawg.x509.cose", roles: ["cawg.creator"],
        verification: .signed, name: "Kim News")
    ]
    active.ingredients = [
      ingredient("IMG_1.jpg", .parent, "urn:c2pa:1"), ingredient("logo.png", .component, nil),
    ]
    var parent = manifest("urn:c2pa:1", valid + [.credentialTrusted], signer: camera)
    parent.ingredients = [ingredient("raw.dng", .parent, nil)]
    return CredentialReport(presence: .embedded, binding: .bound, manifests: [active, parent])
  }

  private static var generated: CredentialReport {
    var manifest = Self.manifest(
      "urn:c2pa:4", valid + [.credentialTrusted, .dataHashMatch],
      signer: signer(
        "Generator", .listed("C2PA Trust List", date: "2026-08-21", anchor: "Root")))
    manifest.actions = [
      ClaimedAction(
        name: "c2pa.created",
        sourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
        agent: "Model 4"),
      ClaimedAction(name: "c2pa.watermarked.unbound"),
    ]
    manifest.softBindings = ["org.example.mark"]
    manifest.ingredients = [ingredient("reference.jpg", .input, "urn:c2pa:3")]
    let broken = Self.manifest("urn:c2pa:3", [.signatureMismatch], signer: camera)
    return CredentialReport(
      presence: .embedded, binding: .bound, manifests: [manifest, broken])
  }

  /// A capture by a product on the list; the file is another one.
  static var changed: CredentialReport {
    CredentialReport(
      presence: .embedded, binding: .notBound,
      manifests: [
        manifest(
          "urn:c2pa:5", valid + [.credentialTrusted, .dataHashMismatch], signer: camera)
      ])
  }

  /// Credentials in which every name is a text that tries to inject content.
  static func credentials(
    named script: String, _ markdown: String, _ terminal: String, _ bidi: String, _ marks: String
  ) -> CredentialReport {
    var manifest = Self.manifest(
      bidi, valid + [.credentialUntrusted, .dataHashMatch],
      signer: signer(script, .unlisted(markdown, date: terminal)))
    manifest.generator = markdown
    manifest.title = marks
    manifest.time = .claimed(0, authority: script)
    manifest.actions = [
      ClaimedAction(name: script, sourceType: markdown, agent: terminal, time: bidi),
      ClaimedAction(name: "c2pa.created", sourceType: marks, agent: markdown, time: script),
    ]
    manifest.ingredients = [
      ingredient(script, IngredientRelationship(rawValue: markdown), nil),
      ingredient(terminal, .parent, marks),
    ]
    manifest.identities = [
      ClaimedIdentity(
        label: bidi, kind: script, roles: [terminal], verification: .unverified, name: marks)
    ]
    manifest.softBindings = [script, markdown]
    return CredentialReport(presence: .embedded, binding: .bound, manifests: [manifest])
  }

  private static func manifest(
    _ label: String, _ codes: [StatusCode], signer: Signer
  ) -> ManifestReport {
    var manifest = ManifestReport(label: label, signer: signer)
    manifest.claimVersion = 2
    manifest.generator = "Camera 1.0"
    manifest.statuses = codes.map { ValidationStatus($0, at: "") }
    return manifest
  }

  private static func ingredient(
    _ title: String, _ relationship: IngredientRelationship, _ manifest: String?
  ) -> IngredientReport {
    IngredientReport(
      address: "", relationship: relationship, title: title, format: "image/jpeg",
      manifest: manifest, statuses: [])
  }

  private static var camera: Signer {
    var signer = Self.signer(
      "Camera X1", .listed("C2PA Trust List", date: "2026-08-21", anchor: "Root"))
    signer.product = ConformingProduct(
      name: "Camera X1", organization: "Maker", maximumAssuranceLevel: 2)
    signer.revocation = .notRevoked
    return signer
  }

  private static func signer(_ name: String, _ trust: Signer.Trust) -> Signer {
    Signer(
      name: name, organization: "Maker", issuer: "Issuer", serialNumber: "0A",
      validity: 1_700_000_000...1_800_000_000, algorithm: .es256, trust: trust, product: nil,
      revocation: .unknown)
  }
}
