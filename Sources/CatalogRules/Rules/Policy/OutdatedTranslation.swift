import CatalogHistory
import StringCatalogs

/// A translation that was made from another source text than the one that it has now.
///
/// Only a linter that is given a history, or an earlier version, finds any. What the history tells
/// is advice, as the translations may have been left on purpose; what has changed since an earlier
/// version is a warning to whoever changed it. A source text that differs only in case, spaces and
/// the like is advice for those who want it, and a translation in another state than `translated`
/// says itself that it is to be reviewed.
struct OutdatedTranslation: TextRule {
  static let description = RuleDescription(
    "outdated-translation", severity: .warning,
    examples: [
      .bad(
        ["close": ["en": "Close all windows", "ja": "⟦閉じる⟧", "ko": "⟦닫기⟧"]],
        earlier: ["close": ["en": "Close", "ja": "閉じる", "ko": "닫기"]]),
      .good(
        ["open": ["en": "Open with", "ja": "アプリで開く", "ko": .needsReview("열기")]],
        earlier: ["open": ["en": "Open", "ja": "開く", "ko": "열기"]]),
    ])

  static let traits: TextTraits = .any

  static func applies(to language: LanguageContext) -> Bool { !language.isSource }

  static func applies(to catalog: CatalogContext) -> Bool { catalog.knowsOrigins }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let outdated = text.catalog.outdatedTexts[text.text.range.lowerBound],
      outdated.state == nil || outdated.state == .translated,
      outdated.hasOtherMeaning || text.catalog.configuration.wantsAdvice
    else { return }
    let texts = WordDifference(old: outdated.earlierSource, new: outdated.source)
    let isAdvice = text.catalog.earlier == nil || !outdated.hasOtherMeaning
    let variant = outdated.hasOtherMeaning ? nil : "form"
    guard let change = outdated.change else {
      reporter.report(
        text, variant: variant, .text(texts.old), .text(texts.new),
        severity: isAdvice ? .info : nil)
      return
    }
    let commit = [change.shortHash, change.date].filter { !$0.isEmpty }
    reporter.report(
      text, variant: variant ?? "committed", .text(texts.old), .text(texts.new), .list(commit),
      severity: isAdvice ? .info : nil)
  }
}
