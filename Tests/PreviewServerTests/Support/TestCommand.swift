import Synchronization

@testable import PreviewServer

/// A program for suggestions that answers with what a test wants, when it wants.
final class TestCommand: SuggestionSource {
  private let reply: @Sendable (String) -> Result<String, SuggestionFailure>
  private let lines = Mutex<[String]>([])
  private let isHeld = Mutex(false)

  init(_ reply: @escaping @Sendable (String) -> Result<String, SuggestionFailure>) {
    self.reply = reply
  }

  /// The lines that the program got.
  var received: [String] { lines.withLock { $0 } }

  /// Keeps the program from answering, or no longer.
  func hold(_ holds: Bool) { isHeld.withLock { $0 = holds } }

  func answer(to line: [UInt8]) async -> Result<[UInt8], SuggestionFailure> {
    let text = String(decoding: line, as: UTF8.self)
    lines.withLock { $0.append(text) }
    while isHeld.withLock({ $0 }) { await Task.yield() }
    return reply(text).map { Array($0.utf8) }
  }
}
