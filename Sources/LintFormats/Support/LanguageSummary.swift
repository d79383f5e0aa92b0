import CatalogRules
import Escaping
import StringCatalogs
import TextLayout

/// The findings and the translated part of each language: a table at the end of a report for
/// people.
///
/// Findings about several languages or none have rows of their own, so that each column adds up to
/// the number of findings.
struct LanguageSummary {
  /// The languages of a finding.
  private enum Scope: Hashable {
    case language(LanguageTag)
    case several
    case none
  }

  /// A column, with a cell for each row.
  private struct Column {
    var heading: String
    var cells: [String]
  }

  /// Whether a row is that of a language.
  private let hasLanguages: Bool

  private let names: Column
  private let counts: [Column]
  private let progress: [Column]

  init(of report: LintReport, _ localizer: Localizer) {
    var statistics = TranslationStatistics()
    var found: [Scope: [Severity: Int]] = [:]
    for file in report.files {
      statistics += file.statistics
      for finding in file.findings {
        found[Self.scope(of: finding), default: [:]][finding.severity, default: 0] += 1
      }
    }
    var scopes = Set(statistics.counts.keys.map(Scope.language)).union(found.keys)
      .compactMap { if case .language(let tag) = $0 { tag } else { nil } }
      .sorted { $0.rawValue < $1.rawValue }.map(Scope.language)
    hasLanguages = !scopes.isEmpty
    for scope in [Scope.several, .none] where found[scope] != nil { scopes.append(scope) }

    let heading = { (name: String) in localizer.words("lint.heading.\(name)") }
    names = Column(
      heading: heading("language"),
      cells: scopes.map { scope in
        switch scope {
        case .language(let tag): VisibleText(tag.rawValue, limit: 40).text
        case .several: localizer.words("lint.language.several")
        case .none: localizer.words("lint.language.none")
        }
      })
    let severities: [(Severity, String)] = [
      (.error, "errors"), (.warning, "warnings"), (.info, "infos"),
    ]
    counts = severities.map { severity, name in
      Column(
        heading: heading(name), cells: scopes.map { String(found[$0]?[severity] ?? 0) })
    }
    let parts: [(String, KeyPath<TranslationCounts, Int>)] = [
      ("translatedShare", \.translated), ("needsReview", \.needsReview), ("new", \.new),
    ]
    // What is not finished is named only where there is some.
    progress = parts.filter { _, part in
      part == \.translated || statistics.counts.values.contains { $0[keyPath: part] > 0 }
    }.map { name, part in
      Column(
        heading: heading(name),
        cells: scopes.map { scope in
          guard case .language(let tag) = scope, let counts = statistics.counts[tag],
            part == \.translated || counts[keyPath: part] > 0
          else { return "" }
          return Percentage.text(of: counts[keyPath: part], in: counts)
        })
    }
  }

  private static func scope(of finding: Finding) -> Scope {
    if let language = finding.language { return .language(language) }
    return finding.missingLanguages == nil ? .none : .several
  }

  /// Returns the table for a terminal, as two tables where one is too wide; nothing if there is no
  /// language.
  func text(columns: Int) -> String {
    guard hasLanguages else { return "" }
    let whole = Self.table([names] + counts + progress).text(columns: columns)
    let width = whole.split(separator: "\n").first.map { DisplayWidth.of(String($0)) } ?? 0
    guard width > columns else { return whole }
    return [counts, progress].map { Self.table([names] + $0).text(columns: columns) }
      .joined(separator: "\n")
  }

  /// The table in GitHub Flavored Markdown; nothing if there is no language.
  var markdown: String {
    guard hasLanguages else { return "" }
    let columns = [names] + counts + progress
    let alignments = columns.indices.map { $0 == 0 ? "---" : "---:" }
    let rows = names.cells.indices.map { row in columns.map { MarkdownEscaping.text($0.cells[row]) }
    }
    return ([columns.map { MarkdownEscaping.text($0.heading) }, alignments] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static func table(_ columns: [Column]) -> TextTable {
    var table = TextTable(
      headings: columns.map(\.heading),
      alignments: columns.indices.map { $0 == 0 ? .leading : .trailing })
    for row in columns[0].cells.indices {
      let cells = columns.map { $0.cells[row] }
      if cells.dropFirst().contains(where: { !$0.isEmpty }) { table.add(cells) }
    }
    return table
  }
}
