extension Assessment {
  /// Creates an assessment from evidence.
  ///
  /// What the file declares about its origin decides, then proof. One strong piece makes processing
  /// probable, as do weak ones of different subjects whose ratios multiply to the required one.
  /// A file without anything that cameras write isn't a camera's, whatever weak evidence there is.
  /// Fewer leave the question open. The absence of evidence counts only if the photo names its
  /// camera, enough checks were possible, and nothing was left unread or removed.
  init(
    _ evidence: [Evidence], checksMade: [EvidenceCheck], namesCamera: Bool, isIncomplete: Bool,
    table: EvidenceTable
  ) {
    tableVersion = table.version
    self.checksMade = checksMade
    checksNotMade = EvidenceCheck.allCases.filter { !checksMade.contains($0) }
    self.isIncomplete = isIncomplete
    let declared = Set(evidence.compactMap(\.kind.declaredVerdict))
    if let first = Verdict.allCases.first(where: declared.contains) {
      verdict = first
    } else if evidence.contains(where: { $0.weight == .proof }) {
      verdict = .processed
    } else if evidence.contains(where: { $0.weight == .strong })
      || Self.ratio(of: evidence, table) >= table.probableRatio
    {
      verdict = .probablyProcessed
    } else if evidence.contains(where: { $0.kind == .metadataRemoved }) {
      verdict = .metadataRemoved
    } else if !isIncomplete, evidence.contains(where: { $0.kind == .nothingFromCamera }) {
      verdict = .notFromCamera
    } else {
      let isSilent = evidence.allSatisfy { $0.weight == .information }
      let isEnough = namesCamera && !isIncomplete && checksMade.count >= table.minimumChecks
      verdict = isSilent && isEnough ? .noSign : .cannotTell
    }
  }

  /// Returns the product of the ratios of weak evidence, using the largest of each subject.
  private static func ratio(of evidence: [Evidence], _ table: EvidenceTable) -> Double {
    var ratios: [EvidenceSubject: Double] = [:]
    for item in evidence where item.weight == .weak {
      let rule = table.rule(for: item.kind)
      ratios[rule.subject] = max(
        ratios[rule.subject] ?? 1, rule.basis.ratio ?? table.reasonedRatio)
    }
    return ratios.values.reduce(1, *)
  }
}

extension EvidenceKind {
  /// The verdict that the file itself declares with it; nil for any other evidence.
  var declaredVerdict: Assessment.Verdict? {
    switch self {
    case .declaredAI, .softwareNamesGenerator, .generatorText: .madeByAI
    case .declaredPartlyAI, .componentDeclaredAI: .partlyAI
    case .declaredNotAPhotograph: .notAPhotograph
    default: nil
    }
  }
}
