/// What a header or a directory says about where the pieces of a file lie.
package protocol FileLayout: Sendable {
  /// The pieces, in the order in which they are named. They may share bytes.
  var pieces: [ChunkPart] { get }

  /// What is wrong with them, each once.
  var problems: [ChunkProblem] { get }

  /// Reads a file; throws ``PhotoReadError/damaged`` if nothing says where its pieces lie.
  init(in source: inout ByteSource) throws(PhotoReadError)
}

extension [ChunkProblem] {
  /// Adds a problem unless it is already present.
  mutating func note(_ problem: ChunkProblem) {
    if !contains(problem) { append(problem) }
  }
}
