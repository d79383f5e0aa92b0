/// The place where an ``EntrySpool`` keeps its bytes, such as a temporary file.
public protocol SpoolStorage: Sendable {
  /// Adds bytes at the end.
  func append(_ bytes: [UInt8]) throws

  /// Returns bytes that were added before.
  func bytes(in range: Range<Int>) throws -> [UInt8]
}
