#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The processor of this machine.
enum Processor {
  /// The number of cores that are in use, at least 1 and at most 16.
  static var count: Int { min(16, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
