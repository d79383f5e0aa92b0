import ContentCredentials
import PhotoMetadata
import ValueSearch

extension PhotoSummary {
  /// Returns the same facts without those that reveal where or who people are, and without texts
  /// that name one of these places or people.
  package func withoutPrivateFacts() -> PhotoSummary {
    var copy = self
    if copy.location != nil { copy.location = .withheld }
    copy.facts = facts.map { $0.withoutPrivateValue() }
    let texts = copy.facts.indices.filter { copy.facts[$0].mayName }
    let kinds = privateKinds(namedIn: texts.map { copy.facts[$0].text ?? "" })
    for (index, kind) in zip(texts, kinds) {
      // Who made a photo is said in public, whoever else is in it.
      guard let kind, kind != .owner || !copy.facts[index].isCredit else { continue }
      copy.facts[index].value = .withheld
    }
    return copy
  }

  /// Returns for each text what it names of the places, people and numbers that a report hides; nil
  /// if it names none.
  func privateKinds(namedIn texts: [String]) -> [MetadataKind?] {
    guard !texts.isEmpty else { return [] }
    return privateValues.kinds(
      namedIn: texts, besides: [make, model, lens, software].compactMap { $0 })
  }

  /// The values that a report hides; not an owner whose name it says as that of the photographer.
  private var privateValues: RemovedValues {
    var values = RemovedValues()
    let credits = facts.filter(\.isCredit).compactMap(\.text)
    for fact in facts where fact.kind.isPrivate {
      guard let kind = fact.kind.metadataKind else { continue }
      switch fact.value {
      case .text(let text):
        if kind == .owner, credits.contains(where: { $0.contains(text) }) { continue }
        values.add(text: text, of: kind)
      case .place(let place): values.add(place)
      default: break
      }
    }
    if case .coordinates(let place)? = location { values.add(place) }
    return values
  }
}

extension OriginalityReport {
  /// Returns the same report without what reveals where or who people are.
  package func withoutPrivateFacts() -> OriginalityReport {
    var copy = self
    copy.summary = summary.withoutPrivateFacts()
    // Some evidence is in texts that people write.
    let texts = evidence.indices.filter { Self.textKinds.contains(evidence[$0].kind) }
    let kinds = summary.privateKinds(namedIn: texts.map { evidence[$0].value })
    for (index, kind) in zip(texts, kinds)
    where kind != nil || PlaceText(in: evidence[index].value) != nil {
      copy.evidence[index].value = ""
    }
    copy.credentials?.hideTexts { summary.privateKinds(namedIn: $0).map { $0 != nil } }
    return copy
  }

  private static let textKinds: Set<EvidenceKind> = [
    .textMentionsEditor, .textNamesEditor, .commentNamesEncoder, .platformMark, .generatorText,
  ]
}

extension RemovedValues {
  fileprivate mutating func add(_ place: GeoCoordinates) {
    add(degrees: abs(place.latitude))
    add(degrees: abs(place.longitude))
  }
}

extension PhotoFact {
  /// The value as a text; nil if it is none.
  fileprivate var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// Whether it says who made the photo.
  fileprivate var isCredit: Bool { kind == .creator || kind == .copyright }

  /// Whether people may have written a name into it.
  fileprivate var mayName: Bool {
    switch kind {
    case .title, .caption, .comment, .keyword, .creator, .copyright: text != nil
    default: false
    }
  }
}

extension CredentialReport {
  /// Hides the number of the certificate, which may be that of one camera, and texts that name what
  /// a report hides.
  fileprivate mutating func hideTexts(_ arePrivate: ([String]) -> [Bool]) {
    func hide(_ text: inout String?) {
      guard let shown = text, !shown.isEmpty else { return }
      if arePrivate([shown]) == [true] || PlaceText(in: shown) != nil { text = nil }
    }
    manifests = manifests.map { manifest in
      var manifest = manifest
      manifest.signer?.serialNumber = ""
      hide(&manifest.title)
      hide(&manifest.generator)
      if var signer = manifest.signer {
        hide(&signer.name)
        hide(&signer.organization)
        manifest.signer = signer
      }
      for index in manifest.actions.indices { hide(&manifest.actions[index].agent) }
      for index in manifest.ingredients.indices { hide(&manifest.ingredients[index].title) }
      for index in manifest.identities.indices { hide(&manifest.identities[index].name) }
      return manifest
    }
  }
}
