extension Assessment {
  /// Creates an assessment from evidence.
  ///
  /// Proof decides. One strong piece makes processing probable, as do weak ones of different
  /// subjects whose ratios multiply to the required one. Fewer leave the question open. The absence
  /// of evidence counts only if the photo names its camera and enough checks were possible.
  init(
    _ evidence: [Evidence], checksMade: [EvidenceCheck], namesCamera: Bool, table: EvidenceTable
  ) {
    tableVersion = table.version
    self.checksMade = checksMade
    checksNotMade = EvidenceCheck.allCases.filter { !checksMade.contains($0) }
    if evidence.contains(where: { $0.weight == .proof }) {
      verdict = .processed
    } else if evidence.contains(where: { $0.weight == .strong })
      || Self.ratio(of: evidence, table) >= table.probableRatio
    {
      verdict = .probablyProcessed
    } else {
      let isSilent = evidence.allSatisfy { $0.weight == .information }
      verdict =
        isSilent && namesCamera && checksMade.count >= table.minimumChecks ? .noSign : .cannotTell
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
