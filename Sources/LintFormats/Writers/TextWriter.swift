import CatalogRules
import Escaping
import StringCatalogs
import TextLayout

/// Writes the report for a terminal; columns of locations are UTF-8 bytes.
///
/// Each finding is a line that editors can jump from, the source line with a caret, and the texts
/// that it concerns one above the other. The reason of a rule is given once. Tables of languages
/// and of rules end the report.
struct TextWriter {
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
    var leftOut = 0
    for file in report.files where !file.findings.isEmpty {
      let shown = ShownFindings(of: file, style: style)
      text += self.text(of: shown, explained: &explained)
      leftOut += shown.leftOutCount
    }
    return text + closing(leftOut: leftOut)
  }

  private func text(of shown: ShownFindings, explained: inout Set<RuleIdentifier>) -> String {
    let file = shown.file
    var text = ""
    var lines = SourceLines(file.bytes, unit: .bytes)
    for located in file.located(in: &lines) {
      let isFirst = explained.insert(located.finding.rule).inserted
      let parts =
        [heading(of: located)]
        + SourceFrame(columns: style.columns, ink: ink)
        .lines(of: located.finding, at: located.region, in: &lines)
        + notes(on: located.finding, in: file.catalog, explains: isFirst)
      text += parts.map { $0 + "\n" }.joined() + "\n"
    }
    let path = VisibleText(file.path).text
    let notes = shown.notes(style.localizer).map { path + ": " + $0 + "\n" }.joined()
    return text + (notes.isEmpty ? "" : notes + "\n")
  }

  private func heading(of located: LocatedFinding) -> String {
    let finding = located.finding
    let location =
      "\(VisibleText(located.path).text):\(located.region.startLine):\(located.region.startColumn):"
    let severity = labels.word(for: finding.severity) + ":"
    return [
      ink.bold(location), ink.severity(finding.severity, severity),
      finding.sentence(style.localizer),
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
    for location in finding.relatedLocations { notes.append((labels.location, location.text)) }
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
    let key = "rule.\(rule.textName).rationale"
    guard style.localizer.entries.entry(for: key) != nil else { return [] }
    return LineWrapper(width: max(20, style.columns - 2), breaker: PhraseLineBreaker())
      .lines(of: style.localizer.words(key)).map { "  " + ink.faint($0) }
  }

  private func closing(leftOut: Int) -> String {
    let tables = [
      LanguageSummary(of: report, style.localizer).text(columns: style.columns),
      RuleSummary(of: report, style.localizer).text(columns: style.columns),
    ]
    let wrapper = LineWrapper(width: max(20, style.columns), breaker: PhraseLineBreaker())
    let summary = report.summary(style.localizer, leftOut: leftOut).flatMap(wrapper.lines)
    return tables.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
      + summary.map { $0 + "\n" }.joined()
  }
}
