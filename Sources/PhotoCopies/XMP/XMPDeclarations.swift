import PhotoFormats
import PhotoMetadata

/// The declarations of namespaces that some programs leave out.
enum XMPDeclarations {
  /// Returns a packet with the declarations of the usual prefixes that it uses without them; nil if
  /// none is missing.
  static func completed(_ packet: [UInt8]) -> [UInt8]? {
    var (used, declared): ([String], Set<String>) = ([], ["xml", "xmlns"])
    var firstName: Int?
    var position = 0
    while let start = packet[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if let end = endOfText(in: packet, at: start) {
        position = end
        continue
      }
      guard position < packet.count, !"?!/".utf8.contains(packet[position]) else { continue }
      let name = name(in: packet, &position)
      if firstName == nil { firstName = position }
      if let prefix = prefix(of: name), !used.contains(prefix) { used.append(prefix) }
      // Attributes up to the end of the tag.
      while position < packet.count, !"<>".utf8.contains(packet[position]) {
        let attribute = Self.name(in: packet, &position)
        if attribute.starts(with: "xmlns:".utf8) {
          declared.insert(String(decoding: attribute.dropFirst(6), as: UTF8.self))
        } else if let prefix = prefix(of: attribute), !used.contains(prefix) {
          used.append(prefix)
        }
        skipDelimiter(in: packet, &position)
      }
      guard used.count + declared.count < maximumCount else { return nil }
    }
    let missing = used.filter { !declared.contains($0) }.compactMap { prefix in
      XMPKinds.namespace(ofPrefix: prefix).map { " xmlns:\(prefix)=\"\($0)\"" }
    }
    guard let firstName, !missing.isEmpty else { return nil }
    return Array(packet[..<firstName]) + Array(missing.joined().utf8) + packet[firstName...]
  }

  /// Prefixes of a packet, of which real ones have up to twenty.
  private static let maximumCount = 200

  /// Returns the end of a comment, or of a text in which nothing is escaped, that begins at a
  /// position; nil if none does.
  private static func endOfText(in packet: [UInt8], at start: Int) -> Int? {
    for (first, last) in [("<!--", "-->"), ("<![CDATA[", "]]>")]
    where packet[start...].starts(with: first.utf8) {
      return packet[start...].firstRange(ofBytes: Array(last.utf8))?.upperBound ?? packet.count
    }
    return nil
  }

  private static func name(in packet: [UInt8], _ position: inout Int) -> ArraySlice<UInt8> {
    let start = position
    while position < packet.count, !delimiters.contains(packet[position]) { position += 1 }
    return packet[start..<position]
  }

  private static func prefix(of name: ArraySlice<UInt8>) -> String? {
    name.firstIndex(of: UInt8(ascii: ":")).map { String(decoding: name[..<$0], as: UTF8.self) }
  }

  /// Passes over a delimiter inside of a tag, or the value that begins with a quotation mark.
  private static func skipDelimiter(in packet: [UInt8], _ position: inout Int) {
    guard position < packet.count, !"<>".utf8.contains(packet[position]) else { return }
    let mark = packet[position]
    position += 1
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return }
    position = packet[position...].firstIndex(of: mark).map { $0 + 1 } ?? packet.count
  }

  private static let delimiters = Set(" \t\n\r<>=/\"'".utf8)
}
