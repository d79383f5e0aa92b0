/// A convex polygon with rounded corners.
struct StampShape: Hashable {
  /// A point, with y downward.
  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// The corners in order, without the rounding.
  var corners: [Point]

  /// How far the shape extends beyond the polygon.
  var radius: Double

  /// The smallest and the largest x of the shape.
  var horizontalExtent: ClosedRange<Double> {
    let values = corners.map(\.x)
    return (values.min() ?? 0) - radius...(values.max() ?? 0) + radius
  }

  /// The smallest and the largest y of the shape.
  var verticalExtent: ClosedRange<Double> {
    let values = corners.map(\.y)
    return (values.min() ?? 0) - radius...(values.max() ?? 0) + radius
  }

  /// Returns the shape slanted to the right by a ratio of its height above y = 0, then enlarged,
  /// then moved.
  func placed(slant: Double, scale: Double, x: Double, y: Double) -> StampShape {
    StampShape(
      corners: corners.map { corner in
        Point(x: (corner.x - corner.y * slant) * scale + x, y: corner.y * scale + y)
      },
      radius: radius * scale)
  }

  /// Returns the distance of a point from the outline, negative inside.
  func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    var isInside = true
    for (index, end) in corners.enumerated() {
      let start = corners[(index + corners.count - 1) % corners.count]
      let (edgeX, edgeY) = (end.x - start.x, end.y - start.y)
      let (x, y) = (point.x - start.x, point.y - start.y)
      let length = edgeX * edgeX + edgeY * edgeY
      let part = length > 0 ? min(max((x * edgeX + y * edgeY) / length, 0), 1) : 0
      let (offsetX, offsetY) = (x - edgeX * part, y - edgeY * part)
      nearest = min(nearest, offsetX * offsetX + offsetY * offsetY)
      // Corners run clockwise on the screen, so the inside is on the right of each edge.
      if edgeX * y - edgeY * x < 0 { isInside = false }
    }
    let distance = nearest.squareRoot()
    return (isInside ? -distance : distance) - radius
  }
}
