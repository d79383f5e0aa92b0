import Dispatch
import Synchronization

/// Reads what versions of catalogs changed: each content once, and of it only what differs.
struct VersionReader {
  /// The largest catalog that is read.
  private static let maximumByteCount = 64 << 20

  /// How many versions one process of git reads at once.
  private static let segmentLength = 200

  /// Versions of which each is compared with the one after it, newest first.
  private struct Segment {
    var versions: [Int]

    /// Whether the last version begins a history, and is not only there for comparison.
    var ownsLast: Bool
  }

  private let graph: VersionGraph
  private let root: String
  private let deadline: ContinuousClock.Instant

  init(_ graph: VersionGraph, in root: String, until deadline: ContinuousClock.Instant) {
    self.graph = graph
    self.root = root
    self.deadline = deadline
  }

  /// Returns the changes of versions.
  func changes(of versions: Set<Int>) throws(HistoryError) -> [Int: VersionChanges] {
    let segments = segments(of: versions)
    let state = Mutex<(next: Int, changes: [Int: VersionChanges], failure: HistoryError?)>(
      (0, [:], nil))
    // A second process takes longer to start than to read a few files.
    let workers = versions.count > Self.segmentLength / 2 ? min(2, segments.count) : 1
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      do throws(HistoryError) {
        let git = try GitProcess(["cat-file", "--batch"], in: root, until: deadline)
        while true {
          let index = state.withLock { state in
            defer { state.next += 1 }
            return state.failure == nil ? state.next : segments.count
          }
          guard index < segments.count else { return }
          let changes = try read(segments[index], from: git)
          state.withLock { $0.changes.merge(changes) { first, _ in first } }
        }
      } catch {
        state.withLock { $0.failure = error }
      }
    }
    let result = state.withLock { $0 }
    if let failure = result.failure { throw failure }
    return result.changes
  }

  /// Returns the versions as chains from each version to the one with which it is compared.
  private func segments(of versions: Set<Int>) -> [Segment] {
    var segments: [Segment] = []
    var seen: Set<Int> = []
    for version in versions.sorted(by: >) where !seen.contains(version) {
      var chain = [version]
      var ownsLast = true
      seen.insert(version)
      while let base = graph.base(of: chain[chain.count - 1]), graph.versions[base].blob != nil,
        graph.versions[chain[chain.count - 1]].blob != nil
      {
        chain.append(base)
        guard seen.insert(base).inserted else {
          ownsLast = false
          break
        }
        guard chain.count > Self.segmentLength else { continue }
        segments.append(Segment(versions: chain, ownsLast: false))
        chain = [base]
      }
      segments.append(Segment(versions: chain, ownsLast: ownsLast))
    }
    return segments
  }

  /// A version that was read; without positions if it is no catalog.
  private struct Content {
    var blob: String
    var bytes: [UInt8]
    var isMissing: Bool
    var positions: EntryPositions?
  }

  private func read(
    _ segment: Segment, from git: GitProcess
  ) throws(HistoryError) -> [Int: VersionChanges] {
    var changes: [Int: VersionChanges] = [:]
    let blobs = segment.versions.map { graph.versions[$0].blob }
    var requests: [UInt8] = []
    for (index, blob) in blobs.enumerated() {
      guard let blob, index == 0 || blobs[index - 1] != blob else { continue }
      requests += Array(blob.utf8) + [UInt8(ascii: "\n")]
    }
    git.ask(requests)
    var later: Content?
    // Two contents are needed at once, and the memory of the one before becomes that of the next.
    var memory: [UInt8] = []
    for index in segment.versions.indices {
      guard let blob = blobs[index] else { continue }
      if let later, later.blob == blob {
        changes[segment.versions[index - 1]] = VersionChanges()
        continue
      }
      var content = Content(blob: blob, bytes: [], isMissing: false, positions: nil)
      swap(&content.bytes, &memory)
      content.isMissing = try !git.readContent(into: &content.bytes, upTo: Self.maximumByteCount)
      if let later, let positions = later.positions,
        let comparison = EntryComparison(later.bytes, positions, content.bytes)
      {
        content.positions = comparison.positions
        changes[segment.versions[index - 1]] = VersionChanges(
          from: (content.bytes, comparison.positions), to: (later.bytes, positions),
          pairs: comparison.pairs.map { ($0.other, $0.known) })
      } else {
        content.positions = EntryPositions(content.bytes)
        if let later { changes[segment.versions[index - 1]] = Self.all(of: later) }
      }
      memory = later?.bytes ?? []
      later = content
    }
    if segment.ownsLast, let last = segment.versions.last {
      changes[last] = later.map(Self.all) ?? VersionChanges()
    }
    return changes
  }

  private static func all(of content: Content) -> VersionChanges {
    guard let positions = content.positions else {
      var changes = VersionChanges()
      changes.isUnreadable = true
      changes.isMissing = content.isMissing
      return changes
    }
    return VersionChanges(all: content.bytes, positions)
  }
}
