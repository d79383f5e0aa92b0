/// The length modifier of a specifier: how large its argument is in memory.
public enum FormatLength: String, Hashable, Sendable, CaseIterable {
  case hh
  case h
  case l
  case ll
  case L
  case q
  case j
  case z
  case t

  /// The number of bits of an integer of this length on a 64-bit system.
  public var integerBits: Int {
    switch self {
    case .hh: 8
    case .h: 16
    case .l, .ll, .L, .q, .j, .z, .t: 64
    }
  }
}
