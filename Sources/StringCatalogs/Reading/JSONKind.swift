/// The kinds of value that a JSON text is made of.
package enum JSONKind: UInt8, Hashable, Sendable {
  /// Members with names, in braces.
  case object

  /// Values in brackets.
  case array

  /// Text in quotes.
  case string

  /// A number.
  case number

  /// `true` or `false`.
  case boolean

  /// `null`.
  case null
}
