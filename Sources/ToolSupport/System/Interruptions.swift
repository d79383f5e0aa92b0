#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals by which a person or the system ends a process.
enum Interruptions {
  /// Does work that leaves nothing half done: a signal that comes meanwhile ends the process
  /// afterwards.
  static func held<Value>(
    during work: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    var (numbers, previous) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&numbers, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &numbers, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    return try work()
  }
}
