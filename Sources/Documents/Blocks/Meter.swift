public import StringCatalogs

/// A number out of a maximum, shown small and without a judgment.
public struct Meter: Hashable, Sendable {
  /// What is measured.
  public var label: LocalizedMessage

  /// The number.
  public var value: Int

  /// The maximum.
  public var maximum: Int

  /// Creates a meter.
  public init(_ label: LocalizedMessage, value: Int, maximum: Int = 100) {
    self.label = label
    self.value = value
    self.maximum = maximum
  }
}
