#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals by which a person or the system ends a process.
package struct Interruptions: Sendable {
  private var numbers = sigset_t()

  /// Creates the set of signals.
  package init() {
    unsafe sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&numbers, number) }
  }

  /// Does work that leaves nothing half done: a signal that comes meanwhile ends the process
  /// afterwards.
  static func deferred<Value>(
    during work: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    var (numbers, previous) = (Interruptions().numbers, sigset_t())
    unsafe pthread_sigmask(SIG_BLOCK, &numbers, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    return try work()
  }

  /// Keeps the signals from ending the process, in this thread and in those that it starts later.
  package func block() {
    var numbers = numbers
    unsafe pthread_sigmask(SIG_BLOCK, &numbers, nil)
  }

  /// Lets a signal that comes to this thread end the process again.
  package func unblock() {
    var numbers = numbers
    unsafe pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  }

  /// Waits for one of the signals, which must be blocked, and returns its number.
  package func wait() -> Int32 {
    var (numbers, number) = (numbers, Int32())
    unsafe sigwait(&numbers, &number)
    return number
  }
}
