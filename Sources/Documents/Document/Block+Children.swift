extension Block {
  /// The blocks directly inside this one.
  var children: [Block] {
    switch self {
    case .section(let section): section.blocks
    case .disclosure(let disclosure): disclosure.blocks
    case .card(let card): card.blocks
    case .columns(let first, let second): first + second
    case .findings(let findings): findings.flatMap(\.details)
    case .sentence, .list, .facts, .table, .meter, .tally, .chart, .figure: []
    }
  }

  /// The figures that this block itself shows.
  private var ownFigures: [Figure] {
    switch self {
    case .figure(let figure): [figure]
    case .card(let card): [card.figure].compactMap { $0 }
    case .findings(let findings): findings.compactMap(\.figure)
    default: []
    }
  }

  /// The pictures in the rows of tables in this block and those inside it, in order.
  var rowPictures: [DocumentPicture] {
    let own =
      if case .table(let table) = self {
        table.rows.compactMap(\.picture)
      } else {
        [] as [DocumentPicture]
      }
    return own + children.flatMap(\.rowPictures)
  }

  /// The figures of this block and those inside it, in order.
  var figures: [Figure] {
    ownFigures + children.flatMap(\.figures)
  }

  /// The number of cards in this block, itself included.
  var cardCount: Int {
    let own = if case .card = self { 1 } else { 0 }
    return children.reduce(own) { $0 + $1.cardCount }
  }

  /// The number of groups from which a reader can choose, of the table that has the most.
  var groupCount: Int {
    let own = if case .table(let table) = self { table.groups.count } else { 0 }
    return children.reduce(own) { max($0, $1.groupCount) }
  }
}
