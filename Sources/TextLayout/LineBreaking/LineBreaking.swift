/// Finds the positions at which a line of text may break in a language.
public protocol LineBreaking {
  /// Returns the positions at which a line may break, ascending, without the start and the end.
  ///
  /// Every position is between two graphemes. Spaces before it belong to the line that ends there.
  func breakOpportunities(in text: String) -> [String.Index]
}
