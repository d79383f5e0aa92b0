/// What tells two versions of a file apart without reading it.
public struct FileStamp: Hashable, Sendable {
  private let numbers: [Int64]

  /// Creates a stamp of what the system knows of a file: its number, size and time of change.
  public init(_ numbers: Int64...) {
    self.numbers = numbers
  }
}
