public import StringCatalogs

/// A label with a value.
///
/// The labels of absent values are listed together in one line.
public struct Fact: Hashable, Sendable {
  /// What the value is.
  public var label: LocalizedMessage

  /// The value.
  public var value: DocumentValue

  /// Creates a fact.
  public init(_ label: LocalizedMessage, _ value: DocumentValue) {
    self.label = label
    self.value = value
  }
}
