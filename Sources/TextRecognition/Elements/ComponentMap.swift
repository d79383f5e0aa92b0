import ScreenTexts

/// The components of a map of pixels: those that touch at a side or a corner.
struct ComponentMap {
  /// A range of set pixels in a row.
  struct Run {
    let row: Int
    let columns: Range<Int>

    /// The index of the component.
    var component: Int
  }

  /// The components, in the order of their first pixel.
  private(set) var components: [Component] = []

  /// All runs of set pixels, row by row.
  private(set) var runs: [Run] = []

  /// Finds the components among pixels that are 0 or not, row by row.
  init(_ pixels: [UInt8], width: Int) {
    guard width > 0 else { return }
    var parents: [Int] = []
    var previous = 0..<0
    for row in 0..<pixels.count / width {
      let start = runs.count
      Self.append(pixels.span, row: row, width: width, to: &runs)
      join(start..<runs.count, with: previous, &parents)
      previous = start..<runs.count
    }
    collect(&parents)
  }

  private static func append(
    _ pixels: borrowing Span<UInt8>, row: Int, width: Int, to runs: inout [Run]
  ) {
    let start = row * width
    var column = 0
    while column < width {
      guard pixels[start &+ column] != 0 else {
        column &+= 1
        continue
      }
      let first = column
      while column < width, pixels[start &+ column] != 0 { column &+= 1 }
      runs.append(Run(row: row, columns: first..<column, component: -1))
    }
  }

  /// Gives each run of a row the component of those above that it touches.
  private mutating func join(
    _ row: Range<Int>, with above: Range<Int>, _ parents: inout [Int]
  ) {
    var next = above.lowerBound
    for index in row {
      let columns = runs[index].columns
      while next < above.upperBound, runs[next].columns.upperBound < columns.lowerBound {
        next += 1
      }
      var other = next
      while other < above.upperBound, runs[other].columns.lowerBound <= columns.upperBound {
        let root = Self.root(of: runs[other].component, &parents)
        if runs[index].component < 0 {
          runs[index].component = root
        } else {
          let own = Self.root(of: runs[index].component, &parents)
          parents[max(own, root)] = min(own, root)
        }
        other += 1
      }
      if runs[index].component < 0 {
        runs[index].component = parents.count
        parents.append(parents.count)
      }
    }
  }

  private static func root(of component: Int, _ parents: inout [Int]) -> Int {
    var root = component
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  /// Numbers the components and adds up their runs.
  private mutating func collect(_ parents: inout [Int]) {
    var numbers = [Int](repeating: -1, count: parents.count)
    for index in runs.indices {
      let run = runs[index]
      let root = Self.root(of: run.component, &parents)
      let frame = PixelFrame(
        x: run.columns.lowerBound, y: run.row, width: run.columns.count, height: 1)
      if numbers[root] < 0 {
        numbers[root] = components.count
        components.append(Component(frame: frame, count: 0))
      }
      let number = numbers[root]
      components[number].frame = components[number].frame.union(frame)
      components[number].count += run.columns.count
      runs[index].component = number
    }
  }
}
