import ScreenTexts

/// Tells the outlines of buttons, cards and fields, which have letters inside, from those of
/// letters.
struct Containers {
  private var flags: [Bool]

  /// Looks for containers among components.
  init(_ map: ComponentMap) {
    let components = map.components
    flags = Array(repeating: false, count: components.count)
    // Only outlines with much room inside can be containers; there are few of them.
    let hollow = components.indices.filter {
      components[$0].density < 0.25 && components[$0].frame.height >= 16
    }
    let borders = Self.borders(among: hollow, in: map)
    let rows = components.indices.sorted { components[$0].frame.y < components[$1].frame.y }
    let tops = rows.map { components[$0].frame.y }
    for index in borders {
      let outer = components[index].frame
      var inside: [PixelFrame] = []
      var next = Self.firstIndex(in: tops, notBelow: outer.y + 1)
      while next < rows.count, tops[next] < outer.maxY {
        let inner = components[rows[next]].frame
        if inner.height >= 6, inner.x > outer.x, inner.maxX < outer.maxX, inner.maxY < outer.maxY {
          inside.append(inner)
        }
        next += 1
      }
      guard let first = inside.first else { continue }
      let content = inside.reduce(first) { $0.union($1) }
      // The openings of letters, as in 日, fill most of their height.
      let room = outer.width * 5 <= outer.height * 7 ? 6 : 8
      flags[index] =
        content.height * 10 < outer.height * room
        && (inside.count >= 2 || outer.width > 3 * outer.height || Self.isLabel(content, in: outer))
    }
  }

  /// Returns whether the component at an index contains others.
  func isContainer(_ index: Int) -> Bool { flags[index] }

  /// Returns those outlines that are borders: in the middle half of their rows they are only at the
  /// left and right end, as rectangles, capsules and circles are, or they are parts of such.
  private static func borders(among indices: [Int], in map: ComponentMap) -> [Int] {
    var strays = Dictionary(uniqueKeysWithValues: indices.map { ($0, 0) })
    for run in map.runs where strays[run.component] != nil {
      let frame = map.components[run.component].frame
      let quarter = frame.height / 4
      guard (quarter..<frame.height - quarter).contains(run.row - frame.y) else { continue }
      let margin = frame.height / 10 + 4
      let isAtLeft = run.columns.upperBound <= frame.x + margin
      let isAtRight = run.columns.lowerBound >= frame.maxX - margin
      if !isAtLeft, !isAtRight { strays[run.component, default: 0] += 1 }
    }
    return indices.filter { index in
      let component = map.components[index]
      // Edges are two pixels wide; the outline of a character is longer than its frame.
      let isShort = component.count <= 5 * (component.frame.width + component.frame.height)
      return isShort || strays[index, default: 0] * 10 <= component.frame.height
    }
  }

  /// Returns whether a single outline may be a word whose letters touch, in the middle of a button.
  private static func isLabel(_ content: PixelFrame, in outer: PixelFrame) -> Bool {
    let offset = content.y + content.maxY - outer.y - outer.maxY
    return content.height * 2 < outer.height && content.width > content.height
      && abs(offset) * 4 <= outer.height
  }

  private static func firstIndex(in sorted: [Int], notBelow value: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
