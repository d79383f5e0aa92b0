/// A part of a symbol with marked points, such as a map.
public struct Drawing: Hashable, Sendable {
  /// A point in units of the symbol.
  public struct Point: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Int

    /// The distance from the upper edge.
    public var y: Int

    /// Creates a point.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// A rectangle in units of the symbol.
  public struct Frame: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point

    /// The width.
    public var width: Int

    /// The height.
    public var height: Int

    /// Creates a rectangle.
    public init(origin: Point, width: Int, height: Int) {
      self.origin = origin
      self.width = width
      self.height = height
    }
  }

  /// The drawing.
  public var symbol: Symbol

  /// The part that is shown; nil for all of it.
  public var frame: Frame?

  /// The marked points.
  public var points: [Point]

  /// Creates a drawing.
  public init(_ symbol: Symbol, frame: Frame? = nil, points: [Point] = []) {
    self.symbol = symbol
    self.frame = frame
    self.points = points
  }
}
