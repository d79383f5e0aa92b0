/// A name in a folder as the system stores it: bytes, which need not be UTF-8.
package struct FileName: Hashable, Sendable {
  /// The bytes, without a terminating zero.
  package let bytes: [UInt8]

  /// Creates a name from its bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a name from text.
  package init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// Whether the name is that of the folder above.
  var isParent: Bool { bytes == Array("..".utf8) }

  /// The name as a C string; a zero in it ends it, which no name has.
  var systemName: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
