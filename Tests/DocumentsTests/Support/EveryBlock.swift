import Documents
import StringCatalogs

/// A document with every block, each position of which shows an untrusted text.
enum EveryBlock {
  /// Returns the document with a text in all positions for values.
  static func document(showing text: String) -> Document {
    let values: [DocumentValue] = [
      .untrusted(text), .code(text), .path(text), .path("folder/" + text),
      .message(LocalizedMessage("sentence", .text(text))), .phrase("sentence", .code(text)),
      .list([.untrusted(text), .code(text)]),
    ]
    let message = LocalizedMessage("sentence", .text(text))
    let figure = Figure(
      .picture(DocumentPicture(jpeg: [0xFF, 0xD8], width: 4, height: 3)),
      alternative: .untrusted(text), caption: .untrusted(text))
    let finding = JudgedFinding(
      .strong, label: message, sentence: .untrusted(text), explanation: .untrusted(text),
      figure: figure, details: [.facts([Fact(message, .untrusted(text))])])
    let table = Table(
      columns: [
        Table.Column(message), Table.Column(message, .path), Table.Column(message, .number),
      ],
      rows: values.map { value in
        Table.Row(
          [Table.Cell(value, tone: .caution), Table.Cell(.path("a/" + text)), Table.Cell(value)],
          link: .file(text))
      }, caption: message)
    let blocks: [Block] =
      values.map { .sentence($0) } + [
        .list(values), .facts(values.map { Fact(message, $0) } + [Fact(message, .absent)]),
        .table(table), .meter(Meter(message, value: 3)),
        .tally(Tally(message, items: [Tally.Item(message, count: 2)], areShares: true)),
        .chart(chart(.bars, message, values, seriesCount: 1)),
        .chart(chart(.bars, message, values, seriesCount: 2)),
        .chart(chart(.lines, message, values, seriesCount: 1)),
        .chart(chart(.lines, message, values, seriesCount: 2)),
        .findings([finding]), .figure(figure),
        .figure(
          Figure(
            .drawing(
              Drawing(
                Symbol(name: Anchor(rawValue: text), width: 4, height: 4, elements: ""),
                points: [Drawing.Point(x: 1, y: 1)])),
            alternative: message.asValue)),
        .disclosure(Disclosure(message, blocks: [.sentence(.untrusted(text))])),
        .columns([.sentence(.untrusted(text))], [.sentence(.code(text))]),
        .card(
          Card(
            anchor: Anchor(rawValue: text), title: .path(text),
            verdict: Verdict(.conclusive, message, reason: .untrusted(text)), figure: figure,
            meter: Meter(message, value: 1), blocks: [.facts([Fact(message, .untrusted(text))])])),
      ]
    return Document(
      title: message, subtitle: values, lead: .untrusted(text),
      guide: Disclosure(message, blocks: [.sentence(.untrusted(text))]),
      blocks: [.section(Section(message, anchor: Anchor(rawValue: "s" + text), blocks: blocks))],
      footer: [Fact(message, .untrusted(text))], producer: text)
  }

  private static func chart(
    _ kind: Chart.Kind, _ heading: LocalizedMessage, _ values: [DocumentValue], seriesCount: Int
  ) -> Chart {
    Chart(
      heading, kind: kind, axis: values,
      series: values.prefix(seriesCount).map { name in
        Chart.Series(name, values: values.indices.map(Double.init))
      }, target: Chart.Target(values[0], value: 3))
  }

  /// Returns a renderer with the words of the document.
  static func renderer() throws -> DocumentRenderer {
    try DocumentRenderer(
      catalog: TestCatalog.make([
        "sentence": ["It says %@.", "내용은 %@입니다.", "内容は%@です。", "内容为 %@。"]
      ]), templates: DocumentTemplates())
  }
}

extension LocalizedMessage {
  /// The message as a value.
  var asValue: DocumentValue { .message(self) }
}
