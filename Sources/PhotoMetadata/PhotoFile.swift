public import PhotoFormats

/// An open photo file, so that everything read from it has the same bytes.
///
/// If the file is replaced, the opened one is read to its end. If another process writes to it, the
/// result may mix both states: check ``isUnchanged`` after the last byte.
///
/// ```swift
/// var file = try PhotoFile(at: path)
/// let metadata = try PhotoReader().metadata(of: &file)
/// let isTrue = file.isUnchanged
/// ```
public struct PhotoFile: ~Copyable {
  /// The state of the file at the time of opening.
  public let state: FileState

  var source: ByteSource

  /// Opens a regular file; anything else is refused before reading.
  ///
  /// Symbolic links are followed.
  public init(at path: PhotoPath) throws(PhotoReadError) {
    let file = try OpenFile(path: path)
    let state = file.state
    source = try ByteSource(file)
    self.state = state
  }

  /// Opens a regular file of which up to `limit` bytes may be examined.
  init(at path: PhotoPath, limit: Int) throws(PhotoReadError) {
    let file = try OpenFile(path: path)
    let state = file.state
    source = try ByteSource(file, limit: limit)
    self.state = state
  }

  /// Opens a regular file whose every byte will be needed, as for its digest.
  package init(toReadWhole path: PhotoPath) throws(PhotoReadError) {
    let file = try OpenFile(path: path)
    let state = file.state
    source = try ByteSource(file, isReadWhole: true)
    self.state = state
  }

  /// The size of the file in bytes at the time of opening.
  public var size: Int { source.size }

  /// Whether the path still leads to this file, and it has not changed since it was opened.
  public var isUnchanged: Bool { source.isUnchanged }

  /// Passes on all bytes, in pieces that fit the processor's cache; in one piece if they are in
  /// memory, as after a thumbnail was compared.
  ///
  /// Returns whether there were as many as at the time of opening; if the file grows, at most one
  /// piece beyond its former end is read.
  package func forEachPiece(
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(PhotoReadError) -> Bool {
    unsafe try source.forEachPiece(body)
  }
}
