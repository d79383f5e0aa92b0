extension UInt8 {
  /// Whether the byte is a space, a tab or the end of a line in ASCII.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
