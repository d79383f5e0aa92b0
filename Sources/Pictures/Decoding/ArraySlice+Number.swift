extension ArraySlice<UInt8> {
  /// Up to seven bytes as a number, the most significant one first.
  var bigEndianNumber: Int { reduce(0) { $0 << 8 | Int($1) } }

  /// Up to seven bytes as a number, the least significant one first.
  var littleEndianNumber: Int { reversed().reduce(0) { $0 << 8 | Int($1) } }
}
