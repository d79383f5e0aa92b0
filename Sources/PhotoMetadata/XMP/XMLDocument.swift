private import CLibXML2

/// An XML document that was parsed by libxml2.
///
/// The memory of libxml2 stays in this file.
@safe
struct XMLDocument: ~Copyable {
  private let document: xmlDocPtr

  /// Parses text in UTF-8, with no network, no entities and nothing printed.
  init(_ text: ArraySlice<UInt8>) throws(XMPProblem) {
    _ = Self.isReady
    // The text is UTF-8 whatever its first line declares, so that nothing can be hidden from a
    // search for bytes by an encoding in which they look different.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_COMPACT.rawValue
    let document = unsafe text.withUnsafeBytes { buffer in
      unsafe xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count),
        nil, "UTF-8", Int32(bitPattern: options))
    }
    guard let document = unsafe document else { throw .damaged }
    unsafe self.document = unsafe document
  }

  deinit { unsafe xmlFreeDoc(document) }

  /// Returns the properties that ``XMPNamespace`` names, attributes and elements, in the order of the
  /// document.
  ///
  /// An element's text is its own, or else that of the first element inside it that has some: XMP
  /// wraps a value in lists of alternatives. Properties without text are left out.
  borrowing func properties() throws(XMPProblem) -> [XMLProperty] {
    var search = Search()
    if let root = unsafe xmlDocGetRootElement(document) {
      try unsafe search.visit(root, depth: 0, container: nil)
    }
    return search.properties
  }

  /// Whether libxml2 has set up what its parsers share, which must happen once and is never undone.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()
}

/// A walk through the elements, attributes and texts of a document, and through nothing else.
private struct Search {
  private(set) var properties: [XMLProperty] = []
  private var nodes = 0

  mutating func visit(
    _ element: xmlNodePtr, depth: Int, container: XMPContainer?
  ) throws(XMPProblem) {
    guard depth < Limits.xmpDepth else { throw .tooLarge }
    var container = container
    if let namespace = unsafe namespace(element.pointee.ns) {
      if let name = unsafe name(element.pointee.name, in: namespace) {
        unsafe add(name, text(of: element, depth: depth), container)
      }
      if namespace == XMPContainer.namespace {
        container =
          [.history, .derivedFrom].first { unsafe equal(element.pointee.name, $0.name) }
          ?? container
      }
    }
    var attribute = unsafe element.pointee.properties
    while let current = unsafe attribute {
      try count()
      if let namespace = unsafe namespace(current.pointee.ns),
        let name = unsafe name(current.pointee.name, in: namespace)
      {
        unsafe add(name, ownText(current.pointee.children), container)
      }
      unsafe attribute = current.pointee.next
    }
    var child = unsafe element.pointee.children
    while let current = unsafe child {
      try count()
      if unsafe current.pointee.type == XML_ELEMENT_NODE {
        try unsafe visit(current, depth: depth + 1, container: container)
      }
      unsafe child = current.pointee.next
    }
  }

  private mutating func count() throws(XMPProblem) {
    nodes += 1
    guard nodes <= Limits.xmpNodes else { throw .tooLarge }
  }

  private mutating func add(_ name: XMLName, _ text: String, _ container: XMPContainer?) {
    guard !text.isEmpty else { return }
    properties.append(XMLProperty(name: name, text: text, container: container))
  }

  /// Returns the namespace that a declaration stands for; nil when nothing of it is read.
  ///
  /// What was found is noted in the place that libxml2 leaves to its callers: 1 for none, then each
  /// namespace by its number.
  private func namespace(_ declaration: UnsafeMutablePointer<xmlNs>?) -> XMPNamespace? {
    guard let declaration = unsafe declaration else { return nil }
    let note = unsafe UInt(bitPattern: declaration.pointee._private)
    if note != 0 { return XMPNamespace(rawValue: Int(note) - 2) }
    let length = unsafe Int(xmlStrlen(declaration.pointee.href))
    let namespace = XMPNamespace.allCases.first { namespace in
      unsafe namespace.address.utf8.count == length
        && equal(declaration.pointee.href, namespace.address)
    }
    unsafe declaration.pointee._private = UnsafeMutableRawPointer(
      bitPattern: (namespace?.rawValue ?? -1) + 2)
    return namespace
  }

  /// Returns the name of an element or attribute; nil when it is not read.
  private func name(
    _ local: UnsafePointer<xmlChar>?, in namespace: XMPNamespace
  ) -> XMLName? {
    guard let local = unsafe local else { return nil }
    if let names = namespace.names {
      return names.first { unsafe equal(local, $0) }.map {
        XMLName(namespace: namespace, local: $0)
      }
    }
    return XMLName(namespace: namespace, local: unsafe String(cString: local))
  }

  /// Whether a C string has these bytes; the first that differs decides, before any end is passed.
  private func equal(_ pointer: UnsafePointer<xmlChar>?, _ text: String) -> Bool {
    guard var position = unsafe pointer else { return false }
    for byte in text.utf8 {
      guard unsafe position.pointee == byte, byte != 0 else { return false }
      unsafe position += 1
    }
    return unsafe position.pointee == 0
  }

  private func text(of element: xmlNodePtr, depth: Int) -> String {
    let own = unsafe ownText(element.pointee.children)
    guard own.isEmpty, depth < Limits.xmpDepth else { return own }
    var child = unsafe element.pointee.children
    while let current = unsafe child {
      if unsafe current.pointee.type == XML_ELEMENT_NODE {
        let text = unsafe text(of: current, depth: depth + 1)
        if !text.isEmpty { return text }
      }
      unsafe child = current.pointee.next
    }
    return ""
  }

  /// Returns the texts of a list of nodes as one, without the white space around it.
  private func ownText(_ first: xmlNodePtr?) -> String {
    guard let first = unsafe first else { return "" }
    if unsafe first.pointee.next == nil {
      return unsafe content(of: first).map { unsafe trimmed($0) } ?? ""
    }
    var bytes: [UInt8] = []
    var node: xmlNodePtr? = unsafe first
    while let current = unsafe node {
      if let content = unsafe content(of: current) { unsafe bytes.append(contentsOf: content) }
      unsafe node = current.pointee.next
    }
    return trimmed(bytes)
  }

  private func content(of node: xmlNodePtr) -> UnsafeBufferPointer<UInt8>? {
    let type = unsafe node.pointee.type
    guard type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE,
      let content = unsafe node.pointee.content
    else { return nil }
    return unsafe UnsafeBufferPointer(start: content, count: Int(xmlStrlen(content)))
  }

  private func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    let start = bytes.drop(while: \.isSpace)
    guard let end = start.lastIndex(where: { !$0.isSpace }) else { return "" }
    return String(decoding: start[...end], as: UTF8.self)
  }
}
