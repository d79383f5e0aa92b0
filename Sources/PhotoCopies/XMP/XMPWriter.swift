import ASCII
import Escaping
import PhotoFormats
import PhotoMetadata

/// Writes XMP packets of nothing but properties, in one form.
///
/// Comments, instructions, white space, names of programs, and declarations that nothing uses are
/// not written, nor is what RDF allows and XMP does not. Namespaces get their usual prefixes.
struct XMPWriter {
  private let bytes: [UInt8]
  private let document: XMLRanges
  private let isCompact: Bool
  private var output: [UInt8] = []
  /// The numbers of the namespaces without usual prefixes in the description that is written.
  private var others: [String: Int] = [:]

  /// Returns the same properties in a new packet, in as few bytes as possible if it is compact; nil
  /// if it can't be read.
  static func packet(_ bytes: [UInt8], isCompact: Bool = false) -> [UInt8]? {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "<")),
      let end = bytes.lastIndex(of: UInt8(ascii: ">")), start < end,
      XMPWellFormedness.check(bytes[start...end])
    else { return nil }
    let text = Array(bytes[start...end])
    guard let document = XMLRanges(text) else { return nil }
    var writer = XMPWriter(bytes: text, document: document, isCompact: isCompact)
    return writer.packet()
  }

  private init(bytes: [UInt8], document: XMLRanges, isCompact: Bool) {
    (self.bytes, self.document, self.isCompact) = (bytes, document, isCompact)
  }

  private var lineEnd: String { isCompact ? "" : "\n" }

  private mutating func packet() -> [UInt8]? {
    let roots = document.nodes.filter { $0.namespace == XMPKinds.rdf && $0.local == "RDF" }
    guard roots.count == 1, let root = roots.first else { return nil }
    output += (isCompact ? Self.compactHead : Self.head).utf8
    for index in root.children { writeDescription(index) }
    output += (isCompact ? Self.compactTail : Self.tail).utf8
    return output
  }

  private mutating func writeDescription(_ index: Int) {
    let node = document.nodes[index]
    let attributes = node.attributes.filter { XMPEditor.isProperty($0) }
    let children = node.children.filter { isKnown(document.nodes[$0]) }
    guard !attributes.isEmpty || !children.isEmpty else { return }
    var namespaces: [String] = []
    var known: Set<String> = [XMPKinds.rdf]
    func note(_ namespace: String) {
      if known.insert(namespace).inserted { namespaces.append(namespace) }
    }
    for attribute in attributes { note(attribute.namespace) }
    var waiting = Array(children.reversed())
    while let next = waiting.popLast() {
      let node = document.nodes[next]
      note(node.namespace)
      for attribute in node.attributes where XMPEditor.isProperty(attribute) {
        note(attribute.namespace)
      }
      waiting += node.children.filter { isKnown(document.nodes[$0]) }.reversed()
    }
    others = [:]
    for namespace in namespaces where XMPKinds.prefix(of: namespace) == nil {
      others[namespace] = others.count + 1
    }
    output += "<rdf:Description rdf:about=\"\"".utf8
    for namespace in namespaces {
      output += " xmlns:\(prefix(namespace))=\"".utf8
      output += XMLEscaping.requoted(namespace.utf8)
      output.append(Self.quote)
    }
    writeAttributes(attributes)
    output += ">\(lineEnd)".utf8
    for child in children {
      write(child)
      output += lineEnd.utf8
    }
    output += "</rdf:Description>\(lineEnd)".utf8
  }

  private mutating func write(_ index: Int) {
    let node = document.nodes[index]
    let name = "\(prefix(node.namespace)):\(node.local)"
    output += "<\(name)".utf8
    writeAttributes(node.attributes.filter { isWritten($0) })
    let children = node.children.filter { isKnown(document.nodes[$0]) }
    // Text beside elements is no value.
    let texts = node.children.isEmpty ? node.texts : []
    guard !children.isEmpty || texts.contains(where: { !$0.isEmpty }) else {
      output += "/>".utf8
      return
    }
    output.append(UInt8(ascii: ">"))
    for text in texts {
      if document.sections.contains(text.lowerBound) {
        output += XMLEscaping.content(String(decoding: bytes[text], as: UTF8.self)).utf8
      } else {
        output += bytes[text]
      }
    }
    for child in children { write(child) }
    output += "</\(name)>".utf8
  }

  private mutating func writeAttributes(_ attributes: [XMLNode.Attribute]) {
    for attribute in attributes {
      let prefix =
        attribute.prefix == "xml" ? "xml" : self.prefix(attribute.namespace)
      output += " \(prefix):\(attribute.local)=\"".utf8
      output += XMLEscaping.requoted(bytes[attribute.value])
      output.append(Self.quote)
    }
  }

  private func prefix(_ namespace: String) -> String {
    if namespace == XMPKinds.rdf { return "rdf" }
    if let prefix = XMPKinds.prefix(of: namespace) { return prefix }
    return "ns\(others[namespace] ?? 1)"
  }

  /// Whether an attribute of a property says something: XMP Specification Part 1, 7.
  private func isWritten(_ attribute: XMLNode.Attribute) -> Bool {
    if attribute.prefix == "xml" {
      return attribute.local == "lang" && Self.isLanguage(bytes[attribute.value])
    }
    guard attribute.namespace == XMPKinds.rdf else { return XMPEditor.isProperty(attribute) }
    switch attribute.local {
    case "resource": return true
    case "parseType": return bytes[attribute.value].elementsEqual("Resource".utf8)
    default: return false
    }
  }

  /// Whether a value is a language tag of BCP 47, as to its form.
  static func isLanguage(_ value: ArraySlice<UInt8>) -> Bool {
    let parts = value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return value.count <= 35
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      }
  }

  private func isKnown(_ node: XMLNode) -> Bool { Self.isKnown(node) }

  /// Whether an element is a property, or one of those with which XMP writes its values.
  static func isKnown(_ node: XMLNode) -> Bool {
    node.namespace == XMPKinds.rdf ? elements.contains(node.local) : !node.namespace.isEmpty
  }

  private static let elements: Set<String> = ["Description", "Bag", "Seq", "Alt", "li", "value"]
  private static let quote = UInt8(ascii: "\"")
  private static let head = """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
    <rdf:RDF xmlns:rdf="\(XMPKinds.rdf)">

    """
  private static let compactHead =
    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"\(XMPKinds.rdf)\">"
  private static let compactTail = "</rdf:RDF></x:xmpmeta>"
  private static let tail = """
    </rdf:RDF>
    </x:xmpmeta>
    <?xpacket end="w"?>
    """
}
