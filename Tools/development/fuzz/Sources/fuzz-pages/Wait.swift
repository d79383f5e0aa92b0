import Dispatch

/// Waits for asynchronous work, as libFuzzer calls without a task.
enum Wait {
  static func forEnd(_ work: @escaping @Sendable () async -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Task {
      await work()
      isDone.signal()
    }
    isDone.wait()
  }
}
