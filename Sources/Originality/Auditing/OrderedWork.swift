import Dispatch
import Foundation
import Synchronization

/// A work that is done on several threads at a time, whose results come in the order of the inputs.
///
/// The inputs are taken one by one when there is room for them, so that a source may be endless or
/// wait, such as a pipe, and the number of results that wait for an earlier one is bounded.
public struct OrderedWork: Sendable {
  /// How many inputs may be under way for each thread; one slow input holds up no thread before.
  private static let inputsUnderWay = 32

  /// How many threads work.
  public let jobs: Int

  /// Creates a work for `jobs` threads, one at least.
  public init(jobs: Int) {
    self.jobs = max(1, jobs)
  }

  /// How many threads can work at the same time on this machine.
  public static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Works on all inputs, and returns when the last result was delivered.
  ///
  /// `deliver` is called by one thread at a time. When it throws, no further input is taken; that
  /// error comes out as soon as it is known, without waiting for threads that wait for an input.
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
}

/// What the threads of one work share.
private final class OrderedRun<Inputs: IteratorProtocol & Sendable, Output: Sendable>: Sendable {
  /// The inputs that are left.
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
    // A semaphore must not end below the value it began with, which it would when a failure leaves
    // results waiting; so it begins with none.
    self.room = DispatchSemaphore(value: 0)
    for _ in 0..<room { self.room.signal() }
    self.work = work
    self.deliver = deliver
  }

  /// What each thread does.
  func processInputs() {
    while true {
      room.wait()
      guard let (index, input) = nextInput() else { break }
      guard deliver(work(input), at: index) else { break }
    }
    // Whoever waits for room finds that there is nothing left to do.
    room.signal()
    ends.signal()
  }

  func waitForThreads(_ threads: Int) throws {
    for _ in 0..<threads {
      ends.wait()
      if let failure = results.withLock({ $0.failure }) { throw failure }
    }
  }

  /// Returns the next input and its position; this waits while the source does.
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

  /// Delivers a result with those that waited for it, and returns whether to go on.
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
