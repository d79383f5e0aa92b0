/// A value to show in a text, such as `1=12` or `name=iPhone 15`.
public struct GivenValue: Hashable, Sendable {
  /// The position of the argument, from 1, or its name: that of a substitution or of `${name}`.
  public var name: String

  /// The text of the value.
  public var text: String

  /// Creates a value.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// Parses a typed value; nil if there is no name before a `=`.
  public init?(_ typed: String) {
    guard let sign = typed.firstIndex(of: "="), sign > typed.startIndex else { return nil }
    name = String(typed[..<sign])
    text = String(typed[typed.index(after: sign)...])
  }
}
