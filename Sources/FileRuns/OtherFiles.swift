/// The files in searched folders that are no photos.
public struct OtherFiles: Hashable, Sendable {
  /// A kind of file.
  public enum Kind: Hashable, Sendable {
    /// A video, by its extension or its content.
    case video

    /// A file with an extension in lowercase; empty if the name has none.
    case fileExtension(String)
  }

  /// The number of files.
  public private(set) var count = 0

  private var counts: [Kind: Int] = [:]

  init() {}

  /// The kinds with their numbers of files, the most frequent first.
  public var kinds: [(kind: Kind, count: Int)] {
    counts.map { (kind: $0.key, count: $0.value) }.sorted { first, second in
      guard first.count == second.count else { return first.count > second.count }
      return switch (first.kind, second.kind) {
      case (.fileExtension(let first), .fileExtension(let second)): first < second
      case (let first, _): first == .video
      }
    }
  }

  mutating func add(_ kind: Kind) {
    count += 1
    counts[kind, default: 0] += 1
  }
}
