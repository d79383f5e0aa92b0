import FileRuns
import Foundation
import Synchronization
import TestSupport
import Testing

struct OrderedWorkTests {
  private struct Refusal: Error {}

  /// Numbers from 0, and the count of those read.
  private struct Numbers: IteratorProtocol, Sendable {
    final class Counter: Sendable { let taken = Mutex(0) }

    let end: Int
    let counter = Counter()

    func next() -> Int? {
      counter.taken.withLock { taken in
        guard taken < end else { return nil }
        defer { taken += 1 }
        return taken
      }
    }
  }

  private final class Delivered: Sendable { let list = Mutex<[Int]>([]) }

  @Test(arguments: [1, 2, 7, 64]) func deliversInTheOrderOfTheInputs(jobs: Int) throws {
    let delivered = Delivered()
    try OrderedWork(jobs: jobs).run(on: Numbers(end: 2_000)) { number in
      // Some are slower than those after them.
      if number % 97 == 0 { usleep(500) }
      return number
    } deliver: { number in
      delivered.list.withLock { $0.append(number) }
    }
    #expect(delivered.list.withLock { $0 } == Array(0..<2_000))
  }

  @Test(.endsHangs, arguments: [1, 4]) func endsWhenAResultIsRefused(jobs: Int) {
    let numbers = Numbers(end: .max)
    #expect(throws: Refusal.self) {
      try OrderedWork(jobs: jobs).run(on: numbers) {
        $0
      } deliver: { number in
        if number == 100 { throw Refusal() }
      }
    }
  }

  @Test(.endsHangs) func releasingWaitingResultsAfterAFailureIsSafe() {
    let numbers = Numbers(end: .max)
    weak var work: Delivered?
    do {
      let delivered = Delivered()
      work = delivered
      #expect(throws: Refusal.self) {
        try OrderedWork(jobs: 4).run(on: numbers) { [counter = numbers.counter] number in
          // The first result comes last, after all capacity is used by waiting results.
          while number == 0 && counter.taken.withLock({ $0 }) < 4 * 32 { usleep(100) }
          delivered.list.withLock { $0.append(number) }
        } deliver: {
          throw Refusal()
        }
      }
    }
    // The shared state is released, without a trap, after the last thread has ended.
    while work != nil { usleep(100) }
  }

  @Test func readsNoMoreInputsThanItHasRoomFor() throws {
    let numbers = Numbers(end: 10_000)
    let most = Mutex(0)
    try OrderedWork(jobs: 2).run(on: numbers) { number in
      if number == 0 { usleep(50_000) }
      return number
    } deliver: { [counter = numbers.counter] number in
      let ahead = counter.taken.withLock { $0 } - number
      most.withLock { $0 = max($0, ahead) }
    }
    #expect(most.withLock { $0 } <= 65)
  }

  @Test(arguments: [1, 2, 7, 64]) func deliversResultsOfTasksInOrder(jobs: Int) async throws {
    var delivered: [Int] = []
    let running = Mutex((now: 0, most: 0))
    try await OrderedWork(jobs: jobs).run(on: 0..<300) { number in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      if number % 97 == 0 { try await Task.sleep(for: .milliseconds(2)) }
      running.withLock { $0.now -= 1 }
      return number
    } deliver: { number in
      delivered.append(number)
    }
    #expect(delivered == Array(0..<300))
    #expect(running.withLock { $0.most } <= jobs)
  }

  @Test(.endsHangs) func endsWhenATaskFailsOrItsResultIsRefused() async {
    await #expect(throws: Refusal.self) {
      try await OrderedWork(jobs: 3).run(on: 0...) { number in
        if number == 100 { throw Refusal() }
      } deliver: { _ in
      }
    }
    var delivered: [Int] = []
    await #expect(throws: Refusal.self) {
      try await OrderedWork(jobs: 3).run(on: 0...) {
        $0
      } deliver: { number in
        if number == 100 { throw Refusal() }
        delivered.append(number)
      }
    }
    #expect(delivered == Array(0..<100))
  }

  @Test func startsNoMoreTasksThanItHasRoomFor() async throws {
    let numbers = Numbers(end: 10_000)
    var most = 0
    try await OrderedWork(jobs: 2).run(on: IteratorSequence(numbers)) { number in
      if number == 0 { try await Task.sleep(for: .milliseconds(50)) }
      return number
    } deliver: { number in
      most = max(most, numbers.counter.taken.withLock { $0 } - number)
    }
    #expect(most <= 65)
  }
}
