/// Finds where a line of text may end in a language.
public protocol LineBreaking {
  /// Returns the places at which a new line may begin, ascending, without the start and the end.
  ///
  /// Every place is between two graphemes. Spaces before it belong to the line that ends there.
  func breakOpportunities(in text: String) -> [String.Index]
}
