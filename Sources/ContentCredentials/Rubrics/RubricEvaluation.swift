import PhotoMetadata

/// The evaluation of the rubrics of C2PA on a manifest and on what was found out about it.
///
/// The rubrics look at the second version of actions and of claims, and at the first assertion of
/// several of a kind only.
struct RubricEvaluation {
  private let statuses: [ValidationStatus]
  private let ingredient: CBORValue?
  private let includesAllActions: Bool
  private let gathersActions: Bool
  private let actions: [(name: String?, source: String?)]

  /// The answers to all questions, in the order of the rubrics.
  var statements: [RubricStatement] { RubricQuestion.allCases.map(statement) }

  /// Creates an evaluation of a manifest.
  init(of manifest: Manifest, _ report: ManifestReport) {
    func value(_ label: String) -> CBORValue? {
      manifest.assertions.first { $0.label == label }?.value
    }
    statuses = report.statuses
    ingredient = value("c2pa.ingredient.v3")
    let assertion = value("c2pa.actions.v2")
    actions = (assertion?["actions"]?.elements ?? []).map { action in
      (action["action"]?.text, action["digitalSourceType"]?.text)
    }
    includesAllActions = assertion?["allActionsIncluded"]?.flag == true
    gathersActions = manifest.claim?.gathered.contains { $0.namesActions } == true
  }

  private func statement(on question: RubricQuestion) -> RubricStatement {
    switch question {
    case .wellFormedDataPresent, .validDataPresent, .trustedDataPresent:
      RubricStatement(question, true)
    case .wellFormed: statement(question, noneOf: Self.structure)
    case .valid: statement(question, noneOf: Self.mismatches)
    case .trusted: statement(question, noneOf: Self.distrust)
    case .blankCanvas: RubricStatement(question, begins(from: [Self.c2pa + "empty"]))
    case .capturedMedia:
      RubricStatement(
        question,
        begins(from: [Self.iptc + "digitalCapture", Self.iptc + "computationalCapture"]))
    case .capturedMediaStitched:
      RubricStatement(question, begins(from: [Self.iptc + "compositeCapture"]))
    case .compositionMayContainGenAI:
      RubricStatement(question, begins(from: [Self.iptc + "composite"]))
    case .fullyGenAIMedia:
      RubricStatement(question, begins(from: [Self.iptc + "trainedAlgorithmicMedia"]))
    case .mediaUnknownProvenance:
      RubricStatement(
        question, ingredient.map { $0["activeManifest"] == nil } ?? false)
    case .nonGenAIDigitalCreation:
      RubricStatement(question, begins(from: [Self.iptc + "digitalCreation"]))
    case .partlyGenAICreation:
      RubricStatement(question, begins(from: [Self.iptc + "compositeWithTrainedAlgorithmicMedia"]))
    case .screenCaptureMayContainGenAI:
      RubricStatement(question, begins(from: [Self.iptc + "screenCapture"]))
    case .ambiguousActions: RubricStatement(question, isAmbiguous)
    case .nonEditorial:
      RubricStatement(
        question, actions.contains { $0.name.map(Self.nonEditorial.contains) == true })
    case .perceptibleGenAI: RubricStatement(question, edits { Self.generated.contains($0) })
    case .perceptibleNonGenAI: RubricStatement(question, edits { !Self.generated.contains($0) })
    case .perceptiblePossiblyGenAI:
      RubricStatement(question, edits { Self.possiblyGenerated.contains($0) })
    }
  }

  // MARK: Integrity

  private func statement(
    _ question: RubricQuestion, noneOf codes: Set<StatusCode>
  ) -> RubricStatement {
    var found: [StatusCode] = []
    for code in statuses.map(\.code) where code.kind == .failure {
      if codes.contains(code), !found.contains(code) { found.append(code) }
    }
    return RubricStatement(question, found.isEmpty, codes: found)
  }

  // MARK: Signals

  /// Whether the file began as something from one of the sources.
  private func begins(from sources: Set<String>) -> Bool {
    actions.contains { action in
      action.name.map(Self.inception.contains) == true
        && action.source.map(sources.contains) == true
    }
  }

  /// Whether somebody changed what one sees, with a source that fulfills a condition.
  private func edits(_ condition: (String) -> Bool) -> Bool {
    actions.contains { action in
      guard let name = action.name, let source = action.source else { return false }
      return !Self.inception.contains(name) && !Self.nonEditorial.contains(name)
        && condition(source)
    }
  }

  private var isAmbiguous: Bool {
    actions.isEmpty || !includesAllActions || gathersActions
      || actions.contains { action in
        action.name.map { !$0.utf8.starts(with: "c2pa.".utf8) || $0 == "c2pa.unknown" } == true
      }
  }

  private static let iptc = "http://cv.iptc.org/newscodes/digitalsourcetype/"
  private static let c2pa = "http://c2pa.org/digitalsourcetype/"

  private static let inception: Set<String> = ["c2pa.created", "c2pa.opened"]

  private static let nonEditorial: Set<String> = [
    "c2pa.converted", "c2pa.published", "c2pa.repackaged", "c2pa.transcoded",
    "c2pa.resized.proportional", "c2pa.enhanced", "c2pa.edited.metadata", "c2pa.watermarked",
    "c2pa.watermarked.bound", "c2pa.watermarked.unbound", "c2pa.redacted",
  ]

  private static let generated: Set<String> = [
    iptc + "trainedAlgorithmicMedia", iptc + "compositeWithTrainedAlgorithmicMedia",
    iptc + "compositeSynthetic", c2pa + "trainedAlgorithmicData",
  ]

  private static let possiblyGenerated: Set<String> = [iptc + "digitalArt", iptc + "composite"]

  // MARK: Codes

  // Further codes in the lists of the rubrics are about what is not verified here.

  /// The codes that say that a manifest is not well formed.
  static let structure: Set<StatusCode> = [
    .actionMalformed, .assertionValuesInvalid, .boxesHashMalformed, .claimMalformed, .claimMissing,
    .claimMultiple, .claimValuesInvalid, .dataHashMalformed, .fileHashMalformed,
    .hardBindingMissing, .hardBindingMultiple, .ingredientMalformed, .ingredientMissing,
    .manifestMultipleParents, .manifestUpdateInvalid, .manifestUpdateWrongParents,
  ]

  /// The codes that say that something was changed.
  static let mismatches: Set<StatusCode> = [
    .actionIngredientMismatch, .actionRedactionMismatch, .assertionMismatch, .boxesHashMismatch,
    .dataHashMismatch, .fileHashMismatch, .ingredientMismatch, .ingredientSignatureMismatch,
    .ingredientSignatureMissing, .signatureMissing,
  ]

  /// The codes that say that the signer is not trusted.
  static let distrust: Set<StatusCode> = [
    .credentialInvalid, .credentialRevoked, .credentialUntrusted, .signatureMismatch,
    .signatureOutsideValidity,
  ]
}

extension HashedAddress {
  /// Whether the address has the name of an assertion of actions in it.
  fileprivate var namesActions: Bool {
    let (bytes, name) = (Array(text.utf8), Array("c2pa.actions".utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: name) }
  }
}
