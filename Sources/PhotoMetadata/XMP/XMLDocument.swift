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
      | XML_PARSE_IGNORE_ENC.rawValue
    let document = unsafe text.withUnsafeBytes { buffer in
      unsafe xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count),
        nil, "UTF-8", Int32(bitPattern: options))
    }
    guard let document = unsafe document else { throw .damaged }
    unsafe self.document = unsafe document
  }

  deinit { unsafe xmlFreeDoc(document) }

  /// Returns the attributes and elements with these names, in the order of the document.
  ///
  /// An element's text is its own, or else that of the first element inside it that has some: XMP
  /// wraps a value in lists of alternatives. Properties without text are left out. A name `*` stands
  /// for all of its namespace.
  borrowing func properties(
    named names: [XMLName], inside containers: [XMLName]
  ) throws(XMPProblem) -> [XMLProperty] {
    var search = Search(names: names, containers: containers)
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
  private let containers: [XMLName]
  /// The names by their first byte, so that most elements are told apart by one.
  private var namesByFirst: [[XMLName]] = Array(repeating: [], count: 256)
  private let wildcards: [XMLName]
  private var nodes = 0

  init(names: [XMLName], containers: [XMLName]) {
    self.containers = containers
    wildcards = names.filter { $0.local == "*" }
    for name in names where name.local != "*" {
      if let first = name.local.utf8.first { namesByFirst[Int(first)].append(name) }
    }
  }

  mutating func visit(
    _ element: xmlNodePtr, depth: Int, container: XMLName?
  ) throws(XMPProblem) {
    guard depth < Limits.xmpDepth else { throw .tooLarge }
    if let name = unsafe name(element.pointee.name, element.pointee.ns) {
      unsafe add(name, text(of: element, depth: depth), container)
    }
    let container =
      containers.first { unsafe matches($0, element.pointee.name, element.pointee.ns) }
      ?? container
    var attribute = unsafe element.pointee.properties
    while let current = unsafe attribute {
      try count()
      if let name = unsafe name(current.pointee.name, current.pointee.ns) {
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

  private mutating func add(_ name: XMLName, _ text: String, _ container: XMLName?) {
    guard !text.isEmpty else { return }
    properties.append(XMLProperty(name: name, text: text, container: container))
  }

  private func name(
    _ local: UnsafePointer<xmlChar>?, _ namespace: UnsafeMutablePointer<xmlNs>?
  ) -> XMLName? {
    guard let local = unsafe local else { return nil }
    let candidates = unsafe namesByFirst[Int(local.pointee)]
    if let name = candidates.first(where: { unsafe matches($0, local, namespace) }) { return name }
    guard let href = unsafe namespace?.pointee.href,
      let wildcard = wildcards.first(where: { unsafe equal(href, $0.namespace) })
    else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: local, count: Int(xmlStrlen(local)))
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    return XMLName(namespace: wildcard.namespace, local: text)
  }

  private func matches(
    _ name: XMLName, _ local: UnsafePointer<xmlChar>?,
    _ namespace: UnsafeMutablePointer<xmlNs>?
  ) -> Bool {
    guard let local = unsafe local, unsafe equal(local, name.local),
      let href = unsafe namespace?.pointee.href
    else { return false }
    return unsafe equal(href, name.namespace)
  }

  /// Whether a C string has these bytes; the first that differs decides, before any end is passed.
  private func equal(_ pointer: UnsafePointer<xmlChar>, _ text: String) -> Bool {
    var position = unsafe pointer
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

  private func ownText(_ first: xmlNodePtr?) -> String {
    var bytes: [UInt8] = []
    var node = unsafe first
    while let current = unsafe node {
      let type = unsafe current.pointee.type
      if type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE,
        let content = unsafe current.pointee.content
      {
        unsafe bytes.append(
          contentsOf: UnsafeBufferPointer(start: content, count: Int(xmlStrlen(content))))
      }
      unsafe node = current.pointee.next
    }
    let start = bytes.drop(while: \.isSpace)
    guard let end = start.lastIndex(where: { !$0.isSpace }) else { return "" }
    return String(decoding: start[...end], as: UTF8.self)
  }
}
