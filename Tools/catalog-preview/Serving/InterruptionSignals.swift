#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals by which a person or the system ends a process that would go on for ever.
struct InterruptionSignals {
  private var numbers = sigset_t()

  /// Keeps the signals from ending the process; made before there is a second thread.
  init() {
    unsafe sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&numbers, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &numbers, nil)
  }

  /// Waits for one of them.
  func wait() {
    var (numbers, number) = (numbers, Int32())
    unsafe sigwait(&numbers, &number)
  }
}
