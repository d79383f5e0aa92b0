/// Why nothing could be read from a file.
public enum PhotoReadError: Error, Hashable, Sendable {
  /// The path does not name a regular file.
  case notAFile

  /// The system refused; the number is its `errno`.
  case system(code: Int32)

  /// The file was changed, replaced or removed while it was read.
  case changed

  /// The bytes are not those of any photo that this library knows.
  case notAPhoto

  /// The file ends or breaks before anything in it could be read.
  case damaged
}
