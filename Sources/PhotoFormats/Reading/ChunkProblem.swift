/// What is wrong with the structure of a file that consists of pieces.
package enum ChunkProblem: Hashable, Sendable {
  /// The file ends in the middle of a part, or before the end that its format requires.
  case truncated

  /// What follows can't be a part of the format.
  case damaged

  /// There are more parts than any real file has; the rest is not read.
  case tooMany

  /// A part consists of more pieces than are read.
  case tooLong
}
