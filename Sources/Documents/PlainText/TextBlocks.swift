import StringCatalogs
import TextLayout

/// Writes the blocks of a document as lines of plain text, in one language.
struct TextBlocks {
  /// The writer of values.
  let writer: DocumentWriter

  /// The layout of lines.
  let columns: TextColumns

  private var full = FullValues()

  /// Creates a writer of blocks.
  init(writer: DocumentWriter, columns: TextColumns) {
    self.writer = writer
    self.columns = columns
  }

  /// Returns blocks as parts, between which there are empty lines; headings have a level from 2.
  mutating func parts(_ blocks: [Block], level: Int = 2) -> [[String]] {
    var parts: [[String]] = []
    for block in blocks { parts += self.parts(block, level: level) }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the full values that were collected so far, under a heading.
  mutating func fullValues() -> [[String]] {
    let values = full.take()
    guard !values.isEmpty else { return [] }
    return [
      columns.lines(of: writer.builtIn("fullValues"))
        + values.flatMap { value in
          columns.lines(of: value.label, indentation: 2)
            + columns.lines(of: value.text, indentation: 4)
        }
    ]
  }

  private mutating func parts(_ block: Block, level: Int) -> [[String]] {
    switch block {
    case .section(let section):
      [heading(writer.plain(section.heading), level: level)]
        + indented(section.blocks, by: level > 2 ? 2 : 0, level: level + 1)
    case .sentence(let value): [columns.lines(of: text(value))]
    case .list(let values): [lines(values)]
    case .facts(let facts): [lines(facts)]
    case .table(let table): parts(WrittenTable(table, writer: writer))
    case .meter(let meter): [line(meter)]
    case .tally(let tally): [lines(tally)]
    case .chart(let chart): parts(chart)
    case .findings(let findings): lines(findings, level: level)
    case .disclosure(let disclosure): parts(disclosure, level: level)
    case .card(let card): parts(card, level: level)
    case .figure(let figure): [lines(figure)]
    case .columns(let first, let second): parts(first + second, level: level)
    }
  }

  /// Returns a disclosure, which is always open.
  mutating func parts(_ disclosure: Disclosure, level: Int) -> [[String]] {
    [columns.lines(of: writer.plain(disclosure.summary))]
      + indented(disclosure.blocks, by: 2, level: level + 1)
  }

  /// Returns a value as plain text, and collects it if it is cut.
  mutating func text(_ value: DocumentValue, named label: String? = nil) -> String {
    text(writer.text(value), named: label)
  }

  /// Returns a text, and collects it if it is cut.
  mutating func text(_ text: DocumentText, named label: String? = nil) -> String {
    full.add(text, named: label)
    return text.plain
  }

  /// Returns a heading, between rules if it is one of the highest.
  func heading(_ text: String, level: Int) -> [String] {
    guard level <= 3 else { return columns.lines(of: text) }
    let rule = String(repeating: "-", count: columns.width)
    return [rule] + columns.lines(of: text) + [rule]
  }

  private mutating func indented(_ blocks: [Block], by margin: Int, level: Int) -> [[String]] {
    var inner = TextBlocks(
      writer: writer,
      columns: columns.narrowed(to: max(24, columns.width - margin)))
    inner.full = full
    let parts = inner.parts(blocks, level: level)
    full = inner.full
    let space = String.spaces(margin)
    return parts.map { lines in lines.map { $0.isEmpty ? "" : space + $0 } }
  }

  private mutating func lines(_ values: [DocumentValue]) -> [String] {
    var lines: [String] = []
    for value in values { lines += columns.lines(of: text(value), after: "- ") }
    return lines
  }

  private mutating func lines(_ facts: [Fact]) -> [String] {
    let (known, missing) = facts.dividedByAbsence
    var rows: [(label: String, value: String)] = []
    for fact in known {
      let label = writer.plain(fact.label)
      rows.append((label, text(fact.value, named: label)))
    }
    let labels = writer.list(missing.map { writer.text($0) })
    return columns.lines(ofRows: rows)
      + (missing.isEmpty ? [] : columns.lines(of: writer.builtInText("notRecorded", labels).plain))
  }

  /// Returns a table, below its caption and the folder of its paths.
  mutating func parts(_ table: WrittenTable) -> [[String]] {
    for cell in table.rows.lazy.flatMap(\.cells) { full.add(cell.text, named: cell.label) }
    var above = table.table.caption.map { columns.lines(of: writer.plain($0)) } ?? []
    if let folder = table.folder {
      full.add(folder)
      above += columns.lines(of: folder.plain)
    }
    return [
      above, PlainTable(table, writer: writer).lines(in: columns),
      table.omission.map { columns.lines(of: $0) } ?? [],
    ]
  }

  private func line(_ meter: Meter) -> [String] {
    columns.lines(
      of: writer.labeled(writer.plain(meter.label), DocumentText(words: writer.ratio(meter))).plain)
  }

  /// Numbers precede their labels, so that nothing depends on the width of a label.
  private func lines(_ tally: Tally) -> [String] {
    let counts = tally.items.map { writer.number($0.count) }
    let width = counts.map { DisplayWidth.of($0) }.max() ?? 0
    return (tally.heading.map { columns.lines(of: writer.plain($0)) } ?? [])
      + zip(tally.items, counts).flatMap { item, count in
        columns.lines(
          of: writer.plain(item.label),
          after: "  " + count.padded(toColumns: width, alignment: .trailing) + "  ")
      }
  }

  private mutating func lines(_ figure: Figure) -> [String] {
    let lines = columns.lines(
      of: writer.builtInText("figureFormat", writer.text(figure.alternative)).plain)
    guard let caption = figure.caption, caption != figure.alternative else { return lines }
    return lines + columns.lines(of: text(caption))
  }

  private mutating func lines(_ findings: [JudgedFinding], level: Int) -> [[String]] {
    var parts: [[String]] = []
    for finding in findings {
      let label = writer.plain(finding.label)
      var lines = columns.lines(
        of: "[\(label)] " + text(finding.sentence, named: label), after: "- ")
      if let explanation = finding.explanation {
        let said = text(explanation)
        lines += columns.lines(
          of: writer.builtInText("explanationFormat", DocumentText(words: said)).plain,
          indentation: 2)
      }
      if let figure = finding.figure {
        lines += indented([.figure(figure)], by: 2, level: level + 2).flatMap { $0 }
      }
      parts.append(lines)
      full.subject = writer.text(finding.sentence).plain
      parts += indented(finding.details, by: 2, level: level + 2)
      full.subject = nil
    }
    return parts
  }

  private mutating func parts(_ card: Card, level: Int) -> [[String]] {
    let outer = full
    full = FullValues()
    var parts = [heading(text(card.title), level: min(3, level))]
    var lines: [String] = []
    if let verdict = card.verdict {
      let label = writer.plain(verdict.label)
      let reason =
        verdict.reason.map { writer.builtIn("reasonSeparator") + text($0, named: label) } ?? ""
      lines += columns.lines(of: label + reason)
    }
    if let meter = card.meter { lines += line(meter) }
    parts += [lines] + self.parts(card.blocks, level: max(4, level + 1)) + fullValues()
    full = outer
    return parts.filter { !$0.isEmpty }
  }
}
