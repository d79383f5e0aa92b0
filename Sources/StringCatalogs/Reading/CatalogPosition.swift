/// A position in a catalog's file, as shown by editors.
public struct CatalogPosition: Hashable, Comparable, Sendable {
  /// The number of bytes before the position.
  public var byteOffset: Int

  /// The line number, from one; lines end with a line feed.
  public var line: Int

  /// The byte number in the line, from one; a byte order mark does not count.
  public var column: Int

  /// Creates a position from its parts.
  public init(byteOffset: Int, line: Int, column: Int) {
    self.byteOffset = byteOffset
    self.line = line
    self.column = column
  }

  /// Returns whether one position precedes another.
  public static func < (left: CatalogPosition, right: CatalogPosition) -> Bool {
    left.byteOffset < right.byteOffset
  }
}
