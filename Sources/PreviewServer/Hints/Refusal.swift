import CatalogBatches
import CatalogRules
import StringCatalogs

/// Why a text should not be saved as it is, for the page.
struct Refusal: Encodable {
  /// The sentence.
  var message: String

  /// What the linter would find that was not there before.
  var findings: [PreviewAnswer.Finding] = []
}

extension Refusal {
  /// Uses the verdict about an edit; nil if the edit can be made.
  init?(_ verdict: EditVerdict, _ texts: PageTexts) {
    guard verdict.outcome == .refused, let reason = verdict.reason else { return nil }
    let placeholders = reason.arguments.count > 1 ? reason.arguments[1] : .text("")
    message =
      switch reason.key {
      case "edit.batch.placeholderLost":
        texts.text(LocalizedMessage("page.placeholdersLost", placeholders))
      case "edit.batch.placeholderAdded", "edit.batch.placeholderMisread",
        "edit.batch.placeholderUnfit":
        texts.text(LocalizedMessage("page.placeholdersAdded", placeholders))
      case "edit.batch.emptied": texts.text("page.emptied")
      case "edit.batch.findings": texts.text("page.newFindings")
      default: texts.text("page.error.otherShape")
      }
    findings = verdict.findings.map { finding in
      PreviewAnswer.Finding(
        rule: finding.rule.rawValue, severity: finding.severity.rawValue,
        message: texts.text(finding.message))
    }
  }
}
