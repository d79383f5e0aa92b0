extension String {
  /// Returns whether a byte occurs in the UTF-8 of the text, several times as fast as its view does.
  package func contains(byte: UInt8) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.contains(byte) } ?? utf8.contains(byte)
  }
}
