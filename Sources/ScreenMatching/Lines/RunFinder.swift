import ScreenTexts

/// Finds the lines of a screen that may be one text: neighbors in a row, rows below each other.
struct RunFinder {
  /// The number of rows of one text at most.
  private static let maximumRows = 12

  /// The number of neighbors in a row that are joined at most.
  private static let maximumNeighbors = 4

  private let lines: [ScreenLine]

  /// The next line to the right of each one that may continue it.
  private let next: [Int?]

  init(_ lines: [ScreenLine]) {
    self.lines = lines
    next = lines.indices.map { Self.neighbor(of: $0, in: lines) }
  }

  /// Returns the lines close to the left and the right end of others, where no space for another
  /// element is.
  func neighbors(of positions: [Int]) -> [Int] {
    lines.indices.filter { position in
      !positions.contains(position)
        && positions.contains { isClose(position, $0) || isClose($0, position) }
    }
  }

  /// Returns whether lines lie below or beside others so that they may continue their text.
  func isContinued(_ positions: [Int], by others: (Int) -> Bool) -> Bool {
    guard let last = positions.last else { return false }
    return neighbors(of: [last]).contains { lines[$0].frame.x > lines[last].frame.x && others($0) }
      || rowBelow(positions)?.contains(where: others) == true
  }

  private func isClose(_ left: Int, _ right: Int) -> Bool {
    guard lines[left].reading == lines[right].reading else { return false }
    let (one, other) = (lines[left].frame, lines[right].frame)
    let gap = other.x - one.maxX
    let height = min(one.height, other.height)
    // Full-width parentheses have half of their square empty.
    let widest = lines[right].beginsWithParenthesis ? 7 : 4
    return gap > -height / 2 && gap * 5 <= height * widest
      && overlap(one.y..<one.maxY, other.y..<other.maxY) * 2 > height
  }

  /// Returns all runs, those of one line first.
  func runs() -> [TextRun] {
    var runs: [TextRun] = []
    var seen: Set<[Int]> = []
    func add(_ positions: [Int]) {
      if seen.insert(positions).inserted { runs.append(TextRun(positions, of: lines)) }
    }
    for position in lines.indices {
      addTrimmed([position], to: &runs)
      seen.insert([position])
    }
    // A line that was divided may still be one text.
    for parts in Dictionary(
      grouping: lines.indices, by: { [lines[$0].reading, lines[$0].observation] }
    ).values where parts.count > 1 && seen.insert(parts).inserted {
      addTrimmed(parts, to: &runs)
    }
    for position in lines.indices {
      let row = row(from: position)
      for count in row.indices.dropFirst() {
        let positions = Array(row[...count])
        if seen.insert(positions).inserted { addTrimmed(positions, to: &runs) }
      }
      for start in Set([[position], row]) {
        var positions = start
        var last = start
        for _ in 1..<Self.maximumRows {
          guard let below = rowBelow(last) else { break }
          positions += below
          last = below
          add(positions)
        }
      }
    }
    return runs
  }

  /// Adds the run of some lines, and those without icons and values at its ends.
  private func addTrimmed(_ positions: [Int], to runs: inout [TextRun]) {
    let atoms = positions.flatMap { lines[$0].atoms }
    let isWide = positions.contains { lines[$0].isWide }
    let apart = atoms.map { $0.mayBeApart(inWideLine: isWide) }
    let first = min(2, apart.prefix { $0 }.count)
    let last = min(3, apart.reversed().prefix { $0 }.count)
    for start in 0...first {
      for end in 0...last where start + end < atoms.count {
        // “3 / 4” is a part of a text, not a value beside it.
        guard atoms.suffix(end).count(where: \.isNumber) <= 1 else { break }
        runs.append(TextRun(positions, of: lines, droppingFirst: start, last: end))
      }
    }
  }

  /// Returns a line and those to the right that may continue it.
  private func row(from position: Int) -> [Int] {
    var row = [position]
    while row.count < Self.maximumNeighbors, let following = next[row[row.count - 1]] {
      row.append(following)
    }
    return row
  }

  private static func neighbor(of position: Int, in lines: [ScreenLine]) -> Int? {
    let frame = lines[position].frame
    return lines.indices.filter { other in
      let second = lines[other].frame
      let gap = second.x - frame.maxX
      return other != position && lines[other].reading == lines[position].reading
        && second.x > frame.x
        && gap <= max(frame.height, second.height) * 3 / 2 && gap > -frame.height / 2
        && overlap(frame.y..<frame.maxY, second.y..<second.maxY)
          * 2 > min(frame.height, second.height)
        && isAlike(frame.height, second.height)
    }.min { lines[$0].frame.x < lines[$1].frame.x }
  }

  /// Returns the row below one that may continue its text: near, of similar height, and aligned.
  private func rowBelow(_ row: [Int]) -> [Int]? {
    let frame = frame(of: row)
    let height = frame.height
    let reading = lines[row[0]].reading
    let below = lines.indices.filter { position in
      guard lines[position].reading == reading else { return false }
      let other = lines[position].frame
      let gap = other.y - frame.maxY
      return gap >= -height / 2 && gap <= height * 6 / 5 && other.y > frame.y + height / 2
        && overlap(frame.x..<frame.maxX, other.x..<other.maxX) > 0
        && isAlike(height, other.height)
    }
    guard let top = below.map({ lines[$0].frame.y }).min(),
      let first = below.filter({ lines[$0].frame.y < top + height / 2 })
        .min(by: { lines[$0].frame.x < lines[$1].frame.x })
    else { return nil }
    let found = self.row(from: first)
    let other = self.frame(of: found)
    let tolerance = height * 3 / 2
    let isAligned =
      abs(other.x - frame.x) <= tolerance || abs(other.maxX - frame.maxX) <= tolerance
      || abs(other.x + other.maxX - frame.x - frame.maxX) <= tolerance
    return isAligned ? found : nil
  }

  private func frame(of row: [Int]) -> PixelFrame {
    row.dropFirst().reduce(lines[row[0]].frame) { $0.union(lines[$1].frame) }
  }
}

/// Returns how much two ranges have in common.
private func overlap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
  min(one.upperBound, other.upperBound) - max(one.lowerBound, other.lowerBound)
}

/// Returns whether two heights may be those of letters of one size.
private func isAlike(_ one: Int, _ other: Int) -> Bool {
  max(one, other) <= 2 * min(one, other)
}
