import Synchronization

/// The pages that wait for a change; each keeps a connection and looks at all files again and again.
final class WaitingPages: Sendable {
  /// More than this many tabs that can be seen are no longer a person.
  static let most = 64

  private let number = Mutex(0)

  /// How many pages wait.
  var count: Int { number.withLock { $0 } }

  /// Lets a page wait, unless too many do.
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
