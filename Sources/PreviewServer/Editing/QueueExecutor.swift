import Dispatch

/// Runs the work of an actor on a queue of its own, where it may wait for the system.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates an executor whose queue has a name for debuggers.
  init(named name: String) {
    queue = DispatchQueue(label: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
