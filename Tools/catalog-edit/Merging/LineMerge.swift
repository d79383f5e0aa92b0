import CatalogEditing
import ToolSupport

/// A line merge by git, with conflict markers, for versions that can't be merged by key.
struct LineMerge {
  /// The versions, in the order of `git merge-file`.
  let ours: MergeSide
  let base: MergeSide
  let theirs: MergeSide

  let labels: MergeLabels
  let preference: MergePreference?

  /// The outcome of a line merge.
  struct Outcome {
    var bytes: [UInt8]
    var hasConflicts: Bool

    /// Whether git merged the lines; without it, all differing lines are one conflict.
    var isByGit = true
  }

  /// Returns the merged file.
  func outcome() -> Outcome {
    let paths = [ours, base, theirs].map(\.path)
    let arguments =
      ["merge-file", "-p", "-q", "--marker-size=\(labels.markerSize)"] + side
      + ["-L", labels.ours, "-L", labels.base, "-L", labels.theirs, "--"] + paths
    // 127 is the most conflicts that git counts; a higher status is an error, such as that of a
    // binary file.
    guard !paths.contains("-"), let run = Git.output(of: arguments),
      run.status <= 127
    else { return outcomeWithoutGit }
    return Outcome(bytes: run.bytes, hasConflicts: run.status > 0)
  }

  private var side: [String] {
    switch preference {
    case .ours: ["--ours"]
    case .theirs: ["--theirs"]
    case .newestState, nil: []
    }
  }

  /// Both sides, with markers around everything from the first differing line to the last.
  private var outcomeWithoutGit: Outcome {
    if theirs.bytes == base.bytes || theirs.bytes == ours.bytes {
      return Outcome(bytes: ours.bytes, hasConflicts: false, isByGit: false)
    }
    if ours.bytes == base.bytes {
      return Outcome(bytes: theirs.bytes, hasConflicts: false, isByGit: false)
    }
    let (mine, other) = (Self.lines(of: ours.bytes), Self.lines(of: theirs.bytes))
    let start = zip(mine, other).prefix { $0 == $1 }.count
    let end = zip(mine.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let lineEnd = mine.first?.suffix(2) == [0x0D, 0x0A] ? "\r\n" : "\n"
    func marker(_ character: String, _ label: String?) -> [UInt8] {
      let marker = String(repeating: character, count: labels.markerSize)
      return Array((marker + (label.map { " " + $0 } ?? "") + lineEnd).utf8)
    }
    func part(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
      let bytes = Array(lines.dropFirst(start).dropLast(end).joined())
      return bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + Array(lineEnd.utf8)
    }
    var bytes = Array(mine.prefix(start).joined())
    bytes += marker("<", labels.ours) + part(mine) + marker("=", nil) + part(other)
    bytes += marker(">", labels.theirs) + mine.suffix(end).joined()
    return Outcome(bytes: bytes, hasConflicts: true, isByGit: false)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
