/// The width or the precision of a specifier.
package enum FormatCount: Hashable, Sendable {
  /// A number in the specifier: `%8d`.
  case fixed(Int)

  /// The value of the next argument, or of the one at a position from 1: `%*d`, `%1$*2$d`.
  case argument(position: Int?)
}
