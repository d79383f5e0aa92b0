#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why the system refused, in its own short words.
package enum SystemReason {
  /// Returns the words for an error number.
  package static func text(for code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
