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
    if isNear, isDash(small, beside: large) { return true }
    if small.height * 2 < large.height {
      // Commas and dots reach below the line, accents above the letters; an icon beside a text is
      // much taller than each of its letters.
      let isSmall = 2 * small.width <= 3 * large.height && large.width <= 4 * large.height
      let isDot = small.height * 10 <= large.height * 3 || small.height <= 14
      return isNear && isSmall && -overlap * (isDot ? 6 : 10) <= large.height
        && (small.height * 3 >= large.height || small.height <= 14)
    }
    return isNear && overlap * 2 >= small.height
  }

  /// Returns whether an outline is a stroke in the middle of a line: a dash, or ー in Japanese.
  private func isDash(_ stroke: PixelFrame, beside letter: PixelFrame) -> Bool {
    let third = letter.height / 3
    let middle = letter.y + third..<letter.maxY - third
    return stroke.height * 4 <= letter.height && stroke.width >= 2 * stroke.height
      && stroke.width * 4 <= letter.height * 5 && letter.width * 2 <= letter.height * 3
      && middle.contains(stroke.y + stroke.height / 2)
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
    let tall = group.filter { $0.height > 2 * median }
    if !Self.areStacked(rows), Self.areMarks(letters, beside: tall) {
      return [group]
    }
    return rows.flatMap { dense(of: $0) }.map { row in row.sorted { $0.x < $1.x } }
  }

  /// Returns whether some rows lie over each other, not only beside each other.
  private static func areStacked(_ rows: [[PixelFrame]]) -> Bool {
    let frames = rows.map { TextElement($0).frame }
    return zip(frames, frames.dropFirst()).contains { $0.x < $1.maxX && $1.x < $0.maxX }
  }

  /// Returns whether small parts of a row are dots and strokes beside letters, as in “検索…” and
  /// “カード”, not letters in a button or below an icon.
  private static func areMarks(_ parts: [PixelFrame], beside tall: [PixelFrame]) -> Bool {
    let apart = parts.filter { part in tall.allSatisfy { $0.intersection(part).isEmpty } }
    let (frame, outer) = (TextElement(apart).frame, TextElement(tall).frame)
    return !apart.isEmpty && frame.y >= outer.y && frame.maxY <= outer.maxY + outer.height / 10
      && apart.allSatisfy { $0.height * 5 <= outer.height * 2 }
      && area(of: tall) > area(of: apart)
  }

  private static func area(of parts: [PixelFrame]) -> Int { parts.reduce(0) { $0 + $1.area } }

  /// Divides what is too tall for a row where the middles of the letters are far apart.
  ///
  /// In tight headings, a comma reaches between the letters of the next row.
  private func dense(of row: [PixelFrame]) -> [[PixelFrame]] {
    let letter = height(of: row, atPercent: 90)
    guard TextElement(row).frame.height * 4 > letter * 7 else { return [row] }
    let letters = row.filter { $0.height * 3 > letter }.sorted { $0.doubleMiddle < $1.doubleMiddle }
    guard let first = letters.first else { return [row] }
    var rows = [[first]]
    for (previous, part) in zip(letters, letters.dropFirst()) {
      if part.doubleMiddle - previous.doubleMiddle > letter { rows.append([]) }
      rows[rows.count - 1].append(part)
    }
    guard rows.count > 1 else { return [row] }
    let middles = rows.map { TextElement($0).frame.doubleMiddle }
    for mark in row where mark.height * 3 <= letter {
      let nearest = middles.indices.min {
        abs(middles[$0] - mark.doubleMiddle) < abs(middles[$1] - mark.doubleMiddle)
      }
      if let nearest { rows[nearest].append(mark) }
    }
    return rows
  }

  /// Divides a row at wide gaps and beside icons.
  private func columns(of row: [PixelFrame]) -> [TextElement] {
    let letter = letterHeight(of: row)
    var columns: [[PixelFrame]] = []
    var last: PixelFrame?
    for part in row {
      // Full-width commas and parentheses leave half of their square empty.
      let isAfterComma = last.map { $0.height * 9 < letter * 4 && $0.width < letter } ?? false
      let isParenthesis = part.width * 5 < part.height * 2 && part.height * 10 > letter * 11
      let widest = letter * (isAfterComma || isParenthesis ? 11 : 8) / 10
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

extension PixelFrame {
  /// Twice the row in the middle.
  fileprivate var doubleMiddle: Int { y + maxY }
}
