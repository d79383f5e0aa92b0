/// A part of a document.
public indirect enum Block: Hashable, Sendable {
  /// Blocks under a heading.
  case section(Section)

  /// A paragraph.
  case sentence(DocumentValue)

  /// A list of values, one per line.
  case list([DocumentValue])

  /// Labels with their values.
  case facts([Fact])

  /// A table.
  case table(Table)

  /// A small number out of a maximum, such as a score.
  case meter(Meter)

  /// Counted items.
  case tally(Tally)

  /// Values in order, as bars or lines.
  case chart(Chart)

  /// What was found, each with a judgment.
  case findings([JudgedFinding])

  /// Blocks that a reader opens.
  case disclosure(Disclosure)

  /// A section for one subject, such as a file.
  case card(Card)

  /// A picture or a drawing.
  case figure(Figure)

  /// Two columns, side by side where the page is wide enough.
  case columns([Block], [Block])
}
