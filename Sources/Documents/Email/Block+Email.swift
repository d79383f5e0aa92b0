extension Block {
  /// The maximum number of rows of a table in an email.
  private static let maximumRows = 30

  /// The maximum number of labels on the axis of bars in an email.
  private static let maximumPoints = 24

  /// The block as an email has it: with the first rows of tables, and without pictures and
  /// details; nil if nothing remains.
  var forEmail: Block? {
    switch self {
    case .figure: return nil
    case .table(var table):
      let omitted = table.rows.count - Self.maximumRows
      guard omitted > 0 else { return self }
      table.rows.removeLast(omitted)
      table.omittedRowCount += omitted
      return .table(table)
    case .chart(var chart):
      if chart.kind == .bars { chart.pointLimit = min(chart.pointLimit, Self.maximumPoints) }
      return .chart(chart)
    case .findings(let findings):
      return .findings(
        findings.map { finding in
          var finding = finding
          finding.figure = nil
          finding.details = []
          return finding
        })
    case .section(var section):
      section.blocks = section.blocks.compactMap(\.forEmail)
      return .section(section)
    case .disclosure(var disclosure):
      disclosure.blocks = disclosure.blocks.compactMap(\.forEmail)
      return .disclosure(disclosure)
    case .card(var card):
      card.figure = nil
      card.blocks = card.blocks.compactMap(\.forEmail)
      return .card(card)
    case .columns(let first, let second):
      return .columns(first.compactMap(\.forEmail), second.compactMap(\.forEmail))
    case .sentence, .list, .facts, .meter, .tally: return self
    }
  }
}
