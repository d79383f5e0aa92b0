/// A place in a catalog's file, as an editor shows it.
public struct CatalogPosition: Hashable, Comparable, Sendable {
  /// How many bytes come before the place.
  public var byteOffset: Int

  /// The number of the line, from one; lines end with a line feed.
  public var line: Int

  /// The number of the byte in its line, from one; a byte order mark does not count.
  public var column: Int

  /// Creates a place from its parts.
  public init(byteOffset: Int, line: Int, column: Int) {
    self.byteOffset = byteOffset
    self.line = line
    self.column = column
  }

  /// Returns whether one place comes before another.
  public static func < (left: CatalogPosition, right: CatalogPosition) -> Bool {
    left.byteOffset < right.byteOffset
  }
}
