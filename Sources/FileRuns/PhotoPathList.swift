public import PhotoFormats

/// Paths in one block of memory.
///
/// A small block for each of thousands of photos, kept among those that come and go, would prevent
/// the memory between them from being used again: that cost 5 KB per photo.
public struct PhotoPathList: RandomAccessCollection, Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Creates an empty list.
  public init() {}

  /// The position of the first path, 0.
  public var startIndex: Int { 0 }

  /// The number of paths.
  public var endIndex: Int { ends.count }

  /// Returns the path at a position.
  public subscript(position: Int) -> PhotoPath {
    PhotoPath(bytes: Array(bytes[(position > 0 ? ends[position - 1] : 0)..<ends[position]]))
  }

  /// Adds a path at the end.
  public mutating func append(_ path: PhotoPath) {
    bytes += path.bytes
    ends.append(bytes.count)
  }
}
