import FileRuns
import Foundation
import PhotoAudits
import PhotoFormats
import Reports
import Synchronization
import ToolSupport

/// One run over the files of a source: on several threads, counted, with progress on the terminal.
struct AuditRun {
  private final class Progress: Sendable {
    let state: Mutex<(tally: AuditTally, bar: ProgressBar)>

    init(_ tally: AuditTally, _ bar: ProgressBar) { state = Mutex((tally, bar)) }
  }

  /// Audits a file.
  let auditor: PhotoAuditor

  /// The number of threads.
  let jobs: Int

  /// Whether positions stay in the rows.
  let includesPrivate: Bool

  /// Whether to show the progress.
  let showsProgress: Bool

  /// Passes on the entry of each file, in the order of the files, and returns how many there were.
  ///
  /// `prepare` converts an entry, of the file at a path in a state, on the thread that audits it.
  func run<Output: Sendable>(
    over source: PathSource, from tally: AuditTally,
    prepare: @escaping @Sendable (PhotoEntry, PhotoPath, FileState?) -> Output,
    deliver: @escaping @Sendable (Output) throws -> Void
  ) throws -> AuditTally {
    let total = source.isOpen ? nil : source.files.count
    let progress = Progress(
      tally, ProgressBar(total: total, done: tally.count, isShown: showsProgress))
    defer { progress.state.withLock { $0.bar.remove() } }
    try OrderedWork(jobs: jobs).run(on: source) { [auditor, includesPrivate] path in
      var (entry, state) = auditor.audit(fileAt: path)
      if !includesPrivate { entry = entry.withoutPrivateFacts() }
      return (output: prepare(entry, path, state), outcome: AuditOutcome(entry))
    } deliver: { result in
      try deliver(result.output)
      progress.state.withLock { state in
        state.tally.count(result.outcome)
        state.bar.draw(done: state.tally.count)
      }
    }
    try source.checkEnd()
    return progress.state.withLock { $0.tally }
  }
}
