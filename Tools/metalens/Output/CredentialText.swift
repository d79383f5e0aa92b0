import ContentCredentials
import LocaleFormats
import PhotoMetadata
import Reports
import StringCatalogs
import TextLayout
import ToolSupport

/// What was found out about the Content Credentials of a file, as text for the terminal.
///
/// Each question has a line of its own: whether they are about the file says nothing about who
/// signed, and neither whether what they claim is true.
struct CredentialText {
  /// The text so far, each line with a line feed.
  private(set) var text = ""

  /// Writes a report on a file.
  init(of report: CredentialReport, at path: String) {
    text = ResultList.visible(path) + "\n"
    add(ToolText.text(report.answerMessage))
    guard let active = report.active else { return }
    if let binding = report.binding {
      add("file", ToolText.text("report.credentials.\(binding.rawValue)"))
    }
    add("content", report.contentMessage.map { ToolText.text($0) })
    if let signer = active.signer {
      let name = Self.name(of: signer)
      if active.has(.signatureValidated) {
        add("signer", name)
        add("trust", ToolText.text(signer.trustMessage))
        if let product = signer.product {
          add(
            "product",
            ToolText.text(
              "credentials.product", .text(product.name),
              .integer(Int64(product.maximumAssuranceLevel))))
        }
        add("revocation", ToolText.text(signer.revocationMessage))
      } else {
        add("signer", ToolText.text("credentials.signer.mismatch", .text(name)))
      }
    }
    add("time", Self.text(for: active.time))
    add("program", active.generator)
    for action in active.actions { add("action", Self.text(for: action)) }
    for identity in active.identities {
      for name in Self.names(of: identity) {
        add("identity", ToolText.text(identity.messageKey, .text(name)))
      }
    }
    var shown = Set([active.label])
    addIngredients(of: active, in: report, depth: 0, &shown)
    for failure in CredentialFailure.all(of: report.failureCodes) {
      add("failure", Self.text(for: failure))
    }
    for statement in report.statements where statement.isShown { add("rubric", statement.text) }
    add(ToolText.text("credentials.note"))
  }

  /// Returns the name in the certificate of an identity, or who somebody says was checked.
  private static func names(of identity: ClaimedIdentity) -> [String] {
    guard let issuer = identity.shownIssuer else { return [identity.shownName] }
    return identity.claims.map { claim in
      ToolText.text(
        "credentials.identity.claim", .text(ToolText.list(claim.names)), .text(issuer))
    }
  }

  private static func text(for time: SigningTime) -> String {
    switch time {
    case .proved:
      ToolText.text(
        "credentials.time.proved", .text(time.text ?? ""), .text(time.authority ?? "?"))
    case .claimed:
      ToolText.text(
        "credentials.time.claimed", .text(time.text ?? ""), .text(time.authority ?? "?"))
    case .unknown: ToolText.text("credentials.time.unknown")
    }
  }

  /// Returns an action in words; one that has none is shown as it is, with the last word of its
  /// source, which is an address.
  private static func text(for action: ClaimedAction) -> String {
    let source =
      action.sourceMessage.map { ToolText.text($0) }
      ?? action.sourceType?.split(separator: "/").last.map(String.init)
    return ToolText.list(
      [action.message.map { ToolText.text($0) } ?? action.name, source, action.agent]
        .compactMap { $0 })
  }

  /// Returns what fails, with its codes.
  private static func text(for failure: CredentialFailure) -> String {
    ToolText.text(
      "credentials.failure.coded", .message(failure.reason.message),
      .text(ToolText.list(failure.codes.map(\.rawValue))))
  }

  /// Returns how the credentials of a file that came before stand; nil if it had none.
  private static func text(for standing: IngredientStanding) -> String? {
    switch standing {
    case .none: nil
    case .missing: ToolText.text("credentials.before.missing")
    case .failing(let failures):
      ToolText.text(
        "credentials.before.failing", .text(ToolText.list(failures.map { text(for: $0) })))
    case .listed(let signer):
      ToolText.text("credentials.before.listed", .text(name(of: signer)))
    case .unlisted(let signer):
      ToolText.text("credentials.before.unlisted", .text(name(of: signer)))
    }
  }

  private static func name(of signer: Signer) -> String {
    let names = [signer.name, signer.organization].compactMap { $0 }
    return names.isEmpty ? signer.serialNumber : ToolText.list(names)
  }

  /// Adds the ingredients of a manifest and theirs, those of each manifest once.
  private mutating func addIngredients(
    of manifest: ManifestReport, in report: CredentialReport, depth: Int, _ shown: inout Set<String>
  ) {
    for ingredient in manifest.ingredients {
      let relationship =
        ["parentOf", "componentOf", "inputTo"].contains(ingredient.relationship.rawValue)
        ? ToolText.text("credentials.ingredient.\(ingredient.relationship.rawValue)")
        : ingredient.relationship.rawValue
      add(
        "ingredient", ToolText.list([relationship, ingredient.title].compactMap { $0 }),
        depth: depth)
      if let standing = Self.text(for: report.standing(of: ingredient)) {
        add(LocalizedMessage("report.fact.credentials"), standing, depth: depth + 1)
      }
      guard let label = ingredient.manifest, shown.insert(label).inserted,
        let next = report.manifests.first(where: { $0.label == label })
      else { continue }
      addIngredients(of: next, in: report, depth: depth + 1, &shown)
    }
  }

  /// Adds a line with a label; untrusted text is made visible.
  private mutating func add(_ label: String, _ value: String?, depth: Int = 0) {
    guard let value else { return }
    add(LocalizedMessage("credentials.label.\(label)"), value, depth: depth)
  }

  private mutating func add(_ label: LocalizedMessage, _ value: String, depth: Int) {
    add(ToolText.text("credentials.line", .message(label), .text(value)), depth: depth)
  }

  private mutating func add(_ line: String, depth: Int = 0) {
    let indent = String(repeating: "  ", count: depth + 1)
    let wrapper = LineWrapper(width: Terminal.columns - indent.count, breaker: PhraseLineBreaker())
    for line in wrapper.lines(of: line) { text += indent + line + "\n" }
  }
}
