private import CLibXML2

/// Parses XML with libxml2, whose memory never leaves this file.
enum XMLTree {
  /// The maximum nesting depth of elements in translation files.
  private static let maximumDepth = 64

  /// The maximum number of elements and texts in a document.
  private static let maximumNodes = 500_000

  /// The maximum size of a document in bytes.
  private static let maximumBytes = 64 << 20

  /// Returns the root element of a document in UTF-8, parsed without network access, entities or a
  /// document type.
  static func root(of text: [UInt8]) throws(ExchangeError) -> XMLElement {
    guard text.count <= maximumBytes, !hasTooManyTags(text) else { throw ExchangeError(.tooLarge) }
    try XMLProlog.refuseDocumentType(in: text)
    let document = try XMLMemory(text)
    return try document.root(maximumDepth: maximumDepth, maximumNodes: maximumNodes)
  }

  /// Returns whether there are more tags or attributes than libxml2 should create nodes for.
  ///
  /// It creates them all, at more than a hundred bytes each, before any can be counted.
  private static func hasTooManyTags(_ text: [UInt8]) -> Bool {
    var (tags, attributes) = (0, 0)
    for byte in text {
      if byte == UInt8(ascii: "<") { tags += 1 }
      if byte == UInt8(ascii: "=") { attributes += 1 }
    }
    // An element has up to two tags.
    return tags > 2 * maximumNodes || attributes > 2 * maximumNodes
  }
}

/// A document in the memory of libxml2.
@safe
private struct XMLMemory: ~Copyable {
  private let document: xmlDocPtr

  init(_ text: [UInt8]) throws(ExchangeError) {
    _ = Self.isReady
    // The text is UTF-8, whatever it declares. The parser's limits stay on.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_BIG_LINES.rawValue
    guard let context = unsafe xmlNewParserCtxt() else { throw ExchangeError(.tooLarge) }
    defer { unsafe xmlFreeParserCtxt(context) }
    let document = unsafe text.withUnsafeBytes { buffer in
      unsafe xmlCtxtReadMemory(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: buffer.count), nil, "UTF-8", Int32(bitPattern: options))
    }
    guard let document = unsafe document else { throw unsafe Self.failure(of: context) }
    unsafe self.document = unsafe document
  }

  deinit { unsafe xmlFreeDoc(document) }

  borrowing func root(maximumDepth: Int, maximumNodes: Int) throws(ExchangeError) -> XMLElement {
    guard let root = unsafe xmlDocGetRootElement(document) else {
      throw ExchangeError(.notXML(""), line: 1)
    }
    var rest = maximumNodes
    return try unsafe Self.element(root, depth: maximumDepth, rest: &rest)
  }

  private static func failure(of context: xmlParserCtxtPtr) -> ExchangeError {
    let error = unsafe context.pointee.lastError
    let words = unsafe error.message.map { unsafe String(cString: $0) } ?? ""
    let line = unsafe Int(error.line)
    let firstLine = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return ExchangeError(.notXML(firstLine), line: max(1, line))
  }

  private static func element(
    _ node: xmlNodePtr, depth: Int, rest: inout Int
  ) throws(ExchangeError) -> XMLElement {
    let line = Int(unsafe xmlGetLineNo(node))
    guard depth > 0, rest > 0 else { throw ExchangeError(.tooLarge, line: line) }
    var element = XMLElement(
      name: unsafe string(node.pointee.name),
      namespace: unsafe node.pointee.ns.map { unsafe string($0.pointee.href) }, line: line)
    var attribute = unsafe node.pointee.properties
    while let current = unsafe attribute {
      rest -= 1
      if unsafe current.pointee.ns == nil {
        let name = unsafe string(current.pointee.name)
        element.attributes[name] = unsafe text(current.pointee.children)
      }
      unsafe attribute = current.pointee.next
    }
    var child = unsafe node.pointee.children
    while let current = unsafe child {
      rest -= 1
      guard rest > 0 else { throw ExchangeError(.tooLarge, line: line) }
      switch unsafe current.pointee.type {
      case XML_ELEMENT_NODE:
        element.content.append(
          .element(try unsafe self.element(current, depth: depth - 1, rest: &rest)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        element.content.append(.text(unsafe string(current.pointee.content)))
      default: break
      }
      unsafe child = current.pointee.next
    }
    return element
  }

  private static func text(_ first: xmlNodePtr?) -> String {
    var text = ""
    var node = unsafe first
    while let current = unsafe node {
      if unsafe current.pointee.type == XML_TEXT_NODE {
        text += unsafe string(current.pointee.content)
      }
      unsafe node = current.pointee.next
    }
    return text
  }

  private static func string(_ pointer: UnsafePointer<xmlChar>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    let bytes = unsafe UnsafeBufferPointer(start: pointer, count: Int(xmlStrlen(pointer)))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// Whether libxml2 has initialized its shared state, which must happen once and is never undone.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()
}
