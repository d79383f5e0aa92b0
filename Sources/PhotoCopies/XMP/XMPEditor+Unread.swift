import PhotoFormats
import PhotoMetadata

/// What can’t be read in a packet: comments, instructions, and what is neither a property nor
/// needed for one.
extension XMPEditor {
  /// Removes what is neither a property nor needed for one.
  mutating func removeUnread(_ pass: inout CopyPass) {
    let isExact = pass.plan.removes(.unread)
    var unread: [(name: String, range: Range<Int>)] = []
    unread += document.comments.filter { isExact || !Self.isAlias(bytes[$0]) }.map {
      ("XMP comment", $0)
    }
    unread += document.instructions.filter { instruction in
      !Self.isWrapper(bytes[instruction])
        && (isExact || !bytes[instruction].elementsEqual(Self.filter.utf8))
    }.map {
      ("XMP instruction", $0)
    }
    let inside = insideNodes
    for (index, node) in document.nodes.enumerated() {
      let isOuter = !inside.contains(index)
      let isKnown =
        isOuter && node.range.contains(document.nodes[root].range.lowerBound)
        || !isOuter && XMPWriter.isKnown(node) || document.nodes[root].children.contains(index)
      guard isKnown else {
        unread.append(("XMP element", node.range))
        continue
      }
      if isOuter || !node.children.isEmpty {
        let texts = node.texts.filter { Self.isUnread(bytes[$0]) }
        unread += texts.map { ("XMP text", $0) }
      }
      for attribute in node.attributes where !isUnderstood(attribute, of: node) {
        unread.append(("XMP attribute", attribute.range))
      }
      if document.nodes[root].children.contains(index) { removeIdentifier(of: node, &pass) }
      if !isExact, isOuter { removeToolkit(of: node, &pass) }
    }
    for (name, range) in unread
    where !edits.contains(where: { $0.range.contains(range.lowerBound) }) {
      if pass.removes(.unread, name, bytes: bytes[range]) { edits.append((range, [])) }
    }
  }

  /// The elements inside of the root of the properties.
  private var insideNodes: Set<Int> {
    var inside: Set<Int> = []
    var waiting = document.nodes[root].children
    while let next = waiting.popLast() {
      inside.insert(next)
      waiting += document.nodes[next].children
    }
    return inside
  }

  /// Removes what a description says it is about: the number of a document.
  private mutating func removeIdentifier(of node: XMLNode, _ pass: inout CopyPass) {
    for attribute in node.attributes where attribute.local == "about" && !attribute.value.isEmpty {
      let text = XMLText.decoded(bytes[attribute.value])
      if pass.removes(.identifiers, "XMP rdf:about", text: text, bytes: bytes[attribute.value]) {
        edits.append((attribute.value, []))
      }
    }
  }

  /// Removes the name of the program around the properties, if it names what is to be removed.
  private mutating func removeToolkit(of node: XMLNode, _ pass: inout CopyPass) {
    for attribute in node.attributes where ["xmptk", "xaptk"].contains(attribute.local) {
      let text = XMLText.decoded(bytes[attribute.value])
      if pass.removes(.other, "XMP x:xmptk", text: text, bytes: bytes[attribute.value]) {
        edits.append((attribute.value, []))
      }
    }
  }

  /// Whether an attribute is a property, or belongs to the form of XMP.
  private func isUnderstood(_ attribute: XMLNode.Attribute, of node: XMLNode) -> Bool {
    if attribute.prefix == "xmlns" || attribute.local == "xmlns" { return true }
    if Self.isProperty(attribute) {
      // Around the properties, it can be the name of the program.
      return ["xmptk", "xaptk"].contains(attribute.local)
        || !node.range.contains(document.nodes[root].range.lowerBound)
    }
    if attribute.prefix == "xml" {
      return attribute.local == "lang" && XMPWriter.isLanguage(bytes[attribute.value])
    }
    let isDescription = node.namespace == XMPKinds.rdf && node.local == "Description"
    // Old packets leave out the prefix.
    guard attribute.namespace == XMPKinds.rdf || isDescription && attribute.prefix.isEmpty else {
      return false
    }
    return ["about", "resource", "parseType"].contains(attribute.local)
  }

  /// Whether an instruction is one of the two around a packet: XMP Specification Part 1, 7.3.2.
  private static func isWrapper(_ instruction: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: instruction, as: UTF8.self)
    let starts = ["<?xpacket begin=", "<?xpacket end=", "<?xml version="]
    return text.count <= 64 && starts.contains(where: text.hasPrefix)
  }

  /// Adobe’s instruction for line breaks in old packets.
  private static let filter = "<?adobe-xap-filters esc=\"CR\"?>"

  /// Whether a comment is one of those in old packets of Adobe’s, such as
  /// `<!-- photoshop:Caption is aliased -->`.
  private static func isAlias(_ comment: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: comment, as: UTF8.self).split(separator: " ")
    return words.count == 5 && words[0] == "<!--" && words[2] == "is" && words[3] == "aliased"
      && words[1].count <= 40 && words[1].allSatisfy { $0.isLetter || $0 == ":" }
  }

  /// Whether bytes are more than white space, zeros, and the mark of the order of bytes.
  static func isUnread(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.contains { ![0, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }
  }
}
