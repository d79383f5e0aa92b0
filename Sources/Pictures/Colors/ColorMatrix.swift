/// How red, green and blue become XYZ, relative to the white of color profiles.
struct ColorMatrix {
  /// Three rows of three numbers.
  typealias Rows = [[Double]]

  /// The matrix, adapted to the white of profiles.
  let adapted: Rows

  /// The matrix that adapts the white of the colors to that of profiles, by Bradford’s method
  /// (ICC.1:2022, annex E).
  let adaptation: Rows

  /// The white of profiles, D50 (ICC.1:2022, 7.2.16).
  static let profileWhite = [0.9642, 1, 0.8249]

  /// Creates the matrix for red, green, blue and white; nil if they are no colors.
  init?(_ points: [(x: Double, y: Double)]) {
    guard points.count == 4, points.allSatisfy({ $0.y > 0 }) else { return nil }
    let colors = points.map { [$0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y] }
    let columns = (0..<3).map { row in (0..<3).map { colors[$0][row] } }
    guard let inverse = Self.inverse(columns), let back = Self.inverse(Self.bradford) else {
      return nil
    }
    let white = colors[3]
    let scale = Self.product(inverse, white)
    let source = Self.product(Self.bradford, white)
    let target = Self.product(Self.bradford, Self.profileWhite)
    let scaled = (0..<3).map { row in Self.bradford[row].map { $0 * target[row] / source[row] } }
    adaptation = Self.product(back, scaled)
    adapted = Self.product(adaptation, columns.map { row in (0..<3).map { row[$0] * scale[$0] } })
  }

  private static let bradford: Rows = [
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
  ]

  private static func product(_ rows: Rows, _ vector: [Double]) -> [Double] {
    rows.map { zip($0, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static func product(_ first: Rows, _ second: Rows) -> Rows {
    first.map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * second[$1][column] } }
    }
  }

  /// Returns the inverse by cofactors; nil if there is none.
  private static func inverse(_ rows: Rows) -> Rows? {
    func cofactor(_ row: Int, _ column: Int) -> Double {
      let (r1, r2) = ((row + 1) % 3, (row + 2) % 3)
      let (c1, c2) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r1][c1] * rows[r2][c2] - rows[r1][c2] * rows[r2][c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
    guard abs(determinant) > 1e-9 else { return nil }
    return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
  }
}
