import ContentCredentials
import Foundation
import PhotoMetadata

/// The JSON form of what was found out about Content Credentials; every member is present, as
/// `null` without a value.
///
/// The names are those of `metalens credentials --format json`, and the codes are those of the
/// specification, each once for a manifest. What follows from others is for readers of the JSON.
struct StoredCredentials: Codable {
  var presence: String
  var remoteAddress: Nullable<String>
  var binding: Nullable<CredentialsBinding>
  var state: String
  var isUnbroken: Bool
  var manifests: [Manifest]

  struct Manifest: Codable {
    var label: String
    var isUpdate: Bool
    var claimVersion: Nullable<Int>
    var claimGenerator: Nullable<String>
    var title: Nullable<String>
    var format: Nullable<String>
    var signer: Nullable<StoredSigner>
    var time: Time
    var actions: [Action]
    var ingredients: [Ingredient]
    var identities: [Identity]
    var softBindings: [String]
    var codes: [String]
  }

  struct Time: Codable {
    var certainty: String
    var time: Nullable<StoredDate>
    var authority: Nullable<String>
  }

  struct Action: Codable {
    var action: String
    var digitalSourceType: Nullable<String>
    var softwareAgent: Nullable<String>
    var when: Nullable<String>
  }

  struct Ingredient: Codable {
    var relationship: String
    var title: Nullable<String>
    var format: Nullable<String>
    var manifest: Nullable<String>
    var codes: [String]
  }

  struct Identity: Codable {
    var assertion: String
    var type: Nullable<String>
    var roles: [String]
    var verification: String
    var commonName: Nullable<String>
    /// Who checked identities; null for a certificate.
    var issuer: Nullable<String>
    var claims: [Claim]
  }

  /// What somebody checked about a person or an organization.
  struct Claim: Codable {
    var type: String
    var name: Nullable<String>
    var username: Nullable<String>
    var uri: Nullable<String>
    var provider: Nullable<String>
    var verifiedAt: Nullable<String>
  }
}

extension StoredCredentials {
  /// Creates the stored form of a report.
  init(_ report: CredentialReport) {
    var address: String?
    switch report.presence {
    case .absent: presence = "absent"
    case .remote(let remote): (presence, address) = ("remote", remote)
    case .embedded: presence = "embedded"
    case .several: presence = "several"
    case .unreadable(let reason): presence = reason.rawValue
    }
    remoteAddress = Nullable(address)
    binding = Nullable(report.binding)
    state = report.state.rawValue
    isUnbroken = report.isUnbroken
    manifests = report.manifests.map(Manifest.init)
  }

  /// The report; what the JSON says of the state is not read.
  var report: CredentialReport {
    let presence: CredentialReport.Presence =
      switch self.presence {
      case "remote": .remote(remoteAddress.value ?? "")
      case "embedded": .embedded
      case "several": .several
      case "absent": .absent
      default: .unreadable(CredentialReport.Reason(rawValue: presence) ?? .damaged)
      }
    return CredentialReport(
      presence: presence, binding: binding.value, manifests: manifests.map(\.report))
  }
}

extension StoredCredentials.Manifest {
  init(_ manifest: ManifestReport) {
    label = manifest.label
    isUpdate = manifest.isUpdate
    claimVersion = Nullable(manifest.claimVersion)
    claimGenerator = Nullable(manifest.generator)
    title = Nullable(manifest.title)
    format = Nullable(manifest.format)
    signer = Nullable(manifest.signer.map(StoredSigner.init))
    time = StoredCredentials.Time(manifest.time)
    actions = manifest.actions.map { action in
      StoredCredentials.Action(
        action: action.name, digitalSourceType: Nullable(action.sourceType),
        softwareAgent: Nullable(action.agent), when: Nullable(action.time))
    }
    ingredients = manifest.ingredients.map { ingredient in
      StoredCredentials.Ingredient(
        relationship: ingredient.relationship.rawValue, title: Nullable(ingredient.title),
        format: Nullable(ingredient.format), manifest: Nullable(ingredient.manifest),
        codes: ingredient.statuses.map(\.code.rawValue))
    }
    identities = manifest.identities.map { identity in
      StoredCredentials.Identity(
        assertion: identity.label, type: Nullable(identity.kind), roles: identity.roles,
        verification: identity.verification.rawValue, commonName: Nullable(identity.name),
        issuer: Nullable(identity.issuer),
        claims: identity.claims.map { claim in
          StoredCredentials.Claim(
            type: claim.kind, name: Nullable(claim.name), username: Nullable(claim.username),
            uri: Nullable(claim.address), provider: Nullable(claim.provider),
            verifiedAt: Nullable(claim.time))
        })
    }
    softBindings = manifest.softBindings
    codes = manifest.statuses.map(\.code.rawValue)
  }

  var report: ManifestReport {
    var report = ManifestReport(
      label: label, isUpdate: isUpdate, signer: signer.value.map(\.signer))
    report.claimVersion = claimVersion.value
    report.generator = claimGenerator.value
    report.title = title.value
    report.format = format.value
    report.time = time.signingTime
    report.actions = actions.map { action in
      ClaimedAction(
        name: action.action, sourceType: action.digitalSourceType.value,
        agent: action.softwareAgent.value, time: action.when.value)
    }
    report.ingredients = ingredients.map { ingredient in
      IngredientReport(
        address: "", relationship: .init(rawValue: ingredient.relationship),
        title: ingredient.title.value, format: ingredient.format.value,
        manifest: ingredient.manifest.value, statuses: Self.statuses(ingredient.codes))
    }
    report.identities = identities.map { identity in
      ClaimedIdentity(
        label: identity.assertion, kind: identity.type.value, roles: identity.roles,
        verification: .init(rawValue: identity.verification) ?? .unverified,
        name: identity.commonName.value, issuer: identity.issuer.value,
        claims: identity.claims.map { claim in
          IdentityClaim(
            kind: claim.type, name: claim.name.value, username: claim.username.value,
            address: claim.uri.value, provider: claim.provider.value,
            time: claim.verifiedAt.value)
        })
    }
    report.softBindings = softBindings
    report.statuses = Self.statuses(codes)
    return report
  }

  /// Returns statuses of codes; those of a newer version are left out.
  private static func statuses(_ codes: [String]) -> [ValidationStatus] {
    codes.compactMap { StatusCode(rawValue: $0) }.map { ValidationStatus($0, at: "") }
  }
}

extension StoredCredentials.Time {
  init(_ signing: SigningTime) {
    switch signing {
    case .proved: certainty = "proved"
    case .claimed: certainty = "claimed"
    case .unknown: certainty = "unknown"
    }
    time = Nullable(
      signing.seconds.map { StoredDate(Date(timeIntervalSince1970: Double($0))) })
    authority = Nullable(signing.authority)
  }

  var signingTime: SigningTime {
    guard let date = time.value?.date else { return .unknown }
    let seconds = Int(date.timeIntervalSince1970)
    switch certainty {
    case "proved": return .proved(seconds, authority: authority.value)
    case "claimed": return .claimed(seconds, authority: authority.value)
    default: return .unknown
    }
  }
}
