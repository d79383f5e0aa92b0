/// The kinds of JSON values.
package enum JSONKind: UInt8, Hashable, Sendable {
  /// Members with names, in braces.
  case object

  /// Values in brackets.
  case array

  /// Text in quotation marks.
  case string

  /// A number.
  case number

  /// `true` or `false`.
  case boolean

  /// `null`.
  case null
}
