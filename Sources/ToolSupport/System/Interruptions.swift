#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals by which a person or the system ends a process.
///
/// Signals that the process was started to ignore, as `nohup` and scripts ask for, are left out.
package struct Interruptions: Sendable {
  private var numbers = sigset_t()

  /// Creates the set of signals.
  package init() {
    unsafe sigemptyset(&numbers)
    // A blocked signal would be waited for even where it is ignored.
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
      unsafe sigaddset(&numbers, number)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
    let handler = unsafe action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
    let handler = unsafe action.__sa_handler.sa_handler
    #else
    let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Runs a closure that must not be interrupted: a signal that arrives meanwhile terminates the
  /// process afterward.
  static func deferred<Value>(
    during work: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    var (numbers, previous) = (Interruptions().numbers, sigset_t())
    unsafe pthread_sigmask(SIG_BLOCK, &numbers, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    return try work()
  }

  /// Blocks the signals in this thread and in those that it starts later.
  package func block() {
    var numbers = numbers
    unsafe pthread_sigmask(SIG_BLOCK, &numbers, nil)
  }

  /// Unblocks the signals in this thread.
  package func unblock() {
    var numbers = numbers
    unsafe pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  }

  /// Whether one of the signals, which must be blocked, has arrived.
  var arePending: Bool {
    var (numbers, pending) = (numbers, sigset_t())
    guard unsafe sigpending(&pending) == 0 else { return false }
    return [SIGINT, SIGTERM, SIGHUP].contains { number in
      unsafe sigismember(&pending, number) + sigismember(&numbers, number) == 2
    }
  }

  /// Waits for one of the signals, which must be blocked, and returns its number.
  package func wait() -> Int32 {
    var (numbers, number) = (numbers, Int32())
    unsafe sigwait(&numbers, &number)
    return number
  }
}
