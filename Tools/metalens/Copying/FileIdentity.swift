import Foundation
import ToolSupport

/// The identity of a file, whatever its path.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// Creates the identity of the file at a null-terminated path; nil if there is none.
  init?(_ path: [CChar]) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Creates the identity of a file in a state.
  init(_ state: FileStatus.State) {
    (device, inode) = (state.device, state.number)
  }
}
