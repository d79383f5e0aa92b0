/// Why a photo that has position entries still gives no position.
public enum LocationProblem: String, Error, Hashable, Codable, CaseIterable {
  /// North or south, or east or west, is not said.
  case referenceMissing

  /// A component is absent or is a fraction without a denominator.
  case incomplete

  /// A value lies outside its range.
  case impossible

  /// The entries are of a type that does not hold degrees.
  case malformed
}
