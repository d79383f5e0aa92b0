extension String {
  /// Returns whether a byte occurs in the UTF-8 of the text; its view takes several times as long.
  package func contains(byte: UInt8) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.contains(byte) } ?? utf8.contains(byte)
  }
}
