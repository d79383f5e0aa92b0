/// Source code whose lines all tools count alike.
enum LineEndings {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Returns the bytes of source code with a line feed for each carriage return that ends a line by
  /// itself, as it does for compilers and editors.
  ///
  /// No byte moves, so positions stay what they are in the file.
  static func bytes(of file: [UInt8]) -> [UInt8] {
    guard file.contains(carriageReturn) else { return file }
    var bytes = file
    for position in bytes.indices where bytes[position] == carriageReturn {
      let next = position + 1
      if next == bytes.count || bytes[next] != lineFeed { bytes[position] = lineFeed }
    }
    return bytes
  }
}
