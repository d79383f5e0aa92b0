import Escaping
import StringCatalogs

/// Writes the blocks of a document as Markdown, in one language.
struct MarkdownBlocks {
  /// The writer of values.
  let writer: DocumentWriter

  private var full = FullValues()

  /// Creates a writer of blocks.
  init(writer: DocumentWriter) {
    self.writer = writer
  }

  /// Returns blocks as parts, between which there are empty lines; headings have a level from 2.
  mutating func parts(_ blocks: [Block], level: Int = 2) -> [String] {
    var parts: [String] = []
    for block in blocks { parts += self.parts(block, level: level) }
    return parts
  }

  /// Returns the full values that were collected so far, under a heading.
  mutating func fullValues() -> [String] {
    let values = full.take()
    guard !values.isEmpty else { return [] }
    return [MarkdownText.bold(DocumentText(words: writer.builtIn("fullValues")))]
      + values.flatMap { value in
        let fence = MarkdownEscaping.fence(for: value.text)
        return [
          MarkdownEscaping.paragraph(MarkdownEscaping.text(value.label)),
          "\(fence)\n\(PlainTextEscaping.escape(value.text))\n\(fence)",
        ]
      }
  }

  private mutating func parts(_ block: Block, level: Int) -> [String] {
    switch block {
    case .section(let section):
      [heading(writer.text(section.heading), level: level)]
        + parts(section.blocks, level: level + 1)
    case .sentence(let value): [MarkdownText.paragraph(text(value))]
    case .list(let values):
      [values.map { "- " + MarkdownText.paragraph(text($0)) }.joined(separator: "\n")]
    case .facts(let facts): parts(facts)
    case .table(let table): parts(WrittenTable(table, writer: writer))
    case .meter(let meter): [line(meter)]
    case .tally(let tally): [table(tally)]
    case .chart(let chart): parts(chart)
    case .findings(let findings): [list(findings, level: level)]
    case .disclosure(let disclosure): parts(disclosure, level: level)
    case .card(let card): parts(card, level: level)
    case .figure(let figure): [line(figure)]
    case .columns(let first, let second): parts(first + second, level: level)
    }
  }

  /// Returns a disclosure, which is always open.
  mutating func parts(_ disclosure: Disclosure, level: Int) -> [String] {
    [MarkdownText.bold(writer.text(disclosure.summary))] + parts(disclosure.blocks, level: level)
  }

  /// Returns a value, and collects it if it is cut.
  mutating func text(_ value: DocumentValue, named label: String? = nil) -> DocumentText {
    text(writer.text(value), named: label)
  }

  /// Returns a text, and collects it if it is cut.
  mutating func text(_ text: DocumentText, named label: String? = nil) -> DocumentText {
    full.add(text, named: label)
    return text
  }

  private func heading(_ text: DocumentText, level: Int) -> String {
    String(repeating: "#", count: min(6, level)) + " " + MarkdownText.inline(text)
  }

  private mutating func parts(_ facts: [Fact]) -> [String] {
    let (known, missing) = facts.dividedByAbsence
    var parts: [String] = []
    if !known.isEmpty {
      var rows: [[String]] = []
      for fact in known {
        let label = writer.text(fact.label)
        rows.append([
          MarkdownText.inline(label),
          MarkdownText.inline(text(fact.value, named: label.plain)),
        ])
      }
      parts.append(MarkdownTable.text(header: [builtIn("item"), builtIn("value")], rows: rows))
    }
    if !missing.isEmpty {
      let labels = writer.list(missing.map { writer.text($0) })
      parts.append(MarkdownText.paragraph(writer.builtInText("notRecorded", labels)))
    }
    return parts
  }

  /// Returns a table, below its caption and the folder of its paths.
  mutating func parts(_ table: WrittenTable) -> [String] {
    var parts: [String] = []
    if let caption = table.table.caption { parts.append(MarkdownText.bold(writer.text(caption))) }
    if let folder = table.folder {
      full.add(folder)
      parts.append(MarkdownText.paragraph(folder))
    }
    guard !table.headings.isEmpty else { return parts }
    for cell in table.rows.lazy.flatMap(\.cells) { full.add(cell.text, named: cell.label) }
    let rows = table.rows.lazy.map { row in row.cells.map { MarkdownText.inline($0.text) } }
    let numbers = table.table.columns.indices.filter { table.table.columns[$0].kind == .number }
    parts.append(
      MarkdownTable.text(
        header: table.headings.map(MarkdownText.inline), rows: rows, trailing: Set(numbers)))
    if let omission = table.omission {
      parts.append(MarkdownText.paragraph(DocumentText(words: omission)))
    }
    return parts
  }

  private func table(_ tally: Tally) -> String {
    MarkdownTable.text(
      header: [
        tally.heading.map { MarkdownText.inline(writer.text($0)) } ?? builtIn("item"),
        builtIn("count"),
      ],
      rows: tally.items.map {
        [MarkdownText.inline(writer.text($0.label)), writer.number($0.count)]
      }, trailing: [1])
  }

  private func line(_ meter: Meter) -> String {
    MarkdownText.paragraph(
      writer.labeled(
        writer.plain(meter.label), DocumentText(words: writer.ratio(meter))))
  }

  private mutating func line(_ figure: Figure) -> String {
    let shown = writer.builtInText("figureFormat", text(figure.alternative))
    guard let caption = figure.caption, caption != figure.alternative else {
      return MarkdownText.paragraph(shown)
    }
    return MarkdownText.paragraph(shown) + "\n" + MarkdownText.paragraph(text(caption))
  }

  private mutating func list(_ findings: [JudgedFinding], level: Int) -> String {
    var items: [String] = []
    for finding in findings {
      let label = writer.text(finding.label)
      var item =
        "- \(MarkdownText.bold(label))\(writer.builtIn("reasonSeparator"))"
        + MarkdownText.inline(text(finding.sentence, named: label.plain))
      if let explanation = finding.explanation {
        let said = writer.builtInText("explanationFormat", text(explanation))
        item += "\n\n" + MarkdownText.indented(MarkdownText.paragraph(said))
      }
      if let figure = finding.figure { item += "\n\n" + MarkdownText.indented(line(figure)) }
      full.subject = writer.text(finding.sentence).plain
      defer { full.subject = nil }
      for part in parts(finding.details, level: level + 1) {
        item += "\n\n" + MarkdownText.indented(part)
      }
      items.append(item)
    }
    return items.joined(separator: "\n\n")
  }

  private mutating func parts(_ card: Card, level: Int) -> [String] {
    let outer = full
    full = FullValues()
    var parts = [heading(text(card.title), level: level)]
    if let verdict = card.verdict { parts.append(line(verdict)) }
    if let meter = card.meter { parts.append(line(meter)) }
    parts += self.parts(card.blocks, level: level + 1) + fullValues()
    full = outer
    return parts
  }

  private mutating func line(_ verdict: Verdict) -> String {
    let label = writer.text(verdict.label)
    guard let reason = verdict.reason else { return MarkdownText.bold(label) }
    return MarkdownText.bold(label) + writer.builtIn("reasonSeparator")
      + MarkdownText.inline(text(reason, named: label.plain))
  }

  /// Returns words of this library.
  func builtIn(_ key: String) -> String { MarkdownEscaping.text(writer.builtIn(key)) }
}
