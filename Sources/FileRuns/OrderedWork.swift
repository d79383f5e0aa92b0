import Dispatch
import Foundation
import Synchronization

/// Work on several inputs at the same time, whose results are delivered in the order of the inputs.
///
/// Inputs are read one by one if there is capacity, so that the source may be endless or block,
/// like a pipe, and the number of results that wait for an earlier one is bounded.
public struct OrderedWork: Sendable {
  /// The maximum number of inputs in progress per job, so that a slow one does not block others.
  private static let inputsUnderWay = 32

  /// The number of inputs that are worked on at the same time.
  public let jobs: Int

  /// Creates work for `jobs` threads or tasks, at least one.
  public init(jobs: Int) {
    self.jobs = max(1, jobs)
  }

  /// Processes all inputs on threads, and returns after the last result has been delivered.
  ///
  /// `deliver` is called by one thread at a time. If it throws, no further input is read, and the
  /// error is rethrown at once, without waiting for threads that wait for an input.
  public func run<Inputs: IteratorProtocol & Sendable, Output: Sendable>(
    on inputs: Inputs, _ work: @escaping @Sendable (Inputs.Element) -> Output,
    deliver: @escaping @Sendable (Output) throws -> Void
  ) throws {
    guard jobs > 1 else {
      var inputs = inputs
      while let input = inputs.next() { try deliver(work(input)) }
      return
    }
    let run = OrderedRun(inputs, room: jobs * Self.inputsUnderWay, work: work, deliver: deliver)
    for _ in 0..<jobs { Thread.detachNewThread { run.processInputs() } }
    try run.waitForThreads(jobs)
  }

  /// Processes all inputs in tasks, and returns after the last result has been delivered.
  ///
  /// The first error of `work` or `deliver` cancels the tasks, and is rethrown.
  public func run<Inputs: Sequence, Output: Sendable>(
    on inputs: Inputs, _ work: @escaping @Sendable (Inputs.Element) async throws -> Output,
    deliver: (Output) throws -> Void
  ) async throws where Inputs.Element: Sendable {
    try await withThrowingTaskGroup(of: (index: Int, output: Output).self) { group in
      var inputs = inputs.makeIterator()
      var waiting: [Int: Output] = [:]
      var (started, ended, delivered) = (0, 0, 0)
      while true {
        while started - ended < jobs, started - delivered < jobs * Self.inputsUnderWay,
          let input = inputs.next()
        {
          group.addTask { [started] in (started, try await work(input)) }
          started += 1
        }
        guard let (index, output) = try await group.next() else { return }
        ended += 1
        waiting[index] = output
        while let next = waiting.removeValue(forKey: delivered) {
          try deliver(next)
          delivered += 1
        }
      }
    }
  }
}

/// The shared state of the threads.
private final class OrderedRun<Inputs: IteratorProtocol & Sendable, Output: Sendable>: Sendable {
  /// The remaining inputs.
  private struct Source: Sendable {
    var inputs: Inputs
    var count = 0
    var isAtEnd = false
  }

  /// The results that wait for earlier ones.
  private struct Results: Sendable {
    var waiting: [Int: Output] = [:]
    var nextIndex = 0
    var failure: (any Error)?
  }

  private let source: Mutex<Source>
  private let results = Mutex(Results())
  private let room: DispatchSemaphore
  private let ends = DispatchSemaphore(value: 0)
  private let work: @Sendable (Inputs.Element) -> Output
  private let deliver: @Sendable (Output) throws -> Void

  init(
    _ inputs: Inputs, room: Int, work: @escaping @Sendable (Inputs.Element) -> Output,
    deliver: @escaping @Sendable (Output) throws -> Void
  ) {
    source = Mutex(Source(inputs: inputs))
    // A semaphore must not be destroyed below its initial value, as it would be if a failure leaves
    // results waiting; so the initial value is zero.
    self.room = DispatchSemaphore(value: 0)
    for _ in 0..<room { self.room.signal() }
    self.work = work
    self.deliver = deliver
  }

  /// The loop of each thread.
  func processInputs() {
    while true {
      room.wait()
      guard let (index, input) = nextInput() else { break }
      guard deliver(work(input), at: index) else { break }
    }
    // Threads that wait for capacity see the end of the input.
    room.signal()
    ends.signal()
  }

  func waitForThreads(_ threads: Int) throws {
    for _ in 0..<threads {
      ends.wait()
      if let failure = results.withLock({ $0.failure }) { throw failure }
    }
  }

  /// Returns the next input and its index; blocks while the source does.
  private func nextInput() -> (Int, Inputs.Element)? {
    source.withLock { source in
      guard !source.isAtEnd, let input = source.inputs.next() else {
        source.isAtEnd = true
        return nil
      }
      defer { source.count += 1 }
      return (source.count, input)
    }
  }

  /// Delivers a result and those that waited for it, and returns whether to continue.
  private func deliver(_ output: Output, at index: Int) -> Bool {
    results.withLock { results in
      guard results.failure == nil else { return false }
      results.waiting[index] = output
      while let next = results.waiting.removeValue(forKey: results.nextIndex) {
        do {
          try deliver(next)
        } catch {
          results.failure = error
          return false
        }
        results.nextIndex += 1
        room.signal()
      }
      return true
    }
  }
}
