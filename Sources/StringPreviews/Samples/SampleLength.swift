/// How long the words are that stand for values.
public enum SampleLength: String, Hashable, Sendable, CaseIterable {
  /// As short as they get.
  case short

  /// As they mostly are.
  case usual

  /// Longer than a designer likes.
  case long
}
