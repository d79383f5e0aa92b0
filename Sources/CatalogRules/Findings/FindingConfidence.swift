/// How sure a finding is that compares catalogs with code.
public enum FindingConfidence: String, Hashable, Sendable, CaseIterable {
  /// The code leaves no other explanation.
  case certain

  /// Something in the project makes another explanation possible.
  case likely

  /// A key that the program puts together may explain it.
  case dynamic
}
