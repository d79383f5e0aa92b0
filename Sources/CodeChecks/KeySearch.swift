/// Searches files for keys, without knowing the format of the files.
///
/// A key counts where it is a whole value: between quotation marks, in an element of XML, or in a
/// cell or line of a table. Of a key with characters that formats escape, the longest part without
/// them is searched too, wherever it is.
package struct KeySearch: Sendable {
  /// What a key is searched by.
  private struct Needle: Sendable {
    var bytes: [UInt8]
    var key: Int

    /// Whether it is the whole key.
    var isWhole: Bool
  }

  /// A position of a key in a file.
  package struct Hit: Hashable, Sendable {
    package var key: String

    /// The first byte.
    package var offset: Int
  }

  /// Shorter parts of keys are in too many files.
  private static let shortestPart = 12

  private let keys: [String]
  private var needles: [Needle] = []

  /// The needles that begin with two bytes.
  private var starts: [Int: [Int]] = [:]

  /// Whether any needle begins with two bytes: nearly all positions in files are skipped by it.
  private var isStart: [Bool]

  /// Creates a search for keys.
  package init(_ keys: [String]) {
    self.keys = keys
    isStart = Array(repeating: false, count: 1 << 16)
    for (index, key) in keys.enumerated() {
      let bytes = Array(key.utf8)
      if bytes.count > 1 { add(Needle(bytes: bytes, key: index, isWhole: true)) }
      let part = bytes.split(whereSeparator: Self.isEscaped).max { $0.count < $1.count } ?? []
      if part.count < bytes.count, part.count >= Self.shortestPart {
        add(Needle(bytes: Array(part), key: index, isWhole: false))
      }
    }
  }

  private mutating func add(_ needle: Needle) {
    let first = Int(needle.bytes[0]) << 8 | Int(needle.bytes[1])
    starts[first, default: []].append(needles.count)
    isStart[first] = true
    needles.append(needle)
  }

  /// Returns the first position of each key in a file; `isCode` says whether values are literals.
  package func hits(in bytes: [UInt8], isCode: Bool) -> [Hit] {
    guard !needles.isEmpty, bytes.count > 1 else { return [] }
    var hits: [Int: Int] = [:]
    let span = bytes.span
    let isStart = isStart.span
    for offset in 0..<span.count - 1 {
      let first = Int(span[offset]) << 8 | Int(span[offset + 1])
      guard isStart[first], let found = starts[first] else { continue }
      for index in found where hits[needles[index].key] == nil {
        if matches(needles[index], at: offset, in: span, isCode: isCode) {
          hits[needles[index].key] = offset
        }
      }
    }
    return hits.map { Hit(key: keys[$0.key], offset: $0.value) }
  }

  private func matches(
    _ needle: Needle, at offset: Int, in bytes: Span<UInt8>, isCode: Bool
  ) -> Bool {
    let end = offset + needle.bytes.count
    guard end <= bytes.count else { return false }
    if needle.isWhole {
      guard offset > 0, end < bytes.count, Self.isStart(bytes[offset - 1], isCode),
        Self.isEnd(bytes[end], isCode)
      else { return false }
    }
    for position in needle.bytes.indices where bytes[offset + position] != needle.bytes[position] {
      return false
    }
    return true
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    [0x22, 0x5C, 0x26, 0x3C, 0x3E, 0x0A, 0x0D, 0x09].contains(byte)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  private static func isStart(_ byte: UInt8, _ isCode: Bool) -> Bool {
    if isQuote(byte) { return true }
    return !isCode && [0x3E, 0x0A, 0x09, 0x2C, 0x3B, 0x7C, 0x3D].contains(byte)
  }

  private static func isEnd(_ byte: UInt8, _ isCode: Bool) -> Bool {
    if isQuote(byte) { return true }
    return !isCode && [0x3C, 0x0A, 0x0D, 0x09, 0x2C, 0x3B, 0x7C].contains(byte)
  }
}
