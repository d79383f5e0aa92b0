import Documents
import Originality
import PhotoAudits
import StringCatalogs

extension PhotoEntry {
  /// What the report says of the photo, with the strongest reason.
  var answer: Verdict {
    let outcome = Outcome(self)
    switch result {
    case .failure(let error):
      return Verdict(outcome.tone, outcome.label, reason: .message(error.localizedMessage))
    case .success(let report):
      guard let assessment = report.assessment else { return Verdict(outcome.tone, outcome.label) }
      guard assessment.verdict != .noSign else {
        return Verdict(
          outcome.tone,
          LocalizedMessage(
            "report.assessment.noSignFormat", .integer(Int64(assessment.checksMade.count))))
      }
      return Verdict(
        outcome.tone, outcome.label, reason: Self.reason(of: report, assessment))
    }
  }

  private static func reason(
    of report: OriginalityReport, _ assessment: Assessment
  ) -> DocumentValue? {
    if assessment.verdict == .cannotTell, assessment.isIncomplete {
      return .message(LocalizedMessage("report.reason.incomplete"))
    }
    if let evidence = report.decisiveEvidence { return .message(evidence.localizedMessage) }
    return assessment.verdict == .cannotTell ? .message(assessment.coverage) : nil
  }

  /// How much the evidence says, for the order of photos with the same assessment.
  var strength: Int {
    report?.evidence.reduce(0) { sum, evidence in
      let weight =
        switch evidence.weight {
        case .proof: 10_000
        case .strong: 100
        case .weak: 1
        case .information: 0
        }
      return sum + (evidence.kind.showsChange ? 100_000 : weight)
    } ?? 0
  }
}

extension Assessment {
  /// The number of checks that ran, in words.
  var coverage: LocalizedMessage {
    LocalizedMessage(
      "report.value.coverageFormat", .integer(Int64(checksMade.count)),
      .integer(Int64(checksMade.count + checksNotMade.count)))
  }
}
