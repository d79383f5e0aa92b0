import Originality
import StringCatalogs

/// The conclusion from a photo's evidence, in a report.
struct ReportVerdict: Hashable, Sendable {
  /// The verdict, which identifies the icon and the style.
  var verdict: Assessment.Verdict

  /// The verdict in words.
  var message: LocalizedMessage

  /// The strongest reason for the verdict; nil if there is none.
  var reason: LocalizedMessage?

  /// The number of possible checks.
  var coverage: LocalizedMessage

  /// The checks that had data to inspect, those that had none, and the version of the rules.
  var checks: [ReportFact]

  /// The verdict and its reason in one sentence.
  var sentence: LocalizedMessage {
    guard let reason else { return message }
    return LocalizedMessage("report.value.verdictFormat", .message(message), .message(reason))
  }

  /// Creates the verdict of a report; nil if it has no assessment.
  init?(_ report: OriginalityReport) {
    guard let assessment = report.assessment else { return nil }
    let made = assessment.checksMade.count
    verdict = assessment.verdict
    message = Self.message(of: assessment.verdict, checks: made)
    coverage = LocalizedMessage(
      "report.value.coverageFormat", .integer(Int64(made)),
      .integer(Int64(made + assessment.checksNotMade.count)))
    reason = Self.reason(of: report, assessment, coverage: coverage)
    checks = [
      ("checksMade", assessment.checksMade), ("checksNotMade", assessment.checksNotMade),
    ].compactMap { name, checks in
      checks.isEmpty
        ? nil
        : ReportFact(
          name,
          .list(
            checks.map { .message(LocalizedMessage("report.check.\($0.rawValue)")) }))
    }
    checks.append(ReportFact("evidenceTable", .untrusted(assessment.tableVersion)))
  }

  private static func reason(
    of report: OriginalityReport, _ assessment: Assessment, coverage: LocalizedMessage
  ) -> LocalizedMessage? {
    if assessment.verdict == .cannotTell, assessment.isIncomplete {
      return LocalizedMessage("report.reason.incomplete")
    }
    if let evidence = report.decisiveEvidence { return evidence.localizedMessage }
    return assessment.verdict == .cannotTell ? coverage : nil
  }

  private static func message(of verdict: Assessment.Verdict, checks: Int) -> LocalizedMessage {
    switch verdict {
    case .noSign: LocalizedMessage("report.assessment.noSignFormat", .integer(Int64(checks)))
    default: LocalizedMessage("report.assessment.\(verdict.rawValue)")
    }
  }
}
