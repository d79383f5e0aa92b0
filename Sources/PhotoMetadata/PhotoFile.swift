/// A photo's file that is open, so that all that is read from it is of the same bytes.
///
/// When somebody replaces the file, the one that was opened is read to its end. When somebody
/// writes to it, what was read may be of both states: ask ``isUnchanged`` after the last byte.
public struct PhotoFile: ~Copyable {
  /// The state of the file when it was opened.
  public let state: FileState

  var source: ByteSource

  /// Opens a regular file; anything else is refused before a byte is read.
  ///
  /// A symbolic link is followed.
  public init(at path: PhotoPath) throws(PhotoReadError) {
    let file = try OpenFile(path: path)
    let state = file.state
    source = try ByteSource(file)
    self.state = state
  }

  /// The size of the file in bytes when it was opened.
  public var size: Int { source.size }

  /// Whether the path still leads to this file, and nobody has changed it since it was opened.
  public var isUnchanged: Bool { source.isUnchanged }

  /// Passes all bytes on, in pieces that fit the processor's cache.
  ///
  /// Returns whether there were as many as when the file was opened; of a file that grows, no more
  /// than a piece behind its former end is read.
  package func forEachPiece(
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(PhotoReadError) -> Bool {
    unsafe try source.forEachPiece(body)
  }
}
