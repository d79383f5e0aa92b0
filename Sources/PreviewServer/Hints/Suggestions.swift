/// The suggestions of a program, one at a time.
///
/// Only the latest request waits for its turn: a person who is at another string meanwhile doesn't
/// need the earlier ones any more.
actor Suggestions {
  /// What became of a request.
  enum Outcome: Sendable {
    case suggestion(String)

    /// The program says why it has no suggestion.
    case refused(String)

    /// The program failed.
    case failed(SuggestionFailure)

    /// The program answered with something else than a suggestion.
    case unreadable

    /// A later request came.
    case superseded
  }

  /// The most characters of a suggestion, and of a message.
  static let maximumLength = 20_000

  private let source: any SuggestionSource
  private var lastNumber = 0
  private var isBusy = false
  private var waiting: CheckedContinuation<Bool, Never>?

  init(_ source: any SuggestionSource) {
    self.source = source
  }

  /// Returns the suggestion for a text, of which `line` makes what the program is told.
  func suggestion(_ line: @Sendable (Int) -> SuggestionLine) async -> Outcome {
    guard await begin() else { return .superseded }
    defer { end() }
    lastNumber += 1
    let line = line(lastNumber)
    switch await source.answer(to: line.bytes) {
    case .failure(let failure): return .failed(failure)
    case .success(let answer):
      switch line.suggestion(in: answer) {
      case .success(let text)?:
        return text.count > Self.maximumLength ? .unreadable : .suggestion(text)
      case .failure(let message)?: return .refused(String(message.text.prefix(Self.maximumLength)))
      case nil: return .unreadable
      }
    }
  }

  /// Waits for its turn; returns false if a later request came meanwhile.
  private func begin() async -> Bool {
    guard isBusy else {
      isBusy = true
      return true
    }
    waiting?.resume(returning: false)
    return await withCheckedContinuation { waiting = $0 }
  }

  /// Gives the turn to the request that waits.
  private func end() {
    isBusy = waiting != nil
    waiting?.resume(returning: true)
    waiting = nil
  }
}
