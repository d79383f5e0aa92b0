/// What tells two versions of a file, or of several, apart without reading them.
public struct FileStamp: Hashable, Sendable {
  private let numbers: [Int64]

  /// Creates a stamp of what the system knows of each: its number, size and time of change.
  public init(_ numbers: [Int64]) {
    self.numbers = numbers
  }
}
