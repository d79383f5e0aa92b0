import Originality
import StringCatalogs

/// What the evidence of a photo amounts to, as a report says it.
struct ReportVerdict: Hashable, Sendable {
  /// The class, which names the icon and the style.
  var verdict: Assessment.Verdict

  /// The class in words.
  var message: LocalizedMessage

  /// How many checks could be made.
  var coverage: LocalizedMessage

  /// The checks that had data to inspect, those that had none, and the rules they follow.
  var checks: [ReportFact]

  /// Creates the verdict of an assessment.
  init(_ assessment: Assessment) {
    let made = assessment.checksMade.count
    verdict = assessment.verdict
    message = Self.message(of: assessment.verdict, checks: made)
    coverage = LocalizedMessage(
      "report.value.coverageFormat", .integer(Int64(made)),
      .integer(Int64(made + assessment.checksNotMade.count)))
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

  private static func message(of verdict: Assessment.Verdict, checks: Int) -> LocalizedMessage {
    switch verdict {
    case .noSign: LocalizedMessage("report.assessment.noSignFormat", .integer(Int64(checks)))
    default: LocalizedMessage("report.assessment.\(verdict.rawValue)")
    }
  }
}
