#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The identity of a file or a folder, whatever its path.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Creates the identity of what is at a null-terminated path; nil if nothing is.
  package init?(_ path: [CChar]) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Creates the identity of a file in a state.
  package init(_ state: FileStatus.State) {
    (device, number) = (state.device, state.number)
  }
}
