import ContentCredentials
import Documents
import Foundation
import Originality
import PhotoMetadata
import StringCatalogs

/// What a card says of the Content Credentials of a photo.
///
/// Each question has an answer of its own, and none of them is a mark for all: who is on no list is
/// never said to fail, and what holds is never said to be true.
struct CredentialSection {
  private let report: CredentialReport

  /// Creates the section of a report.
  init(_ report: CredentialReport) { self.report = report }

  /// The section.
  var section: Section {
    var blocks: [Block] = [.sentence(lead)]
    if let active = report.active {
      blocks.append(.facts(facts(of: active)))
      if let claims = ClaimTable(active.actions).section { blocks.append(.section(claims)) }
      if let sources = IngredientTable(of: active, in: report).section {
        blocks.append(.section(sources))
      }
    }
    blocks.append(.sentence(.message(LocalizedMessage("report.note.credentials"))))
    return Section(LocalizedMessage("report.heading.credentials"), blocks: blocks)
  }

  /// The answer in a sentence.
  var lead: DocumentValue {
    if case .remote(let address) = report.presence {
      return .phrase("credentials.state.remote", .code(address))
    }
    return .message(report.answerMessage)
  }

  // MARK: Answers

  private func facts(of active: ManifestReport) -> [Fact] {
    var facts: [Fact] = []
    func add(_ name: String, _ value: DocumentValue) {
      facts.append(Fact(LocalizedMessage("credentials.label.\(name)"), value))
    }
    if let binding = report.binding {
      add("file", .message(LocalizedMessage("report.credentials.\(binding.rawValue)")))
    }
    if let content = report.contentMessage { add("content", .message(content)) }
    if let signer = active.signer {
      let name = Self.name(of: signer)
      if active.has(.signatureValidated) {
        add("signer", name)
        add("trust", .message(signer.trustMessage))
        if let product = signer.product {
          add(
            "product",
            .phrase(
              "credentials.product", .untrusted(product.name),
              .number(product.maximumAssuranceLevel)))
        }
        add("revocation", .message(signer.revocationMessage))
      } else {
        add("signer", .phrase("credentials.signer.mismatch", name))
      }
    }
    add("time", Self.value(of: active.time))
    if let generator = active.generator { add("program", .untrusted(generator)) }
    let identities = active.identities.flatMap(Self.values)
    if !identities.isEmpty { add("identity", Self.joined(identities)) }
    let failures = CredentialFailure.all(of: report.failureCodes)
    if !failures.isEmpty { add("failure", Self.value(of: failures)) }
    return facts
  }

  /// Returns the name in the certificate.
  static func name(of signer: Signer) -> DocumentValue {
    var names: [String] = []
    for name in [signer.name, signer.organization].compactMap({ $0 }) where !names.contains(name) {
      names.append(name)
    }
    guard !names.isEmpty else { return .message(LocalizedMessage("credentials.signer.unnamed")) }
    return joined(names.map { .untrusted($0) })
  }

  /// Returns what fails in words, each with its codes.
  static func value(of failures: [CredentialFailure]) -> DocumentValue {
    joined(
      failures.map { failure in
        .phrase(
          "credentials.failure.coded", .message(failure.reason.message),
          joined(failure.codes.map { .code($0.rawValue) }))
      })
  }

  private static func value(of time: SigningTime) -> DocumentValue {
    let date = time.seconds.map { DocumentValue.date(Date(timeIntervalSince1970: Double($0))) }
    let authority = DocumentValue.untrusted(time.authority ?? "?")
    return switch time {
    case .proved: .phrase("credentials.time.proved", date ?? .absent, authority)
    case .claimed: .phrase("credentials.time.claimed", date ?? .absent, authority)
    case .unknown: .message(LocalizedMessage("credentials.time.unknown"))
    }
  }

  /// Returns the name in the certificate of an identity, or who somebody says was checked.
  private static func values(of identity: ClaimedIdentity) -> [DocumentValue] {
    guard let issuer = identity.shownIssuer else {
      return [.phrase(identity.messageKey, .untrusted(identity.shownName))]
    }
    return identity.claims.map { claim in
      let names = joined(claim.names.map { .untrusted($0) })
      return .phrase(
        identity.messageKey, .phrase("credentials.identity.claim", names, .untrusted(issuer)))
    }
  }

  private static func joined(_ values: [DocumentValue]) -> DocumentValue {
    values.count == 1 ? values[0] : .list(values)
  }
}
