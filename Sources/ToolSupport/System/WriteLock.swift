import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock that is held while files are written, so that an interruption finds no file half-done.
package final class WriteLock: Sendable {
  /// The number of attempts after an interruption, and the microseconds between them: two seconds
  /// in total.
  private static let (attempts, pause) = (400, 5000 as UInt32)

  private let lock = Mutex(())

  package init() {}

  /// Runs a closure that must not be interrupted.
  package func withLock<Value>(_ work: () throws -> Value) rethrows -> Value {
    try lock.withLock { _ in try work() }
  }

  /// Ends the process after an interruption: between two files, or, if a disk is that slow, after
  /// two seconds.
  ///
  /// What was being written then is a temporary file, which the next run removes.
  package func end(_ end: () -> Never) -> Never {
    for _ in 0..<Self.attempts {
      _ = lock.withLockIfAvailable { _ in end() }
      usleep(Self.pause)
    }
    end()
  }
}
