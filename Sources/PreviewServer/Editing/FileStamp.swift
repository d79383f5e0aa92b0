/// A value that differs between versions of one or more files, without reading them.
public struct FileStamp: Hashable, Sendable {
  private let numbers: [Int64]

  /// Creates a stamp from the file system's properties: inode, size and modification time.
  public init(_ numbers: [Int64]) {
    self.numbers = numbers
  }
}
