import Mustache
import Originality

/// What the evidence of a photo amounts to, as templates see it, with the evidence.
struct VerdictView {
  /// The code of the class, which names the icon and the style: `processed`.
  let verdict: String

  /// The class in words, with the number of checks where there is nothing else to say.
  let verdictWord: String

  /// The class in a few words, for a table.
  let classWord: String

  /// How many checks could be made.
  let coverage: String

  /// The checks that had data to inspect, and those that had none.
  let checks: [FactView]

  /// The evidence.
  let items: [EvidenceView]

  /// Creates the view of an assessment in the language of `writer`; nil when there is none.
  init?(_ assessment: PhotoAssessment, writer: ReportWriter) {
    guard let found = assessment.verdict else { return nil }
    verdict = found.verdict.rawValue
    verdictWord = writer.text(found.message).plain
    classWord = writer.words("report.assessment.\(verdict)")
    coverage = writer.text(found.coverage).plain
    checks = found.checks.map { FactView($0, writer: writer) }
    items = assessment.evidence.map { EvidenceView($0, writer: writer) }
  }
}

extension VerdictView: MustacheParent {
  /// Returns the member of a name.
  func child(named name: String) -> Any? {
    switch name {
    case "verdict": verdict
    case "verdictWord": verdictWord
    case "classWord": classWord
    case "coverage": coverage
    case "checks": checks
    case "items": items
    case "hasItems": !items.isEmpty
    default: nil
    }
  }
}
