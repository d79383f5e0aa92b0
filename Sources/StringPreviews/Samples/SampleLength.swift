/// The length of sample words.
public enum SampleLength: String, Hashable, Sendable, CaseIterable {
  /// Short words.
  case short

  /// Words of typical length.
  case usual

  /// Words longer than designers expect.
  case long
}
