/// The length of sample words.
public enum SampleLength: String, Hashable, Sendable, CaseIterable {
  /// Short words.
  case short

  /// Words of the usual length.
  case usual

  /// Words longer than a designer expects.
  case long
}
