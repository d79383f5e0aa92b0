import PhotoFormats

private import CLibXML2

/// The properties of an XML document, parsed with libxml2.
///
/// They are collected during parsing, without building a tree. The memory of libxml2 never leaves
/// this file.
struct XMLDocument {
  /// The properties in ``XMPNamespace``, attributes and elements, in the order of the document.
  ///
  /// The text of an element is its own, or else that of its first child element with text: XMP
  /// wraps a value in lists of alternatives. Properties without text are omitted.
  let properties: [XMLProperty]

  /// The structures with places, dates, people and serial numbers, of all namespaces.
  let recorded: RecordedStructures

  /// Whether the text is not well-formed, so that properties may be missing.
  let isDamaged: Bool

  /// Whether there are more properties than are collected.
  let isCut: Bool

  /// Parses UTF-8 text, without network access or entities, and without printing anything.
  ///
  /// It keeps what the parser can recover of a text that is not well-formed.
  init(_ text: ArraySlice<UInt8>) throws(XMPProblem) {
    _ = Self.isReady
    var collector = PropertyCollector()
    isDamaged = !Self.parse(text, with: &collector)
    guard !collector.isTooLarge else { throw .tooLarge }
    isCut = collector.isCut
    properties = collector.finished().filter { !$0.text.isEmpty }
    recorded = collector.recorded
    if isDamaged, properties.isEmpty { throw .damaged }
  }

  /// Returns whether text is well-formed, however many properties it has.
  static func isWellFormed(_ text: ArraySlice<UInt8>) -> Bool {
    _ = isReady
    var collector = PropertyCollector()
    return parse(text, with: &collector)
  }

  /// Whether libxml2 has initialized its shared state, which must happen once and is never undone.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// Returns whether the text is a well-formed document; `collector` receives its contents.
  private static func parse(
    _ text: ArraySlice<UInt8>, with collector: inout PropertyCollector
  ) -> Bool {
    guard let context = unsafe xmlNewParserCtxt() else { return false }
    defer { unsafe xmlFreeParserCtxt(context) }
    unsafe setHandlers(of: context)
    // The text is UTF-8 whatever it declares, so that no other encoding can hide anything from a
    // search for bytes.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_RECOVER.rawValue
    let document = unsafe withUnsafeMutablePointer(to: &collector) { collector in
      unsafe context.pointee._private = UnsafeMutableRawPointer(collector)
      return unsafe text.withUnsafeBytes { buffer in
        unsafe xmlCtxtReadMemory(
          context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: buffer.count), nil, "UTF-8", Int32(bitPattern: options))
      }
    }
    // It has no nodes.
    if let document = unsafe document { unsafe xmlFreeDoc(document) }
    return unsafe context.pointee.wellFormed != 0
  }

  private static func setHandlers(of context: xmlParserCtxtPtr) {
    guard let handler = unsafe context.pointee.sax else { return }
    unsafe handler.pointee.startElementNs = {
      context, local, prefix, namespace, _, _, count, _, attributes in
      guard let local = unsafe local else { return }
      unsafe collector(of: context)?.pointee.start(
        local, prefix, namespace, UnsafeBufferPointer(start: attributes, count: 5 * Int(count)))
    }
    unsafe handler.pointee.endElementNs = { context, _, _, _ in
      unsafe collector(of: context)?.pointee.end()
    }
    let addText: charactersSAXFunc = { context, text, count in
      unsafe collector(of: context)?.pointee.add(
        UnsafeBufferPointer(start: text, count: Int(count)), isSection: false)
    }
    unsafe handler.pointee.characters = addText
    unsafe handler.pointee.ignorableWhitespace = addText
    unsafe handler.pointee.cdataBlock = { context, text, count in
      unsafe collector(of: context)?.pointee.add(
        UnsafeBufferPointer(start: text, count: Int(count)), isSection: true)
    }
    unsafe handler.pointee.comment = { context, _ in
      unsafe collector(of: context)?.pointee.addOther()
    }
    unsafe handler.pointee.processingInstruction = { context, _, _ in
      unsafe collector(of: context)?.pointee.addOther()
    }
    unsafe handler.pointee.reference = { _, _ in }
  }
}

/// Returns the callbacks of a parser.
private func collector(
  of context: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<PropertyCollector>? {
  let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
  return unsafe parser?.pointee._private?.assumingMemoryBound(to: PropertyCollector.self)
}

/// Collects properties from the elements, attributes and texts of a parser.
private struct PropertyCollector {
  /// An open element.
  private struct Element {
    /// The enclosing element with separate properties, if any.
    var container: XMPContainer?
    /// The index of its property; nil if it is not one.
    var property: Int?
    /// Whether its text is needed, for itself or for an enclosing element.
    var isWanted: Bool
    var text: [UInt8] = []
    /// The text of the first child element with text.
    var innerText = ""
    /// The texts of its further child elements, in a list.
    var furtherTexts: [String] = []
    /// Whether it is a list, or inside of one.
    var isList = false
    /// What the property is about that it is, or is inside of; nil outside of properties.
    var kind: MetadataKind?
    /// What to note if it has a text.
    var structure: RecordedStructures.Structure?
  }

  /// The properties so far, including those without text.
  private(set) var properties: [XMLProperty] = []

  /// The structures with places, dates, people and serial numbers.
  private(set) var recorded = RecordedStructures()

  /// Whether the limit was reached; no more is collected then.
  private(set) var isTooLarge = false

  /// Whether there were more properties than are collected.
  private(set) var isCut = false

  private var elements: [Element] = []
  private var nodes = 0
  private var events = 0
  private var isAfterText = false
  /// The namespaces so far, by the address of their text, of which the parser keeps one copy.
  private var known: [(address: UInt, namespace: XMPNamespace?, rule: XMPKinds.Rule)] = []

  /// More namespaces than any real packet has; further ones are not cached.
  private static let knownNamespaces = 32

  mutating func start(
    _ local: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?,
    _ address: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
  ) {
    if !elements.isEmpty { countNode() }
    isAfterText = false
    if elements.count >= Limits.xmpDepth { isTooLarge = true }
    guard !isTooLarge else { return }
    var element = Element(
      container: elements.last?.container, isWanted: elements.last?.isWanted ?? false,
      isList: elements.last?.isList ?? false, kind: elements.last?.kind)
    if let structure = unsafe structure(local, prefix, address, inside: element.kind) {
      if element.kind == nil { element.kind = structure.kind }
      if recorded.isNew(structure.kind, in: "XMP") {
        element.structure = structure
        element.isWanted = true
      }
    }
    if let namespace = unsafe known(address, prefix)?.namespace {
      if let name = unsafe name(local, in: namespace), hasRoom() {
        element.property = properties.count
        element.isWanted = true
        element.isList = name.isList
        properties.append(property(name, "", element.container))
      }
      if namespace == XMPContainer.namespace {
        element.container =
          [.history, .derivedFrom].first { unsafe equal(local, $0.name) } ?? element.container
      }
    } else if element.container == .history, unsafe equal(local, "li") {
      events += 1
    }
    // Five pointers per attribute: name, prefix, namespace, the value and its end.
    for start in stride(from: 0, to: attributes.count, by: 5) {
      countNode()
      unsafe note(attributes, at: start, inside: element.kind)
      unsafe element.text += resource(attributes, at: start)
      guard !isTooLarge,
        let namespace = unsafe known(attributes[start + 2], attributes[start + 1])?.namespace,
        let name = unsafe name(attributes[start], in: namespace),
        let value = unsafe attributes[start + 3], let end = unsafe attributes[start + 4], hasRoom()
      else { continue }
      let count = unsafe min(end - value, Limits.xmpText)
      let bytes = unsafe UnsafeBufferPointer(start: value, count: count)
      var text = unsafe Self.trimmed(bytes)
      // The parser leaves this reference in attribute values.
      if unsafe bytes.contains(UInt8(ascii: "&")) { text.replace("&#38;", with: "&") }
      properties.append(property(name, text, element.container))
    }
    elements.append(element)
  }

  mutating func end() {
    isAfterText = false
    guard !isTooLarge, let element = elements.popLast(), element.isWanted else { return }
    var text = Self.trimmed(element.text)
    if text.isEmpty { text = element.innerText }
    if !text.isEmpty, let structure = element.structure {
      recorded.note(structure.kind, structure.source)
    }
    if let property = element.property {
      properties[property].text = text
      properties[property].otherTexts = element.furtherTexts
    }
    guard let outer = elements.indices.last else { return }
    if elements[outer].innerText.isEmpty {
      elements[outer].innerText = text
    } else if element.isList, element.property == nil, !text.isEmpty,
      elements[outer].furtherTexts.count < Limits.xmpTraces
    {
      elements[outer].furtherTexts.append(text)
    }
    if element.isList, element.property == nil {
      let room = max(0, Limits.xmpTraces - elements[outer].furtherTexts.count)
      elements[outer].furtherTexts += element.furtherTexts.prefix(room)
    }
  }

  /// Returns the properties, including those of elements that the text does not close.
  mutating func finished() -> [XMLProperty] {
    while !elements.isEmpty, !isTooLarge { end() }
    return properties
  }

  mutating func add(_ text: UnsafeBufferPointer<xmlChar>, isSection: Bool) {
    // The parser delivers a long text in pieces.
    if isSection || !isAfterText { countNode() }
    isAfterText = !isSection
    guard !isTooLarge, let last = elements.indices.last, elements[last].isWanted else { return }
    let room = max(0, Limits.xmpText - elements[last].text.count)
    unsafe elements[last].text.append(contentsOf: text.prefix(room))
  }

  /// Counts a node without text.
  mutating func addOther() {
    isAfterText = false
    if !elements.isEmpty { countNode() }
  }

  private mutating func countNode() {
    nodes += 1
    if nodes > Limits.xmpNodes { isTooLarge = true }
  }

  /// Returns what an element or attribute is about, and its name; nil if it belongs to the form of
  /// XMP, or can't be about anything that is noted.
  ///
  /// Inside of a property, whose own name says what it is about, only what is private counts.
  private mutating func structure(
    _ local: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?,
    _ address: UnsafePointer<xmlChar>?, inside outer: MetadataKind?
  ) -> RecordedStructures.Structure? {
    guard outer != .technical, let rule = unsafe known(address, prefix)?.rule, !rule.isForm else {
      return nil
    }
    if let kind = rule.irrelevant { return RecordedStructures.Structure(kind: kind, source: "") }
    let name = unsafe String(cString: local)
    let kind = rule.kind(of: name)
    guard outer == nil || kind != .date else { return nil }
    guard RecordedStructures.kinds.contains(kind) else {
      return RecordedStructures.Structure(kind: kind, source: "")
    }
    let given = unsafe prefix.map { unsafe String(cString: $0) } ?? ""
    return RecordedStructures.Structure(
      kind: kind, source: "XMP \(rule.prefix ?? given):\(name)")
  }

  /// Notes what an attribute is about, if it has a value.
  private mutating func note(
    _ attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>, at start: Int,
    inside outer: MetadataKind?
  ) {
    guard !isTooLarge, let local = unsafe attributes[start],
      let value = unsafe attributes[start + 3],
      let end = unsafe attributes[start + 4],
      let structure = unsafe structure(
        local, attributes[start + 1], attributes[start + 2], inside: outer),
      recorded.isNew(structure.kind, in: "XMP"),
      unsafe UnsafeBufferPointer(start: value, count: end - value).contains(where: { !$0.isSpace })
    else { return }
    recorded.note(structure.kind, structure.source)
  }

  /// Returns the address that is the value of an element, as XMP Specification Part 1, 7.5, allows
  /// for one; nothing if an attribute is another one.
  private func resource(
    _ attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>, at start: Int
  ) -> UnsafeBufferPointer<UInt8>.SubSequence {
    guard let local = unsafe attributes[start], unsafe equal(local, "resource"),
      let address = unsafe attributes[start + 2], unsafe equal(address, XMPKinds.rdf),
      let value = unsafe attributes[start + 3], let end = unsafe attributes[start + 4]
    else { return unsafe UnsafeBufferPointer(start: nil, count: 0)[...] }
    return unsafe UnsafeBufferPointer(start: value, count: end - value).prefix(Limits.xmpText)
  }

  /// Returns whether another property is collected.
  private mutating func hasRoom() -> Bool {
    if properties.count >= Limits.xmpProperties { isCut = true }
    return !isCut
  }

  private func property(
    _ name: XMLName, _ text: String, _ container: XMPContainer?
  ) -> XMLProperty {
    XMLProperty(
      name: name, text: text, container: container, event: container == .history ? events : nil)
  }

  /// Returns what is known of the namespace of a name; nil if it has none.
  ///
  /// Programs that use a prefix without declaring it mean its usual namespace.
  private mutating func known(
    _ address: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
  ) -> (address: UInt, namespace: XMPNamespace?, rule: XMPKinds.Rule)? {
    if let address = unsafe address { return unsafe known(address) }
    guard let prefix = unsafe prefix,
      let usual = unsafe XMPKinds.namespace(ofPrefix: String(cString: prefix))
    else { return nil }
    let namespace = XMPNamespace.allCases.first { $0.address == usual }
    return (0, namespace, XMPKinds.rule(for: usual))
  }

  /// Returns what is known of the namespace for a URI.
  private mutating func known(
    _ address: UnsafePointer<xmlChar>
  ) -> (address: UInt, namespace: XMPNamespace?, rule: XMPKinds.Rule) {
    let position = UInt(bitPattern: address)
    for index in known.indices where known[index].address == position { return known[index] }
    let length = unsafe Int(xmlStrlen(address))
    let namespace = XMPNamespace.allCases.first { namespace in
      unsafe namespace.address.utf8.count == length && equal(address, namespace.address)
    }
    let entry = (position, namespace, XMPKinds.rule(for: unsafe String(cString: address)))
    if known.count < Self.knownNamespaces { known.append(entry) }
    return entry
  }

  /// Returns the name of an element or attribute; nil if it is not read.
  private func name(_ local: UnsafePointer<xmlChar>?, in namespace: XMPNamespace) -> XMLName? {
    guard let local = unsafe local else { return nil }
    if let names = namespace.names {
      return names.first { unsafe equal(local, $0) }.map {
        XMLName(namespace: namespace, local: $0)
      }
    }
    return XMLName(namespace: namespace, local: unsafe String(cString: local))
  }

  /// Whether a C string has these bytes; stops at the first difference, before any end is passed.
  private func equal(_ pointer: UnsafePointer<xmlChar>, _ text: String) -> Bool {
    var position = unsafe pointer
    for byte in text.utf8 {
      guard unsafe position.pointee == byte, byte != 0 else { return false }
      unsafe position += 1
    }
    return unsafe position.pointee == 0
  }

  private static func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    let start = bytes.drop(while: \.isSpace)
    guard let end = start.lastIndex(where: { !$0.isSpace }) else { return "" }
    let text = start[...end]
    // A long text may have been cut inside a character.
    guard bytes.count >= Limits.xmpText, String(validating: text, as: UTF8.self) == nil,
      let lead = text.lastIndex(where: { $0 & 0xC0 != 0x80 })
    else { return String(decoding: text, as: UTF8.self) }
    return String(decoding: text[..<lead], as: UTF8.self)
  }
}
