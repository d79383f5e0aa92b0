import ScreenTexts

/// Lines that may be one text, with or without what stands at its ends.
struct TextRun: Sendable {
  /// The positions of the lines.
  let lines: [Int]

  /// The folded units of the text.
  let units: [FoldedText.Unit]

  /// Whether each unit begins a part between spaces.
  let startsOfWords: [Bool]

  /// The text as it was read.
  let text: String

  /// Where the text stands.
  let frame: PixelFrame

  /// How sure recognition is, 0 to 1.
  let confidence: Double

  /// The number of rows.
  let rowCount: Int

  /// What it costs that parts at the ends are left out.
  let omission: Double

  /// Joins lines without some parts at their ends.
  init(_ positions: [Int], of all: [ScreenLine], droppingFirst first: Int = 0, last: Int = 0) {
    lines = positions
    rowCount = zip(positions, positions.dropFirst()).reduce(1) { count, pair in
      let (one, other) = (all[pair.0].frame, all[pair.1].frame)
      return other.y > one.y + one.height / 2 ? count + 1 : count
    }
    var atoms = positions.flatMap { all[$0].atoms }
    let omitted = atoms.prefix(first) + atoms.suffix(last)
    omission = omitted.reduce(0) { $0 + ($1.isNumber ? 0.1 : 0.3) }
    atoms = Array(atoms.dropFirst(first).dropLast(last))
    units = atoms.flatMap(\.units)
    startsOfWords = atoms.indices.flatMap { position in
      let isStart = position == 0 || atoms[position].followsSpace(after: atoms[position - 1])
      return atoms[position].units.indices.map { $0 == 0 && isStart }
    }
    text = atoms.joinedText
    confidence = positions.reduce(0) { $0 + all[$1].confidence } / Double(max(1, positions.count))
    let frames = atoms.compactMap(\.frame)
    let whole = positions.map { all[$0].frame }
    // Frames of words are less exact at the top and the bottom than those of lines.
    let used = omitted.isEmpty || frames.count < atoms.count || frames.isEmpty ? whole : frames
    frame = used.dropFirst().reduce(used.first ?? PixelFrame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
  }
}
