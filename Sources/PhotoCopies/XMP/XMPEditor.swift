import ASCII
import Foundation
import PhotoFormats
import PhotoMetadata
import PictureRevisions

/// Cuts properties out of an XMP packet, and adds what was done to its history.
///
/// Every other byte of the packet stays, unless the plan removes what can't be read: then the
/// properties are written into a new packet. White space at its end makes up for what was cut, and
/// takes what is added, so that its length changes only if there is too little.
struct XMPEditor {
  let bytes: [UInt8]
  let document: XMLRanges
  /// The element around all descriptions.
  let root: Int
  var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Returns a packet without what a pass removes; nil if the packet goes as a whole.
  ///
  /// The main packet of a photo, of which there is one, also records what was done. `structure` is
  /// where the packet stands.
  static func edit(
    _ packet: [UInt8], _ pass: inout CopyPass, isMain: Bool, in structure: String
  ) -> [UInt8]? {
    if let text = XMPEncoding.utf8(packet[...]) {
      return edit(Array(text), of: packet, &pass, isMain: isMain, in: structure)
    }
    let text = packet.text
    let isExact = pass.plan.removes(.unread)
    // What readers can't read to its end hides what the copy says about itself there.
    let hasStatement = isMain && pass.statement != nil
    guard var editor = XMPEditor(Array(packet[text])),
      !isExact && !hasStatement || XMPWellFormedness.check(packet[text])
    else {
      if let text = XMPDeclarations.completed(packet) {
        return edit(text, of: packet, &pass, isMain: isMain, in: structure)
      }
      // It can't be read, or not changed.
      guard
        pass.plan.removes(.unread) || isMain && pass.isChanging
          || pass.kindOfValue(in: packet[...]) != nil
      else {
        pass.noteUnread(structure, packet[...])
        return packet
      }
      pass.record(.removed, .unread, structure)
      return isMain && pass.isChanging ? pass.statement.map { fresh($0) } : nil
    }
    editor.removeProperties(&pass)
    editor.removeUnread(&pass)
    let around = packet[..<text.lowerBound] + packet[text.upperBound...]
    let isCut = Self.isUnread(around) && pass.removes(.unread, "XMP gap", bytes: around)
    let hasChanges = isCut || !editor.edits.isEmpty
    if isMain, let statement = pass.statement { editor.add(statement) }
    guard hasChanges || !editor.edits.isEmpty || isExact && pass.isChanging else { return packet }
    let edited = editor.result(in: isCut ? Array(packet[text]) : packet, isCut ? nil : text)
    guard isExact else { return edited }
    let written = XMPWriter.packet(edited)
    // A picture in a list of several must not become longer.
    return !isMain && written.map({ $0.count > packet.count }) == true
      ? XMPWriter.packet(edited, isCompact: true) : written
  }

  /// Returns a packet whose text stands for another one without what a pass removes; the other one
  /// itself if there is nothing.
  private static func edit(
    _ text: [UInt8], of packet: [UInt8], _ pass: inout CopyPass, isMain: Bool, in structure: String
  ) -> [UInt8]? {
    let edited = edit(text, &pass, isMain: isMain, in: structure)
    return edited == text ? packet : edited
  }

  /// Returns a new packet that only says what was done.
  static func fresh(_ statement: XMPStatement) -> [UInt8] {
    let packet = Array(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="\(XMPKinds.rdf)">
      \(statement.description(about: "\"\"", withHistory: true))
      </rdf:RDF>
      </x:xmpmeta>
      <?xpacket end="w"?>
      """.utf8)
    return XMPWriter.packet(packet) ?? packet
  }

  /// A packet that says nothing.
  static let empty = Array("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>".utf8)

  /// Creates an editor; nil if the packet is damaged or has no properties.
  private init?(_ bytes: [UInt8]) {
    guard let document = XMLRanges(bytes),
      let root = document.nodes.firstIndex(where: {
        $0.namespace == XMPKinds.rdf && $0.local == "RDF"
      }),
      !document.nodes[root].endTag.isEmpty,
      // Properties of a second one would be passed over.
      document.nodes.count(where: { $0.namespace == XMPKinds.rdf && $0.local == "RDF" }) == 1
    else { return nil }
    self.bytes = bytes
    self.document = document
    self.root = root
  }

  // MARK: Removing

  private mutating func removeProperties(_ pass: inout CopyPass) {
    for description in document.nodes[root].children {
      let node = document.nodes[description]
      for attribute in node.attributes where Self.isProperty(attribute) {
        let name = XMPKinds.name(
          of: attribute.local, in: attribute.namespace, prefix: attribute.prefix)
        if replacesDate(name, at: [attribute.value], &pass) { continue }
        let text = XMLText.decoded(bytes[attribute.value])
        let isKnown =
          !pass.plan.removes(.unread)
          || XMPKinds.isKnown(attribute.local, in: attribute.namespace)
            && !isSparePrompt(name)
            && XMPForm.isKept([text], of: attribute.local, in: attribute.namespace)
        let kind =
          isKnown ? XMPKinds.kind(of: attribute.local, in: attribute.namespace) : .unread
        if text.utf8.allSatisfy({ $0 <= 0x20 }), Self.isKeptBlank(kind, pass.plan) { continue }
        if removes(kind, name, [text], bytes[attribute.value], &pass) {
          edits.append((attribute.range, []))
        }
      }
      for child in node.children {
        let property = document.nodes[child]
        let name = XMPKinds.name(
          of: property.local, in: property.namespace, prefix: property.prefix)
        if property.children.isEmpty, replacesDate(name, at: property.texts, &pass) { continue }
        noteStatements(in: child, &pass)
        let kind = kind(of: child, pass.plan)
        removeVideoItems(of: child, &pass)
        if removesItems(of: child, kind, name, &pass) { continue }
        if Self.isKeptBlank(kind, pass.plan), isBlank(child) { continue }
        if removes(kind, name, texts(in: child), bytes[property.range], &pass) {
          edits.append((property.range, []))
        }
      }
    }
  }

  /// Removes single items of a list, such as the keywords that name a place, and returns whether
  /// others stay.
  private mutating func removesItems(
    of index: Int, _ kind: MetadataKind, _ name: String, _ pass: inout CopyPass
  ) -> Bool {
    guard !pass.plan.removes(kind), !pass.isPublic(kind), ![.history, .credentials].contains(kind)
    else { return false }
    let lists = document.nodes[index].children
    guard lists.count == 1, let list = lists.first.map({ document.nodes[$0] }),
      list.namespace == XMPKinds.rdf, ["Bag", "Seq"].contains(list.local),
      list.children.allSatisfy({ document.nodes[$0].children.isEmpty })
    else { return false }
    let found = list.children.filter { item in
      pass.found(in: texts(in: item), bytes[document.nodes[item].range]) != nil
    }
    guard !found.isEmpty, found.count < list.children.count else { return false }
    for item in found {
      let range = document.nodes[item].range
      if pass.removes(kind, name, texts: texts(in: item), bytes: bytes[range]) {
        edits.append((range, []))
      }
    }
    return true
  }

  /// Whether a property of a kind says nothing if it is blank, and may stay.
  private static func isKeptBlank(_ kind: MetadataKind, _ plan: CopyPlan) -> Bool {
    RecordedStructures.kinds.contains(kind) && !plan.removes(.unread)
  }

  /// Whether an element has no text and no attribute besides those of its form.
  private func isBlank(_ index: Int) -> Bool {
    var waiting = [index]
    while let next = waiting.popLast() {
      let node = document.nodes[next]
      let hasText = node.texts.contains { bytes[$0].contains { $0 > 0x20 } }
      let hasAttribute = node.attributes.contains { attribute in
        !["lang", "parseType"].contains(attribute.local) && attribute.prefix != "xmlns"
          && attribute.local != "xmlns"
      }
      if hasText || hasAttribute { return false }
      waiting += node.children
    }
    return true
  }

  /// Replaces the time of the last change, in its pieces of text, if the picture was changed.
  private mutating func replacesDate(
    _ name: String, at positions: [Range<Int>], _ pass: inout CopyPass
  ) -> Bool {
    guard name == Self.changeName, let date = pass.revision?.date, !pass.plan.removes(.date),
      let first = positions.first
    else { return false }
    pass.record(.replaced, .date, name)
    edits.append((first, Array(date.utf8)))
    edits += positions.dropFirst().map { ($0, []) }
    return true
  }

  /// Whether an attribute is a property.
  static func isProperty(_ attribute: XMLNode.Attribute) -> Bool {
    !attribute.namespace.isEmpty && attribute.namespace != XMPKinds.rdf
      && attribute.prefix != "xml"
  }

  private func removes(
    _ kind: MetadataKind, _ name: String, _ texts: [String], _ content: ArraySlice<UInt8>,
    _ pass: inout CopyPass
  ) -> Bool {
    if pass.removesExtension, name == Self.extensionName { return true }
    if pass.revision?.sourceType != nil, name == Self.sourceTypeName {
      pass.record(.replaced, .technical, name)
      return true
    }
    if pass.revision != nil, name.hasPrefix(Self.gainMapPrefix) {
      pass.record(.removed, .technical, name)
      return true
    }
    if pass.removesVideo, Self.videoMarks.contains(where: name.hasPrefix) {
      pass.record(.removed, .technical, name)
      return true
    }
    if Self.prompts.contains(name), !pass.plan.removes(kind) {
      guard let found = pass.found(in: texts, content) else { return false }
      pass.record(.removed, found, name)
      return true
    }
    if pass.plan.removesFacts, !pass.plan.removes(kind),
      texts.contains(where: { hasFacts($0, pass) })
    {
      pass.record(.removed, .unread, name)
      return true
    }
    if kind == .credentials {
      guard pass.endsCredentials else { return false }
      // The address of credentials elsewhere, or of those in the file.
      pass.record(.removed, .credentials, name)
      return true
    }
    return pass.removes(
      kind, name, texts: texts, bytes: content,
      holding: Self.isLeftOut(name, texts)
        ? [] : XMPKinds.hidden(in: name) ?? Self.possible(in: texts))
  }

  /// Whether a text is a picture, a video or a recording in Base64 that has metadata of its own, or
  /// a value that was removed elsewhere.
  private func hasFacts(_ text: String, _ pass: CopyPass) -> Bool {
    guard text.utf8.count >= Self.shortestMedia,
      Self.mediaBeginnings.contains(where: text.hasPrefix),
      let media = Data(base64Encoded: text, options: .ignoreUnknownCharacters).map(Array.init)
    else { return false }
    let marks = [
      "Exif\0\0", "EXIF", "eXIf", "<x:xmpmeta", "<rdf:RDF", "Photoshop 3.0", "udta",
    ]
    return marks.contains { media[...].contains(text: $0) }
      || pass.kindOfValue(in: media[...]) != nil
  }

  /// Base64 of the beginnings of JPEG, PNG, WebP, and files of boxes.
  private static let mediaBeginnings = ["/9j/", "iVBORw0KGgo", "UklGR", "AAAA"]
  private static let shortestMedia = 128

  /// The properties that declare that a model made the picture, and that may also name somebody.
  private static let prompts: Set<String> = ["XMP Iptc4xmpExt:AIPromptInformation"]

  /// Whether a property is what somebody asked a model for, in a packet that also says otherwise
  /// that a model made the picture.
  private func isSparePrompt(_ name: String) -> Bool {
    Self.prompts.contains(name)
      && document.nodes.contains { node in
        Self.declarations.contains(node.local)
          || node.attributes.contains { Self.declarations.contains($0.local) }
      }
  }

  private static let declarations: Set<String> = ["DigitalSourceType", "AISystemUsed"]

  /// Returns what texts may say, whatever the names around them are.
  private static func possible(in texts: [String]) -> Set<MetadataKind> {
    texts.filter { !$0.isEmpty }.reduce(into: []) { kinds, text in
      kinds.formUnion(HiddenFacts.possible(in: Array(text.utf8)[...]))
    }
  }

  /// Whether a property only says that there was a maker note: libraries write how many bytes it
  /// had, or the first few of them.
  private static func isLeftOut(_ name: String, _ texts: [String]) -> Bool {
    name == "XMP exif:MakerNote" && !texts.isEmpty
      && texts.allSatisfy { text in
        text.utf8.count <= 80 && text.utf8.first?.isASCIIDigit == true
          && (text.hasSuffix(" bytes undefined data") || text.hasSuffix(" ..."))
      }
  }

  /// Returns what a property is about: the first thing to be removed that it or a structure inside
  /// is about, else what its own name says.
  private func kind(of index: Int, _ plan: CopyPlan) -> MetadataKind {
    let own = XMPKinds.kind(of: document.nodes[index].local, in: document.nodes[index].namespace)
    let isExact = plan.removes(.unread)
    let name = (document.nodes[index].local, document.nodes[index].namespace)
    if isExact,
      isSparePrompt(XMPKinds.name(of: name.0, in: name.1, prefix: ""))
        || !XMPKinds.isKnown(name.0, in: name.1)
        || !XMPForm.isKept(texts(in: index), of: name.0, in: name.1)
    {
      return .unread
    }
    if plan.removes(own) || own == .technical && !isExact { return own }
    var waiting = document.nodes[index].children
    while let next = waiting.popLast() {
      let node = document.nodes[next]
      waiting += node.children
      let names =
        [(node.local, node.namespace)]
        + node.attributes.filter(Self.isProperty).map { ($0.local, $0.namespace) }
      for (local, namespace) in names {
        let kind = XMPKinds.kind(of: local, in: namespace)
        if isExact, !XMPKinds.isKnown(local, in: namespace) { return .unread }
        if isExact || Self.hidden.contains(kind), plan.removes(kind) { return kind }
      }
    }
    return own
  }

  /// The property that names the packet which continues this one.
  private static let extensionName = "XMP xmpNote:HasExtendedXMP"

  /// The properties of a gain map, which fits one picture alone.
  private static let gainMapPrefix = "XMP hdrgm:"

  /// The property that says when the file was last changed.
  private static let changeName = "XMP xmp:ModifyDate"

  /// The property that declares where the picture comes from.
  private static let sourceTypeName = "XMP Iptc4xmpExt:DigitalSourceType"

  /// What a structure may contain without saying so in its name.
  private static let hidden: Set<MetadataKind> = [
    .location, .serialNumbers, .owner, .copyright, .faces, .thumbnail,
  ]

  /// Returns the texts in an element and in its attributes.
  func texts(in index: Int) -> [String] {
    var texts: [String] = []
    var waiting = [index]
    while let next = waiting.popLast() {
      let node = document.nodes[next]
      waiting += node.children
      for attribute in node.attributes where Self.isProperty(attribute) {
        texts.append(XMLText.decoded(bytes[attribute.value]))
      }
      let text = node.texts.map { XMLText.decoded(bytes[$0]) }.joined()
      if text.utf8.contains(where: { $0 > 0x20 }) { texts.append(text) }
    }
    return texts + keywordPaths(in: index)
  }

  /// Returns the keywords of a hierarchy by the Metadata Working Group (Guidelines 2.0, 5.10), each
  /// as a path: `Places|France|Paris`.
  private func keywordPaths(in index: Int) -> [String] {
    guard document.nodes[index].local == "Keywords",
      XMPKinds.prefix(of: document.nodes[index].namespace) == "mwg-kw"
    else { return [] }
    var paths: [String] = []
    var waiting = [(node: index, path: "")]
    while let (next, path) = waiting.popLast() {
      let node = document.nodes[next]
      let keyword = node.children.first { document.nodes[$0].local == "Keyword" }
      let name =
        keyword.map {
          document.nodes[$0].texts.map { XMLText.decoded(bytes[$0]) }.joined()
        }
        ?? node.attributes.first { $0.local == "Keyword" }.map {
          XMLText.decoded(bytes[$0.value])
        }
      var path = path
      if let name {
        path += (path.isEmpty ? "" : "|") + name
        if path.utf8.count > Self.longestPath { continue }
        if path.contains("|") { paths.append(path) }
      }
      waiting += node.children.map { ($0, path) }
    }
    return paths
  }

  /// The maximum size of a path of keywords.
  private static let longestPath = 1024

  /// Notes what earlier copies said about themselves.
  private func noteStatements(in index: Int, _ pass: inout CopyPass) {
    let node = document.nodes[index]
    guard node.local == "History", node.namespace == XMPKinds.mediaManagement else { return }
    for text in texts(in: index) {
      if let statement = CopyStatement(parameters: text) { pass.noteEarlier(statement) }
    }
  }

  // MARK: Writing

  /// Returns the packet with its text changed; the text alone if its position is nil.
  private func result(in packet: [UInt8], _ text: Range<Int>?) -> [UInt8] {
    var edited: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position else { continue }
      edited += bytes[position..<edit.range.lowerBound] + edit.text
      position = edit.range.upperBound
    }
    edited += bytes[position...]
    // XMP Specification Part 1, 7.3.2: white space before the end of the packet is for edits.
    let end = edited.paddingEnd
    let difference = edited.count - bytes.count
    if difference < 0 {
      edited.insert(contentsOf: Array(repeating: 0x20, count: -difference), at: end)
    } else {
      let space = edited[..<end].reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.count
      edited.removeSubrange(end - min(difference, max(0, space - 1))..<end)
    }
    guard let text else { return edited }
    return packet[..<text.lowerBound] + edited + packet[text.upperBound...]
  }
}

extension [UInt8] {
  /// The position of the XML in a packet: whatever surrounds it is padding.
  fileprivate var text: Range<Int> {
    guard let start = firstIndex(of: UInt8(ascii: "<")),
      let end = lastIndex(of: UInt8(ascii: ">")), start < end
    else { return 0..<0 }
    return start..<end + 1
  }

  /// The end of the white space before the processing instruction that ends a packet, or of all.
  fileprivate var paddingEnd: Int {
    let tail = self[Swift.max(0, count - 64)...]
    return tail.firstRange(ofBytes: Array("<?xpacket end".utf8))?.lowerBound ?? count
  }
}
