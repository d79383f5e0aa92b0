import Mustache
import Originality

/// The overview of several photos, as templates see it.
struct OverviewView {
  /// The photos by score class, and those without one, with their shares of the total.
  let badges: [TallyView]

  /// The photos by verdict; nil if none was assessed.
  let verdicts: VerdictsView?

  /// The photos by kind of evidence.
  let evidence: [TallyView]

  /// Whether any photo has evidence; none has if no photo could be read.
  let hasEvidence: Bool

  /// Verdicts under a heading.
  struct VerdictsView {
    let items: [TallyView]
  }

  /// Creates the view of an overview in the language of `writer`; nil if there is none.
  init?(_ document: ReportDocument, writer: ReportWriter) {
    guard document.hasOverview else { return nil }
    var counts = document.badgeCounts.map { item in
      let view = BadgeView(item.badge, writer: writer)
      return (code: view.badge, label: view.badgeWord, count: item.count)
    }
    counts.append(
      (code: "failed", label: writer.words("report.badge.failed"), count: document.failureCount))
    badges = TallyView.shares(of: counts, writer: writer)
    let assessed = TallyView.shares(
      of: document.verdictCounts.map { item in
        let code = item.verdict.rawValue
        return (code: code, label: writer.words("report.assessment.\(code)"), count: item.count)
      }, writer: writer)
    verdicts = assessed.isEmpty ? nil : VerdictsView(items: assessed)
    evidence = TallyView.shares(
      of: document.flagCounts.map { item in
        (
          code: item.type.rawValue,
          label: writer.words("report.evidence.\(item.evidence.rawValue)"), count: item.count
        )
      }, writer: writer)
    hasEvidence = !evidence.isEmpty
  }
}

extension OverviewView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "badges": badges
    case "verdicts": verdicts
    case "evidence": evidence
    case "hasEvidence": hasEvidence
    default: nil
    }
  }
}
