import Synchronization

/// The pages that wait for a change; each keeps a connection and polls all files.
final class WaitingPages: Sendable {
  /// The limit: more visible tabs than any person uses.
  static let most = 64

  private let number = Mutex(0)

  /// The number of waiting pages.
  var count: Int { number.withLock { $0 } }

  /// Lets a page wait, unless the limit is reached.
  func begin() -> Bool {
    number.withLock { number in
      guard number < Self.most else { return false }
      number += 1
      return true
    }
  }

  /// Ends the waiting of a page.
  func end() { number.withLock { $0 -= 1 } }
}
