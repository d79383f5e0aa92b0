import Foundation

/// The head of a request: its first line and its headers, as RFC 9112 has them.
///
/// Anybody on this machine can send one, before a token is known. So it is short, or refused.
struct RequestHead {
  /// The maximum size in bytes; browsers send about one thousand.
  static let longest = 16 << 10

  /// The maximum number of headers; browsers send about fifteen.
  static let maximumHeaders = 64

  /// The maximum length of a request target.
  static let longestTarget = 8 << 10

  /// The request, still without its body.
  let request: PageRequest

  /// The size of the body.
  let bodySize: Int

  /// Whether another request may follow on the connection.
  let isPersistent: Bool

  /// Returns the end of the head that bytes begin with, behind its empty line; nil if it is not
  /// among them.
  ///
  /// It is not looked for in the first `searched` bytes.
  static func end(in bytes: [UInt8], searched: Int = 0) -> Int? {
    let lineFeed = UInt8(ascii: "\n")
    for position in bytes.indices.dropFirst(max(1, searched)) where bytes[position] == lineFeed {
      let previous = bytes[position - 1]
      let isEmpty =
        previous == lineFeed
        || previous == UInt8(ascii: "\r") && position > 1 && bytes[position - 2] == lineFeed
      if isEmpty { return position + 1 }
    }
    return nil
  }

  /// Reads a complete head.
  init(_ bytes: some Collection<UInt8>) throws(RequestRefusal) {
    guard bytes.count <= Self.longest else { throw RequestRefusal(431) }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    }.filter { !$0.isEmpty }
    let isText = lines.allSatisfy { $0.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }
    guard isText, let first = lines.first else { throw RequestRefusal(400) }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, !words[0].isEmpty, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
    else { throw RequestRefusal(400) }
    guard words[1].utf8.count <= Self.longestTarget else { throw RequestRefusal(414) }
    guard lines.count <= 1 + Self.maximumHeaders else { throw RequestRefusal(431) }
    let headers = try Self.headers(lines.dropFirst())
    bodySize = try Self.bodySize(headers)
    // RFC 9110, 7.6.1: a list of names.
    let options = (headers["connection"] ?? "").lowercased().split { ", \t".contains($0) }
    isPersistent = words[2] == "HTTP/1.1" && !options.contains("close")
    let (path, query) = Self.parts(of: words[1])
    request = PageRequest(method: words[0], path: path, query: query, headers: headers)
  }

  /// Returns the values of headers by lowercase name; those of one name are joined, so that none
  /// that must be single can be doubled.
  private static func headers(
    _ lines: some Sequence<some Collection<UInt8>>
  ) throws(RequestRefusal) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      let line = String(decoding: line, as: UTF8.self)
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
        throw RequestRefusal(400)
      }
      let name = line[..<colon].lowercased()
      // Neither a folded line nor a name with a space has one meaning for all readers.
      guard !name.contains(where: \.isWhitespace) else { throw RequestRefusal(400) }
      let value = line.utf8[colon...].dropFirst().drop(while: isBlank)
      let end = value.lastIndex { !isBlank($0) }.map { value.index(after: $0) } ?? value.startIndex
      let text = String(Substring(value[..<end]))
      headers[name] = headers[name].map { $0 + ", " + text } ?? text
    }
    return headers
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Returns the size of the body; one of unknown size is refused.
  private static func bodySize(_ headers: [String: String]) throws(RequestRefusal) -> Int {
    if headers["transfer-encoding"] != nil { throw RequestRefusal(411) }
    guard let length = headers["content-length"] else { return 0 }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw RequestRefusal(400)
    }
    guard let size = Int(length), size <= PreviewService.maximumBodySize else {
      throw RequestRefusal(413)
    }
    return size
  }

  /// Returns the path of a target as it is, and the decoded parameters of its query by name.
  private static func parts(of target: String) -> (path: String, query: [String: String]) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var components = URLComponents()
    if parts.count > 1 { components = URLComponents(string: "?\(parts[1])") ?? components }
    let items = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return (
      String(parts.first ?? ""), Dictionary(items, uniquingKeysWith: { first, _ in first })
    )
  }
}
