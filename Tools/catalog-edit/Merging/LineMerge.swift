import CatalogEditing
import CatalogToolSupport
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
    let bytes = labels.markers.fileWithOneConflict(ours: ours.bytes, theirs: theirs.bytes)
    return Outcome(bytes: bytes, hasConflicts: true, isByGit: false)
  }
}
