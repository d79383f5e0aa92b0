import ASCII

/// A node of an XML document: an element with the positions of its parts.
package struct XMLNode {
  /// An attribute.
  package struct Attribute {
    package var prefix: String
    package var local: String
    /// The namespace; empty if it has none.
    package var namespace = ""
    /// The position of the attribute, with the white space before it.
    package var range: Range<Int>
    /// The position of its value, without the quotation marks.
    package var value: Range<Int>
  }

  package var prefix: String
  package var local: String
  /// The namespace; empty if it has none.
  package var namespace: String
  package var attributes: [Attribute]
  /// The position of the start tag.
  package var startTag: Range<Int>
  /// The position of the end tag; empty, at the end of the start tag, if that ends the element.
  package var endTag: Range<Int>
  /// The positions of the element's own text.
  package var texts: [Range<Int>] = []
  /// The elements inside, by index.
  package var children: [Int] = []

  /// The position of the element.
  package var range: Range<Int> { startTag.lowerBound..<endTag.upperBound }
}

/// An XML document as elements with the positions of their bytes, so that some of them can be cut
/// out.
///
/// It must be well-formed, in UTF-8, and without a document type. Nothing is ever replaced or
/// loaded.
package struct XMLRanges {
  /// The elements, each before those inside of it.
  package private(set) var nodes: [XMLNode] = []

  /// The positions of comments, and of processing instructions.
  package private(set) var comments: [Range<Int>] = []
  package private(set) var instructions: [Range<Int>] = []

  /// The starts of the texts in which nothing is escaped.
  package private(set) var sections: Set<Int> = []

  private let bytes: [UInt8]
  private var position = 0
  private var open: [Int] = []
  private var scopes: [[String: String]] = [["xml": "http://www.w3.org/XML/1998/namespace"]]

  /// The maximum depth, and the maximum number of elements and attributes.
  private static let (maximumDepth, maximumNodes) = (100, 200_000)

  /// Reads a document; nil if it is damaged or too large.
  package init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { return nil }
    self.bytes = bytes
    guard read(), open.isEmpty, !nodes.isEmpty else { return nil }
  }

  private mutating func read() -> Bool {
    var attributeCount = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if let last = open.last { nodes[last].texts.append(position..<end) }
        position = end
        continue
      }
      let start = position
      if starts(with: "<?") {
        guard skip(past: "?>") else { return false }
        instructions.append(start..<position)
      } else if starts(with: "<!--") {
        guard skip(past: "-->") else { return false }
        comments.append(start..<position)
      } else if starts(with: "<![CDATA[") {
        let textStart = position + 9
        guard let last = open.last, skip(past: "]]>") else { return false }
        nodes[last].texts.append(textStart..<position - 3)
        sections.insert(textStart)
      } else if starts(with: "<!") {
        return false
      } else if starts(with: "</") {
        guard readEndTag() else { return false }
      } else {
        guard let node = readStartTag(), open.count < Self.maximumDepth else { return false }
        attributeCount += node.attributes.count + 1
        guard attributeCount < Self.maximumNodes else { return false }
      }
    }
    return true
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(past text: String) -> Bool {
    guard let range = bytes[position...].firstRange(ofBytes: Array(text.utf8)) else {
      return false
    }
    position = range.upperBound
    return true
  }

  private mutating func readEndTag() -> Bool {
    let start = position
    position += 2
    guard let (prefix, local) = readName(), let last = open.popLast(),
      nodes[last].prefix == prefix, nodes[last].local == local
    else { return false }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { return false }
    position += 1
    nodes[last].endTag = start..<position
    scopes.removeLast()
    return true
  }

  /// Reads a start tag, and returns its element; nil if it is damaged.
  private mutating func readStartTag() -> XMLNode? {
    let start = position
    position += 1
    guard let (prefix, local) = readName() else { return nil }
    var attributes: [XMLNode.Attribute] = []
    var scope = scopes.last ?? [:]
    var isEmpty = false
    while true {
      let space = position
      skipSpace()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ">") { break }
      if starts(with: "/>") {
        isEmpty = true
        position += 1
        break
      }
      guard space < position, let attribute = readAttribute(from: space) else { return nil }
      let value = String(decoding: bytes[attribute.value], as: UTF8.self)
      if attribute.prefix == "xmlns" {
        scope[attribute.local] = value
      } else if attribute.prefix.isEmpty, attribute.local == "xmlns" {
        scope[""] = value
      }
      attributes.append(attribute)
    }
    position += 1
    guard prefix.isEmpty || scope[prefix] != nil else { return nil }
    for index in attributes.indices where !attributes[index].prefix.isEmpty {
      guard attributes[index].prefix != "xmlns" else { continue }
      guard let namespace = scope[attributes[index].prefix] else { return nil }
      attributes[index].namespace = namespace
    }
    let node = XMLNode(
      prefix: prefix, local: local, namespace: scope[prefix] ?? "", attributes: attributes,
      startTag: start..<position, endTag: position..<position)
    if open.isEmpty, !nodes.isEmpty { return nil }
    if let last = open.last { nodes[last].children.append(nodes.count) }
    if !isEmpty {
      open.append(nodes.count)
      scopes.append(scope)
    }
    nodes.append(node)
    return node
  }

  private mutating func readAttribute(from start: Int) -> XMLNode.Attribute? {
    guard let (prefix, local) = readName() else { return nil }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard position < bytes.count, [0x22, 0x27].contains(bytes[position]) else { return nil }
    let first = position + 1
    guard let end = bytes[first...].firstIndex(of: bytes[position]),
      !bytes[first..<end].contains(UInt8(ascii: "<"))
    else { return nil }
    position = end + 1
    return XMLNode.Attribute(
      prefix: prefix, local: local, range: start..<position, value: first..<end)
  }

  private mutating func readName() -> (prefix: String, local: String)? {
    let start = position
    while position < bytes.count, !Self.delimiters.contains(bytes[position]) { position += 1 }
    let parts = bytes[start..<position].split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }), let last = parts.last
    else { return nil }
    return (
      parts.count == 2 ? String(decoding: parts[0], as: UTF8.self) : "",
      String(decoding: last, as: UTF8.self)
    )
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.space.contains(bytes[position]) { position += 1 }
  }

  private static let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
  private static let delimiters = space.union("<>=/\"'".utf8)
}

/// Texts of XML without the references to characters.
package enum XMLText {
  /// Returns a text with the characters that references name.
  package static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ";"),
        let character = character(named: rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(named name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let number = name.dropFirst()
      let value =
        number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      return value.flatMap { Unicode.Scalar($0) }
    }
  }
}
