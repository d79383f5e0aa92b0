import Originality
import StringCatalogs

/// The conclusion from a photo's evidence, in a report.
struct ReportVerdict: Hashable, Sendable {
  /// The verdict, which identifies the icon and the style.
  var verdict: Assessment.Verdict

  /// The verdict in words.
  var message: LocalizedMessage

  /// The number of possible checks.
  var coverage: LocalizedMessage

  /// The checks that had data to inspect, those that had none, and the version of the rules.
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
