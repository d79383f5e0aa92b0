extension UInt8 {
  /// Whether the byte is an ASCII space, tab or line end.
  package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
