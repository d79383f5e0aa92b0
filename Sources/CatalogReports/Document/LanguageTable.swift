import CatalogRules
import Documents
import StringCatalogs

/// The table of the languages, the least complete first.
struct LanguageTable {
  private let report: CatalogReport
  private let isShort: Bool

  /// Creates the table; a short one has the columns for which a terminal of 80 columns has room.
  init(_ report: CatalogReport, isShort: Bool) {
    self.report = report
    self.isShort = isShort
  }

  var table: Table {
    let languages = report.leastCompleteFirst
    let hasHistory = languages.contains { $0.outdated != nil }
    var columns = [
      Table.Column(LocalizedMessage("progress.column.language")),
      Table.Column(LocalizedMessage("progress.column.translated"), .number),
      Table.Column(LocalizedMessage("progress.column.untranslated"), .number),
      Table.Column(LocalizedMessage("progress.column.wordsLeft"), .number),
    ]
    if !isShort {
      columns.append(Table.Column(LocalizedMessage("progress.column.needsReview"), .number))
    }
    if hasHistory {
      columns.append(Table.Column(LocalizedMessage("progress.column.outdated"), .number))
    }
    let severities: [Severity] = isShort ? [.error] : [.error, .warning]
    columns += severities.map { severity in
      let name = severity == .error ? "errors" : "warnings"
      return Table.Column(LocalizedMessage("progress.column.\(name)"), .number)
    }
    return Table(
      columns: columns,
      rows: languages.map { language in
        var values: [DocumentValue] = [
          .language(LanguageTag(rawValue: language.language)),
          .perMille(language.counts.translatedPerMille), .number(language.untranslated),
          .number(language.wordsLeft),
        ]
        if !isShort { values.append(.number(language.needsReview)) }
        if hasHistory { values.append(language.outdated.map { .number($0) } ?? .absent) }
        values += severities.map { .number(language.findingCount($0)) }
        return Table.Row(
          values.map { Table.Cell($0) },
          link: isShort ? nil : .anchor(LanguageCard.anchor(of: language.language)))
      })
  }
}
