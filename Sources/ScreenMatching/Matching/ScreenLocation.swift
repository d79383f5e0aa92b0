/// A point of a screen in shares of its width and height, comparable between languages.
struct ScreenLocation: Hashable, Sendable {
  /// The distance within which texts in two languages can be the same text of an interface.
  static let near = 0.08

  var x: Double
  var y: Double

  /// Returns the distance to another location; a text moves more to the side than up or down.
  func distance(to other: ScreenLocation) -> Double {
    abs(y - other.y) + abs(x - other.x) * 0.25
  }
}
