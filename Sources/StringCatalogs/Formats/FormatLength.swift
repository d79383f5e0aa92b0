/// The length modifier of a specifier: the size of its argument in memory.
package enum FormatLength: String, Hashable, Sendable, CaseIterable {
  /// `char`.
  case hh

  /// `short`.
  case h

  /// `long`, or `double` or a wide string, depending on the conversion.
  case l

  /// `long long`.
  case ll

  /// `long double`.
  case L

  /// `long long`, in BSD notation.
  case q

  /// `intmax_t`.
  case j

  /// `size_t`.
  case z

  /// `ptrdiff_t`.
  case t

  /// The number of bits of an integer of this length on a 64-bit system.
  package var integerBits: Int {
    switch self {
    case .hh: 8
    case .h: 16
    case .l, .ll, .L, .q, .j, .z, .t: 64
    }
  }
}
