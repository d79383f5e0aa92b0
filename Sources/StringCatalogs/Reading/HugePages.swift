#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Pages of two megabytes, with which a large file is read in a fraction of the page faults.
///
/// Linux gives them to memory that asks for them, in its usual setting (`madvise`); elsewhere nothing
/// happens. A page fault takes about as long as linting two texts. Very large files do without: a virtual
/// machine that hands free huge pages back to its host pays more for many of them than the faults would cost.
package enum HugePages {
  /// How many bytes a page has.
  static let size = 1 << 21

  /// How many bytes are too many for them.
  private static let limit = 4 * size

  /// What the allocator and an array keep in front of the elements, and what the allocator rounds up.
  private static let headerSize = 64

  private static let smallPageSize = 1 << 12

  /// Returns whether memory for some bytes should lie in huge pages.
  static func fit(byteCount: Int) -> Bool { (size..<limit).contains(byteCount) }

  /// Returns how many bytes the pages have that so many bytes need.
  static func rounded(byteCount: Int) -> Int { (byteCount + size - 1) / size * size }

  /// Asks for huge pages wherever whole ones lie in memory that nobody has touched yet.
  static func advise(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
    guard let start = memory.baseAddress else { return }
    let header = Int(bitPattern: start) % smallPageSize
    unsafe _ = madvise(start - header, memory.count + header, MADV_HUGEPAGE)
    #endif
  }

  /// Returns an array that `fill` writes the first bytes of, and returns how many.
  ///
  /// There is room for `capacity` bytes at least.
  package static func array(
    capacity: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) -> [UInt8] {
    guard fit(byteCount: capacity) else {
      return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = unsafe fill(buffer)
      }
    }
    // The allocator touches the first page of its memory, so that has to be a small one: what is
    // allocated next shall end where a huge page begins.
    let top = AddressPlug(byteCount: smallPageSize)
    let rest = AddressPlug(byteCount: top.address % size)
    let pages = rounded(byteCount: capacity + headerSize)
    let array = unsafe [UInt8](
      unsafeUninitializedCapacity: pages + smallPageSize - headerSize
    ) { buffer, count in
      unsafe advise(UnsafeMutableRawBufferPointer(buffer))
      count = unsafe fill(buffer)
    }
    _ = consume top
    _ = consume rest
    return array
  }
}
