import ScreenTexts

/// Joins outlines that stand beside each other to lines.
struct LineJoiner {
  /// The widest gap between parts of a line, in heights of the larger part.
  let gap: Double

  /// The smallest height of a letter, in pixels.
  let smallestLetter: Int

  /// Returns the lines of outlines that are sorted from left to right.
  func lines(of outlines: [PixelFrame]) -> [TextElement] {
    withoutNested(groups(of: outlines).flatMap { split($0) }).filter { line in
      line.frame.height >= smallestLine && line.frame.width >= smallestLetter / 2
    }
  }

  /// The smallest height of a line: that of a digit among small letters.
  private var smallestLine: Int { smallestLetter + 2 }

  /// Gives strokes that lie inside another line to that line.
  private func withoutNested(_ lines: [TextElement]) -> [TextElement] {
    let lines = lines.sorted { $0.frame.area > $1.frame.area }
    var result: [[PixelFrame]] = []
    var frames: [PixelFrame] = []
    for line in lines {
      let outer = frames.firstIndex { frame in
        line.frame.height * 3 <= frame.height * 2
          && frame.intersection(line.frame).area * 5 >= line.frame.area * 4
      }
      if let outer {
        result[outer] += line.parts
      } else {
        result.append(line.parts)
        frames.append(line.frame)
      }
    }
    return result.map(TextElement.init)
  }

  /// Returns the outlines that are linked by neighbors.
  private func groups(of outlines: [PixelFrame]) -> [[PixelFrame]] {
    var parents = Array(outlines.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    // Outlines whose right end may still be near the next one.
    var open: [Int] = []
    let reach = Int(gap * Double(outlines.map(\.height).max() ?? 0)) + 1
    for (index, outline) in outlines.enumerated() {
      open.removeAll { outlines[$0].maxX + reach < outline.x }
      for other in open where areNeighbors(outlines[other], outline) {
        let (one, two) = (root(other), root(index))
        if one != two { parents[max(one, two)] = min(one, two) }
      }
      open.append(index)
    }
    var groups: [Int: [PixelFrame]] = [:]
    for index in outlines.indices { groups[root(index), default: []].append(outlines[index]) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }

  /// Returns whether two outlines, the first of which begins further left, belong to a line.
  private func areNeighbors(_ left: PixelFrame, _ right: PixelFrame) -> Bool {
    let (small, large) = left.height < right.height ? (left, right) : (right, left)
    let overlap = min(left.maxY, right.maxY) - max(left.y, right.y)
    let distance = right.x - left.maxX
    let isNear = Double(distance) <= gap * Double(large.height)
    if small.height * 2 < large.height {
      // Commas and dots reach below the line, accents above the letters; an icon beside a text is
      // much taller than each of its letters.
      let isSmall = 2 * small.width <= 3 * large.height && large.width <= 4 * large.height
      let isDot = small.height * 10 <= large.height * 3 || small.height <= 14
      return isNear && isSmall && -overlap * (isDot ? 3 : 10) <= large.height
        && (small.height * 3 >= large.height || small.height <= 14)
    }
    return isNear && overlap * 2 >= small.height
  }

  /// Divides a group into lines of letters that are about as tall, without icons.
  private func split(_ group: [PixelFrame]) -> [TextElement] {
    rows(of: group).flatMap { columns(of: $0) }
  }

  /// Divides a group at rows that no letter covers, without what is much taller than the letters.
  private func rows(of group: [PixelFrame]) -> [[PixelFrame]] {
    let median = height(of: group, atPercent: 50)
    guard group.count > 2, median > 0, TextElement(group).frame.height > 2 * median
    else { return [group] }
    let letters = group.filter { $0.height <= 2 * median }.sorted { $0.y < $1.y }
    var rows: [[PixelFrame]] = []
    var bottom = Int.min
    for letter in letters {
      if letter.y >= bottom { rows.append([]) }
      rows[rows.count - 1].append(letter)
      bottom = max(bottom, letter.maxY)
    }
    return rows.map { row in row.sorted { $0.x < $1.x } }
  }

  /// Divides a row at wide gaps and beside icons.
  private func columns(of row: [PixelFrame]) -> [TextElement] {
    let letter = letterHeight(of: row)
    var columns: [[PixelFrame]] = []
    var last: PixelFrame?
    for part in row {
      // A full-width comma leaves half of its square empty.
      let isAfterComma = last.map { $0.height * 9 < letter * 4 && $0.width < letter } ?? false
      let widest = letter * (isAfterComma ? 11 : 8) / 10
      if last.map({ part.x - $0.maxX > widest }) ?? true { columns.append([]) }
      columns[columns.count - 1].append(part)
      if last.map({ part.maxX > $0.maxX }) ?? true { last = part }
    }
    return columns.flatMap { withoutIcons(TextElement($0)) }
  }

  /// Divides a line behind an icon at its start and before one at its end: something about as wide
  /// as high that is taller than all letters, a little apart from them.
  private func withoutIcons(_ line: TextElement) -> [TextElement] {
    guard let first = line.parts.first else { return [] }
    let start = line.parts.filter { $0.x < first.maxX }
    let rest = line.parts.filter { $0.x >= first.maxX }
    if isIcon(TextElement(start).frame, beside: rest) {
      return [TextElement(start)] + withoutIcons(TextElement(rest))
    }
    guard let last = line.parts.max(by: { $0.maxX < $1.maxX }) else { return [line] }
    let end = line.parts.filter { $0.maxX > last.x }
    let before = line.parts.filter { $0.maxX <= last.x }
    if isIcon(TextElement(end).frame, beside: before) {
      return withoutIcons(TextElement(before)) + [TextElement(end)]
    }
    return [line]
  }

  private func isIcon(_ frame: PixelFrame, beside letters: [PixelFrame]) -> Bool {
    guard !letters.isEmpty else { return false }
    let text = TextElement(letters).frame
    let distance = max(text.x - frame.maxX, frame.x - text.maxX)
    let isSquare = frame.width * 5 >= frame.height * 3 && frame.width * 5 <= frame.height * 9
    let tallest = letters.map(\.height).max() ?? 0
    return isSquare && distance * 20 > 9 * letterHeight(of: letters)
      && frame.height * 20 > tallest * 21
  }

  /// Returns the height of most letters of a row.
  private func letterHeight(of row: [PixelFrame]) -> Int { height(of: row, atPercent: 60) }

  /// Returns the height that a share of the letters does not exceed; openings and strokes inside
  /// others are left out.
  private func height(of parts: [PixelFrame], atPercent percent: Int) -> Int {
    var outer: [PixelFrame] = []
    for part in parts.sorted(by: { $0.area > $1.area }) where part.height >= smallestLetter {
      let isInside = outer.contains { $0.intersection(part) == part }
      if !isInside { outer.append(part) }
    }
    let heights = outer.map(\.height).sorted()
    return heights.isEmpty ? 0 : heights[heights.count * percent / 100]
  }
}
