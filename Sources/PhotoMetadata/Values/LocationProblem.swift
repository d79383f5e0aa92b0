/// Why a photo with position entries has no position.
public enum LocationProblem: String, Error, Hashable, Codable, CaseIterable {
  /// A reference, north or south, or east or west, is missing.
  case referenceMissing

  /// A component is absent or is a fraction without a denominator.
  case incomplete

  /// A value is out of range.
  case impossible

  /// The entries have a type that does not represent degrees.
  case malformed
}
