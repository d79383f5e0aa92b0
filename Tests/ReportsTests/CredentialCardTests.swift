import ContentCredentials
import Documents
import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import StringCatalogs
import Testing

@testable import Reports

/// The section of a card about Content Credentials.
struct CredentialCardTests {
  @Test(arguments: allLanguages)
  func saysEachAnswerApart(language: LanguageTag) throws {
    try expectSnapshot(
      render(SampleAudit.signed, .markdown, [language]), named: "signed.\(language).md")
  }

  /// A reader must never take somebody who is on no list for a failure.
  @Test func neverSaysThatTheUnlistedFail() throws {
    let words: [LanguageTag: [String]] = [
      "en": ["fail", "invalid", "error", "broken since"], "ko": ["통과하지", "실패", "유효하지 않"],
      "ja": ["不合格", "無効"], "zh-Hans": ["未通过", "无效"],
    ]
    for language in allLanguages {
      let entry = SampleAudit.signed.entries[1]
      let text = try render(SampleAudit.audit([entry]), .text, [language])
      for word in try #require(words[language]) {
        #expect(!text.contains(word), "\(language): \(word)")
      }
    }
  }

  @Test func saysWhatFailsWithItsCode() throws {
    let section = CredentialSection(SampleAudit.changed).section
    let facts = section.blocks.flatMap { block -> [Fact] in
      if case .facts(let facts) = block { facts } else { [] }
    }
    let failure = facts.first { $0.label.key == "credentials.label.failure" }
    #expect(
      failure?.value
        == .phrase(
          "credentials.failure.coded", .message(LocalizedMessage("credentials.failure.file")),
          .code("assertion.dataHash.mismatch")))
    #expect(
      section.blocks.first == .sentence(.message(LocalizedMessage("credentials.state.notBound"))))
    let content = facts.first { $0.label.key == "credentials.label.content" }
    #expect(content?.value == .message(LocalizedMessage("credentials.content.ofOtherFile")))
  }

  @Test(arguments: [
    (CredentialReport.Presence.remote("https://example.org"), "credentials.state.remote"),
    (.several, "credentials.state.several"),
    (.unreadable(.damaged), "credentials.unreadable.damaged"),
    (.unreadable(.compressed), "credentials.unreadable.compressed"),
    (.unreadable(.tooLarge), "credentials.unreadable.tooLarge"),
  ])
  func saysWhyThereIsNothingToVerify(presence: CredentialReport.Presence, key: String) {
    switch CredentialSection(CredentialReport(presence: presence)).lead {
    case .message(let message): #expect(message.key == key)
    case .phrase(let found, _): #expect(found == key)
    default: Issue.record("no text")
    }
  }

  static let leads: [([StatusCode], String, reason: CredentialFailure.Reason?)] = [
    ([.signatureMismatch], "changed", nil),
    ([.signatureValidated, .signatureInsideValidity, .credentialRevoked], "revoked", nil),
    ([.signatureValidated, .signatureOutsideValidity], "expired", nil),
    ([.signatureValidated, .signatureOutsideValidity, .ingredientMissing], "invalid", .validity),
    ([.signatureValidated, .ingredientMissing, .credentialInvalid], "invalid", .certificate),
    ([.signatureMissing], "invalid", .signatureMissing), ([], "invalid", .form),
    ([.signatureValidated, .signatureInsideValidity, .credentialTrusted], "trusted", nil),
    ([.signatureValidated, .signatureInsideValidity, .credentialUntrusted], "valid", nil),
  ]

  @Test(arguments: leads)
  func leadsWithTheAnswer(codes: [StatusCode], state: String, reason: CredentialFailure.Reason?) {
    var manifest = ManifestReport(label: "a")
    manifest.statuses = codes.map { ValidationStatus($0, at: "") }
    let report = CredentialReport(presence: .embedded, binding: .bound, manifests: [manifest])
    let message = LocalizedMessage(
      "credentials.state.\(state)",
      arguments: [reason.map { .message($0.message) }].compactMap(\.self))
    #expect(CredentialSection(report).lead == .message(message))
  }

  static let contents: [([StatusCode], CredentialsBinding, String)] = [
    ([.signatureValidated, .signatureInsideValidity, .credentialUntrusted], .bound, "unbroken"),
    ([.signatureMismatch], .bound, "broken"),
    ([.signatureValidated, .assertionMissing], .bound, "broken"),
    ([.signatureValidated, .assertionMismatch, .dataHashMismatch], .notBound, "broken"),
    ([.credentialTrusted], .notBound, "broken"),
    ([.signatureValidated, .dataHashMismatch], .notBound, "ofOtherFile"),
    ([.signatureValidated, .signatureInsideValidity, .credentialRevoked], .bound, "unbroken"),
    ([.signatureValidated, .signatureOutsideValidity], .bound, "unbroken"),
    ([.signatureValidated, .ingredientMissing], .bound, "failing"),
  ]

  /// A certificate that fails is not content that was changed.
  @Test(arguments: contents)
  func tellsChangedContentFromOtherFailures(
    codes: [StatusCode], binding: CredentialsBinding, answer: String
  ) {
    var manifest = ManifestReport(label: "a")
    manifest.statuses = codes.map { ValidationStatus($0, at: "") }
    let report = CredentialReport(presence: .embedded, binding: binding, manifests: [manifest])
    let message = LocalizedMessage("credentials.content.\(answer)")
    #expect(report.contentMessage == message)
    #expect(value(of: "content", in: report) == .message(message))
    #expect(CredentialReport(presence: .several).contentMessage == nil)
  }

  private func value(of label: String, in report: CredentialReport) -> DocumentValue? {
    CredentialSection(report).section.blocks
      .flatMap { block -> [Fact] in if case .facts(let facts) = block { facts } else { [] } }
      .first { $0.label.key == "credentials.label.\(label)" }?.value
  }

  static let revocations: [(Signer.Revocation, Int?, LocalizedMessage)] = [
    (.unknown, nil, LocalizedMessage("credentials.revocation.unknown")),
    (.notRevoked, nil, LocalizedMessage("credentials.revocation.notRevoked")),
    (.revoked, nil, LocalizedMessage("credentials.revocation.revoked")),
    (
      .notRevoked, 1_787_270_400,
      LocalizedMessage("credentials.revocation.unlisted", .text("2026-08-21"))
    ),
    (
      .revoked, 1_787_270_400,
      LocalizedMessage("credentials.revocation.listed", .text("2026-08-21"))
    ),
  ]

  /// The date of a list is there after the JSON of an audit, too.
  @Test(arguments: revocations)
  func saysTheDateOfAListOfRevokedCertificates(
    revocation: Signer.Revocation, list: Int?, message: LocalizedMessage
  ) throws {
    var entry = SampleAudit.signed.entries[0]
    entry.result = entry.result.map { report in
      var report = report
      report.credentials?.manifests[0].signer?.revocation = revocation
      report.credentials?.manifests[0].signer?.revocationList = list
      report.credentials?.manifests[0].signer?.revokedOn = list.map { $0 - 1 }
      return report
    }
    let stored = try PhotoEntry(jsonLine: Data(entry.jsonLine))
    #expect(stored == entry)
    let report = try #require(stored.report?.credentials)
    #expect(value(of: "revocation", in: report) == .message(message))
  }

  /// What came before is numbered by what it came from, and a circle ends.
  @Test func numbersWhatCameBefore() throws {
    func ingredient(_ title: String, _ manifest: String?) -> IngredientReport {
      IngredientReport(
        address: "", relationship: .parent, title: title, format: nil, manifest: manifest,
        statuses: [])
    }
    var active = ManifestReport(label: "a")
    active.ingredients = [ingredient("b", "b"), ingredient("c", nil), ingredient("b2", "b")]
    var parent = ManifestReport(label: "b")
    parent.ingredients = [ingredient("a", "a"), ingredient("d", "gone")]
    let report = CredentialReport(
      presence: .embedded, binding: .bound, manifests: [active, parent])
    let section = try #require(IngredientTable(of: active, in: report).section)
    let table = try #require(
      section.blocks.compactMap { block -> Table? in
        if case .table(let table) = block { table } else { nil }
      }.first)
    #expect(
      table.rows.map { "\($0.cells[0].value) \($0.cells[1].value)" } == [
        #"untrusted("1") untrusted("b")"#, #"untrusted("1.1") untrusted("a")"#,
        #"untrusted("1.2") untrusted("d")"#, #"untrusted("2") untrusted("c")"#,
        #"untrusted("3") untrusted("b2")"#,
      ])
    #expect(
      table.rows[3].cells[3].value == .message(LocalizedMessage("credentials.before.none")))
    #expect(
      table.rows[2].cells[3].value == .message(LocalizedMessage("credentials.before.missing")))
  }

  /// Marks are listed only where the file says that a generative model was used.
  @Test func listsMarksOfGeneratedPicturesOnly() {
    let generated = SampleAudit.signed.entries[0].report
    #expect(generated.map { MarkTable($0).section } ?? nil == nil)
    let signed = SampleAudit.signed.entries[2].report
    #expect((signed.map { MarkTable($0).section } ?? nil) != nil)
  }

  @Test func comesBackFromJSON() throws {
    for entry in SampleAudit.signed.entries {
      let stored = try PhotoEntry(jsonLine: Data(entry.jsonLine))
      #expect(stored == entry)
      #expect(stored.report?.credentials?.state == entry.report?.credentials?.state)
    }
  }
}
