/// A program that suggests translations, such as a model on the same computer.
///
/// It gets one line for each text and answers it with one line; ``PreviewService`` writes and reads
/// what is in them.
public protocol SuggestionSource: Sendable {
  /// Returns the answer to a line, without its line feed, or why there is none.
  ///
  /// One line is asked at a time.
  func answer(to line: [UInt8]) async -> Result<[UInt8], SuggestionFailure>
}

/// Why a program gave no suggestion.
public enum SuggestionFailure: Error, Hashable, Sendable {
  /// It can't be started.
  case cannotStart

  /// It ended before it answered.
  case ended

  /// It did not answer in time.
  case tooSlow

  /// Its answer is longer than an answer may be.
  case tooLong
}
