extension CredentialReport {
  /// Returns what an audit keeps of the report: each status once and without its address, and lists
  /// and texts of bounded length.
  ///
  /// The answers stay the same. Rubrics are left out, as they repeat them.
  package func condensed() -> CredentialReport {
    var copy = self
    copy.statements = []
    if case .remote(let address) = presence { copy.presence = .remote(address.shortened) }
    copy.manifests = manifests.map { $0.condensed() }
    return copy
  }
}

extension ManifestReport {
  fileprivate func condensed() -> ManifestReport {
    var copy = self
    copy.label = label.shortened
    copy.generator = generator?.shortened
    copy.title = title?.shortened
    copy.format = format?.shortened
    copy.signer?.shortenNames()
    switch time {
    case .proved(let time, let name): copy.time = .proved(time, authority: name?.shortened)
    case .claimed(let time, let name): copy.time = .claimed(time, authority: name?.shortened)
    case .unknown: break
    }
    copy.actions = actions.prefix(Self.listed).map { action in
      ClaimedAction(
        name: action.name.shortened, sourceType: action.sourceType?.shortened,
        agent: action.agent?.shortened, time: action.time?.shortened)
    }
    copy.ingredients = ingredients.prefix(Self.listed).map { ingredient in
      IngredientReport(
        address: "", relationship: .init(rawValue: ingredient.relationship.rawValue.shortened),
        title: ingredient.title?.shortened, format: ingredient.format?.shortened,
        manifest: ingredient.manifest?.shortened, statuses: Self.unique(ingredient.statuses))
    }
    // What fails must still be there.
    if let last = copy.ingredients.indices.last {
      copy.ingredients[last].statuses = Self.unique(
        copy.ingredients[last].statuses
          + ingredients.dropFirst(Self.listed).flatMap(\.statuses))
    }
    copy.identities = identities.map { identity in
      var identity = identity
      identity.label = identity.label.shortened
      identity.kind = identity.kind?.shortened
      identity.roles = identity.roles.prefix(Self.listed).map(\.shortened)
      identity.name = identity.name?.shortened
      identity.issuer = identity.issuer?.shortened
      identity.claims = identity.claims.prefix(Self.listed).map { claim in
        IdentityClaim(
          kind: claim.kind.shortened, name: claim.name?.shortened,
          username: claim.username?.shortened, address: claim.address?.shortened,
          provider: claim.provider?.shortened, time: claim.time?.shortened)
      }
      return identity
    }
    copy.softBindings = softBindings.prefix(Self.listed).map(\.shortened)
    copy.redactions = []
    copy.statuses = Self.unique(statuses)
    return copy
  }

  /// The number of actions, ingredients and other things in a list.
  private static let listed = 32

  private static func unique(_ statuses: [ValidationStatus]) -> [ValidationStatus] {
    var known: Set<StatusCode> = []
    return statuses.filter { known.insert($0.code).inserted }.map {
      ValidationStatus($0.code, at: "")
    }
  }
}

extension Signer {
  fileprivate mutating func shortenNames() {
    name = name?.shortened
    organization = organization?.shortened
    issuer = issuer?.shortened
    serialNumber = serialNumber.shortened
    product = product.map {
      ConformingProduct(
        name: $0.name, organization: $0.organization,
        maximumAssuranceLevel: $0.maximumAssuranceLevel)
    }
  }
}

extension String {
  /// The text, or its beginning if it is longer than names are.
  fileprivate var shortened: String {
    guard utf8.count > 300 else { return self }
    return String(decoding: utf8.prefix(290), as: UTF8.self) + "…"
  }
}
