#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folders that a search has been in, whatever paths lead to them.
package struct VisitedFolders {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  private var identities: Set<Identity> = []

  package init() {}

  /// Returns whether a search should go into a folder: it is the first time.
  ///
  /// Links can make a folder contain itself, or contain another one any number of times.
  package mutating func insert(_ folder: String) -> Bool {
    var status = stat()
    // Listing it says why not.
    guard unsafe stat(folder, &status) == 0 else { return true }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    return identities.insert(identity).inserted
  }
}
