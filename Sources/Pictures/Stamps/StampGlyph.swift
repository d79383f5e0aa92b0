/// A character of a date as segments, one unit high from the baseline at y = 0 up to y = −1.
struct StampGlyph: Hashable {
  /// The parts that light up.
  let shapes: [StampShape]

  /// How far the next character is to the right.
  let advance: Double

  /// The width of a segment.
  static let thickness = 0.125

  /// How far characters lean to the right, as a ratio of their height.
  static let slant = 0.14

  /// Creates the shape of a character; nil if it is not part of a date.
  init?(_ character: Character) {
    if let digit = character.wholeNumberValue, character.isASCII, digit < Self.segments.count {
      shapes = Self.segments[digit].map { Self.segment($0) }
      advance = Self.width + 0.22
      return
    }
    switch character {
    case " ": (shapes, advance) = ([], 0.42)
    case "'": (shapes, advance) = ([Self.bar(from: (0.06, -0.94), to: (0.06, -0.75))], 0.3)
    case ".": (shapes, advance) = ([Self.bar(from: (0.06, -0.07), to: (0.06, -0.065))], 0.26)
    case "-": (shapes, advance) = ([Self.bar(from: (0.06, -0.5), to: (0.3, -0.5))], 0.54)
    case "/": (shapes, advance) = ([Self.bar(from: (0.08, -0.06), to: (0.3, -0.94))], 0.6)
    default: return nil
    }
  }

  /// The width of a digit.
  private static let width = 0.54

  /// The segments of each digit, from `a` at the top clockwise to `f`, and `g` in the middle.
  private static let segments = [
    "abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg",
  ]

  /// The rounding of all corners.
  private static let radius = 0.022

  /// Returns a segment of a digit: a hexagon whose points touch those of its neighbors, but for a
  /// gap.
  private static func segment(_ name: Character) -> StampShape {
    let half = thickness / 2
    let (left, right) = (half, width - half)
    let (top, middle, bottom) = (half - 1, -0.5, -half)
    return switch name {
    case "a": hexagon((left, top), (right, top))
    case "b": hexagon((right, top), (right, middle))
    case "c": hexagon((right, middle), (right, bottom))
    case "d": hexagon((left, bottom), (right, bottom))
    case "e": hexagon((left, middle), (left, bottom))
    case "f": hexagon((left, top), (left, middle))
    default: hexagon((left, middle), (right, middle))
    }
  }

  /// Returns a hexagon with its points on a horizontal or vertical line from left to right or down.
  private static func hexagon(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
  ) -> StampShape {
    let gap = 0.018 + radius
    let half = thickness / 2 - radius
    let isHorizontal = start.y == end.y
    func point(along: Double, across: Double) -> StampShape.Point {
      isHorizontal
        ? StampShape.Point(x: start.x + along, y: start.y + across)
        : StampShape.Point(x: start.x - across, y: start.y + along)
    }
    let length = isHorizontal ? end.x - start.x : end.y - start.y
    return StampShape(
      corners: [
        point(along: gap, across: 0), point(along: gap + half, across: -half),
        point(along: length - gap - half, across: -half), point(along: length - gap, across: 0),
        point(along: length - gap - half, across: half), point(along: gap + half, across: half),
      ],
      radius: radius)
  }

  /// Returns a bar with rounded ends.
  private static func bar(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) -> StampShape {
    StampShape(
      corners: [
        StampShape.Point(x: start.x, y: start.y), StampShape.Point(x: end.x, y: end.y),
      ],
      radius: thickness / 2)
  }
}
