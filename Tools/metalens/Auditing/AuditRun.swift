import Foundation
import Originality
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
  /// `prepare` converts an entry on the thread that audits the file.
  func run<Output: Sendable>(
    over source: PathSource, from tally: AuditTally,
    prepare: @escaping @Sendable (AuditedFile) -> Output,
    deliver: @escaping @Sendable (Output) throws -> Void
  ) throws -> AuditTally {
    let total = source.isOpen ? nil : source.files.count
    let progress = Progress(
      tally, ProgressBar(total: total, done: tally.count, isShown: showsProgress))
    let failure = source.failure
    defer { progress.state.withLock { $0.bar.remove() } }
    try OrderedWork(jobs: jobs).run(on: source) { [auditor, includesPrivate] path in
      var file = auditor.audit(fileAt: path)
      if !includesPrivate { file.entry = file.entry.withoutPrivateFacts() }
      let report = file.entry.report
      return (
        output: prepare(file), isReport: report != nil, score: report?.score,
        verdict: report?.assessment?.verdict
      )
    } deliver: { result in
      try deliver(result.output)
      progress.state.withLock { state in
        state.tally.count(
          isReport: result.isReport, score: result.score, verdict: result.verdict)
        state.bar.draw(done: state.tally.count)
      }
    }
    if let code = failure?.errorNumber {
      throw FileError.cannotRead(path: "stdin", reason: SystemReason.argument(for: code))
    }
    return progress.state.withLock { $0.tally }
  }
}
