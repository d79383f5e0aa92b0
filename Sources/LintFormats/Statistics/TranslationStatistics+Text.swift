public import CatalogRules
import Escaping
public import StringCatalogs
import TextLayout

extension TranslationStatistics {
  /// Returns the statistics in a format, with a line feed at the end.
  public func text(as format: StatisticsFormat, localizer: Localizer, columns: Int) -> String {
    let headings = [
      "language", "translated", "needsReview", "new", "missing", "stale", "percentage",
    ].map { localizer.words("lint.heading.\($0)") }
    switch format {
    case .json: return json.prettyText()
    case .markdown:
      let cells = ([headings] + rows).map { $0.map(MarkdownEscaping.text) }
      let alignments = ["---"] + Array(repeating: "---:", count: 6)
      return ([cells[0], alignments] + cells.dropFirst())
        .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    case .text:
      var table = TextTable(
        headings: headings, alignments: [.leading] + Array(repeating: .trailing, count: 6))
      for row in rows { table.add(row) }
      return table.text(columns: columns)
    }
  }

  private var rows: [[String]] {
    languages.map { language in
      let counts = counts[language] ?? TranslationCounts()
      let numbers = [
        counts.translated, counts.needsReview, counts.new, counts.missing, counts.stale,
      ]
      let tag = VisibleText(language.rawValue, limit: 40).text
      return [tag] + numbers.map { String($0) } + [Percentage.text(of: counts)]
    }
  }

  private var json: JSONOutput {
    .members([
      "languages": .array(
        languages.map { language in
          let counts = counts[language] ?? TranslationCounts()
          return .members([
            "language": .text(language.rawValue),
            "translated": .integer(counts.translated),
            "needsReview": .integer(counts.needsReview),
            "new": .integer(counts.new),
            "missing": .integer(counts.missing),
            "stale": .integer(counts.stale),
            "percentage": .tenths(counts.translatedPerMille),
          ])
        })
    ])
  }
}
