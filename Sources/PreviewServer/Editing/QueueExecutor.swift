import Dispatch

/// Runs an actor on its own queue, where it may block.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates an executor with a label for debuggers.
  init(named name: String) {
    queue = DispatchQueue(label: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
