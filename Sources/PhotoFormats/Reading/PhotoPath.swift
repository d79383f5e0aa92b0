import Escaping

/// The path of a file as the system stores it: bytes, which need not be UTF-8.
///
/// Paths are equal if their bytes are; names that look alike can be different files.
public struct PhotoPath: Hashable, Sendable {
  /// The bytes, without a terminating zero.
  public let bytes: [UInt8]

  /// Creates a path from its bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a path from text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The path as a C string.
  public var systemName: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The last path component, as text.
  public var lastComponent: String {
    let slash = UInt8(ascii: "/")
    let path = bytes.prefix(through: bytes.lastIndex { $0 != slash } ?? -1)
    return PhotoPath(bytes: Array(path.suffix(from: (path.lastIndex(of: slash) ?? -1) + 1))).text
  }

  /// The path as text; a byte that is not UTF-8 is written as `⟨xE9⟩`.
  public var text: String { VisibleText.decoding(bytes) }

  /// Returns the path of a name in this folder, without the current folder's own path.
  public func appending(_ name: [UInt8]) -> PhotoPath {
    if bytes == [UInt8(ascii: ".")] { return PhotoPath(bytes: name) }
    let slash = UInt8(ascii: "/")
    return PhotoPath(bytes: bytes.last == slash ? bytes + name : bytes + [slash] + name)
  }
}
