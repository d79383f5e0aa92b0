import Synchronization

/// The texts that a localizer has made of messages.
final class MessageTexts: Sendable {
  private let texts = Mutex<[LocalizedMessage: String]>([:])

  /// Messages that quote texts are all different, and not worth their memory.
  private static let limit = 1_000

  /// Returns the text of a message, made by `make` if it is not known yet.
  func text(for message: LocalizedMessage, _ make: () -> String) -> String {
    if let text = texts.withLock({ $0[message] }) { return text }
    let text = make()
    texts.withLock { texts in
      if texts.count < Self.limit { texts[message] = text }
    }
    return text
  }
}
