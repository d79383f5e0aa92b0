/// Why nothing could be read from a file.
public enum PhotoReadError: Error, Hashable, Sendable {
  /// The path does not name a regular file.
  case notAFile

  /// The system reported an error, with its `errno`.
  case system(code: Int32)

  /// The file was changed, replaced or removed while it was read.
  case changed

  /// The file is a video.
  case video

  /// The bytes are not those of a supported kind of photo.
  case notAPhoto

  /// The file is truncated or damaged before anything could be read.
  case damaged
}
