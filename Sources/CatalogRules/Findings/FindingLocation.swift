/// A location in another file than that of a finding, such as the code that uses a key.
public struct FindingLocation: Hashable, Sendable {
  /// The path of the file, as reports show it.
  public var path: String

  /// The line, from 1.
  public var line: Int

  /// The column in UTF-8 bytes, from 1.
  public var column: Int

  /// Creates a location.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
