#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Addresses that are taken, without memory behind them, so that nothing else gets them.
@safe
struct AddressPlug: ~Copyable {
  private let byteCount: Int
  private let memory: UnsafeMutableRawPointer?

  /// Takes as many addresses as the system gives next; none where it gives none.
  init(byteCount: Int) {
    self.byteCount = byteCount
    #if os(Linux)
    let memory = unsafe mmap(nil, byteCount, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    unsafe self.memory = memory == MAP_FAILED ? nil : memory
    #else
    unsafe memory = nil
    #endif
  }

  deinit {
    #if os(Linux)
    if let memory = unsafe memory { unsafe _ = munmap(memory, byteCount) }
    #endif
  }

  /// The lowest of the addresses; zero when there are none.
  var address: Int { Int(bitPattern: unsafe memory) }
}
