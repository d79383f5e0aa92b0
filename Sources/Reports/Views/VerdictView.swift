import Mustache
import Originality

/// The conclusion from a photo's evidence, as templates see it, with the evidence.
struct VerdictView {
  /// The code of the verdict, which identifies the icon and the style: `processed`.
  let verdict: String

  /// The verdict and its reason in a sentence.
  let sentence: TextView

  /// The verdict in a few words, for a table.
  let classWord: String

  /// The number of possible checks.
  let coverage: String

  /// The checks that had data to inspect, and those that had none.
  let checks: [FactView]

  /// The evidence.
  let items: [EvidenceView]

  /// Creates the view of an assessment in the language of `writer`; nil if there is none.
  init?(_ assessment: PhotoAssessment, writer: ReportWriter) {
    guard let found = assessment.verdict else { return nil }
    verdict = found.verdict.rawValue
    sentence = TextView(writer.text(found.sentence))
    classWord = writer.words("report.assessment.\(verdict)")
    coverage = writer.text(found.coverage).plain
    checks = found.checks.map { FactView($0, writer: writer) }
    items = assessment.evidence.map { EvidenceView($0, writer: writer) }
  }
}

extension VerdictView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "verdict": verdict
    case "sentence": sentence
    case "classWord": classWord
    case "coverage": coverage
    case "checks": checks
    case "items": items
    case "hasItems": !items.isEmpty
    default: nil
    }
  }
}
