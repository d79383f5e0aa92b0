#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The environment variables of the process.
package enum Environment {
  /// Returns the value of a variable; nil if it is not set.
  package static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Returns whether a variable is set and not empty.
  package static func has(_ name: String) -> Bool {
    value(of: name)?.isEmpty == false
  }
}
