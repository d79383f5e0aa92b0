import CatalogRules
import Escaping
import StringCatalogs
import TextLayout

/// Writes the report for a terminal; columns of places are UTF-8 bytes.
///
/// Each finding is a line that editors can jump from, the source line with a caret, and the texts
/// that it concerns one above the other. The reason of a rule is given once. A table of languages
/// ends the report.
struct TextWriter {
  /// The maximum number of untranslated keys to show for each file.
  private static let missingTranslationLimit = 20
  private static let missingTranslation: RuleIdentifier = "missing-translation"

  private let report: LintReport
  private let style: LintReportStyle
  private let labels: FindingLabels

  init(report: LintReport, style: LintReportStyle) {
    self.report = report
    self.style = style
    labels = FindingLabels(style.localizer)
  }

  private var ink: TerminalInk { TerminalInk(isEnabled: style.hasColors) }

  func text() -> String {
    var text = ""
    var explained: Set<RuleIdentifier> = []
    for file in report.files where !file.findings.isEmpty {
      text += self.text(of: file, explained: &explained)
    }
    return text + closing()
  }

  private func text(of file: LintedFile, explained: inout Set<RuleIdentifier>) -> String {
    var text = ""
    var missing = 0
    var lines = SourceLines(file.bytes, unit: .bytes)
    for located in file.located(in: &lines) {
      if located.finding.rule == Self.missingTranslation, !style.showsAll {
        missing += 1
        if missing > Self.missingTranslationLimit { continue }
      }
      let isFirst = explained.insert(located.finding.rule).inserted
      let parts =
        [heading(of: located)]
        + SourceFrame(columns: style.columns, ink: ink)
        .lines(of: located.finding, at: located.region, in: &lines)
        + notes(on: located.finding, in: file.catalog, explains: isFirst)
      text += parts.map { $0 + "\n" }.joined() + "\n"
    }
    if missing > Self.missingTranslationLimit {
      let path = VisibleText(file.path).text
      let rest = Int64(missing - Self.missingTranslationLimit)
      text += path + ": " + style.localizer.words("lint.moreMissing", .integer(rest)) + "\n\n"
    }
    return text
  }

  private func heading(of located: LocatedFinding) -> String {
    let finding = located.finding
    let place =
      "\(VisibleText(located.path).text):\(located.region.startLine):\(located.region.startColumn):"
    let severity = labels.word(for: finding.severity) + ":"
    return [
      ink.bold(place), ink.severity(finding.severity, severity), finding.sentence(style.localizer),
      ink.faint("[" + linked(finding.rule) + "]"),
    ].joined(separator: " ")
  }

  private func linked(_ rule: RuleIdentifier) -> String {
    guard style.hasLinks else { return rule.rawValue }
    let address = style.documentation?.address(of: rule, for: style.localizer)
    return TerminalLink.text(rule.rawValue, to: address)
  }

  /// Returns the lines below the frame: labels of equal width with their values.
  private func notes(
    on finding: Finding, in catalog: StringCatalog?, explains: Bool
  ) -> [String] {
    let texts = FindingTexts(of: finding, in: catalog)
    var notes: [(label: String, text: String)] = []
    if let subject = finding.subject {
      notes.append((labels.key, subject))
    }
    for text in [texts.source, texts.translation].compactMap({ $0 }) {
      let value = VisibleText(text.value, limit: style.columns * 2).text
      notes.append((VisibleText(text.language, limit: 20).text, value))
    }
    let fix = finding.fix.map { (label: labels.label(of: $0), text: $0.sentence(style.localizer)) }
    if style.columns < TextColumns.narrowestBeside {
      return stacked(notes + [fix].compactMap(\.self))
        + (explains ? explanation(of: finding.rule) : [])
    }
    let width = (notes + [fix].compactMap(\.self)).map { DisplayWidth.of($0.label) }.max() ?? 0
    let room = max(20, style.columns - width - 4)
    let line = { (label: String, text: String) in
      "  " + ink.faint(label.padded(toColumns: width)) + "  " + text
    }
    var lines = notes.map { line($0.label, $0.text.truncated(toColumns: room)) }
    if let fix {
      let wrapper = LineWrapper(width: room, breaker: PhraseLineBreaker())
      for (number, part) in wrapper.lines(of: fix.text).enumerated() {
        lines.append(line(number == 0 ? fix.label : "", part))
      }
    }
    if explains { lines += explanation(of: finding.rule) }
    return lines
  }

  /// Returns the lines of labels with their values below them.
  private func stacked(_ notes: [(label: String, text: String)]) -> [String] {
    let wrapper = LineWrapper(width: max(20, style.columns - 4), breaker: PhraseLineBreaker())
    return notes.flatMap { note in
      ["  " + ink.faint(note.label)] + wrapper.lines(of: note.text).map { "    " + $0 }
    }
  }

  private func explanation(of rule: RuleIdentifier) -> [String] {
    let key = "rule.\(rule).rationale"
    guard style.localizer.entries.entry(for: key) != nil else { return [] }
    return LineWrapper(width: max(20, style.columns - 2), breaker: PhraseLineBreaker())
      .lines(of: style.localizer.words(key)).map { "  " + ink.faint($0) }
  }

  private func closing() -> String {
    let summary = LanguageSummary(of: report, style.localizer)
    var text = ""
    if !summary.rows.isEmpty {
      var table = TextTable(
        headings: summary.headings,
        alignments: [.leading, .trailing, .trailing, .trailing, .trailing])
      for row in summary.rows { table.add(row.cells) }
      text += table.text(columns: style.columns) + "\n"
    }
    return text + report.summary(style.localizer) + "\n"
  }
}
